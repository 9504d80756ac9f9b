// Package wake lets a goroutine sleep until a moment of the clock. Go's own timers are waited for in whole
// milliseconds, so they wake half a millisecond late on average; where the system has timers that end a wait like data
// on a socket does, those wake within some ten microseconds.
package wake

import (
	"context"
	"time"

	"assay.local/k6/clock"
)

// Alarm wakes one goroutine at a time. Its zero value is ready.
type Alarm struct{ precise precise }

// Sleep returns when the clock shows at, or when the context has ended. It never returns early otherwise.
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
