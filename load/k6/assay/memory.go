package assay

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/metrics"

	"assay.local/k6/files"
)

// The settings of garbage collection. Go collects when the garbage reaches a percentage of the memory in use. With many users, this
// percentage is small, to limit memory; with few users, it is large, so that collections are rare.
const (
	fewestPercent = 30
	// startPercent is the value of GOGC while users are created. It is high: their memory stays in use, so a collection would free little.
	startPercent = 800
	garbageBytes = 32 << 20
	// streamBytes is the memory that a virtual user keeps allocated once it has read its first stream.
	streamBytes = 24 << 10
)

// setGarbage sets how much garbage starts a collection, in percent of the memory in use (GOGC). It does nothing if the environment variable
// GOGC is set.
func setGarbage(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

// settle does slow work, such as a garbage collection, before the first user starts, so that it does not disturb the load.
func (u *user) settle(sobek.FunctionCall) sobek.Value {
	files.Reserve()
	mix := u.loaded().config.Workload.Mix
	collect(int(float64(u.run.task.config.Workload.VUs) * (mix[transportSSE] + mix[transportSocket])))
	return sobek.Undefined()
}

// collect runs the garbage collector. No further collection starts until about `streams` streams have begun.
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

// percentFor returns the value of GOGC for `inUse` bytes of memory in use. The value is lower for more memory, but at least fewestPercent.
func percentFor(inUse uint64) int {
	return max(fewestPercent, int(100*garbageBytes/max(inUse, 1<<20)))
}

// percentUntil returns a value of GOGC with which memory can grow from `inUse` to more than `later` bytes before the next collection.
func percentUntil(inUse, later uint64) int {
	inUse, later = max(inUse, 1<<20), max(later, 1<<20)
	return int((later*uint64(100+percentFor(later)))/inUse) - 100
}

// keepNoTrends makes k6 keep only sums of its built-in metrics. If it stored every value, memory would grow during the load. Call it before
// the first value.
func (r *run) keepNoTrends(registry *metrics.Registry) {
	r.trends.Do(func() {
		for _, metric := range registry.All() {
			if metric.Type == metrics.Trend {
				metric.Sink = &metrics.CounterSink{}
			}
		}
	})
}
