package conn

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"strings"

	"golang.org/x/net/http2"
)

// session is the TLS session of a connection, or nil for plain HTTP. If an epoll loop reads the socket, the loop passes the bytes to the
// session. Otherwise the session reads the connection itself.
type session struct {
	*tls.Conn
	under *underlying
}

// underlying is the connection below a TLS session. It carries the encrypted bytes.
type underlying struct {
	net.Conn
	// loopReader gives the session the received bytes if a loop reads the socket. Otherwise it is nil.
	loopReader *epollReader
	records    records
	// turn is the permit that the session holds while it computes the TLS handshake. It is nil after the handshake.
	turn *Permit
}

func (u *underlying) Read(into []byte) (int, error) {
	n, err := u.readRaw(into)
	u.records.pass(into[:n])
	return n, err
}

func (u *underlying) readRaw(into []byte) (int, error) {
	if u.loopReader != nil {
		return u.loopReader.readSealed(into)
	}
	u.turn.Release()
	defer u.turn.takeAtOnce()
	return u.Conn.Read(into)
}

func (u *underlying) Write(bytes []byte) (int, error) {
	if u.loopReader != nil {
		return u.loopReader.writeRaw(bytes)
	}
	return u.Conn.Write(bytes)
}

// handshake makes the TLS session, or returns nil for plain HTTP. While it waits for the network, it releases the permit `turn`.
func (c *Conn) handshake(ctx context.Context, conn net.Conn, turn *Permit) (*session, error) {
	if c.target.TLS == nil {
		return nil, nil
	}
	under := &underlying{Conn: conn, turn: turn}
	s := &session{Conn: tls.Client(under, c.target.TLS), under: under}
	turn.acquireUrgently()
	err := s.HandshakeContext(ctx)
	under.turn = nil
	// The alert "no application protocol" refuses all offered protocols (RFC 7301 section 3.2). crypto/tls does not export this error.
	isRefused := err != nil && strings.HasSuffix(err.Error(), "no application protocol")
	isHTTP2 := err == nil && s.ConnectionState().NegotiatedProtocol == http2.NextProtoTLS
	switch {
	case c.target.isHTTP2() && (isRefused || err == nil && !isHTTP2):
		err = errNoHTTP2
	case isRefused:
		err = fmt.Errorf("the service refuses HTTP/1.1 over TLS: it may speak HTTP/2 only, see --http 2 (%w)", err)
	}
	if err != nil {
		return nil, &HandshakeError{err}
	}
	return s, nil
}

var errNoHTTP2 = errors.New("the service does not speak HTTP/2 over TLS: leave --http 2 out")

// HandshakeError is the error that prevented a TLS session.
type HandshakeError struct{ error }

func (e *HandshakeError) Unwrap() error { return e.error }

// over returns the connection that carries the requests: the TLS session if there is one, else conn.
func (s *session) over(conn net.Conn) net.Conn {
	if s == nil {
		return conn
	}
	return s.Conn
}

// errNoRecord means that the next TLS record is not complete yet. It is temporary, so crypto/tls can go on after it.
var errNoRecord net.Error = noRecord{}

type noRecord struct{}

func (noRecord) Error() string   { return "the next record of TLS is not here yet" }
func (noRecord) Timeout() bool   { return true }
func (noRecord) Temporary() bool { return true }

// recordHeadBytes is the size of a TLS record's head: type, version, length (RFC 8446 section 5.1).
const recordHeadBytes = 5

// records finds where TLS records end in encrypted bytes, so that each can be read alone.
type records struct {
	head [recordHeadBytes]byte
	// headBytes is the number of bytes of the header of the current record that have arrived.
	headBytes int
	// left is the number of content bytes of the current TLS record that have not arrived yet.
	left int
	// unread is an upper bound of the number of complete TLS records that the session has not decrypted yet. It is set to 0 when the
	// session finds no more records.
	unread int
}

// pass scans received bytes for the ends of TLS records. It adds the number of records that are now complete to `unread`.
func (f *records) pass(bytes []byte) {
	for len(bytes) > 0 {
		bytes = bytes[f.step(bytes):]
	}
}

// next skips bytes up to the end of the current TLS record, and returns how many. At the end, the following record becomes the current one.
func (f *records) next(bytes []byte) int {
	size := 0
	for size < len(bytes) {
		size += f.step(bytes[size:])
		if f.headBytes == 0 && f.left == 0 {
			break
		}
	}
	return size
}

// step skips bytes of the current TLS record, either of the header or of the content that follows. It returns how many.
func (f *records) step(bytes []byte) int {
	if f.left > 0 {
		n := min(f.left, len(bytes))
		if f.left -= n; f.left == 0 {
			f.unread++
		}
		return n
	}
	n := copy(f.head[f.headBytes:], bytes)
	f.headBytes += n
	if f.headBytes == recordHeadBytes {
		f.headBytes, f.left = 0, int(f.head[3])<<8|int(f.head[4])
	}
	return n
}
