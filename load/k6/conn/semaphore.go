package conn

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// permitsPerProcessor is how many virtual users may work at the same time, per processor. It is more than one, so that a processor stays
// busy while some of them wait for a new connection.
const permitsPerProcessor = 8

// semaphore limits how many virtual users work at the same time. If too many worked, the loops that read streams would run late. Chunks
// would then be joined in the kernel, and their separate arrival times would be lost.
type semaphore struct {
	mutex sync.Mutex
	// free is how many more users may work. It is negative after Permit.retake beyond the limit.
	free int
	// The queues have a channel for each waiting user, which is closed when the user may work. Users in urgent get a permit first.
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

func (s *semaphore) acquire(queue *[]chan struct{}) {
	s.mutex.Lock()
	if s.free > 0 {
		s.free--
		s.mutex.Unlock()
		return
	}
	turn := make(chan struct{})
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

// Permit is what a virtual user needs to work, that is, to use a processor. The user releases it before it waits, for example for an answer.
// The zero value is ready to use. A nil permit limits nothing.
type Permit struct {
	// semaphore is where the permit comes from. nil stands for workPermits.
	semaphore *semaphore
	isHeld    atomic.Bool
}

// AwaitTurn waits until a user may compute a TLS handshake, and returns the permit for it. The caller must not hold its permit to work
// meanwhile.
func AwaitTurn() *Permit {
	turn := &Permit{semaphore: handshakePermits()}
	turn.acquire()
	return turn
}

// Acquire waits until this user may work. At the start of a load, it also waits until all users have started (see startBarrier).
func (p *Permit) Acquire() {
	if p != nil && !p.isHeld.Load() {
		starting().wait()
		p.acquire()
	}
}

func (p *Permit) acquire() {
	if p != nil && !p.isHeld.Load() {
		s := p.source()
		s.acquire(&s.usual)
		p.isHeld.Store(true)
	}
}

// acquireFirst is acquire ahead of other users. It is for users that have just opened a connection, whose request should leave soon.
func (p *Permit) acquireFirst() {
	if p != nil && !p.isHeld.Load() {
		s := p.source()
		s.acquire(&s.urgent)
		p.isHeld.Store(true)
	}
}

// retake takes the permit without waiting, even beyond the limit. It is for users in or after a TLS handshake: a wait would delay their
// request. Other users wait until fewer work.
func (p *Permit) retake() {
	if p == nil || p.isHeld.Swap(true) {
		return
	}
	s := p.source()
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.free--
}

// Release gives the permit back if it is held, so that another user can work. Any goroutine may call it.
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
