// Package clock is a monotonic clock: nanoseconds since the start of the process. Reading it is fast and allocates nothing.
package clock

import "time"

var (
	base          = time.Now()
	baseMonotonic = hostMonotonic()
)

// Now returns the nanoseconds since the start of the process. It never decreases.
func Now() int64 { return int64(time.Since(base)) }

// Epoch converts a result of Now to microseconds since 1970. Later changes of the wall clock have no effect.
func Epoch(nanos int64) int64 { return base.UnixMicro() + nanos/1000 }

// FromEpoch converts microseconds since 1970 to nanoseconds since the start of the process, as Now returns them.
func FromEpoch(micros int64) int64 { return (micros - base.UnixMicro()) * 1000 }

// HostMonotonic converts a result of Now to CLOCK_MONOTONIC, which all processes of a machine share. It returns false if CLOCK_MONOTONIC cannot be
// read, as on systems other than Linux.
func HostMonotonic(nanos int64) (int64, bool) {
	if baseMonotonic == 0 {
		return 0, false
	}
	return baseMonotonic + nanos, true
}

// FromWall converts nanoseconds since 1970 to nanoseconds since the start of the process (reading). It also returns Now (now). The reading is wrong
// if the wall clock was set after `nanos`.
func FromWall(nanos int64) (reading, now int64) {
	at := time.Now()
	now = int64(at.Sub(base))
	return now - (at.UnixNano() - nanos), now
}
