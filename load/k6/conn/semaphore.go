package conn

// Permits limit how many virtual users work at the same time, that is, use a processor. Without a limit, the loops that read streams would run
// late, and several chunks would get the same arrival time. TLS handshakes need permits of their own, because each takes much processor time.
// Users that have just opened a connection get permits first, because their requests already count as sent.

import (
	"runtime"
	"sync"
	"sync/atomic"
)

const permitsPerProcessor = 8 // more than one, so that a processor stays busy while some users wait for a new connection

type semaphore struct {
	mutex         sync.Mutex
	free          int // negative if Permit.retake has taken more permits than exist
	urgent, usual []chan struct{}
}

var workPermits = sync.OnceValue(func() *semaphore {
	return &semaphore{free: permitsPerProcessor * runtime.GOMAXPROCS(0)}
})

var handshakePermits = sync.OnceValue(func() *semaphore {
	return &semaphore{free: max(1, runtime.GOMAXPROCS(0)/2)} // Half of the processors stay free for other work.
})

func (s *semaphore) acquire(isUrgent bool) {
	s.mutex.Lock()
	if s.free > 0 {
		s.free--
		s.mutex.Unlock()
		return
	}
	turn, queue := make(chan struct{}), &s.usual
	if isUrgent {
		queue = &s.urgent
	}
	*queue = append(*queue, turn)
	s.mutex.Unlock()
	<-turn
}

func (s *semaphore) release() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.free++
	queue := &s.urgent
	if len(*queue) == 0 {
		queue = &s.usual
	}
	if s.free > 0 && len(*queue) > 0 {
		s.free--
		close((*queue)[0])
		*queue = (*queue)[1:]
	}
}

// Permit allows a virtual user to work, that is, to use a processor. A nil permit limits nothing.
type Permit struct {
	semaphore *semaphore
	isHeld    atomic.Bool
}

// AwaitTurn waits until a user may do a TLS handshake, and returns the permit for the handshake. Before the call, the user must release the permit
// with which it uses a processor.
func AwaitTurn() *Permit {
	turn := &Permit{semaphore: handshakePermits()}
	turn.acquire(false)
	return turn
}

// Acquire waits until this virtual user may use a processor. At the start of a load, it first waits until the other virtual users have started.
func (p *Permit) Acquire() {
	if p != nil && !p.isHeld.Load() {
		starting().wait()
		p.acquire(false)
	}
}

func (p *Permit) acquire(isUrgent bool) {
	if p != nil && !p.isHeld.Load() {
		p.source().acquire(isUrgent)
		p.isHeld.Store(true)
	}
}

func (p *Permit) retake() {
	// A wait for a permit would delay a request that already counts as sent.
	if p == nil || p.isHeld.Swap(true) {
		return
	}
	s := p.source()
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.free--
}

// Release gives the permit back if the user holds it. Any goroutine may call it.
func (p *Permit) Release() {
	if p != nil && p.isHeld.CompareAndSwap(true, false) {
		p.source().release()
	}
}

func (p *Permit) source() *semaphore {
	if p.semaphore == nil {
		return workPermits()
	}
	return p.semaphore
}
