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
	// maxHeldMillis is the maximum time for which a loop holds bytes back (see Conn.Coalesce).
	maxHeldMillis = 100
	// roundNanos is the minimum time from one round to the next. In a round, a loop reads every socket with bytes. A round for each chunk
	// would take twice the processor time.
	roundNanos = 1_000_000
	yieldNanos = 2_000_000
	readBytes  = 16 << 10
	maxEvents  = 1024
	// sliceNanos is the shortest time slice that Linux allows. A thread with a short time slice gets the processor sooner.
	sliceNanos = 100_000
	// endEvents are the events of epoll which show that the service sends nothing more.
	endEvents = unix.EPOLLRDHUP | unix.EPOLLHUP | unix.EPOLLERR
)

// loop is a goroutine that reads the sockets of many streams with epoll. It needs one system call per chunk. A goroutine per socket would need
// two system calls and a switch per chunk.
type loop struct {
	systemCall
	epoll int

	mutex   sync.Mutex
	readers map[int32]*epollReader
	lastID  int32

	// held are the readers that hold bytes back, until the time `due`.
	held []*epollReader
	due  int64
	// began is when the current round began.
	began int64
	// isLate is true if the round before was long ago, so that several chunks may wait in a socket.
	isLate  bool
	yielded int64
	// bytes is for reads, ahead for peeks (MSG_PEEK), and decrypted for the contents of TLS records.
	bytes, ahead, decrypted []byte
}

var (
	loopsOnce sync.Once
	loops     []*loop
	nextLoop  atomic.Uint32
)

// takeLoop returns the loop for a new connection, or nil if no loop could start. The first call starts the loops, one per four processors.
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
		bytes: make([]byte, readBytes), ahead: make([]byte, readBytes), decrypted: make([]byte, readBytes),
	}
}

// askForShortSlices sets the time slice of all threads, so that other programs delay the loops less. Later threads inherit it. It has no
// effect before Linux 6.12, or on threads with another scheduling policy.
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

// yield lets other goroutines run. If they wait for long, Go's scheduler takes the processor from the loop, which costs more.
func (l *loop) yield() {
	runtime.Gosched()
	l.yielded = clock.Now()
}

func (l *loop) awaitRound() {
	if ahead := l.began + roundNanos - clock.Now(); ahead > 0 {
		span := unix.NsecToTimespec(ahead)
		_ = unix.Nanosleep(&span, nil)
	}
}

func (l *loop) beginRound() {
	now := clock.Now()
	l.isLate = now-l.began > 2*roundNanos
	l.began = now
}

// waitMillis returns how long the loop may wait for bytes, in milliseconds: until held bytes are due, or forever (-1) if there are none.
func (l *loop) waitMillis() int {
	if len(l.held) == 0 {
		return -1
	}
	return int(max(0, (l.due-clock.Now())/1_000_000) + 1)
}
