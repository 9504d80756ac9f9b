package line

import (
	"bytes"
	"errors"
	"io"
	"net"
	"os"
	"sync"
	"sync/atomic"

	"golang.org/x/sys/unix"
)

const (
	// heldBytes is how much of a patient answer piles up before its reader is woken.
	heldBytes = 4 << 10
	// bulkBytes in one read, or maxPending that wait for a slow reader: then a loop gains nothing, and the reader reads by
	// itself until it has to wait.
	bulkBytes  = 8 << 10
	maxPending = 64 << 10
	// usualMarks is how many pieces of a stream come within a tenth of a second.
	usualMarks = 16
)

// epollReader is a socket whose bytes a loop takes in as they come, each with its time, and hands over when its reader wants
// them. It is not part of Go's own network poller.
type epollReader struct {
	counters
	loop       *loop
	socket     int
	generation int32
	from, to   net.Addr

	mutex sync.Mutex
	// awaited wakes the reader, once for each time that it waits (isAwaited): when permit allows it to work, at once without one.
	awaited   chan struct{}
	isAwaited bool
	permit    *Permit
	pending   []byte
	marks     []mark
	// Of pending, what was taken, and up to where it may be; base is how much came before. Of marks, those used up.
	taken, released, passed, base  int
	patient, watched, held, closed bool
	// end is what a patient reader does not wait for.
	end             string
	bulk, isStamped bool
	failure         error
	lastRead        atomic.Int64
	// quickInRow is how many pieces came soon after the one before, without a break.
	quickInRow int

	writing sync.Mutex
}

// mark is the time at which all bytes up to end, counted from the first of the connection, were there.
type mark struct {
	end int
	at  int64
}

// newEpollReader takes a connection over; false when it cannot be, and then the connection is as it was.
func newEpollReader(conn *net.TCPConn, count counters) (*epollReader, bool) {
	raw, err := conn.SyscallConn()
	if err != nil {
		return nil, false
	}
	socket := -1
	if raw.Control(func(original uintptr) {
		socket, err = unix.FcntlInt(original, unix.F_DUPFD_CLOEXEC, 0)
	}) != nil || err != nil {
		return nil, false
	}
	f := &epollReader{counters: count, socket: socket, from: conn.LocalAddr(), to: conn.RemoteAddr(), awaited: make(chan struct{}, 1)}
	// The loop should not have to: who allocates has to help a garbage collection that runs.
	f.pending, f.marks = make([]byte, 0, heldBytes), make([]mark, 0, usualMarks)
	f.isStamped = askForStamps(socket)
	if !aLoop().adopt(f) {
		_ = unix.Close(socket)
		return nil, false
	}
	// Go's poller forgets it; the duplicate keeps the connection.
	_ = conn.Close()
	return f, true
}

// fill takes in what is there, to the end of the connection if that has come. Only the loop calls it, with its buffers; it returns true when it
// begins to hold bytes back from the reader.
func (f *epollReader) fill(b *buffers, hasEnded bool) bool {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.closed || !f.watched {
		return false
	}
	n := f.takeIn(b)
	for more := n; hasEnded && more > 0 && n < bulkBytes; n += more {
		// Nobody tells the end again.
		more = f.takeIn(b)
	}
	if n == 0 {
		return false
	}
	waiting := len(f.pending) - f.taken
	if n >= bulkBytes || waiting > maxPending {
		f.unwatch()
		f.bulk = true
		f.release()
		return false
	}
	if f.patient && waiting < heldBytes && !endsAnswer(f.pending[f.taken:], f.end) {
		wasHeld := f.held
		f.held = true
		return !wasHeld
	}
	f.release()
	return false
}

// takeIn reads what is there, and returns how many bytes that was: 0 when there is nothing more to do with them.
func (f *epollReader) takeIn(b *buffers) int {
	sizes, err := f.pieces(b)
	if err != nil {
		f.fail(f.wrap("read", err))
		return 0
	}
	if len(sizes) == 0 {
		return f.takePiece(b, len(b.room))
	}
	total := 0
	for _, size := range sizes {
		n := f.takePiece(b, size)
		if n == 0 {
			break
		}
		total += n
	}
	return total
}

// takePiece reads at most so many bytes, with one time for all of them.
func (f *epollReader) takePiece(b *buffers, size int) int {
	n, at, err := f.receive(b, size)
	for err == unix.EINTR {
		n, at, err = f.receive(b, size)
	}
	switch {
	case err == unix.EAGAIN:
		return 0
	case err != nil:
		f.fail(f.wrap("read", err))
		return 0
	case n == 0:
		f.fail(io.EOF)
		return 0
	}
	f.countRead(n)
	before := f.lastRead.Load()
	f.countEvents(b, b.room[:n], at > before)
	f.lastRead.Store(at)
	f.notePace(b, at-before)
	f.compact(n)
	f.pending = append(f.pending, b.room[:n]...)
	f.marks = append(f.marks, mark{f.base + len(f.pending), at})
	return n
}

// compact makes room by dropping what was taken, when that is at least half.
func (f *epollReader) compact(n int) {
	if len(f.pending)+n <= cap(f.pending) || f.taken < len(f.pending)-f.taken {
		return
	}
	f.pending = append(f.pending[:0], f.pending[f.taken:]...)
	f.marks = append(f.marks[:0], f.marks[f.passed:]...)
	f.base += f.taken
	f.released -= f.taken
	f.taken, f.passed = 0, 0
}

// endsAnswer reports whether the last bytes look like the end of a stream or of its framing.
func endsAnswer(pending []byte, end string) bool {
	tail := bytes.TrimRight(pending[max(0, len(pending)-len(end)-10):], "\r\n")
	return (end != "" && bytes.HasSuffix(tail, []byte(end))) || bytes.HasSuffix(tail, []byte("\n0"))
}

// release lets the reader have everything; the mutex is held.
func (f *epollReader) release() {
	f.released = len(f.pending)
	if !f.isAwaited {
		return
	}
	f.isAwaited = false
	f.permit.pass(f.awaited)
}

// releaseHeld is what the loop does with bytes that have waited for long.
func (f *epollReader) releaseHeld() {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.held = false
	f.release()
}

func (f *epollReader) fail(err error) {
	f.failure = err
	f.unwatch()
	f.release()
}

func (f *epollReader) unwatch() {
	if f.watched {
		f.watched = false
		_ = unix.EpollCtl(f.loop.epoll, unix.EPOLL_CTL_DEL, f.socket, nil)
	}
}

// watch has the loop told once whenever more bytes come. The loop then reads all of them: to be told again and again while some are left, the kernel
// would look at each socket twice.
func (f *epollReader) watch() {
	f.watched = true
	event := unix.EpollEvent{Events: unix.EPOLLIN | unix.EPOLLRDHUP | unix.EPOLLET, Fd: int32(f.socket), Pad: f.generation}
	if err := unix.EpollCtl(f.loop.epoll, unix.EPOLL_CTL_ADD, f.socket, &event); err != nil {
		f.watched = false
		f.fail(f.wrap("epoll_ctl", err))
	}
}

// Write sends all bytes. It waits for a socket that is full, and that one is of a reader that does not read.
func (f *epollReader) Write(bytes []byte) (int, error) {
	written := 0
	for written < len(bytes) {
		n, err := f.writeSome(bytes[written:])
		if n > 0 {
			written += n
			f.countWritten(n)
		}
		switch {
		case err == unix.EAGAIN:
			f.permitToWait()
			poll := []unix.PollFd{{Fd: int32(f.socket), Events: unix.POLLOUT}}
			_, _ = unix.Poll(poll, 20)
		case err != nil && err != unix.EINTR:
			return written, f.wrap("write", err)
		}
	}
	return written, nil
}

func (f *epollReader) writeSome(bytes []byte) (int, error) {
	f.writing.Lock()
	defer f.writing.Unlock()
	if f.isClosed() {
		return 0, net.ErrClosed
	}
	return unix.Write(f.socket, bytes)
}

// permitToWait gives up the permit of the user, because the target decides how long the waiting takes.
func (f *epollReader) permitToWait() {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.permit.Release()
}

func (f *epollReader) isClosed() bool {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	return f.closed
}

// Close may be called at any time, and more than once.
func (f *epollReader) Close() error {
	f.writing.Lock()
	defer f.writing.Unlock()
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.closed {
		return nil
	}
	f.unwatch()
	f.closed = true
	f.loop.forget(f)
	err := unix.Close(f.socket)
	f.release()
	return err
}

func (f *epollReader) wrap(operation string, err error) error {
	if errors.Is(err, net.ErrClosed) {
		return err
	}
	return &net.OpError{Op: operation, Net: "tcp", Source: f.from, Addr: f.to, Err: os.NewSyscallError(operation, err)}
}
