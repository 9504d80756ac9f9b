package clock

import (
	"math"
	"time"

	"golang.org/x/sys/unix"
)

// hostMonotonic returns the value that CLOCK_MONOTONIC had when package clock had the value 0. To find it, it subtracts one clock from the
// other 20 times. The smallest difference is the best, because a pause between the two readings enlarges it.
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
