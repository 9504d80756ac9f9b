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
	// maxHeldMillis is the maximum time, in milliseconds, for which the loop holds bytes back (see Conn.Coalesce).
	maxHeldMillis = 100
	// roundNanos is the minimum time from one round to the next. In a round, a loop reads every socket with bytes. A round for each chunk
	// would take twice the processor time.
	roundNanos = 1_000_000
	// yieldNanos is for how long a loop runs before it lets other goroutines run, after a round.
	yieldNanos = 2_000_000
	readBytes  = 16 << 10
	maxEvents  = 1024
	// sliceNanos is how long the kernel lets a thread run before another one may get the processor. A thread that asks for a short time gets
	// the processor sooner when it has something to do. Linux accepts no shorter time.
	sliceNanos = 100_000
	// endEvents are the events of epoll which show that the service sends nothing more on this connection.
	endEvents = unix.EPOLLRDHUP | unix.EPOLLHUP | unix.EPOLLERR
)

// loop is a goroutine that reads the sockets of many streams with epoll, so that k6 can carry more streams. It needs one system call per
// chunk, and wakes a user only when there is something to parse. A goroutine per socket would need two system calls and a switch per chunk.
type loop struct {
	systemCall
	epoll int

	mutex   sync.Mutex
	readers map[int32]*epollReader
	lastID  int32

	// held are the readers that hold bytes back, at most until `due`.
	held []*epollReader
	due  int64
	// began is when the current round began. isLate: the round before was long ago, so several chunks may wait in a socket.
	began  int64
	isLate bool
	// yielded is when the loop last let other goroutines run.
	yielded int64
	// bytes is for a read, ahead for a peek, and decrypted for the content of a TLS record.
	bytes, ahead, decrypted []byte
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
			// Otherwise all streams would wait forever. The error is a fault of this program.
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

// yield lets waiting goroutines run, such as woken users. If they wait for long, Go's scheduler takes the processor from the loop during a
// system call.
func (l *loop) yield() {
	runtime.Gosched()
	l.yielded = clock.Now()
}

// awaitRound sleeps until roundNanos after the last round began, so that each read returns more bytes.
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

// waitMillis returns for how many milliseconds the loop may sleep if no bytes arrive. It returns -1 (forever) if it holds no bytes back.
func (l *loop) waitMillis() int {
	if len(l.held) == 0 {
		return -1
	}
	return int(max(0, (l.due-clock.Now())/1_000_000) + 1)
}
