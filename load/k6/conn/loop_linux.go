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
	// maxHeldMillis is the maximum time, in milliseconds, for which the loop holds bytes back from a user that allows this (see SetPatient).
	maxHeldMillis = 100
	// In a round, a loop reads every socket with bytes. roundNanos is the minimum time from one round to the next. Rare rounds save work,
	// but chunks that are read together get one arrival time. After quickChunks chunks, each within quickNanos of the one before, the
	// minimum is fastRoundNanos for fastSpanNanos.
	roundNanos     = 1_000_000
	fastRoundNanos = 500_000
	quickNanos     = 4_000_000
	quickChunks    = 4
	fastSpanNanos  = 100_000_000
	// yieldNanos: a loop that has run for longer than this lets other goroutines run, after it has read all its ready sockets.
	yieldNanos      = 2_000_000
	loopBufferBytes = 16 << 10
	maxEvents       = 256
)

// loop is a goroutine that reads the sockets of many streams with epoll, so that k6 can carry more streams. It needs one system call per
// chunk, and wakes a user only when there is something to parse. A goroutine per socket would need two system calls and a switch per chunk.
type loop struct {
	epoll   int
	mutex   sync.Mutex
	readers map[int]*epollReader
	count   int32
	buffers buffers
	held    []*epollReader
	// fastUntil: up to this time, the loop begins a round every fastRoundNanos, not every roundNanos, because chunks come quickly.
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

// takeLoop returns the loop that shall read a new connection. The loops take turns. The first call starts all of them, one per four
// processors. It returns nil if none could start.
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

// sliceNanos is how long the kernel lets a thread run before another one may get the processor. A thread that asks for a short time gets
// the processor sooner when it has something to do. Linux accepts no shorter time.
const sliceNanos = 100_000

// askForShortSlices sets sliceNanos for all threads of this process; later threads inherit it. Otherwise other programs would delay the
// loops, and several chunks would get one arrival time. It does nothing before Linux 6.12, or for threads with another policy (chrt).
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

// readerOf returns the reader of the socket that an event of epoll is about. It returns nil if that socket was closed meanwhile. The kernel
// reuses the numbers of closed sockets, so readerOf also compares the generation.
func (l *loop) readerOf(event *unix.EpollEvent) *epollReader {
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
		began = l.awaitRound(began)
		n, err := unix.EpollWait(l.epoll, events, l.waitMillis(due))
		if err != nil && err != unix.EINTR {
			// Otherwise all streams would wait forever. The error is a fault of this program.
			panic(err)
		}
		l.buffers.beginRound()
		for index := range max(0, n) {
			r := l.readerOf(&events[index])
			if r == nil || !r.fill(&l.buffers, events[index].Events&endEvents != 0) {
				continue
			}
			if len(l.held) == 0 {
				due = clock.Now() + maxHeldMillis*1_000_000
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

// endEvents are the events of epoll which show that the service sends nothing more on this connection.
const endEvents = unix.EPOLLRDHUP | unix.EPOLLHUP | unix.EPOLLERR

// yield lets waiting goroutines run, such as woken users. If they wait for long, Go's scheduler takes the processor from the loop during a
// system call.
func (l *loop) yield() {
	runtime.Gosched()
	l.yielded = clock.Now()
}

// awaitRound waits until the next round may begin, at least roundNanos or fastRoundNanos after the last one. So each read returns more
// bytes. `before` is when the last round began, or 0 to begin at once. It returns the current time. It does not wait if the kernel records
// no arrival times, because then the time of reading counts as the arrival time.
func (l *loop) awaitRound(before int64) int64 {
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

// waitMillis returns for how many milliseconds the loop may sleep if no bytes arrive: until `due`, when it must release the bytes that it
// holds back. It returns -1 (forever) if it holds none.
func (l *loop) waitMillis(due int64) int {
	if len(l.held) == 0 {
		return -1
	}
	return int(max(0, (due-clock.Now())/1_000_000) + 1)
}
