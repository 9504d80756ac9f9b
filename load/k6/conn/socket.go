package conn

import (
	"net"
	"sync/atomic"
	"syscall"

	"assay.local/k6/clock"
)

// wire carries the bytes of a Conn: a socket, which the user's goroutine reads, or an epollReader, which a loop reads.
type wire interface {
	// begin must be called before a request is sent.
	begin()
	// read returns bytes that arrived together, and when they arrived. It releases the permit while it waits.
	read(into []byte, permit *Permit) (n int, at int64, err error)
	coalesce(isOn bool, end string)
	// isQuiet reports whether the connection is open and has no unread bytes.
	isQuiet() bool
	Write(bytes []byte) (int, error)
	Close() error
}

// socket is a connection that the user's goroutine reads. The time after the read counts as the arrival time.
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

func (s socket) read(into []byte, permit *Permit) (int, int64, error) {
	permit.Release()
	n, err := s.Read(into)
	return n, clock.Now(), err
}

func (socket) begin() {}

func (socket) coalesce(bool, string) {}

func (s socket) isQuiet() bool { return s.raw == nil || isSilent(s.raw) }

// counters are the counters of received and sent bytes in k6's metrics.
type counters struct{ in, out *int64 }

func (c counters) countRead(n int) { atomic.AddInt64(c.in, int64(n)) }

func (c counters) countWritten(n int) { atomic.AddInt64(c.out, int64(n)) }
