package assay

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/metrics"

	"assay.local/k6/files"
)

// The settings of garbage collection. Go collects when the garbage reaches a percentage of the memory in use. The
// percentage is small with many users, to limit memory, and large with few users, so that collections are rare.
const (
	fewestPercent = 30
	// startPercent replaces this percentage while users are created: most of their memory stays in use, so a collection would free little.
	startPercent = 800
	garbageBytes = 32 << 20
	// streamBytes is the memory that a user needs after its first stream.
	streamBytes = 24 << 10
)

// setGarbage makes Go collect when garbage reaches this percentage of the memory in use. GOGC takes precedence.
func setGarbage(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

// settle does slow work before the first user begins: it enlarges the table of open files and collects garbage.
func (u *user) settle(sobek.FunctionCall) sobek.Value {
	files.Reserve()
	mix := u.loaded().config.Workload.Mix
	collect(int(float64(u.run.task.config.Workload.VUs) * (mix[transportSSE] + mix[transportSocket])))
	return sobek.Undefined()
}

// collect runs the garbage collector. The parameter is the approximate number of streams that begin before the next collection.
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

// percentFor returns the amount of garbage at which a collection starts, as a percentage of the bytes in use.
func percentFor(inUse uint64) int {
	return max(fewestPercent, int(100*garbageBytes/max(inUse, 1<<20)))
}

// percentUntil returns a garbage percentage (GOGC) so high that no collection begins before the memory in use grows from inUse to later.
func percentUntil(inUse, later uint64) int {
	inUse, later = max(inUse, 1<<20), max(later, 1<<20)
	return int((later*uint64(100+percentFor(later)))/inUse) - 100
}

// keepNoTrends makes k6 add up the values of its built-in metrics instead of storing them, so that memory does not grow. It must be called
// before the first value.
func (r *run) keepNoTrends(registry *metrics.Registry) {
	r.trends.Do(func() {
		for _, metric := range registry.All() {
			if metric.Type == metrics.Trend {
				metric.Sink = &metrics.CounterSink{}
			}
		}
	})
}
