package conn

import (
	"sync"
	"sync/atomic"
	"time"
)

const (
	// barrierInterval is how often the startBarrier counts the users that have started.
	barrierInterval = 2 * time.Millisecond
	// fewArrivals: the startBarrier opens if at most this many users have started in one interval.
	fewArrivals = 4
	// maxBarrierChecks: after this many intervals, the startBarrier opens even if users still start.
	maxBarrierChecks = 100
)

// startBarrier makes the first virtual users wait until the others have started too. Starting all users occupies all processors for about
// 0.1 s. If some already sent requests, their answers would be read late.
type startBarrier struct {
	arrived atomic.Int64
	isOpen  chan struct{}
}

var starting = sync.OnceValue(func() *startBarrier {
	b := &startBarrier{isOpen: make(chan struct{})}
	go b.openWhenArrived(func() { time.Sleep(barrierInterval) })
	return b
})

func (b *startBarrier) wait() {
	b.arrived.Add(1)
	<-b.isOpen
}

// openWhenArrived opens the barrier when hardly any more users start, or after maxBarrierChecks intervals. The function `pause` waits for
// one interval.
func (b *startBarrier) openWhenArrived(pause func()) {
	for range maxBarrierChecks {
		before := b.arrived.Load()
		pause()
		if b.arrived.Load()-before <= fewArrivals {
			break
		}
	}
	close(b.isOpen)
}
