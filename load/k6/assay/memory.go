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
	// startPercent is the percentage (GOGC) while users are created. Most of their memory stays in use, so a collection would free little.
	startPercent = 800
	garbageBytes = 32 << 20
	// streamBytes is the memory that a user occupies after its first stream.
	streamBytes = 24 << 10
)

// setGarbage sets how much garbage starts a collection, in percent of the memory in use (GOGC). It does nothing if the environment variable
// GOGC is set.
func setGarbage(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

// settle does slow work before the first user starts, for example a garbage collection.
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

// percentFor returns the percentage (GOGC) that setGarbage should set, if so many bytes are in use.
func percentFor(inUse uint64) int {
	return max(fewestPercent, int(100*garbageBytes/max(inUse, 1<<20)))
}

// percentUntil returns a percentage (GOGC) that is large enough for memory to grow from inUse to later before the next collection.
func percentUntil(inUse, later uint64) int {
	inUse, later = max(inUse, 1<<20), max(later, 1<<20)
	return int((later*uint64(100+percentFor(later)))/inUse) - 100
}

// keepNoTrends makes k6 only add up the values of its built-in metrics. Storing them would need ever more memory. It must be called before
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
