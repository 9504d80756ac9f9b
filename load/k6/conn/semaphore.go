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

// semaphore limits how many virtual users work at the same time. Too many users would delay the loops that read streams. Chunks would then
// be joined in the kernel, and their separate arrival times would be lost.
type semaphore struct {
	mutex sync.Mutex
	// free is the number of free permits. It can be negative, because takeAtOnce takes a permit even if none is free.
	free int
	// The channels of the waiting users, in order of arrival. Users in urgent get a permit first.
	urgent, usual []chan struct{}
}

// working is the semaphore that limits how many virtual users work at the same time. TLS handshakes have a semaphore of their own.
var working = sync.OnceValue(func() *semaphore {
	return &semaphore{free: permitsPerProcessor * runtime.GOMAXPROCS(0)}
})

// computing is the semaphore that limits concurrent TLS handshakes, which take much processor time. It leaves half of the processors free.
var computing = sync.OnceValue(func() *semaphore {
	return &semaphore{free: max(1, runtime.GOMAXPROCS(0)/2)}
})

// AwaitTurn waits for a permit to compute a TLS handshake. The caller must not hold another permit.
func AwaitTurn() *Permit {
	turn := &Permit{of: computing()}
	turn.acquire(&turn.of.usual)
	return turn
}

// admit takes a free permit for a waiting user, and sends a value to `signal`, which wakes the user. If no permit is free, admit adds
// `signal` to the queue `among`. admit never waits.
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

// release gives back a permit. The user that has waited longest in the queue `urgent` gets the permit. If `urgent` is empty, the first user
// in `usual` gets it. While takeAtOnce has taken more permits than the limit allows, no user gets the permit.
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
	// of is the semaphore that grants this permit. If it is nil, the semaphore that the function `working` returns is used.
	of     *semaphore
	isHeld atomic.Bool
	signal chan struct{}
}

// Acquire waits for the permit to work. First it waits until all virtual users have started, because that occupies all processors.
func (p *Permit) Acquire() {
	if p != nil && !p.isHeld.Load() {
		starting().wait()
		p.acquire(&p.from().usual)
	}
}

// acquireUrgently waits for the permit to work, ahead of users in the queue `usual`. It is for users that have or open a connection.
func (p *Permit) acquireUrgently() {
	if p != nil {
		p.acquire(&p.from().urgent)
	}
}

// takeAtOnce takes the permit to work without waiting, even if the maximum number of users is working. Later users may then wait longer.
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

// letOthersRun waits until this user has a permit (a value from `signal`). Then it yields once, so that sockets are not read late.
func letOthersRun(signal chan struct{}) {
	<-signal
	runtime.Gosched()
}

// Release gives back the permit to work, so that another user can work. Any goroutine may call it. Without a permit, it does nothing.
func (p *Permit) Release() {
	if p != nil && p.isHeld.CompareAndSwap(true, false) {
		p.from().release()
	}
}

// pass requests this permit for a waiting user, and returns at once. When the permit is granted, a value is sent to `signal`. The value
// wakes the user. A nil permit is granted at once.
func (p *Permit) pass(signal chan struct{}) {
	if p == nil {
		signal <- struct{}{}
		return
	}
	working().admit(signal, &working().usual)
}

// passed records that this user now has the permit to work. The user calls it after it has received the value from `signal` (see pass).
func (p *Permit) passed() {
	if p != nil {
		p.isHeld.Store(true)
	}
}

const (
	// barrierCheck is the interval at which the start barrier counts the users that have arrived.
	barrierCheck = 2 * time.Millisecond
	// fewArrivals is a number of users. If at most this many reached the start barrier since its last count, the barrier opens.
	fewArrivals = 4
	// maxBarrierChecks is the maximum number of times that the start barrier counts the waiting users. Then it opens in any case.
	maxBarrierChecks = 100
)

// startBarrier makes the virtual users that start first wait until all users have started. Starting users occupies all processors for 0.1
// s, so answers in that time would be read late.
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

// gather opens the barrier when nearly all users have arrived, so that they start. It calls pause repeatedly. It opens the barrier if at
// most fewArrivals users arrived during a pause, or after maxBarrierChecks pauses.
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
