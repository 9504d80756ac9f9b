package assay

// Go collects garbage when memory has grown by a percentage since the last collection (GOGC). A collection delays the reading of answers. So
// settle collects garbage before the first request, and sets a percentage with which the next collection comes only when the streams of all
// users have their buffers. That collection sets the percentage for the rest of the load: the more memory is in use, the smaller.

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/metrics"

	"assay.local/k6/files"
)

const (
	fewestPercent      = 30
	startPercent       = 800 // What is allocated while users are created stays in use.
	garbageBytes       = 32 << 20
	bufferBytesPerUser = 24 << 10 // about what the buffers of a user take after its first stream
)

func setGarbage(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

func (u *user) settle(sobek.FunctionCall) sobek.Value {
	files.Reserve()
	mix := u.loaded().config.Workload.Mix
	collect(int(float64(u.run.task.config.Workload.VUs) * (mix[transportSSE] + mix[transportSocket])))
	return sobek.Undefined()
}

func collect(streams int) {
	runtime.GC()
	inUse := bytesInUse()
	setGarbage(percentUntil(inUse, inUse+uint64(streams)*bufferBytesPerUser))
	// This runs after the next collection.
	runtime.AddCleanup(&struct{ next *byte }{}, func(int) { setGarbage(percentFor(bytesInUse())) }, 0)
}

func bytesInUse() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

func percentFor(inUse uint64) int {
	return max(fewestPercent, int(100*garbageBytes/max(inUse, 1<<20)))
}

func percentUntil(inUse, later uint64) int {
	inUse, later = max(inUse, 1<<20), max(later, 1<<20)
	return int((later*uint64(100+percentFor(later)))/inUse) - 100
}

func (r *run) keepNoTrends(registry *metrics.Registry) {
	r.trends.Do(func() {
		for _, metric := range registry.All() {
			if metric.Type == metrics.Trend {
				// A trend would store every value, so memory would grow during the load.
				metric.Sink = &metrics.CounterSink{}
			}
		}
	})
}
