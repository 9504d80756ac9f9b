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
	// maxHeldBytes is how many bytes the loop holds back at most (see SetPatient). When this many wait, it gives all of them to the user.
	maxHeldBytes = 4 << 10
	// If one read returns bulkBytes, or if maxPending bytes are unread, the user's goroutine reads instead of the loop.
	bulkBytes  = 8 << 10
	maxPending = 64 << 10
	// If the newest waiting chunk came apartNanos or more after the last one read, the waiting chunks are read one by one. Otherwise, one
	// read takes all of them, with one arrival time.
	apartNanos = 200_000
	// usualArrivals is the initial capacity of the list of arrival times, which has one entry per chunk that the user has not read. Few
	// streams get more chunks in the 0.1 s for which chunks are held back.
	usualArrivals = 16
)

// epollReader is a socket that an epoll loop reads for a virtual user. It keeps received bytes and their arrival times for the user.
type epollReader struct {
	counters
	loop   *loop
	socket int
	// session decrypts the bytes of a TLS connection. It is nil for a connection without TLS.
	session *session
	// encrypted is the rest of the bytes that the loop has just read, while the TLS session decrypts them.
	encrypted  []byte
	kind       Kind
	generation int32
	from, to   net.Addr

	mutex sync.Mutex
	// isAwaited is true while a user waits. The channel awaited wakes the user when it has its permit, and there are bytes or an error.
	awaited   chan struct{}
	isAwaited bool
	permit    atomic.Pointer[Permit]
	// pending holds the received bytes, and arrivals when they arrived. The user has read the first `taken` bytes, and may read up to
	// `released`. The loop still holds back the bytes after that (see SetPatient). The user has read the bytes of the first readArrivals
	// entries completely.
	pending         []byte
	arrivals        []arrival
	taken, released int
	readArrivals    int
	// base is how many bytes have been removed from the front of pending so far. arrival.end counts them too.
	base                   int
	patient, watched, held bool
	closed                 atomic.Bool
	// end is the last argument of setPatient (see SetPatient).
	end             string
	bulk, isStamped bool
	failure         error
	lastRead        atomic.Int64
	// quickInRow counts successive chunks of which each came soon (at most quickNanos) after the one before. See notePace.
	quickInRow int
	// outOfOrder is the result of systemCall.outOfOrder at the last call of isReordered.
	outOfOrder uint32

	writing sync.Mutex
}

// arrival says that some received bytes arrived at the time `at`, in nanoseconds of package clock. They begin where those of the previous
// arrival end. `end` is the offset of their end, counted from the first byte that was ever stored in pending.
type arrival struct {
	// end is the offset at which a range of bytes with one arrival time ends. It counts all bytes that the loop has read from the connection.
	end int
	// at is the arrival time of the bytes of this range, in nanoseconds of package clock.
	at int64
}

// newEpollReader lets an epoll loop read the socket of conn. It closes conn, and uses a duplicate of the socket. If no loop can read the
// socket, it returns false, and conn stays open.
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
	r.pending, r.arrivals = make([]byte, 0, maxHeldBytes), make([]arrival, 0, usualArrivals)
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

// fill reads the bytes that have arrived, and either gives them to the user or holds them back (see SetPatient). It also notices the end of
// the connection. Only the loop calls it. If it returns true, it has begun to hold bytes back, and the loop must call releaseHeld in time.
func (r *epollReader) fill(b *buffers, hasEnded bool) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.closed.Load() || !r.watched {
		return false
	}
	n, atOnce := r.readAvailable(b)
	// The kernel reports waiting bytes only once, so reading goes on. More may wait if the read filled the buffer or the connection has ended.
	for more := n; more > 0 && (hasEnded || more == len(b.bytes)) && atOnce < bulkBytes && n < maxPending; n += more {
		more, atOnce = r.readAvailable(b)
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
	if r.patient && waiting < maxHeldBytes && !r.mayEnd(r.pending[r.taken:]) {
		wasHeld := r.held
		r.held = true
		return !wasHeld
	}
	r.release()
	return false
}

// readAvailable reads the bytes that have arrived. If chunks among them came at different times, it reads each alone, to learn its time.
// total is the number of bytes, and atOnce the number in the last read. atOnce is 0 if the socket is empty, has ended or has failed.
func (r *epollReader) readAvailable(b *buffers) (total, atOnce int) {
	left, last, err := r.peek(b)
	if err != nil {
		r.fail(r.wrap("read", err))
		return 0, 0
	}
	for _, size := range b.sizes {
		if size == left || last-r.lastRead.Load() < apartNanos {
			break
		}
		n := r.readChunk(b, size)
		if n == 0 {
			return total, 0
		}
		total, left = total+n, left-n
	}
	atOnce = r.readChunk(b, left)
	return total + atOnce, atOnce
}

// readChunk reads at most `size` bytes from the socket, and keeps them for the user with one arrival time. It returns their number, which
// is 0 if the socket is empty, has ended or has failed.
func (r *epollReader) readChunk(b *buffers, size int) int {
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
		r.decrypt(b, n, at)
		return n
	}
	r.store(b, b.bytes[:n], at)
	return n
}

// store keeps bytes for the user until it reads them. All of them arrived at the time `at`.
func (r *epollReader) store(b *buffers, bytes []byte, at int64) {
	before := r.lastRead.Load()
	r.lastRead.Store(at)
	r.notePace(b, at-before)
	r.compact(len(bytes))
	r.pending = append(r.pending, bytes...)
	r.arrivals = append(r.arrivals, arrival{r.base + len(r.pending), at})
}

// decrypt gives the TLS session the n encrypted bytes in b, which arrived at the time `at`, and stores what the session decrypts. It stops
// when no complete TLS record is left, because another attempt would allocate memory for nothing.
func (r *epollReader) decrypt(b *buffers, n int, at int64) {
	r.encrypted = b.bytes[:n]
	records := &r.session.under.records
	for len(r.encrypted) > 0 || records.unread > 0 {
		size, err := r.session.Read(b.decrypted)
		records.unread--
		if size > 0 {
			r.store(b, b.decrypted[:size], at)
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

// readEncrypted gives received encrypted bytes to the TLS session, which calls it while it decrypts. The goroutine holds the mutex.
func (r *epollReader) readEncrypted(into []byte) (int, error) {
	n := copy(into, r.encrypted)
	r.encrypted = r.encrypted[n:]
	if n > 0 {
		return n, nil
	}
	if !r.bulk {
		return 0, errNoRecord
	}
	return r.readSocket(into)
}

// readSocket reads the socket directly, in the user's goroutine (see readBulk). If no bytes have arrived, it returns errNoRecord.
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

// compact makes room for n more bytes if there is too little. It drops the bytes that the user has read, but only if they are at least half
// of all, so that each byte is moved only a few times.
func (r *epollReader) compact(n int) {
	if len(r.pending)+n <= cap(r.pending) || r.taken < len(r.pending)-r.taken {
		return
	}
	r.pending = append(r.pending[:0], r.pending[r.taken:]...)
	r.arrivals = append(r.arrivals[:0], r.arrivals[r.readArrivals:]...)
	r.base += r.taken
	r.released -= r.taken
	r.taken, r.readArrivals = 0, 0
}

// mayEnd reports whether `pending` may be the last bytes of an answer. The loop must not hold such bytes back. Over a WebSocket, any bytes
// may be the last, except those that end as usual chunks do (r.end, see SetPatient).
func (r *epollReader) mayEnd(pending []byte) bool {
	if r.kind == Frames {
		return !bytes.HasSuffix(pending, []byte(r.end))
	}
	return endsAnswer(pending, r.end)
}

// endsAnswer reports whether the bytes `pending` look like the end of an answer that is not on a WebSocket. The end is the terminator
// `end`, the last chunk of HTTP/1.1, or the last frame of HTTP/2.
func endsAnswer(pending []byte, end string) bool {
	tail := bytes.TrimRight(pending[max(0, len(pending)-len(end)-10):], "\r\n")
	return (end != "" && bytes.HasSuffix(tail, []byte(end))) || bytes.HasSuffix(tail, []byte("\n0")) || endsStream(pending)
}

// release lets the user read all received bytes. A user that waits for them wakes as soon as it has a permit. The caller holds the mutex.
func (r *epollReader) release() {
	r.released = len(r.pending)
	if !r.isAwaited {
		return
	}
	r.isAwaited = false
	r.permit.Load().request(r.awaited)
}

// releaseHeld lets the user read the bytes that fill has held back. The loop calls it when their time is over.
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

// watch makes the loop read this socket. With EPOLLET, the kernel reports new bytes only once, so the loop must then read all of them.
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

// writeRaw sends bytes as they are, and waits while the kernel accepts no more. It must not lock r.mutex, because a TLS read that holds it
// may call writeRaw.
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
