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

// How much garbage may exist before a collection, in percent of the memory in use. Memory once given to the process stays with it,
// so a thousand users need little garbage to keep the process small. A few users use little memory and may leave enough garbage
// for rare collections.
const (
	fewestPercent = 30
	// startPercent applies while users are created: most of the new memory stays in use, and each collection examines all of it.
	startPercent = 800
	garbageBytes = 32 << 20
	// streamBytes is the memory that a user needs after its first stream.
	streamBytes = 24 << 10
)

// setGarbage sets the percentage unless the user set GOGC.
func setGarbage(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

// settle does the slow work before the first request: it makes room for the connections of all users, and collects the garbage of
// creating them. Streams that start together create more garbage before the first one, so the collection then happens when all
// users have arrived.
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

// collect collects garbage. It then allows enough garbage for this many streams to begin without another collection, and
// afterwards the usual amount.
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

// percentFor returns the percentage for this many bytes in use.
func percentFor(inUse uint64) int {
	return max(fewestPercent, int(100*garbageBytes/max(inUse, 1<<20)))
}

// percentUntil returns the percentage now that leads to a collection when the garbage reaches what percentFor allows for the later
// bytes in use.
func percentUntil(inUse, later uint64) int {
	inUse, later = max(inUse, 1<<20), max(later, 1<<20)
	return int((later*uint64(100+percentFor(later)))/inUse) - 100
}

// keepNoValues makes k6 only count the samples of a metric for its summary, of which only iterations are read. A trend would store
// every value, so memory would grow with each request. Outputs are not affected.
func keepNoValues(metric *metrics.Metric) {
	if metric.Type == metrics.Trend {
		metric.Sink = &metrics.CounterSink{}
	}
}

// keepNoTrends applies keepNoValues to the metrics of k6 itself. It is called in the init context, before any sample.
func (r *run) keepNoTrends(registry *metrics.Registry) {
	r.trends.Do(func() {
		for _, metric := range registry.All() {
			keepNoValues(metric)
		}
	})
}
