// Package clock is a monotonic clock: nanoseconds since the start of the process. Reading it is fast and allocates nothing.
package clock

import "time"

var (
	base          = time.Now()
	baseMonotonic = hostMonotonic()
)

// Now returns the nanoseconds since the process began. The value never decreases.
func Now() int64 { return int64(time.Since(base)) }

// Epoch converts a time of this clock (Now) to microseconds since 1970, for example for a file. It uses the wall clock at the start of the
// process, so that a later change of the wall clock has no effect.
func Epoch(nanos int64) int64 { return base.UnixMicro() + nanos/1000 }

// FromEpoch is the inverse of Epoch: it converts microseconds since 1970 to a time of this clock (Now).
func FromEpoch(micros int64) int64 { return (micros - base.UnixMicro()) * 1000 }

// HostMonotonic converts a time of this clock to a time of Linux' CLOCK_MONOTONIC, which all processes of a machine share. So the times of
// two processes can be compared. It returns false on other systems.
func HostMonotonic(nanos int64) (int64, bool) {
	if baseMonotonic == 0 {
		return 0, false
	}
	return baseMonotonic + nanos, true
}

// FromWall converts the kernel's arrival time of bytes (nanos, in nanoseconds since 1970) to a time of this clock (reading). It also
// returns the current time of this clock (now). If somebody set the wall clock after the bytes arrived, reading is wrong.
func FromWall(nanos int64) (reading, now int64) {
	at := time.Now()
	now = int64(at.Sub(base))
	return now - (at.UnixNano() - nanos), now
}
