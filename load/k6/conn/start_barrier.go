package conn

import (
	"sync"
	"sync/atomic"
	"time"
)

const (
	// Users start together if more than fewArrivals of them arrive within barrierCheck. The barrier opens after maxBarrierChecks at the latest.
	barrierCheck     = 2 * time.Millisecond
	fewArrivals      = 4
	maxBarrierChecks = 100
)

// startBarrier delays the first users of a process until all that start together have arrived. The start of a thousand
// users takes a tenth of a second on all processors, and the streams of the first ones could not be read in that time.
type startBarrier struct {
	arrived atomic.Int64
	isThere chan struct{}
}

// beforeStart is called before the barrier of this process opens.
var beforeStart atomic.Pointer[func()]

// BeforeStart sets a function that is called when all users that start together have arrived, before any of them continues.
// BeforeStart must be called before the first user acquires a permit.
func BeforeStart(do func()) { beforeStart.Store(&do) }

// starting is the start barrier of this process.
var starting = sync.OnceValue(func() *startBarrier {
	c := &startBarrier{isThere: make(chan struct{})}
	go c.gather(func() { time.Sleep(barrierCheck) })
	return c
})

func (c *startBarrier) wait() {
	c.arrived.Add(1)
	<-c.isThere
}

// gather opens the barrier when only a few users arrived during a pause.
func (c *startBarrier) gather(pause func()) {
	for range maxBarrierChecks {
		before := c.arrived.Load()
		pause()
		if c.arrived.Load()-before <= fewArrivals {
			break
		}
	}
	if do := beforeStart.Load(); do != nil {
		(*do)()
	}
	close(c.isThere)
}
