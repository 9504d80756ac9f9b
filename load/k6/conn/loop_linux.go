package conn

import (
	"runtime"
	"sync"
	"sync/atomic"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// heldMillis is how long bytes of a patient answer may wait for their reader.
	heldMillis = 100
	// gatherNanos is the least time between two rounds. The kernel notes when bytes come, so a loop that lets some streams gather loses no times,
	// and wakes a thousand times a second at most instead of for each chunk. Pieces of one stream that are read together have one time. So the least
	// time is hurriedNanos where quickPieces of one stream have come within quickNanos of each other, and until that has not happened for hurrySpan.
	gatherNanos  = 1_000_000
	hurriedNanos = 500_000
	quickNanos   = 4_000_000
	quickPieces  = 4
	hurrySpan    = 100_000_000
	// yieldNanos is how long a loop may go on without yielding.
	yieldNanos = 2_000_000
	roomBytes  = 16 << 10
	maxEvents  = 256
)

// loop waits for many sockets at once, and reads whichever has bytes. To a stream of small
// chunks a goroutine that waits for its own socket costs two reads and a change of goroutines per chunk; a loop pays one
// read, and its readers sleep until there is something worth waking for.
type loop struct {
	epoll   int
	mutex   sync.Mutex
	readers map[int]*epollReader
	count   int32
	buffers buffers
	held    []*epollReader
	// hurries is until when the loop begins its rounds sooner. yielded is when it last let others run.
	hurries, yielded int64
	// isUnstamped: the kernel does not note when the bytes of one of its sockets come.
	isUnstamped atomic.Bool
}

var (
	loopsOnce sync.Once
	loops     []*loop
	nextLoop  atomic.Uint32
)

// aLoop returns the loops of this process in turn; nil when there can be none.
func aLoop() *loop {
	loopsOnce.Do(func() {
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

// find returns the socket that an event is about, unless its number has passed on to another since.
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
	l.hurries = clock.Now() + hurrySpan
	for {
		began = l.gather(began)
		n, err := unix.EpollWait(l.epoll, events, l.patience(due))
		if err != nil && err != unix.EINTR {
			// Every stream would wait for ever, and this cannot come from outside.
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
			// More sockets have bytes.
			began = 0
		}
		now := clock.Now()
		if l.buffers.isQuick {
			l.hurries = now + hurrySpan
		}
		if now-l.yielded > yieldNanos {
			l.yield()
		}
	}
}

// endEvents tell that the other side sends nothing more.
const endEvents = unix.EPOLLRDHUP | unix.EPOLLHUP | unix.EPOLLERR

// yield lets the users run that the loop has woken. The scheduler of Go also sees that the loop has not run for too long without a pause: it would
// take the processor from a loop that waits in the kernel for ten milliseconds of calls without one, and look for more to take every 20 us.
func (l *loop) yield() {
	runtime.Gosched()
	l.yielded = clock.Now()
}

// gather waits until a round may begin after one that began then, and returns when this one begins. It does not wait where bytes have the time
// of their reading.
func (l *loop) gather(before int64) int64 {
	now, least := clock.Now(), int64(gatherNanos)
	if now < l.hurries {
		least = hurriedNanos
	}
	ahead := before + least - now
	if ahead > 0 && !l.isUnstamped.Load() {
		span := unix.NsecToTimespec(ahead)
		_ = unix.Nanosleep(&span, nil)
	}
	return clock.Now()
}

// patience is how long to wait for sockets: until bytes that are held back are due.
func (l *loop) patience(due int64) int {
	if len(l.held) == 0 {
		return -1
	}
	return int(max(0, (due-clock.Now())/1_000_000) + 1)
}
