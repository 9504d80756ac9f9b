package assay

import (
	"runtime/debug"
	"testing"

	"github.com/grafana/sobek"
)

func TestManyUsersLeaveLittleGarbage(t *testing.T) {
	for inUse, want := range map[uint64]int{0: 3200, 8 << 20: 400, 32 << 20: 100, 64 << 20: 50, 80 << 20: 40, 1 << 30: 30} {
		if got := percentFor(inUse); got != want {
			t.Errorf("%d bytes in use: %d percent", inUse, got)
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
