package assay

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/metrics"

	"assay.local/k6/files"
)

// Go collects garbage when it reaches a percentage of the memory in use (see GOGC).
const (
	// fewestPercent applies if much memory is in use.
	fewestPercent = 30
	// startPercent applies while users are created. It is large, because what is allocated then stays in use.
	startPercent = 800
	// garbageBytes is how much garbage may exist if little memory is in use.
	garbageBytes = 32 << 20
	// userBytes is about how much memory the buffers of a virtual user take after its first stream.
	userBytes = 24 << 10
)

// setGarbage sets the percentage of GOGC, unless the user has set it.
func setGarbage(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

// settle is a function of the module, which the script calls before the first request. It does work that would delay requests later.
func (u *user) settle(sobek.FunctionCall) sobek.Value {
	files.Reserve()
	mix := u.loaded().config.Workload.Mix
	collect(int(float64(u.run.task.config.Workload.VUs) * (mix[transportSSE] + mix[transportSocket])))
	return sobek.Undefined()
}

// collect collects garbage now, so that the next collection comes only after about `streams` users have read their first stream.
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

// percentFor returns the percentage for `inUse` bytes of memory in use. The more memory is in use, the smaller the percentage.
func percentFor(inUse uint64) int {
	return max(fewestPercent, int(100*garbageBytes/max(inUse, 1<<20)))
}

// percentUntil returns a percentage with which the next collection starts only when memory has grown from `inUse` to more than `later` bytes.
func percentUntil(inUse, later uint64) int {
	inUse, later = max(inUse, 1<<20), max(later, 1<<20)
	return int((later*uint64(100+percentFor(later)))/inUse) - 100
}

// keepNoTrends makes k6 store only the sums of its own metrics. Otherwise k6 would store every value, and memory would grow during the load.
func (r *run) keepNoTrends(registry *metrics.Registry) {
	r.trends.Do(func() {
		for _, metric := range registry.All() {
			if metric.Type == metrics.Trend {
				metric.Sink = &metrics.CounterSink{}
			}
		}
	})
}
