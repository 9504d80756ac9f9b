package conn

import "testing"

func isThere(c *startBarrier) bool {
	select {
	case <-c.isThere:
		return true
	default:
		return false
	}
}

func TestUsersWhoStartTogetherWaitForEachOther(t *testing.T) {
	c := &startBarrier{isThere: make(chan struct{})}
	arrivals := []int64{50, 60, fewArrivals + 1, fewArrivals, 70}
	c.gather(func() {
		c.arrived.Add(arrivals[0])
		arrivals = arrivals[1:]
		if isThere(c) {
			t.Error("users go on while others come")
		}
	})
	if len(arrivals) != 1 || !isThere(c) {
		t.Errorf("%d numbers of arrivals left, want 1", len(arrivals))
	}
	c.wait()
}

func TestTheStartBarrierHasADeadline(t *testing.T) {
	c, checks := &startBarrier{isThere: make(chan struct{})}, 0
	c.gather(func() {
		checks++
		c.arrived.Add(fewArrivals + 1)
	})
	if !isThere(c) || checks != maxBarrierChecks {
		t.Errorf("%d checks", checks)
	}
}
