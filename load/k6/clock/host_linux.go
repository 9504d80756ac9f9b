package clock

import (
	"math"
	"time"

	"golang.org/x/sys/unix"
)

// hostMonotonic returns the value of CLOCK_MONOTONIC at the time base. Go counts with the same clock from base on, so the difference is
// constant. A pause between the two readings makes a difference too large, so the smallest one is returned.
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
