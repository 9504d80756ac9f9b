package conn

import "testing"

func isOpen(c *startBarrier) bool {
	select {
	case <-c.isOpen:
		return true
	default:
		return false
	}
}

func TestUsersWhoStartTogetherWaitForEachOther(t *testing.T) {
	c := &startBarrier{isOpen: make(chan struct{})}
	arrivals := []int64{50, 60, maxLateArrivals + 1, maxLateArrivals, 70}
	c.openWhenArrived(func() {
		c.arrived.Add(arrivals[0])
		arrivals = arrivals[1:]
		if isOpen(c) {
			t.Error("users go on while others come")
		}
	})
	if len(arrivals) != 1 || !isOpen(c) {
		t.Errorf("%d numbers of arrivals left, want 1", len(arrivals))
	}
	c.wait()
}

func TestTheStartBarrierHasADeadline(t *testing.T) {
	c, checks := &startBarrier{isOpen: make(chan struct{})}, 0
	c.openWhenArrived(func() {
		checks++
		c.arrived.Add(maxLateArrivals + 1)
	})
	if !isOpen(c) || checks != maxBarrierChecks {
		t.Errorf("%d checks", checks)
	}
}
