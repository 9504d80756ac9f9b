package conn

import (
	"net"
	"sync/atomic"
	"syscall"

	"assay.local/k6/clock"
)

type wire interface {
	begin()
	read(into []byte, permit *Permit) (n int, at int64, err error)
	coalesce(isOn bool, end string)
	isQuiet() bool
	Write(bytes []byte) (int, error)
	Close() error
}

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

type counters struct{ in, out *int64 }

func (c counters) countRead(n int) { atomic.AddInt64(c.in, int64(n)) }

func (c counters) countWritten(n int) { atomic.AddInt64(c.out, int64(n)) }
