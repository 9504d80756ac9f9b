package conn

import "sync/atomic"

// eventCount counts events, and those that have the time of the event before them because they were read together.
type eventCount struct{ events, together atomic.Int64 }

// late counts in loops that were late; onTime a part of all others.
var late, onTime eventCount

// LostTimes returns how many events of all streams lost their own time because the machine was too busy to read them in time. What the
// service sends at one moment anyway is subtracted, as far as it shows while the machine is not busy.
func LostTimes() int64 { return lostOf(&late, &onTime) }

func lostOf(late, onTime *eventCount) int64 {
	together := late.together.Load()
	if all := onTime.events.Load(); all > 0 {
		together -= late.events.Load() * onTime.together.Load() / all
	}
	return max(0, together)
}
