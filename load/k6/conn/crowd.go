package conn

import (
	"sync"
	"sync/atomic"
	"time"
)

const (
	// Users start together when more than fewArrivals of them come within crowdCheck. Nobody waits longer than crowdChecks times that.
	crowdCheck  = 2 * time.Millisecond
	fewArrivals = 4
	crowdChecks = 100
)

// crowd holds the first users of a process back until those who start together are all there. To start a thousand takes a tenth of a second of
// all processors, and the streams of the first of them could not be read in that time.
type crowd struct {
	arrived atomic.Int64
	isThere chan struct{}
}

// beforeStart is called when the crowd of this process is there.
var beforeStart atomic.Pointer[func()]

// BeforeStart names what is done when the users who start together are all there, before any of them goes on. It is called before the first user
// acquires a permit.
func BeforeStart(do func()) { beforeStart.Store(&do) }

// starting is the crowd of this process.
var starting = sync.OnceValue(func() *crowd {
	c := &crowd{isThere: make(chan struct{})}
	go c.gather(func() { time.Sleep(crowdCheck) })
	return c
})

func (c *crowd) wait() {
	c.arrived.Add(1)
	<-c.isThere
}

// gather lets the users go on when only a few came during a pause.
func (c *crowd) gather(pause func()) {
	for range crowdChecks {
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
