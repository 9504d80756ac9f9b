package conn

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// permitsPerProcessor is how many virtual users may work at the same time, per processor. It is more than one, so that a processor stays
// busy while some of them wait for a new connection.
const permitsPerProcessor = 8

// semaphore limits how many virtual users work at the same time: each needs one of its permits. If too many worked, the loops that read
// streams would run late. Chunks would then be joined in the kernel, and their separate arrival times would be lost.
type semaphore struct {
	mutex sync.Mutex
	// free is how many more users may work. It is negative if takeAtOnce has let more users work than the limit allows.
	free int
	// The channels of the waiting users, in order of arrival. Users in urgent get a permit first.
	urgent, usual []chan struct{}
}

// workPermits returns the semaphore for the work of virtual users, such as sending requests and parsing answers.
var workPermits = sync.OnceValue(func() *semaphore {
	return &semaphore{free: permitsPerProcessor * runtime.GOMAXPROCS(0)}
})

// handshakePermits returns the semaphore for TLS handshakes, which need much processor time. It leaves half of the processors free.
var handshakePermits = sync.OnceValue(func() *semaphore {
	return &semaphore{free: max(1, runtime.GOMAXPROCS(0)/2)}
})

// AwaitTurn waits until a user may compute a TLS handshake, and returns the permit for it. So many new connections at once do not delay the
// answers of others. The caller must not hold its permit to work meanwhile.
func AwaitTurn() *Permit {
	turn := &Permit{semaphore: handshakePermits()}
	turn.acquire(&turn.semaphore.usual)
	return turn
}

// admit lets a user work, or puts it into `queue` if no permit is free. The user works as soon as it receives a value from its channel
// `signal`. admit itself never waits.
func (s *semaphore) admit(signal chan struct{}, queue *[]chan struct{}) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.free <= 0 {
		*queue = append(*queue, signal)
		return
	}
	s.free--
	signal <- struct{}{}
}

// release gives a permit back. The next waiting user gets it: the first in the queue `urgent`, or the first in `usual` if nobody is there.
// Nobody gets it while more users work than the limit allows (see takeAtOnce).
func (s *semaphore) release() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.free++
	if s.free <= 0 {
		return
	}
	for _, queue := range []*[]chan struct{}{&s.urgent, &s.usual} {
		if waiting := *queue; len(waiting) > 0 {
			*queue = waiting[1:]
			s.free--
			waiting[0] <- struct{}{}
			return
		}
	}
}

// Permit is what a virtual user needs to work, that is, to use a processor. It releases the permit before it waits, for example for an
// answer, so that others can work. The zero value is ready to use. A user with a nil permit is not limited.
type Permit struct {
	// semaphore is where the permit comes from. nil stands for the one that workPermits returns.
	semaphore *semaphore
	isHeld    atomic.Bool
	signal    chan struct{}
}

// Acquire waits until this user may work. At the start of a load, it also waits until all users have started (see startBarrier).
func (p *Permit) Acquire() {
	if p != nil && !p.isHeld.Load() {
		starting().wait()
		p.acquire(&p.source().usual)
	}
}

// acquireUrgently waits until this user may work, but ahead of the users in the queue `usual`. It is for users whose request has begun:
// they open a connection, or have just opened one.
func (p *Permit) acquireUrgently() {
	if p != nil {
		p.acquire(&p.source().urgent)
	}
}

// takeAtOnce lets this user work without any wait, even if the maximum number of users is working. Other users may then wait longer.
func (p *Permit) takeAtOnce() {
	if p == nil || p.isHeld.Swap(true) {
		return
	}
	of := p.source()
	of.mutex.Lock()
	defer of.mutex.Unlock()
	of.free--
}

func (p *Permit) source() *semaphore {
	if p.semaphore == nil {
		return workPermits()
	}
	return p.semaphore
}

func (p *Permit) acquire(queue *[]chan struct{}) {
	if p.isHeld.Load() {
		return
	}
	if p.signal == nil {
		p.signal = make(chan struct{}, 1)
	}
	p.source().admit(p.signal, queue)
	awaitSignal(p.signal)
	p.isHeld.Store(true)
}

// awaitSignal waits until this user may work (see admit). Then it first lets other goroutines run once, so that sockets are not read late.
func awaitSignal(signal chan struct{}) {
	<-signal
	runtime.Gosched()
}

// Release gives the permit back, so that another user can work. It does nothing if the user does not have it. Any goroutine may call it.
func (p *Permit) Release() {
	if p != nil && p.isHeld.CompareAndSwap(true, false) {
		p.source().release()
	}
}

// request asks for this permit on behalf of a sleeping user, and returns at once. The value that `signal` receives later wakes the user,
// which must then call granted.
func (p *Permit) request(signal chan struct{}) {
	if p == nil {
		signal <- struct{}{}
		return
	}
	workPermits().admit(signal, &workPermits().usual)
}

// granted notes that the user has the permit that request has asked for.
func (p *Permit) granted() {
	if p != nil {
		p.isHeld.Store(true)
	}
}

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
	c := &startBarrier{isOpen: make(chan struct{})}
	go c.openWhenArrived(func() { time.Sleep(barrierInterval) })
	return c
})

func (c *startBarrier) wait() {
	c.arrived.Add(1)
	<-c.isOpen
}

// openWhenArrived opens the barrier when hardly any more users start, or after maxBarrierChecks intervals. The function `pause` waits for
// one interval.
func (c *startBarrier) openWhenArrived(pause func()) {
	for range maxBarrierChecks {
		before := c.arrived.Load()
		pause()
		if c.arrived.Load()-before <= fewArrivals {
			break
		}
	}
	close(c.isOpen)
}
