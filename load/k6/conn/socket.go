package conn

import (
	"net"
	"sync/atomic"
	"syscall"

	"assay.local/k6/clock"
)

// wire is a connection whose reads also return when the bytes arrived.
type wire interface {
	read(into []byte) (int, int64, error)
	quiet() bool
	Write(bytes []byte) (int, error)
	Close() error
}

// socket is a connection that the goroutine of its user reads itself, without a loop (a goroutine that reads many connections).
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

// counters are k6's counters of bytes. They are nil if k6 does not count them.
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
