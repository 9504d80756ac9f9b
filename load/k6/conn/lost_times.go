package conn

import "sync/atomic"

// eventCount counts events, and those with the time of the event before them, because both were read together.
type eventCount struct{ events, together atomic.Int64 }

// late counts the events of late loops, onTime a sample of the others.
var late, onTime eventCount

// LostTimes returns the number of events without their own time because the machine was too busy to read them in time.
// It subtracts the events that the service sends at one moment, as far as this is visible while the machine is not busy.
func LostTimes() int64 { return lostOf(&late, &onTime) }

func lostOf(late, onTime *eventCount) int64 {
	together := late.together.Load()
	if all := onTime.events.Load(); all > 0 {
		together -= late.events.Load() * onTime.together.Load() / all
	}
	return max(0, together)
}
