package assay

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/js/modulestest"
	"go.k6.io/k6/v2/metrics"
)

func TestManyUsersLeaveLittleGarbage(t *testing.T) {
	for inUse, want := range map[uint64]int{0: 3200, 8 << 20: 400, 32 << 20: 100, 64 << 20: 50, 80 << 20: 40, 1 << 30: 30} {
		if got := percentFor(inUse); got != want {
			t.Errorf("%d bytes in use: %d percent", inUse, got)
		}
	}
}

func TestStreamsBeginWithoutACollection(t *testing.T) {
	for _, one := range []struct{ inUse, later, wantGoal uint64 }{
		{64 << 20, 64 << 20, 96 << 20}, {70 << 20, 94 << 20, 126 << 20}, {700 << 20, 940 << 20, 1222 << 20}, {0, 0, 33 << 20},
	} {
		goal := max(one.inUse, 1<<20) * uint64(100+percentUntil(one.inUse, one.later)) / 100
		if goal > one.wantGoal || goal < one.wantGoal*98/100 {
			t.Errorf("%d bytes in use, %d later: collected at %d, want %d", one.inUse, one.later, goal, one.wantGoal)
		}
	}
}

func TestAfterTheFirstCollectionGarbageIsAsUsual(t *testing.T) {
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	collect(1 << 16)
	first := debug.SetGCPercent(100)
	usual := percentFor(bytesInUse())
	for until := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
		runtime.GC()
		if now := debug.SetGCPercent(100); now != 100 {
			if now > usual+usual/2 || now >= first {
				t.Errorf("%d percent, then %d, want about %d", first, now, usual)
			}
			return
		}
		if time.Now().After(until) {
			t.Fatal("nothing changed")
		}
	}
}

func TestGarbageIsLimitedUnlessTheUserChose(t *testing.T) {
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	setGarbage(fewestPercent)
	if got := debug.SetGCPercent(100); got != fewestPercent {
		t.Errorf("%d percent", got)
	}
	t.Setenv("GOGC", "300")
	setGarbage(fewestPercent)
	if got := debug.SetGCPercent(100); got != 100 {
		t.Errorf("%d percent", got)
	}
}

func TestFunctionsAreMadeWhenTheyAreAskedFor(t *testing.T) {
	s := newStage(t)
	user, _ := s.shared.NewModuleInstance(s.runtime.VU).(*user)
	all := &exports{user: user, made: map[string]sobek.Value{}}
	if all.Get("nothing") != nil || len(all.made) != 0 || len(all.Keys()) != len(functions) {
		t.Error("made before it was asked for")
	}
	if first := all.Get("next"); first == nil || all.Get("next") != first || len(all.made) != 1 {
		t.Errorf("made %d", len(all.made))
	}
}

func TestNoMetricKeepsItsValues(t *testing.T) {
	runtime := modulestest.NewRuntime(t)
	registry := runtime.VU.InitEnv().Registry
	builtin := metrics.RegisterBuiltinMetrics(registry)
	new(run).NewModuleInstance(runtime.VU)
	iterations, durations := builtin.Iterations, builtin.IterationDuration
	for _, metric := range registry.All() {
		if _, keeps := metric.Sink.(*metrics.TrendSink); keeps {
			t.Errorf("%s keeps every value", metric.Name)
		}
	}
	for range 3 {
		for _, metric := range []*metrics.Metric{iterations, durations} {
			metric.Sink.Add(metrics.Sample{TimeSeries: metrics.TimeSeries{Metric: metric}, Value: 2})
		}
	}
	if got := iterations.Sink.Format(1)["count"]; got != 6 {
		t.Errorf("iterations count %v, expected 6", got)
	}
}
