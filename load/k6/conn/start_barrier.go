package conn

import (
	"sync"
	"sync/atomic"
	"time"
)

const (
	barrierInterval = 2 * time.Millisecond
	// fewArrivals is the maximum number of users that start in the last interval before the barrier opens.
	fewArrivals = 4
	// maxBarrierChecks is the number of intervals after which the barrier opens even if many users still start.
	maxBarrierChecks = 100
)

// startBarrier makes the first virtual users wait until the others have started. Starting them occupies all processors for about 0.1 s, so
// answers would be read late.
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

// openWhenArrived opens the barrier when few users still start. The function `pause` waits for one interval.
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
