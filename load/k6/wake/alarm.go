// Package wake lets a goroutine sleep until an exact time. Go's timers wait whole milliseconds, and wake 0.5 ms late on average. On Linux, this
// package uses timers of the system, which wake within 10 microseconds.
package wake

import (
	"context"
	"time"

	"assay.local/k6/clock"
)

// Alarm lets a goroutine sleep until an exact time. Only one goroutine may use it at a time.
type Alarm struct{ precise precise }

// Sleep waits until the time `at`, in nanoseconds of package clock, or until ctx is done.
func (a *Alarm) Sleep(ctx context.Context, at int64) {
	for ctx.Err() == nil {
		ahead := at - clock.Now()
		if ahead <= 0 {
			return
		}
		if !a.precise.sleep(ctx, ahead) {
			sleepRoughly(ctx, ahead)
		}
	}
}

func sleepRoughly(ctx context.Context, nanos int64) {
	timer := time.NewTimer(time.Duration(nanos))
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}
