package conn

import (
	"errors"
	"io"
	"net"
	"os"
	"sync"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

// epollReader is a socket that a loop reads for a virtual user. It stores received bytes and their arrival times until the user reads them.
// The file fill_linux.go has the methods that only the loop calls.
type epollReader struct {
	counters
	loop   *loop
	id     int32
	socket int
	kind   Kind
	// session is nil without TLS.
	session  *session
	from, to net.Addr

	mutex    sync.Mutex
	readable sync.Cond
	// pending has received bytes, and arrivals their arrival times. The user has already taken the first `taken` bytes and the first
	// `takenArrivals` times.
	pending              []byte
	arrivals             []arrival
	taken, takenArrivals int
	// isHolding is true while the loop holds back the pending bytes (see Conn.Coalesce).
	isHolding    bool
	isCoalescing bool
	end          string
	// isBulk is true while the user's goroutine reads the socket instead of the loop, because many bytes arrive at once.
	isBulk   bool
	isClosed bool
	failure  error
	// lastArrival is when the latest bytes arrived or, if that was later, when the last request was sent.
	lastArrival int64
	// stamp is the kernel's arrival time of the latest bytes, in nanoseconds since 1970.
	stamp int64
	// isQuick is true if the last two chunks arrived soon after each other, so that several chunks may wait in the socket.
	isQuick bool
	// outOfOrder is the number of TCP segments that have arrived out of order.
	outOfOrder uint32
	// encrypted has bytes that the loop has read and that the TLS session has not decrypted.
	encrypted []byte

	// writing is locked while a goroutine writes, so that Close waits for it.
	writing sync.Mutex
}

// arrival is the arrival time of the next `unread` pending bytes, in nanoseconds of package clock.
type arrival struct {
	unread int
	at     int64
}

// newEpollReader lets a loop read the socket of conn, and closes conn. It returns nil, and leaves conn open, if no loop can read the socket.
func newEpollReader(conn *net.TCPConn, count counters, s *session, kind Kind, lastArrival int64) wire {
	loop := takeLoop()
	if loop == nil {
		return nil
	}
	socket, err := duplicate(conn)
	if err != nil {
		return nil
	}
	if !clock.AskForStamps(socket) {
		_ = unix.Close(socket)
		return nil
	}
	// The buffers are allocated here, because a goroutine that allocates, such as the loop, has to help a running garbage collection.
	r := &epollReader{
		counters: count, loop: loop, socket: socket, kind: kind, session: s, from: conn.LocalAddr(), to: conn.RemoteAddr(), lastArrival: lastArrival,
		pending: make([]byte, 0, maxHeldBytes), arrivals: make([]arrival, 0, usualArrivals),
	}
	r.readable.L = &r.mutex
	if s != nil {
		s.under.carrier = encryptedBytes{r}
	}
	loop.add(r)
	// This removes the connection from Go's poller. The connection stays open, because r.socket is a duplicate of its descriptor.
	_ = conn.Close()
	return r
}

func duplicate(conn *net.TCPConn) (socket int, err error) {
	raw, err := conn.SyscallConn()
	if err != nil {
		return 0, err
	}
	failure := raw.Control(func(original uintptr) {
		socket, err = unix.FcntlInt(original, unix.F_DUPFD_CLOEXEC, 0)
	})
	return socket, errors.Join(failure, err)
}

func (r *epollReader) begin() {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.lastArrival, r.isCoalescing = clock.Now(), false
	r.release()
}

func (r *epollReader) coalesce(isOn bool, end string) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.isCoalescing, r.end = isOn, end
	if !isOn {
		r.release()
	}
}

func (r *epollReader) read(into []byte, permit *Permit) (int, int64, error) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	for r.isHolding || r.taken == len(r.pending) {
		switch {
		case r.isClosed:
			return 0, clock.Now(), net.ErrClosed
		case r.failure != nil:
			return 0, clock.Now(), r.failure
		case r.isBulk:
			// Reading may take until the end of the answer, so other users may work.
			permit.Release()
			if n := r.readBulk(into); n > 0 {
				return n, r.lastArrival, nil
			}
		default:
			r.await(permit)
		}
	}
	first := &r.arrivals[r.takenArrivals]
	at := first.at
	n := copy(into, r.pending[r.taken:r.taken+first.unread])
	first.unread -= n
	r.taken += n
	if first.unread == 0 {
		r.takenArrivals++
	}
	if r.taken == len(r.pending) {
		r.dropTaken()
	}
	return n, at, nil
}

// await waits for bytes or an error. The caller holds the mutex.
func (r *epollReader) await(permit *Permit) {
	permit.Release()
	r.readable.Wait()
	r.mutex.Unlock()
	permit.acquire(false)
	r.mutex.Lock()
}

// readBulk reads the socket in the user's goroutine. The time after the read counts as the arrival time. When the socket is empty, the loop
// reads it again.
func (r *epollReader) readBulk(into []byte) int {
	read := r.readSocket
	if r.session != nil {
		read = r.session.Read
	}
	n, err := read(into)
	if errors.Is(err, errNoRecord) {
		r.watchAgain()
	} else if err != nil {
		r.failure = err
	}
	if n > 0 {
		r.lastArrival = clock.Now()
	}
	return n
}

func (r *epollReader) watchAgain() {
	r.isBulk = false
	r.watch()
}

func (r *epollReader) readSocket(into []byte) (int, error) {
	n, err := unix.Read(r.socket, into)
	switch {
	case err == unix.EAGAIN:
		return 0, errNoRecord
	case err != nil:
		return 0, r.wrap("read", err)
	case n == 0:
		return 0, io.EOF
	}
	r.countRead(n)
	return n, nil
}

// dropTaken removes the bytes that the user has taken. It frees an empty buffer if it is large.
func (r *epollReader) dropTaken() {
	r.pending = append(r.pending[:0], r.pending[r.taken:]...)
	r.arrivals = append(r.arrivals[:0], r.arrivals[r.takenArrivals:]...)
	r.taken, r.takenArrivals = 0, 0
	if len(r.pending) == 0 && cap(r.pending) > maxPending {
		r.pending = nil
	}
}

func (r *epollReader) isQuiet() bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.isBulk && !r.isClosed {
		// The user's goroutine has read the last answer itself.
		r.watchAgain()
	}
	return !r.isClosed && r.failure == nil && len(r.pending) == 0 && isEmptySocket(r.socket)
}

// watch makes the loop read this socket. With EPOLLET, the kernel reports bytes only once, so the loop must read all of them.
func (r *epollReader) watch() {
	event := unix.EpollEvent{Events: unix.EPOLLIN | unix.EPOLLRDHUP | unix.EPOLLET, Fd: r.id}
	if err := unix.EpollCtl(r.loop.epoll, unix.EPOLL_CTL_ADD, r.socket, &event); err != nil {
		r.fail(r.wrap("epoll_ctl", err))
	}
}

func (r *epollReader) unwatch() {
	_ = unix.EpollCtl(r.loop.epoll, unix.EPOLL_CTL_DEL, r.socket, nil)
}

// fail stores the first error. The user's read returns it after the pending bytes.
func (r *epollReader) fail(err error) {
	if r.failure == nil {
		r.failure = err
		r.unwatch()
		r.release()
	}
}

func (r *epollReader) release() {
	r.isHolding = false
	r.readable.Signal()
}

func (r *epollReader) Write(bytes []byte) (int, error) {
	if r.session != nil {
		return r.session.Write(bytes)
	}
	return r.writeRaw(bytes)
}

// writeRaw sends bytes without encryption. It must not lock r.mutex, because a TLS read may call it, and the caller of that read holds r.mutex.
func (r *epollReader) writeRaw(bytes []byte) (int, error) {
	written := 0
	for written < len(bytes) {
		n, err := r.writeSome(bytes[written:])
		if n > 0 {
			written += n
			r.countWritten(n)
		}
		if err == unix.EAGAIN {
			_, _ = unix.Poll([]unix.PollFd{{Fd: int32(r.socket), Events: unix.POLLOUT}}, 20)
		} else if err != nil {
			return written, r.wrap("write", err)
		}
	}
	return written, nil
}

func (r *epollReader) writeSome(bytes []byte) (int, error) {
	r.writing.Lock()
	defer r.writing.Unlock()
	if r.isClosed {
		return 0, net.ErrClosed
	}
	return unix.Write(r.socket, bytes)
}

// Close closes the socket and wakes a waiting user. Further calls have no effect.
func (r *epollReader) Close() error {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.writing.Lock()
	defer r.writing.Unlock()
	if r.isClosed {
		return nil
	}
	r.isClosed = true
	r.unwatch()
	r.loop.remove(r)
	r.release()
	return unix.Close(r.socket)
}

func (r *epollReader) wrap(operation string, err error) error {
	if errors.Is(err, net.ErrClosed) {
		return err
	}
	return &net.OpError{Op: operation, Net: "tcp", Source: r.from, Addr: r.to, Err: os.NewSyscallError(operation, err)}
}

// encryptedBytes carries the encrypted bytes of a TLS session.
type encryptedBytes struct{ *epollReader }

func (e encryptedBytes) Read(into []byte) (int, error) {
	n := copy(into, e.encrypted)
	e.encrypted = e.encrypted[n:]
	switch {
	case n > 0:
		return n, nil
	case e.isBulk:
		return e.readSocket(into)
	default:
		return 0, errNoRecord
	}
}

func (e encryptedBytes) Write(bytes []byte) (int, error) { return e.writeRaw(bytes) }
