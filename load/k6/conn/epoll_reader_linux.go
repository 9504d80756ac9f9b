package conn

// An epollReader is a socket that a loop reads for a virtual user. The loop stores received bytes and their arrival times (fill_linux.go) until
// the user reads them. It may hold bytes back, so that the user wakes less often (see Conn.Coalesce). If many bytes arrive at once, the user
// reads the socket itself until it is empty (isBulk). Over TLS, the session decrypts the bytes that the loop has read.

import (
	"errors"
	"io"
	"net"
	"os"
	"sync"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

type epollReader struct {
	counters
	loop     *loop
	id       int32
	socket   int
	kind     Kind
	session  *session
	from, to net.Addr

	mutex                sync.Mutex
	readable             sync.Cond
	pending              []byte
	arrivals             []arrival
	taken, takenArrivals int
	isHolding            bool
	isCoalescing         bool
	end                  string
	isBulk               bool
	isClosed             bool
	failure              error
	lastArrival          int64
	lastStamp            int64
	isQuick              bool
	outOfOrder           uint32
	encrypted            []byte

	writing sync.Mutex // locked during a write, so that Close waits for it
}

type arrival struct {
	unread int
	at     int64
}

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

func (r *epollReader) await(permit *Permit) {
	permit.Release()
	r.readable.Wait()
	r.mutex.Unlock()
	// This wait must not block the loop, which needs the mutex.
	permit.acquire(false)
	r.mutex.Lock()
}

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

func (r *epollReader) dropTaken() {
	r.pending = append(r.pending[:0], r.pending[r.taken:]...)
	r.arrivals = append(r.arrivals[:0], r.arrivals[r.takenArrivals:]...)
	r.taken, r.takenArrivals = 0, 0
	if len(r.pending) == 0 && cap(r.pending) > maxUnreadBytes {
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

func (r *epollReader) watch() {
	// With EPOLLET, the kernel reports bytes only once, so the loop must read all of them.
	event := unix.EpollEvent{Events: unix.EPOLLIN | unix.EPOLLRDHUP | unix.EPOLLET, Fd: r.id}
	if err := unix.EpollCtl(r.loop.epoll, unix.EPOLL_CTL_ADD, r.socket, &event); err != nil {
		r.fail(r.wrap("epoll_ctl", err))
	}
}

func (r *epollReader) unwatch() {
	_ = unix.EpollCtl(r.loop.epoll, unix.EPOLL_CTL_DEL, r.socket, nil)
}

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

func (r *epollReader) writeRaw(bytes []byte) (int, error) {
	// r.mutex may be locked here, because a TLS read may write, and its caller holds the mutex.
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
