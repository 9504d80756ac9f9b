package clock

import (
	"math"
	"time"

	"golang.org/x/sys/unix"
)

// hostMonotonic returns what CLOCK_MONOTONIC showed at base. Go's own monotonic readings are the same clock, so their
// difference is constant: the smallest of several tries is the one least disturbed between the two readings.
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
