// Package clock is a monotonic clock: nanoseconds since the start of the process. Reading it is fast and allocates nothing.
package clock

import "time"

var (
	base          = time.Now()
	baseMonotonic = hostMonotonic()
)

// Now returns the nanoseconds since the process began. The value never decreases.
func Now() int64 { return int64(time.Since(base)) }

// Epoch converts nanoseconds of this clock to microseconds since 1970. It uses the wall clock at the start of the process.
func Epoch(nanos int64) int64 { return base.UnixMicro() + nanos/1000 }

// FromEpoch converts microseconds since 1970 to nanoseconds of this clock (Now).
func FromEpoch(micros int64) int64 { return (micros - base.UnixMicro()) * 1000 }

// HostMonotonic converts nanoseconds of this clock to those of Linux' CLOCK_MONOTONIC. It returns false on other systems.
func HostMonotonic(nanos int64) (int64, bool) {
	if baseMonotonic == 0 {
		return 0, false
	}
	return baseMonotonic + nanos, true
}

// FromWall converts a wall-clock time, in nanoseconds since 1970, to nanoseconds of this clock (reading). It also returns the current time
// of this clock (now). If the wall clock was set between `nanos` and the current time, reading is wrong.
func FromWall(nanos int64) (reading, now int64) {
	at := time.Now()
	now = int64(at.Sub(base))
	return now - (at.UnixNano() - nanos), now
}
