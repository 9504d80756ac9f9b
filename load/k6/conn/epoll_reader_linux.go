package conn

import (
	"bytes"
	"errors"
	"io"
	"net"
	"os"
	"sync"
	"sync/atomic"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// heldBytes limits the bytes that are held back from a user (see SetPatient). When this many bytes wait, the loop gives all of them to
	// the user at once.
	heldBytes = 4 << 10
	// If one read returns bulkBytes, or if maxPending bytes are unread, the user's goroutine reads instead of the loop.
	bulkBytes  = 8 << 10
	maxPending = 64 << 10
	// If the newest waiting chunk came apartNanos or more after the last one read, the waiting chunks are read one by one. Otherwise, one
	// read takes all of them, with one arrival time.
	apartNanos = 200_000
	// usualMarks is the initial capacity of the list of arrival times. Bytes are held back for at most 0.1 s, and few streams get more
	// chunks in this time.
	usualMarks = 16
)

// epollReader is the socket of one connection. A loop reads it with epoll, and records when bytes arrive.
type epollReader struct {
	counters
	loop   *loop
	socket int
	// session decrypts the bytes of a TLS connection. It is nil for a connection without TLS.
	session *session
	// sealed holds received encrypted bytes that the TLS session has not read yet.
	sealed     []byte
	kind       Kind
	generation int32
	from, to   net.Addr

	mutex sync.Mutex
	// isAwaited is true while a user waits. The channel awaited wakes the user when it has its permit, and there are bytes or an error.
	awaited   chan struct{}
	isAwaited bool
	permit    atomic.Pointer[Permit]
	// pending holds received bytes. The functions compact and empty remove the bytes that the user has read. marks has the arrival times.
	pending []byte
	marks   []mark
	// taken is how many bytes of `pending` the virtual user has read. released is how many it may read, including those already read.
	taken, released int
	// passed is the number of marks (byte ranges with one arrival time) whose bytes the virtual user has read completely.
	passed int
	// base is how many bytes the loop had read from the connection before the first byte of pending.
	base                   int
	patient, watched, held bool
	closed                 atomic.Bool
	// end is the text from the last call of SetPatient. In an event stream, bytes that end with this text are delivered at once. Over a
	// WebSocket, only such bytes are held back.
	end             string
	bulk, isStamped bool
	failure         error
	lastRead        atomic.Int64
	// quickInRow counts successive chunks that came within quickNanos of the previous one. After quickPieces of them, the loop reads more
	// often.
	quickInRow int
	// outOfOrder is the number of TCP segments that had arrived out of order at the last call of hadHoles.
	outOfOrder uint32

	writing sync.Mutex
}

// mark is the arrival time of a range of received bytes. The range begins at the end of the previous mark's range.
type mark struct {
	// end is the offset at which a range of bytes with one arrival time ends. It counts all bytes that the loop has read from the connection.
	end int
	// at is the arrival time of the bytes of this range, in nanoseconds of package clock.
	at int64
}

// newEpollReader returns a reader that reads the socket of conn through a loop. The reader uses a duplicate of the socket, and conn is
// closed. If no loop can read the socket, newEpollReader returns false and does not close conn.
func newEpollReader(conn *net.TCPConn, count counters, s *session, kind Kind, lastRead int64) (*epollReader, bool) {
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
	r := &epollReader{counters: count, socket: socket, session: s, kind: kind, from: conn.LocalAddr(), to: conn.RemoteAddr(), awaited: make(chan struct{}, 1)}
	// Allocated here, because a goroutine that allocates, such as the loop, has to help a running garbage collection.
	r.pending, r.marks = make([]byte, 0, heldBytes), make([]mark, 0, usualMarks)
	// The kernel may have received the next bytes before the last ones were read.
	r.lastRead.Store(lastRead)
	r.isStamped = clock.AskForStamps(socket)
	if s != nil {
		s.under.loopReader = r
	}
	if !takeLoop().adopt(r) {
		if s != nil {
			s.under.loopReader = nil
		}
		_ = unix.Close(socket)
		return nil, false
	}
	// This removes the connection from Go's poller. The connection stays open, because r.socket is a duplicate of its descriptor.
	_ = conn.Close()
	return r, true
}

// fill reads the bytes that have arrived, and notices the end of the connection. Only the loop may call it. It returns true if it begins to
// hold bytes back (see SetPatient). The loop must then call releaseHeld later.
func (r *epollReader) fill(b *buffers, hasEnded bool) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.closed.Load() || !r.watched {
		return false
	}
	n, atOnce := r.takeIn(b)
	// The kernel reports waiting bytes only once, so reading goes on. More may wait if the read filled the buffer or the connection has ended.
	for more := n; more > 0 && (hasEnded || more == len(b.bytes)) && atOnce < bulkBytes && n < maxPending; n += more {
		more, atOnce = r.takeIn(b)
	}
	if n == 0 {
		return false
	}
	waiting := len(r.pending) - r.taken
	if atOnce >= bulkBytes || waiting > maxPending {
		r.unwatch()
		r.bulk = true
		r.release()
		return false
	}
	if r.patient && waiting < heldBytes && !r.mayEnd(r.pending[r.taken:]) {
		wasHeld := r.held
		r.held = true
		return !wasHeld
	}
	r.release()
	return false
}

// takeIn reads the bytes that have arrived. Chunks with different arrival times are read separately. It returns the number of bytes of all
// reads (total) and of the last read (atOnce). atOnce is 0 if the socket is empty, has ended or has failed.
func (r *epollReader) takeIn(b *buffers) (total, atOnce int) {
	left, last, err := r.peek(b)
	if err != nil {
		r.fail(r.wrap("read", err))
		return 0, 0
	}
	for _, size := range b.sizes {
		if size == left || last-r.lastRead.Load() < apartNanos {
			break
		}
		n := r.takePiece(b, size)
		if n == 0 {
			return total, 0
		}
		total, left = total+n, left-n
	}
	atOnce = r.takePiece(b, left)
	return total + atOnce, atOnce
}

// takePiece reads at most `size` bytes from the socket, and stores them with one arrival time. It returns the number of bytes. The number
// is 0 if the socket is empty, has ended or has failed.
func (r *epollReader) takePiece(b *buffers, size int) int {
	n, at, err := r.receive(b, size)
	for err == unix.EINTR {
		n, at, err = r.receive(b, size)
	}
	switch {
	case err == unix.EAGAIN:
		return 0
	case err != nil:
		r.fail(r.wrap("read", err))
		return 0
	case n == 0:
		r.fail(io.EOF)
		return 0
	}
	r.countRead(n)
	if r.session != nil {
		r.openRecords(b, n, at)
		return n
	}
	r.keep(b, b.bytes[:n], at)
	return n
}

// keep appends bytes to the unread bytes. All of them get the same arrival time `at`.
func (r *epollReader) keep(b *buffers, bytes []byte, at int64) {
	before := r.lastRead.Load()
	r.lastRead.Store(at)
	r.notePace(b, at-before)
	r.compact(len(bytes))
	r.pending = append(r.pending, bytes...)
	r.marks = append(r.marks, mark{r.base + len(r.pending), at})
}

// openRecords decrypts the TLS records that become complete with the first n bytes of b, and stores their content with the arrival time
// `at`. It does not try to decrypt an incomplete record, because the attempt would allocate memory for nothing.
func (r *epollReader) openRecords(b *buffers, n int, at int64) {
	r.sealed = b.bytes[:n]
	records := &r.session.under.records
	for len(r.sealed) > 0 || records.unread > 0 {
		size, err := r.session.Read(b.opened)
		records.unread--
		if size > 0 {
			r.keep(b, b.opened[:size], at)
		}
		switch {
		case err == nil:
		case errors.Is(err, errNoRecord):
			records.unread = 0
		default:
			r.fail(err)
			return
		}
	}
}

// readSealed copies encrypted bytes into the buffer of its caller, the TLS session. The caller holds the mutex.
func (r *epollReader) readSealed(into []byte) (int, error) {
	n := copy(into, r.sealed)
	r.sealed = r.sealed[n:]
	if n > 0 {
		return n, nil
	}
	if !r.bulk {
		return 0, errNoRecord
	}
	return r.readSocket(into)
}

// readSocket reads the socket in the user's goroutine. If there are no bytes to read, it returns errNoRecord.
func (r *epollReader) readSocket(into []byte) (int, error) {
	n, err := unix.Read(r.socket, into)
	switch {
	case err == unix.EINTR || err == unix.EAGAIN:
		return 0, errNoRecord
	case err != nil:
		return 0, r.wrap("read", err)
	case n == 0:
		return 0, io.EOF
	}
	r.countRead(n)
	return n, nil
}

// compact makes room in pending for n more bytes. If room is lacking, it drops the bytes that the user has read, but only if they are at
// least half of all bytes.
func (r *epollReader) compact(n int) {
	if len(r.pending)+n <= cap(r.pending) || r.taken < len(r.pending)-r.taken {
		return
	}
	r.pending = append(r.pending[:0], r.pending[r.taken:]...)
	r.marks = append(r.marks[:0], r.marks[r.passed:]...)
	r.base += r.taken
	r.released -= r.taken
	r.taken, r.passed = 0, 0
}

// mayEnd reports whether an answer may end with the bytes `pending`. The loop must not hold back such bytes. Over a WebSocket, an answer
// may end with any bytes, unless they end with r.end (the usual end of a chunk).
func (r *epollReader) mayEnd(pending []byte) bool {
	if r.kind == Frames {
		return !bytes.HasSuffix(pending, []byte(r.end))
	}
	return endsAnswer(pending, r.end)
}

// endsAnswer reports whether `pending` ends an answer. The end is the text `end`, the last HTTP/1.1 chunk, or the last HTTP/2 frame.
func endsAnswer(pending []byte, end string) bool {
	tail := bytes.TrimRight(pending[max(0, len(pending)-len(end)-10):], "\r\n")
	return (end != "" && bytes.HasSuffix(tail, []byte(end))) || bytes.HasSuffix(tail, []byte("\n0")) || endsStream(pending)
}

// release lets the user read all pending bytes, and wakes it. The caller holds the mutex.
func (r *epollReader) release() {
	r.released = len(r.pending)
	if !r.isAwaited {
		return
	}
	r.isAwaited = false
	r.permit.Load().pass(r.awaited)
}

// releaseHeld lets the virtual user read the bytes that the method `fill` has held back (to wake the user less often).
func (r *epollReader) releaseHeld() {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.held = false
	r.release()
}

func (r *epollReader) fail(err error) {
	r.failure = err
	r.unwatch()
	r.release()
}

func (r *epollReader) unwatch() {
	if r.watched {
		r.watched = false
		_ = unix.EpollCtl(r.loop.epoll, unix.EPOLL_CTL_DEL, r.socket, nil)
	}
}

// watch adds the socket to the loop's epoll, so that the loop reads it. The kernel then reports bytes when they arrive, but not again if
// some stay unread (EPOLLET). So the loop reads all of them.
func (r *epollReader) watch() {
	r.watched = true
	event := unix.EpollEvent{Events: unix.EPOLLIN | unix.EPOLLRDHUP | unix.EPOLLET, Fd: int32(r.socket), Pad: r.generation}
	if err := unix.EpollCtl(r.loop.epoll, unix.EPOLL_CTL_ADD, r.socket, &event); err != nil {
		r.watched = false
		r.fail(r.wrap("epoll_ctl", err))
	}
}

// Write sends all bytes. With TLS, it encrypts them.
func (r *epollReader) Write(bytes []byte) (int, error) {
	if r.session != nil {
		return r.session.Write(bytes)
	}
	return r.writeRaw(bytes)
}

// writeRaw sends all bytes, and waits while the socket is full. It must not lock r.mutex: a TLS read that holds it may call writeRaw.
func (r *epollReader) writeRaw(bytes []byte) (int, error) {
	written := 0
	for written < len(bytes) {
		n, err := r.writeSome(bytes[written:])
		if n > 0 {
			written += n
			r.countWritten(n)
		}
		switch {
		case err == unix.EAGAIN:
			// Waiting for the target may take long, so other users may work.
			r.permit.Load().Release()
			poll := []unix.PollFd{{Fd: int32(r.socket), Events: unix.POLLOUT}}
			_, _ = unix.Poll(poll, 20)
		case err != nil && err != unix.EINTR:
			return written, r.wrap("write", err)
		}
	}
	return written, nil
}

func (r *epollReader) writeSome(bytes []byte) (int, error) {
	r.writing.Lock()
	defer r.writing.Unlock()
	if r.closed.Load() {
		return 0, net.ErrClosed
	}
	return unix.Write(r.socket, bytes)
}

// Close closes the socket and wakes a waiting user. It may be called repeatedly.
func (r *epollReader) Close() error {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.writing.Lock()
	defer r.writing.Unlock()
	if r.closed.Load() {
		return nil
	}
	r.unwatch()
	r.closed.Store(true)
	r.loop.forget(r)
	err := unix.Close(r.socket)
	r.release()
	return err
}

func (r *epollReader) wrap(operation string, err error) error {
	if errors.Is(err, net.ErrClosed) {
		return err
	}
	return &net.OpError{Op: operation, Net: "tcp", Source: r.from, Addr: r.to, Err: os.NewSyscallError(operation, err)}
}
