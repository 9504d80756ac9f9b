package conn

import (
	"net"
	"sync/atomic"
	"syscall"

	"assay.local/k6/clock"
)

// wire is what carries the bytes of a Conn: a socket that the user's goroutine reads, or an epollReader that a loop reads. Its method read
// also returns when the bytes arrived.
type wire interface {
	read(into []byte) (int, int64, error)
	quiet() bool
	Write(bytes []byte) (int, error)
	Close() error
}

// socket is a connection that the user's own goroutine reads, without an epoll loop. The time of reading counts as the arrival time.
type socket struct {
	net.Conn
	raw syscall.RawConn
}

func newSocket(conn, inner net.Conn) socket {
	s := socket{Conn: conn}
	if system, ok := inner.(syscall.Conn); ok {
		s.raw, _ = system.SyscallConn()
	}
	return s
}

func (s socket) read(into []byte) (int, int64, error) {
	n, err := s.Read(into)
	return n, clock.Now(), err
}

func (s socket) quiet() bool { return s.raw == nil || isQuiet(s.raw) }

// counters are k6's counters of received and sent bytes, for its own metrics. They are nil if k6 does not count.
type counters struct{ in, out *int64 }

func (c counters) countRead(n int) {
	if c.in != nil {
		atomic.AddInt64(c.in, int64(n))
	}
}

func (c counters) countWritten(n int) {
	if c.out != nil {
		atomic.AddInt64(c.out, int64(n))
	}
}
