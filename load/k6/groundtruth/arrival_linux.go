package groundtruth

import (
	"io"
	"net"
	"net/http"
	"sync/atomic"
	"syscall"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

type stampedConn struct {
	net.Conn
	raw     syscall.RawConn
	arrived atomic.Int64
}

func stamped(conn net.Conn) net.Conn {
	tcp, ok := conn.(*net.TCPConn)
	if !ok {
		return conn
	}
	raw, err := tcp.SyscallConn()
	isStamped := false
	if err != nil || raw.Control(func(socket uintptr) { isStamped = clock.AskForStamps(int(socket)) }) != nil || !isStamped {
		return conn
	}
	return &stampedConn{Conn: conn, raw: raw}
}

func (c *stampedConn) Read(into []byte) (int, error) {
	var control [clock.ControlBytes]byte
	var n, controlSize int
	var failure error
	err := c.raw.Read(func(socket uintptr) bool {
		n, controlSize, _, _, failure = unix.Recvmsg(int(socket), into, control[:], 0)
		return failure != unix.EAGAIN
	})
	switch {
	case err != nil:
		return 0, err
	case failure != nil:
		return 0, failure
	case n == 0 && len(into) > 0:
		return 0, io.EOF
	}
	// A busy machine reads bytes later than the kernel has received them.
	at := clock.Now()
	if stamp := clock.StampIn(control[:controlSize]); stamp > 0 {
		reading, now := clock.FromWall(stamp)
		at = min(reading, now)
	}
	c.arrived.Store(at)
	return n, nil
}

func arrival(r *http.Request) int64 {
	conn, _ := r.Context().Value(connKey{}).(net.Conn)
	if secured, isTLS := conn.(interface{ NetConn() net.Conn }); isTLS {
		conn = secured.NetConn()
	}
	// Over HTTP/2, the last bytes may belong to another request.
	if kept, isStamped := conn.(*stampedConn); isStamped && r.ProtoMajor == 1 {
		return kept.arrived.Load()
	}
	return clock.Now()
}
