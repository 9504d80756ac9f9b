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
	// startPercent is the percentage (setGarbage) while users are created. It is large, because what is allocated then stays in use.
	startPercent = 800
	garbageBytes = 32 << 20
	// userBytes is about how much memory a virtual user keeps after its first stream, for its buffers.
	userBytes = 24 << 10
)

// setGarbage makes Go collect garbage whenever it reaches this percentage of the memory in use. If the user has set the environment
// variable GOGC, which means the same, it does nothing.
func setGarbage(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

// settle is a function for the script, which calls it before the first request. It does slow work, such as a garbage collection, that would
// otherwise delay requests.
func (u *user) settle(sobek.FunctionCall) sobek.Value {
	files.Reserve()
	mix := u.loaded().config.Workload.Mix
	collect(int(float64(u.run.task.config.Workload.VUs) * (mix[transportSSE] + mix[transportSocket])))
	return sobek.Undefined()
}

// collect runs the garbage collector now, so that it does not run while users send their first requests. The next collection comes after
// about `streams` users have read a stream, which is when their buffers have grown.
func collect(streams int) {
	runtime.GC()
	inUse := bytesInUse()
	setGarbage(percentUntil(inUse, inUse+uint64(streams)*userBytes))
	runtime.AddCleanup(&struct{ next *byte }{}, func(int) { setGarbage(percentFor(bytesInUse())) }, 0)
}

func bytesInUse() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

// percentFor returns the percentage for setGarbage when `inUse` bytes are in use. The more memory is in use, the smaller the percentage, to
// limit memory, but it is at least fewestPercent.
func percentFor(inUse uint64) int {
	return max(fewestPercent, int(100*garbageBytes/max(inUse, 1<<20)))
}

// percentUntil returns a percentage for setGarbage with which no collection starts before the memory has grown from `inUse` to more than
// `later` bytes.
func percentUntil(inUse, later uint64) int {
	inUse, later = max(inUse, 1<<20), max(later, 1<<20)
	return int((later*uint64(100+percentFor(later)))/inUse) - 100
}

// keepNoTrends makes k6 keep only the sums of its own metrics. Assay does not use them, and k6 would otherwise store every value, so that
// memory grows during the load. It must be called before the first value.
func (r *run) keepNoTrends(registry *metrics.Registry) {
	r.trends.Do(func() {
		for _, metric := range registry.All() {
			if metric.Type == metrics.Trend {
				metric.Sink = &metrics.CounterSink{}
			}
		}
	})
}
