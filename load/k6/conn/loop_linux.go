package conn

import (
	"os"
	"runtime"
	"strconv"
	"sync"
	"sync/atomic"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// heldMillis is the maximum time for which received bytes are held back from a user (see SetPatient), in milliseconds.
	heldMillis = 100
	// In a round, a loop reads every socket with bytes. roundNanos is the minimum time from one round to the next. Rare rounds save work,
	// but chunks that are read together get one arrival time. After quickPieces chunks, each within quickNanos of the one before, the
	// minimum is fastRoundNanos for fastSpanNanos.
	roundNanos     = 1_000_000
	fastRoundNanos = 500_000
	quickNanos     = 4_000_000
	quickPieces    = 4
	fastSpanNanos  = 100_000_000
	// yieldNanos is how long an epoll loop runs before it lets other goroutines run. The loop checks this after each reading.
	yieldNanos      = 2_000_000
	loopBufferBytes = 16 << 10
	maxEvents       = 256
)

// loop is a goroutine that reads the sockets of many connections. It needs one system call per chunk, and wakes a user only when there is
// something to parse. With one goroutine per socket, each chunk would need two system calls and a switch of goroutines.
type loop struct {
	epoll   int
	mutex   sync.Mutex
	readers map[int]*epollReader
	count   int32
	buffers buffers
	held    []*epollReader
	// fastUntil is the time until which the loop reads every fastRoundNanos, not every roundNanos, because chunks come quickly.
	fastUntil int64
	// yielded is the time at which the loop last let other goroutines run.
	yielded int64
	// isUnstamped: for some socket of this loop, the kernel does not record arrival times.
	isUnstamped atomic.Bool
}

var (
	loopsOnce sync.Once
	loops     []*loop
	nextLoop  atomic.Uint32
)

// takeLoop returns the next epoll loop of this process, in turn. The first call starts all loops. It returns nil if none could start.
func takeLoop() *loop {
	loopsOnce.Do(func() {
		askForShortSlices()
		for range max(1, runtime.GOMAXPROCS(0)/4) {
			epoll, err := unix.EpollCreate1(unix.EPOLL_CLOEXEC)
			if err != nil {
				return
			}
			l := &loop{epoll: epoll, readers: map[int]*epollReader{}, buffers: newBuffers()}
			loops = append(loops, l)
			go l.run()
		}
	})
	if len(loops) == 0 {
		return nil
	}
	return loops[int(nextLoop.Add(1))%len(loops)]
}

// sliceNanos is the time slice of a thread, after which the kernel may run another thread. A thread with a short slice gets a processor
// sooner. Linux accepts no shorter slice.
const sliceNanos = 100_000

// askForShortSlices asks the kernel for short time slices for all threads of this process. Later threads inherit them. With long slices,
// other programs would delay the loops, and several chunks would get one arrival time. Linux before 6.12 has no short slices. Threads with
// another scheduling policy (chrt) stay unchanged.
func askForShortSlices() {
	threads, _ := os.ReadDir("/proc/self/task")
	for _, thread := range threads {
		id, _ := strconv.Atoi(thread.Name())
		if attributes, err := unix.SchedGetAttr(id, 0); err == nil && attributes.Policy == unix.SCHED_NORMAL {
			attributes.Runtime = sliceNanos
			_ = unix.SchedSetAttr(id, attributes, 0)
		}
	}
}

func (l *loop) adopt(r *epollReader) bool {
	if l == nil {
		return false
	}
	r.loop = l
	if !r.isStamped {
		l.isUnstamped.Store(true)
	}
	l.mutex.Lock()
	l.count++
	r.generation = l.count
	l.readers[r.socket] = r
	l.mutex.Unlock()
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.watch()
	if r.failure != nil {
		l.forget(r)
		return false
	}
	return true
}

func (l *loop) forget(r *epollReader) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	delete(l.readers, r.socket)
}

// find returns the reader of the socket that an event is about. It returns nil if that socket has been closed, even if a newer socket has
// the same number.
func (l *loop) find(event *unix.EpollEvent) *epollReader {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if r := l.readers[int(event.Fd)]; r != nil && r.generation == event.Pad {
		return r
	}
	return nil
}

func (l *loop) run() {
	events := make([]unix.EpollEvent, maxEvents)
	due, began := int64(0), int64(0)
	l.fastUntil = clock.Now() + fastSpanNanos
	for {
		began = l.gather(began)
		n, err := unix.EpollWait(l.epoll, events, l.waitMillis(due))
		if err != nil && err != unix.EINTR {
			// Otherwise all streams would wait forever. The error is a fault of this program.
			panic(err)
		}
		l.buffers.beginRound()
		for index := range max(0, n) {
			r := l.find(&events[index])
			if r == nil || !r.fill(&l.buffers, events[index].Events&endEvents != 0) {
				continue
			}
			if len(l.held) == 0 {
				due = clock.Now() + heldMillis*1_000_000
			}
			l.held = append(l.held, r)
		}
		if len(l.held) > 0 && clock.Now() >= due {
			for _, r := range l.held {
				r.releaseHeld()
			}
			clear(l.held)
			l.held = l.held[:0]
			l.yield()
		}
		if n == maxEvents {
			// The list of events is full, so more sockets may have bytes. The loop reads them immediately.
			began = 0
		}
		now := clock.Now()
		if l.buffers.isQuick {
			l.fastUntil = now + fastSpanNanos
		}
		if now-l.yielded > yieldNanos {
			l.yield()
		}
	}
}

// endEvents are the epoll events which show that the service sends nothing more.
const endEvents = unix.EPOLLRDHUP | unix.EPOLLHUP | unix.EPOLLERR

// yield lets waiting goroutines run, such as woken users. Otherwise, Go's scheduler would take the processor from the loop during its next
// system call.
func (l *loop) yield() {
	runtime.Gosched()
	l.yielded = clock.Now()
}

// gather waits until the epoll loop may read its sockets again, so that each read returns more bytes. It returns the current time. `before`
// is the time at which the loop last began to read, or 0 to read at once. If the kernel records no arrival times, gather does not wait,
// because the time of reading then counts as the arrival time.
func (l *loop) gather(before int64) int64 {
	now, least := clock.Now(), int64(roundNanos)
	if now < l.fastUntil {
		least = fastRoundNanos
	}
	ahead := before + least - now
	if ahead > 0 && !l.isUnstamped.Load() {
		span := unix.NsecToTimespec(ahead)
		_ = unix.Nanosleep(&span, nil)
	}
	return clock.Now()
}

// waitMillis returns how many milliseconds epoll may wait for new bytes. If bytes are held back, it returns the time until `due`, when
// users must get them. Otherwise it returns -1, which means no limit.
func (l *loop) waitMillis(due int64) int {
	if len(l.held) == 0 {
		return -1
	}
	return int(max(0, (due-clock.Now())/1_000_000) + 1)
}
