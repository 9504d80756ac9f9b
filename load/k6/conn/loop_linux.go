package conn

// A loop is a goroutine that reads the sockets of many streams with epoll. In each round, it reads every socket with bytes, and wakes users, or
// holds their bytes back for up to maxHeldMillis. It needs one system call per chunk. A goroutine per socket would need two system calls and a
// switch per chunk.

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
	maxHeldMillis = 100
	minRoundNanos = 1_000_000 // A round for each chunk would take twice the processor time.
	yieldNanos    = 2_000_000
	readBytes     = 16 << 10
	maxEvents     = 1024
	sliceNanos    = 100_000 // the shortest that Linux allows
	endEvents     = unix.EPOLLRDHUP | unix.EPOLLHUP | unix.EPOLLERR
)

type loop struct {
	systemCall
	epoll int

	mutex   sync.Mutex
	readers map[int32]*epollReader
	lastID  int32

	held                                  []*epollReader
	due                                   int64
	began                                 int64
	isLate                                bool
	yielded                               int64
	readBuffer, peekBuffer, decryptBuffer []byte
}

var (
	loopsOnce sync.Once
	loops     []*loop
	nextLoop  atomic.Uint32
)

func takeLoop() *loop {
	loopsOnce.Do(func() {
		askForShortSlices()
		for range max(1, runtime.GOMAXPROCS(0)/4) {
			epoll, err := unix.EpollCreate1(unix.EPOLL_CLOEXEC)
			if err != nil {
				return
			}
			l := newLoop(epoll)
			loops = append(loops, l)
			go l.run()
		}
	})
	if len(loops) == 0 {
		return nil
	}
	return loops[int(nextLoop.Add(1))%len(loops)]
}

func newLoop(epoll int) *loop {
	return &loop{
		epoll: epoll, readers: map[int32]*epollReader{},
		readBuffer: make([]byte, readBytes), peekBuffer: make([]byte, readBytes), decryptBuffer: make([]byte, readBytes),
	}
}

func askForShortSlices() {
	// A thread with a short time slice gets the processor sooner, so other programs delay the loops less. Later threads inherit the slice. Linux
	// before 6.12 ignores it.
	threads, _ := os.ReadDir("/proc/self/task")
	for _, thread := range threads {
		id, _ := strconv.Atoi(thread.Name())
		if attributes, err := unix.SchedGetAttr(id, 0); err == nil && attributes.Policy == unix.SCHED_NORMAL {
			attributes.Runtime = sliceNanos
			_ = unix.SchedSetAttr(id, attributes, 0)
		}
	}
}

func (l *loop) add(r *epollReader) {
	l.mutex.Lock()
	l.lastID++
	r.id = l.lastID
	l.readers[r.id] = r
	l.mutex.Unlock()
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.watch()
}

func (l *loop) remove(r *epollReader) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	delete(l.readers, r.id)
}

func (l *loop) reader(id int32) *epollReader {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.readers[id]
}

func (l *loop) run() {
	events := make([]unix.EpollEvent, maxEvents)
	for {
		l.awaitRound()
		n, err := unix.EpollWait(l.epoll, events, l.waitMillis())
		if err != nil && err != unix.EINTR {
			// Only a fault of this program causes this error. Without the panic, all streams would wait forever.
			panic(err)
		}
		l.beginRound()
		for _, event := range events[:max(0, n)] {
			// The connection may have been closed meanwhile.
			if r := l.reader(event.Fd); r != nil && r.fill(event.Events&endEvents != 0) {
				l.hold(r)
			}
		}
		now := clock.Now()
		if len(l.held) > 0 && now >= l.due {
			l.releaseHeld()
		} else if now-l.yielded > yieldNanos {
			l.yield()
		}
	}
}

func (l *loop) hold(r *epollReader) {
	if len(l.held) == 0 {
		l.due = clock.Now() + maxHeldMillis*1_000_000
	}
	l.held = append(l.held, r)
}

func (l *loop) releaseHeld() {
	for _, r := range l.held {
		r.releaseHeld()
	}
	clear(l.held)
	l.held = l.held[:0]
	l.yield()
}

func (l *loop) yield() {
	// If other goroutines wait for long, Go's scheduler takes the processor from the loop, which costs more.
	runtime.Gosched()
	l.yielded = clock.Now()
}

func (l *loop) awaitRound() {
	if ahead := l.began + minRoundNanos - clock.Now(); ahead > 0 {
		span := unix.NsecToTimespec(ahead)
		_ = unix.Nanosleep(&span, nil)
	}
}

func (l *loop) beginRound() {
	now := clock.Now()
	l.isLate = now-l.began > 2*minRoundNanos
	l.began = now
}

func (l *loop) waitMillis() int {
	if len(l.held) == 0 {
		return -1
	}
	return int(max(0, (l.due-clock.Now())/1_000_000) + 1)
}
