package assay

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/grafana/sobek"

	"assay.local/k6/files"
)

// How much garbage there may be before it is collected, in percent of what is in use. What the process was once given stays
// with it, so that a thousand users need little garbage to stay small. A few users have little in use, and leave to their
// garbage as many bytes as it takes to collect it seldom.
const (
	fewestPercent = 30
	// startPercent is for the time in which users are made: less is in use then, and all of it is looked through each time.
	startPercent = 45
	garbageBytes = 32 << 20
)

// setGarbage holds unless the user chose by the variable of Go.
func setGarbage(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

// settle does before the first request what would hold requests up: it collects what making the users left behind, and makes room for their
// connections.
func (u *user) settle(sobek.FunctionCall) sobek.Value {
	files.Reserve()
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	setGarbage(percentFor(stats.HeapAlloc))
	return sobek.Undefined()
}

// percentFor is for so many bytes in use.
func percentFor(inUse uint64) int {
	return max(fewestPercent, int(100*garbageBytes/max(inUse, 1<<20)))
}
