// Package clock is one monotonic clock, as nanoseconds since this process began. One reading costs one call into
// the kernel's shared page and allocates nothing.
package clock

import "time"

var (
	base          = time.Now()
	baseMonotonic = hostMonotonic()
)

// Now returns nanoseconds since the process began. It never steps back.
func Now() int64 { return int64(time.Since(base)) }

// Epoch translates a reading into microseconds since 1970, by the wall clock as it stood when the process began.
func Epoch(nanos int64) int64 { return base.UnixMicro() + nanos/1000 }

// FromEpoch translates microseconds since 1970 into a reading.
func FromEpoch(micros int64) int64 { return (micros - base.UnixMicro()) * 1000 }

// HostMonotonic translates a reading into nanoseconds on the clock that all processes of this host share; false where
// the system has none that Go reads too.
func HostMonotonic(nanos int64) (int64, bool) {
	if baseMonotonic == 0 {
		return 0, false
	}
	return baseMonotonic + nanos, true
}

// FromWall translates nanoseconds since 1970, as the wall clock showed them a moment ago, into a reading, by both clocks
// as they stand now, and returns that reading of now as well. Wrong by what the wall clock was set in that moment.
func FromWall(nanos int64) (reading, now int64) {
	at := time.Now()
	now = int64(at.Sub(base))
	return now - (at.UnixNano() - nanos), now
}
