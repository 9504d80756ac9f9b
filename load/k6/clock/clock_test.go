package clock

import (
	"runtime"
	"testing"
	"time"
)

func TestNowFollowsTheWallClock(t *testing.T) {
	reading := Now()
	wall := time.Now().UnixMicro()
	if off := Epoch(reading) - wall; off > 1_000_000 || off < -1_000_000 {
		t.Errorf("epoch is %d us away from the wall clock", off)
	}
	if back := FromEpoch(Epoch(reading)); back/1000 != reading/1000 && back/1000 != reading/1000-1 {
		t.Errorf("there and back: %d became %d", reading, back)
	}
}

func TestHostMonotonicIsSharedOnLinux(t *testing.T) {
	host, ok := HostMonotonic(Now())
	if ok != (runtime.GOOS == "linux") {
		t.Fatalf("ok is %v on %s", ok, runtime.GOOS)
	}
	if ok && host <= 0 {
		t.Errorf("host clock shows %d", host)
	}
}

func TestFromWallLooksBack(t *testing.T) {
	reading, now := FromWall(time.Now().Add(-time.Second).UnixNano())
	if age := now - reading; age < int64(time.Second) || age > int64(5*time.Second) {
		t.Errorf("a second ago is %d ns ago", age)
	}
}
