package clock

import (
	"math"
	"time"

	"golang.org/x/sys/unix"
)

// hostMonotonic returns the value that CLOCK_MONOTONIC had when package clock was at 0. It reads both clocks 20 times and uses the smallest
// difference, because a pause between the readings only enlarges it. It returns 0 if CLOCK_MONOTONIC cannot be read.
func hostMonotonic() int64 {
	best := int64(math.MaxInt64)
	for range 20 {
		var at unix.Timespec
		before := time.Since(base)
		if unix.ClockGettime(unix.CLOCK_MONOTONIC, &at) != nil {
			return 0
		}
		best = min(best, at.Nano()-int64(before))
	}
	return best
}
