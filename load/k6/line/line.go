// Package line speaks HTTP/1.1 without TLS over one kept connection, in the goroutine of its caller. A transport of
// net/http hands each request to one goroutine that writes and each answer to another that reads, and both wake the
// caller: at thousands of small answers a second that costs more than all the rest of a request. What is difficult about
// an answer, its head and the framing of its body, is still read by net/http.
package line

import (
	"bufio"
	"context"
	"errors"
	"math"
	"net"
	"net/http"
	"syscall"

	"go.k6.io/k6/v2/lib/netext"

	"assay.local/k6/clock"
)

const (
	// bufferBytes is how much one read from the socket may bring.
	bufferBytes = 8 << 10
	// mostHeadBytes bounds the head of an answer as net/http does.
	mostHeadBytes = 10 << 20
	// mostInformational bounds answers before the answer, as net/http does.
	mostInformational = 5
	// inlineBytes is what a socket surely takes without waiting for its reader. More is written beside the reading,
	// because a server may answer before it has read everything.
	inlineBytes = 16 << 10
	// keptBytes is how large a memory for requests may stay.
	keptBytes = 64 << 10
)

var (
	errLargeHead    = errors.New("the head of the answer is too large")
	errNoFinalHead  = errors.New("too many 1xx answers")
	errSwitchedAway = errors.New("the server switches protocols unasked")
)

// Line is one connection. Break may be called at any time; everything else by one goroutine at a time.
type Line struct {
	address string
	conn    net.Conn
	raw     syscall.RawConn
	reader  *bufio.Reader
	out     []byte
	names   []string
	writing chan error

	headRoom  int64
	firstRead int64
}

// Dialer makes connections, as that of k6 does.
type Dialer interface {
	DialContext(ctx context.Context, network, address string) (net.Conn, error)
}

// Dial connects to a host and port.
func Dial(ctx context.Context, dialer Dialer, address string) (*Line, error) {
	conn, err := dialer.DialContext(ctx, "tcp", address)
	if err != nil {
		return nil, err
	}
	l := &Line{address: address, conn: conn}
	if counted, ok := conn.(*netext.Conn); ok {
		conn = counted.Conn
	}
	if system, ok := conn.(syscall.Conn); ok {
		l.raw, _ = system.SyscallConn()
	}
	l.reader = bufio.NewReaderSize(source{l}, bufferBytes)
	return l, nil
}

// Send writes a request. When it fails, no byte of it may have arrived, or some.
func (l *Line) Send(request *Request) error {
	l.firstRead = 0
	l.out = l.compose(l.out[:0], request)
	if len(l.out) <= inlineBytes {
		_, err := l.conn.Write(l.out)
		return err
	}
	l.writing = make(chan error, 1)
	go func(out []byte, done chan<- error) {
		_, err := l.conn.Write(out)
		done <- err
	}(l.out, l.writing)
	return nil
}

// Receive reads the head of the answer. Its body is read from the connection and need not be closed.
func (l *Line) Receive() (*http.Response, error) {
	l.headRoom = mostHeadBytes
	defer func() { l.headRoom = math.MaxInt64 }()
	for range mostInformational + 1 {
		response, err := http.ReadResponse(l.reader, nil)
		switch {
		case err != nil:
			return nil, err
		case response.StatusCode == http.StatusSwitchingProtocols:
			return nil, errSwitchedAway
		case response.StatusCode < 100 || response.StatusCode > 199:
			return response, nil
		}
	}
	return nil, errNoFinalHead
}

// FirstRead is when the first bytes of the answer were there; 0 before.
func (l *Line) FirstRead() int64 { return l.firstRead }

// Break ends whatever waits for the connection. It is of no use any more then.
func (l *Line) Break() { _ = l.conn.Close() }

// isWritten tells whether the last request has left entirely.
func (l *Line) isWritten() bool {
	if l.writing == nil {
		return true
	}
	select {
	case err := <-l.writing:
		l.writing = nil
		return err == nil
	default:
		return false
	}
}

// isQuiet tells whether nothing has come since the last answer: neither the end of the connection nor bytes nobody
// asked for.
func (l *Line) isQuiet() bool {
	return l.reader.Buffered() == 0 && (l.raw == nil || isSilent(l.raw))
}

// source is the connection as its buffer reads it.
type source struct{ line *Line }

func (s source) Read(into []byte) (int, error) {
	l := s.line
	if l.headRoom <= 0 {
		return 0, errLargeHead
	}
	n, err := l.conn.Read(into[:min(int64(len(into)), l.headRoom)])
	if l.firstRead == 0 && n > 0 {
		l.firstRead = clock.Now()
	}
	l.headRoom -= int64(n)
	return n, err
}
