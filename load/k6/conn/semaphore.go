package conn

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// permitsPerProcessor is how many users may work at a time, per processor. It is more than one, so that a processor is busy even if some of
// these users wait for a connection.
const permitsPerProcessor = 8

// semaphore limits how many virtual users work at once. A thousand would delay the loops that read streams. The kernel would then join the
// chunks that wait, and their separate arrival times would be lost.
type semaphore struct {
	mutex sync.Mutex
	// free is the number of free permits. It can be negative, because takeAtOnce never waits.
	free int
	// The channels of the waiting users, in order of arrival. Users in urgent get a permit first.
	urgent, usual []chan struct{}
}

// working is the semaphore for all work of the virtual users except TLS handshakes.
var working = sync.OnceValue(func() *semaphore {
	return &semaphore{free: permitsPerProcessor * runtime.GOMAXPROCS(0)}
})

// computing is the semaphore for TLS handshakes, which take much processor time. It leaves half of the processors free.
var computing = sync.OnceValue(func() *semaphore {
	return &semaphore{free: max(1, runtime.GOMAXPROCS(0)/2)}
})

// AwaitTurn waits for a permit to compute a TLS handshake. The caller must not hold another permit.
func AwaitTurn() *Permit {
	turn := &Permit{of: computing()}
	turn.acquire(&turn.of.usual)
	return turn
}

// admit requests a permit for a user that waits for a value from the channel `signal`. If a permit is free, admit sends the value.
// Otherwise it adds the channel to the queue `among`, which is urgent or usual. It never waits.
func (s *semaphore) admit(signal chan struct{}, among *[]chan struct{}) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.free <= 0 {
		*among = append(*among, signal)
		return
	}
	s.free--
	signal <- struct{}{}
}

// release returns a permit. The user that has waited longest gets it, but those in urgent come first. Nobody gets it if takeAtOnce has
// granted more permits than there are.
func (s *semaphore) release() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.free++
	if s.free <= 0 {
		return
	}
	for _, among := range []*[]chan struct{}{&s.urgent, &s.usual} {
		if waiting := *among; len(waiting) > 0 {
			*among = waiting[1:]
			s.free--
			waiting[0] <- struct{}{}
			return
		}
	}
}

// Permit allows one virtual user to work, that is, to use a processor. Its zero value can be used. A user releases its permit before a
// longer wait, so that others can work. A nil permit is always granted at once.
type Permit struct {
	// of is the semaphore that grants this permit; nil stands for working().
	of     *semaphore
	isHeld atomic.Bool
	signal chan struct{}
}

// Acquire waits for the permit. It first waits until the load's users have started, which takes all processors.
func (p *Permit) Acquire() {
	if p != nil && !p.isHeld.Load() {
		starting().wait()
		p.acquire(&p.from().usual)
	}
}

// acquireUrgently acquires the permit before the users in the queue `usual`. It is for a user that is connecting or connected.
func (p *Permit) acquireUrgently() {
	if p != nil {
		p.acquire(&p.from().urgent)
	}
}

// takeAtOnce takes the permit even if none is free. Users that come later then wait longer.
func (p *Permit) takeAtOnce() {
	if p == nil || p.isHeld.Swap(true) {
		return
	}
	of := p.from()
	of.mutex.Lock()
	defer of.mutex.Unlock()
	of.free--
}

func (p *Permit) from() *semaphore {
	if p.of == nil {
		return working()
	}
	return p.of
}

func (p *Permit) acquire(among *[]chan struct{}) {
	if p.isHeld.Load() {
		return
	}
	if p.signal == nil {
		p.signal = make(chan struct{}, 1)
	}
	p.from().admit(p.signal, among)
	letOthersRun(p.signal)
	p.isHeld.Store(true)
}

// letOthersRun waits for the signal that grants a permit, and then lets other goroutines run. Go runs the receiver of a signal before other
// goroutines. Without this pause, users that signal each other would delay the loops by tens of ms.
func letOthersRun(signal chan struct{}) {
	<-signal
	runtime.Gosched()
}

// Release returns the permit, so that the next user can work. Any goroutine may call it, even for a permit not held.
func (p *Permit) Release() {
	if p != nil && p.isHeld.CompareAndSwap(true, false) {
		p.from().release()
	}
}

// pass requests this permit for a user that waits for a value from the channel `signal`. The value, which wakes the user, is sent when the
// permit is granted. A nil permit is granted at once.
func (p *Permit) pass(signal chan struct{}) {
	if p == nil {
		signal <- struct{}{}
		return
	}
	working().admit(signal, &working().usual)
}

// passed marks the permit as held. The user calls it when the value from pass has woken it.
func (p *Permit) passed() {
	if p != nil {
		p.isHeld.Store(true)
	}
}

const (
	// barrierCheck is the time after which the start barrier counts again how many users have arrived.
	barrierCheck = 2 * time.Millisecond
	// fewArrivals is the largest number of users since the last count at which the barrier opens, because nearly all have started.
	fewArrivals = 4
	// maxBarrierChecks is the number of counts after which the barrier opens in any case.
	maxBarrierChecks = 100
)

// startBarrier makes the first virtual users wait until all have started. Starting takes all processors for 0.1 s, and would delay the
// reading of answers.
type startBarrier struct {
	arrived atomic.Int64
	isThere chan struct{}
}

var starting = sync.OnceValue(func() *startBarrier {
	c := &startBarrier{isThere: make(chan struct{})}
	go c.gather(func() { time.Sleep(barrierCheck) })
	return c
})

func (c *startBarrier) wait() {
	c.arrived.Add(1)
	<-c.isThere
}

// gather opens the barrier when nearly all users have arrived. It calls pause again and again, and counts the users that arrive meanwhile.
// It opens the barrier if at most fewArrivals came during a call, or after maxBarrierChecks calls.
func (c *startBarrier) gather(pause func()) {
	for range maxBarrierChecks {
		before := c.arrived.Load()
		pause()
		if c.arrived.Load()-before <= fewArrivals {
			break
		}
	}
	close(c.isThere)
}
