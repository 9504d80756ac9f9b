package wake

import (
	"context"
	"sync"
	"testing"
	"time"

	"assay.local/k6/clock"
)

func TestNobodyWakesEarly(t *testing.T) {
	var all sync.WaitGroup
	for user := range 50 {
		all.Go(func() {
			var alarm Alarm
			for round := range 10 {
				at := clock.Now() + int64(time.Duration(1+(user+round)%7)*time.Millisecond)
				alarm.Sleep(context.Background(), at)
				if now := clock.Now(); now < at {
					t.Errorf("%d ns early", at-now)
				}
			}
		})
	}
	all.Wait()
}

func TestATimeInThePastIsNotAwaited(t *testing.T) {
	var alarm Alarm
	alarm.Sleep(context.Background(), clock.Now()-1)
	if alarm != (Alarm{}) {
		t.Error("a timer was made for nothing")
	}
}

func TestTheEndOfTheRunWakes(t *testing.T) {
	var alarm Alarm
	hour := clock.Now() + int64(time.Hour)
	for range 20 {
		ctx, cancel := context.WithCancel(context.Background())
		time.AfterFunc(time.Millisecond, cancel)
		alarm.Sleep(ctx, hour)
		if ctx.Err() == nil {
			t.Fatal("woken by nobody")
		}
	}
	// The contexts that ended earlier sleeps must not end this one.
	at := clock.Now() + int64(5*time.Millisecond)
	alarm.Sleep(context.Background(), at)
	if clock.Now() < at {
		t.Error("woken early")
	}
}

func TestWithoutPreciseTimersOrdinaryOnesServe(t *testing.T) {
	before := clock.Now()
	sleepRoughly(context.Background(), int64(time.Millisecond))
	if clock.Now()-before < int64(time.Millisecond) {
		t.Error("woken early")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	sleepRoughly(ctx, int64(time.Hour))
}
