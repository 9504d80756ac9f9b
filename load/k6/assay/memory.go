package assay

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/metrics"

	"assay.local/k6/conn"
	"assay.local/k6/files"
)

// How much garbage there may be before it is collected, in percent of what is in use. What the process was once given stays
// with it, so that a thousand users need little garbage to stay small. A few users have little in use, and leave to their
// garbage as many bytes as it takes to collect it seldom.
const (
	fewestPercent = 30
	// startPercent is for the time in which users are made: most of what is made stays in use, and all of it is looked through each time.
	startPercent = 800
	garbageBytes = 32 << 20
	// streamBytes is what a user comes to use with its first stream.
	streamBytes = 24 << 10
)

// setGarbage holds unless the user chose by the variable of Go.
func setGarbage(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

// settle does before the first request what would hold requests up: it makes room for the connections of all users, and collects what making the
// users left behind. Streams that start together leave some more before the first of them, so all of that is collected then.
func (u *user) settle(sobek.FunctionCall) sobek.Value {
	files.Reserve()
	task := u.run.task
	if task == nil {
		u.throw(errNoTask)
	}
	u.throwIf(task.ready())
	streams := int(float64(task.config.Workload.VUs) * task.config.Workload.Mix[transportSSE])
	if task.startsTogether() {
		conn.BeforeStart(func() { collect(streams) })
	} else {
		collect(streams)
	}
	return sobek.Undefined()
}

// collect leaves so much room for garbage that so many streams can begin without another collection, and after that as much as usual.
func collect(streams int) {
	runtime.GC()
	inUse := bytesInUse()
	setGarbage(percentUntil(inUse, inUse+uint64(streams)*streamBytes))
	runtime.AddCleanup(&struct{ next *byte }{}, func(int) { setGarbage(percentFor(bytesInUse())) }, 0)
}

func bytesInUse() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

// percentFor is for so many bytes in use.
func percentFor(inUse uint64) int {
	return max(fewestPercent, int(100*garbageBytes/max(inUse, 1<<20)))
}

// percentUntil is for bytes in use that will be more: the garbage beside those is collected when it is as much as percentFor allows then.
func percentUntil(inUse, later uint64) int {
	inUse, later = max(inUse, 1<<20), max(later, 1<<20)
	return int((later*uint64(100+percentFor(later)))/inUse) - 100
}

// keepNoValues lets k6 count the samples of a metric for its own summary, of which only iterations are read. A trend would keep every value, so
// that the memory of a load would grow with each request. Outputs have sinks of their own.
func keepNoValues(metric *metrics.Metric) {
	if metric.Type == metrics.Trend {
		metric.Sink = &metrics.CounterSink{}
	}
}

// keepNoTrends is for the metrics of k6 itself. It is called in the init context, before any sample.
func (r *run) keepNoTrends(registry *metrics.Registry) {
	r.trends.Do(func() {
		for _, metric := range registry.All() {
			keepNoValues(metric)
		}
	})
}
