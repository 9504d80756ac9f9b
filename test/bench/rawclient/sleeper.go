package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"slices"

	"assay.local/k6/clock"
	"assay.local/k6/wake"
)

// sleepEvery is the time between two wake-ups, in nanoseconds.
const sleepEvery = 5_000_000

// sleeper sleeps again and again until stdin ends, and prints how late it woke up. It does nothing else, so it
// measures how late this machine wakes any process.
func sleeper() int {
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		cancel()
	}()
	var alarm wake.Alarm
	var lags []int64
	for at := clock.Now() + sleepEvery; ; at += sleepEvery {
		alarm.Sleep(ctx, at)
		if ctx.Err() != nil {
			break
		}
		lags = append(lags, clock.Now()-at)
	}
	if len(lags) == 0 {
		return 1
	}
	slices.Sort(lags)
	fmt.Printf("{\"n\":%d,\"p50Us\":%d,\"p99Us\":%d}\n", len(lags), lags[len(lags)/2]/1000, lags[len(lags)*99/100]/1000)
	return 0
}
