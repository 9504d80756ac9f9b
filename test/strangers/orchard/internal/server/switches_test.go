package server_test

import (
	"maps"
	"testing"
	"time"

	"stranger/internal/sw"
)

// probe reports whether a switch can be seen on the wire.
type probe func(e *env) bool

// TestEverySwitchShows runs the probe of each switch against the good server,
// where it must be false, and against the server with the switch, where it
// must be true.
func TestEverySwitchShows(t *testing.T) {
	probes := map[*sw.Switch]probe{}
	for _, list := range []map[*sw.Switch]probe{habitProbes, streamHabitProbes, socketHabitProbes, hookHabitProbes, faultProbes, streamFaultProbes, hookFaultProbes, limitFaultProbes} {
		maps.Copy(probes, list)
	}
	for _, x := range append(sw.All(sw.Habit), sw.All(sw.Fault)...) {
		t.Run(string(x.Kind)+"/"+x.Name, func(t *testing.T) {
			t.Parallel()
			visible := probes[x]
			if visible == nil {
				t.Fatal("no probe for this switch")
			}
			if visible(startFor(t, x)) {
				t.Error("seen on the good server")
			}
			if !visible(startFor(t, x, x)) {
				t.Error("not seen although turned on")
			}
		})
	}
}

// startFor uses a tight limit where the switch is about limits.
func startFor(t *testing.T, x *sw.Switch, on ...*sw.Switch) *env {
	o := options(on...)
	if x.Area == sw.Limits {
		o.RateLimit, o.RateWindow = 3, time.Second
	}
	return start(t, o)
}
