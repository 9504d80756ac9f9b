package server_test

import (
	"maps"
	"testing"
	"time"

	"stranger/internal/sw"
)

// probe acts as a client, and reports whether it sees the effect of a switch.
type probe func(e *env) bool

// TestEverySwitchShows runs the probe of each switch. The probe must be false for the good server, and true for a
// server with the switch.
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

// startFor starts a server with these switches, with a small quota for switches of limits.
func startFor(t *testing.T, x *sw.Switch, on ...*sw.Switch) *env {
	o := options(on...)
	if x.Area == sw.Limits {
		o.RateLimit, o.RateWindow = 3, time.Second
	}
	return start(t, o)
}
