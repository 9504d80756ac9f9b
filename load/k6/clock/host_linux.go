package clock

import (
	"math"
	"time"

	"golang.org/x/sys/unix"
)

// hostMonotonic returns the time of CLOCK_MONOTONIC at which Now was 0, or 0 on failure. It uses the smallest of 20 differences, because a pause
// between the readings of the two clocks makes a difference larger.
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
