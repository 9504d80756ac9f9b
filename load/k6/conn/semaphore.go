package conn

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// permitsPerProcessor is the number of permits that keep a processor busy, even while some of their users wait for a connection.
const permitsPerProcessor = 8

// semaphore limits how many virtual users work at the same time. A thousand working users would delay the loops that read streams. The
// kernel would then join chunks, and their separate arrival times would be lost.
type semaphore struct {
	mutex sync.Mutex
	// free is the number of free permits. It is negative while users hold more permits than exist (see takeAtOnce).
	free int
	// The channels of waiting users, in the order of arrival. Users in urgent get a permit before those in usual.
	urgent, usual []chan struct{}
}

// working is the semaphore of all work of the virtual users of this process, except TLS handshakes.
var working = sync.OnceValue(func() *semaphore {
	return &semaphore{free: permitsPerProcessor * runtime.GOMAXPROCS(0)}
})

// computing is the semaphore of TLS handshakes, which compute much. It leaves half of the processors to loops and users.
var computing = sync.OnceValue(func() *semaphore {
	return &semaphore{free: max(1, runtime.GOMAXPROCS(0)/2)}
})

// AwaitTurn waits for the permit to compute a TLS handshake, and returns it. The caller must hold no other permit.
func AwaitTurn() *Permit {
	turn := &Permit{of: computing()}
	turn.acquire(&turn.of.usual)
	return turn
}

// admit sends a value to signal if a permit is free. Otherwise it appends signal to the queue among. It never blocks.
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

// release frees a permit. It passes the permit to the next waiting user, unless too many permits are issued.
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

// Permit lets one virtual user work, i.e. use a processor. Its zero value is ready. A user acquires it, and releases it before longer
// waits, so that others make progress. A nil permit never waits.
type Permit struct {
	// of is the semaphore that grants this permit; nil means the semaphore that the function working returns.
	of     *semaphore
	isHeld atomic.Bool
	signal chan struct{}
}

// Acquire waits for the permit. At the start of a load, it first waits until nearly all users of the load have started (startBarrier).
func (p *Permit) Acquire() {
	if p != nil && !p.isHeld.Load() {
		starting().wait()
		p.acquire(&p.from().usual)
	}
}

// acquireUrgently acquires the permit ahead of the users in the usual queue. It is for users whose connection is open or being opened.
func (p *Permit) acquireUrgently() {
	if p != nil {
		p.acquire(&p.from().urgent)
	}
}

// takeAtOnce takes the permit without waiting, even if none is free. Later users then wait longer.
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

// letOthersRun waits for the signal that grants a permit, and then lets other goroutines run. Go runs the receiver of a signal first. So
// users that signal each other would delay the epoll loops by tens of ms. Gosched puts the receiver behind the loops.
func letOthersRun(signal chan struct{}) {
	<-signal
	runtime.Gosched()
}

// Release gives the permit back, so that the next user can work. Any goroutine may call it, even if the permit is not held.
func (p *Permit) Release() {
	if p != nil && p.isHeld.CompareAndSwap(true, false) {
		p.from().release()
	}
}

// pass requests this permit for a user. When the permit is granted, a value in signal wakes the user. A nil permit is granted immediately.
func (p *Permit) pass(signal chan struct{}) {
	if p == nil {
		signal <- struct{}{}
		return
	}
	working().admit(signal, &working().usual)
}

// passed marks the permit as held. A user that called pass must call passed after its channel received the signal.
func (p *Permit) passed() {
	if p != nil {
		p.isHeld.Store(true)
	}
}

const (
	// barrierCheck is the interval at which the start barrier counts the users that have arrived. It opens when at most fewArrivals came in
	// one interval, or after maxBarrierChecks intervals.
	barrierCheck     = 2 * time.Millisecond
	fewArrivals      = 4
	maxBarrierChecks = 100
)

// startBarrier makes the first virtual users of a load wait until all of them have started. Starting the users occupies
// all processors for 0.1 s, and would delay the reading of answers.
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

// gather opens the start barrier after a pause in which at most fewArrivals users arrive, or after maxBarrierChecks pauses.
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
