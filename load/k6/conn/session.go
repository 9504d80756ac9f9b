package conn

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"

	"golang.org/x/net/http2"
)

type session struct {
	*tls.Conn
	under *underlying
}

type underlying struct {
	net.Conn
	carrier io.ReadWriter
	records recordScanner
	turn    *Permit
}

func (u *underlying) Read(into []byte) (int, error) {
	u.turn.Release()
	n, err := u.carrier.Read(into)
	u.turn.retake()
	u.records.scan(into[:n])
	return n, err
}

func (u *underlying) Write(bytes []byte) (int, error) { return u.carrier.Write(bytes) }

func (c *Conn) handshake(ctx context.Context, conn net.Conn, turn *Permit) (*session, error) {
	if c.target.TLS == nil {
		return nil, nil
	}
	under := &underlying{Conn: conn, carrier: conn, turn: turn}
	s := &session{Conn: tls.Client(under, c.target.TLS), under: under}
	turn.retake()
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

// HandshakeError is the error of a failed TLS handshake with the service or the proxy.
type HandshakeError struct{ error }

func (e *HandshakeError) Unwrap() error { return e.error }

var errNoRecord net.Error = noRecord{} // crypto/tls can read on after a temporary error.

type noRecord struct{}

func (noRecord) Error() string   { return "the next record of TLS is not here yet" }
func (noRecord) Timeout() bool   { return true }
func (noRecord) Temporary() bool { return true }

const recordHeadBytes = 5 // RFC 8446 section 5.1

type recordScanner struct {
	head        [recordHeadBytes]byte
	headBytes   int
	missing     int
	undecrypted int
}

func (f *recordScanner) scan(bytes []byte) {
	for len(bytes) > 0 {
		bytes = bytes[f.step(bytes):]
	}
}

func (f *recordScanner) next(bytes []byte) int {
	size := 0
	for size < len(bytes) {
		size += f.step(bytes[size:])
		if f.headBytes == 0 && f.missing == 0 {
			break
		}
	}
	return size
}

func (f *recordScanner) step(bytes []byte) int {
	if f.missing > 0 {
		n := min(f.missing, len(bytes))
		if f.missing -= n; f.missing == 0 {
			f.undecrypted++
		}
		return n
	}
	n := copy(f.head[f.headBytes:], bytes)
	f.headBytes += n
	if f.headBytes == recordHeadBytes {
		f.headBytes, f.missing = 0, int(f.head[3])<<8|int(f.head[4])
	}
	return n
}
