package conn

// At a barrier, the first virtual users wait until the others have started. Starting them occupies all processors for about 0.1 s, so answers
// would be read late.

import (
	"sync"
	"sync/atomic"
	"time"
)

const (
	barrierInterval  = 2 * time.Millisecond
	maxLateArrivals  = 4
	maxBarrierChecks = 100
)

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

func (b *startBarrier) openWhenArrived(pause func()) {
	for range maxBarrierChecks {
		before := b.arrived.Load()
		pause()
		if b.arrived.Load()-before <= maxLateArrivals {
			break
		}
	}
	close(b.isOpen)
}
