// Package conn speaks HTTP/1.1 without TLS over one kept connection, in the goroutine of its caller. A transport of
// net/http hands each request to one goroutine that writes and each answer to another that reads, and both wake the
// caller: at thousands of small answers a second that costs more than all the rest of a request. What is difficult about
// an answer, its head and the framing of its body, is still read by net/http.
package conn

import (
	"bufio"
	"context"
	"errors"
	"math"
	"net"
	"net/http"
	"time"

	"go.k6.io/k6/v2/lib/netext"
)

const (
	// bufferBytes is how much one read from the socket may bring. Pieces of a stream are small, and streams are many.
	bufferBytes       = 8 << 10
	streamBufferBytes = 4 << 10
	// maxHeadBytes bounds the head of an answer, as net/http does for servers.
	maxHeadBytes = 1 << 20
	// maxInformational bounds answers before the answer, as net/http does.
	maxInformational = 5
	// inlineBytes is what a socket surely takes without waiting for its reader. More is written beside the reading,
	// because a server may answer before it has read everything.
	inlineBytes = 16 << 10
	// patience is how long the writing of a request may go on after its answer, as in net/http.
	patience = 50 * time.Millisecond
	// keptBytes is how large a memory for requests may stay.
	keptBytes = 64 << 10
)

var (
	errLargeHead    = errors.New("the head of the answer is too large")
	errNoFinalHead  = errors.New("too many 1xx answers")
	errSwitchedAway = errors.New("the server switches protocols unasked")
)

// Conn is one connection. Break may be called at any time; everything else by one goroutine at a time.
type Conn struct {
	address     string
	kind        Kind
	wire        wire
	epollReader *epollReader
	reader      *bufio.Reader
	out         []byte
	names       []string
	writing     chan error
	permit      *Permit

	headRoom            int64
	firstRead, lastRead int64
}

// Kind is how the answers of a line are read.
type Kind int8

const (
	// Whole: an answer comes at once, and its reader waits for it.
	Whole Kind = iota
	// Stream: an answer comes in many pieces. Where the system allows it one loop takes in the pieces of all streams, and
	// their readers are woken when there is something to understand.
	Stream
)

// Dialer makes connections, as that of k6 does.
type Dialer interface {
	DialContext(ctx context.Context, network, address string) (net.Conn, error)
}

// connectsSoon is how long a connection may hold a permit. One that is made at once is used at once, before other users begin theirs.
const connectsSoon = time.Millisecond

// Dial connects to a host and port, for the user of a permit. It gives the permit up when it has to wait, and a stream begins with it.
func Dial(ctx context.Context, dialer Dialer, address string, kind Kind, permit *Permit) (*Conn, error) {
	late := time.AfterFunc(connectsSoon, permit.Release)
	conn, err := dialer.DialContext(ctx, "tcp", address)
	// Also where there is no connection: it must not give up the permit of the next request.
	late.Stop()
	if err != nil {
		return nil, err
	}
	if kind == Stream {
		permit.acquireUrgently()
	}
	c := &Conn{address: address, kind: kind}
	inner, count := conn, counters{}
	if counted, ok := conn.(*netext.Conn); ok {
		inner, count = counted.Conn, counters{counted.BytesRead, counted.BytesWritten}
	}
	c.wire = newSocket(conn, inner)
	if tcp, ok := inner.(*net.TCPConn); ok && kind == Stream {
		if fed, ok := newEpollReader(tcp, count); ok {
			c.wire, c.epollReader = fed, fed
		}
	}
	c.reader = bufio.NewReaderSize(source{c}, c.bufferBytes())
	return c, nil
}

func (c *Conn) bufferBytes() int {
	if c.epollReader != nil {
		return streamBufferBytes
	}
	return bufferBytes
}

// SetPatient sets whether the reader of a stream may be woken late, by a tenth of a second at most. The time of the
// bytes is that of their arrival. Bytes that end with end wake the reader at once; an empty end never matches.
func (c *Conn) SetPatient(patient bool, end string) {
	if c.epollReader != nil {
		c.epollReader.setPatient(patient, end)
	}
}

// SetPermit names the permit of the user of this line. Receiving gives it up. Where a loop reads the stream, it comes back with the bytes.
func (c *Conn) SetPermit(permit *Permit) {
	c.permit = permit
	if c.epollReader != nil {
		c.epollReader.setPermit(permit)
	}
}

// Send writes a request. When it fails, no byte of it may have arrived, or some.
func (c *Conn) Send(request *Request) error {
	c.firstRead = 0
	if c.epollReader != nil {
		c.epollReader.begin()
	}
	c.SetPatient(false, "")
	c.out = c.compose(c.out[:0], request)
	if len(c.out) <= inlineBytes {
		_, err := c.wire.Write(c.out)
		return err
	}
	c.writing = make(chan error, 1)
	go func(out []byte, done chan<- error) {
		_, err := c.wire.Write(out)
		done <- err
	}(c.out, c.writing)
	return nil
}

// Receive reads the head of the answer. Its body is read from the connection and need not be closed.
func (c *Conn) Receive() (*http.Response, error) {
	if c.epollReader == nil {
		c.permit.Release()
	}
	c.headRoom = maxHeadBytes
	defer func() { c.headRoom = math.MaxInt64 }()
	for range maxInformational + 1 {
		response, err := http.ReadResponse(c.reader, nil)
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
func (c *Conn) FirstRead() int64 { return c.firstRead }

// LastRead is when the bytes that were read last were there, or when reading failed.
func (c *Conn) LastRead() int64 { return c.lastRead }

// LastArrival is when the last bytes came, whether or not they were read since. It may be called at any time; 0 where it
// is not known.
func (c *Conn) LastArrival() int64 {
	if c.epollReader == nil {
		return 0
	}
	return c.epollReader.arrival()
}

// Break ends whatever waits for the connection. It is of no use any more then.
func (c *Conn) Break() { _ = c.wire.Close() }

// isWritten reports whether the last request has left entirely. The writer of the last part may need a moment to report it.
func (c *Conn) isWritten() bool {
	if c.writing == nil {
		return true
	}
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case err := <-c.writing:
		c.writing = nil
		return err == nil
	case <-timer.C:
		return false
	}
}

// isQuiet reports whether nothing has come since the last answer: neither the end of the connection nor unrequested
// bytes.
func (c *Conn) isQuiet() bool {
	return c.reader.Buffered() == 0 && c.wire.quiet()
}

// source is the connection as its buffer reads it.
type source struct{ conn *Conn }

func (s source) Read(into []byte) (int, error) {
	c := s.conn
	if c.headRoom <= 0 {
		return 0, errLargeHead
	}
	n, at, err := c.wire.read(into[:min(int64(len(into)), c.headRoom)])
	c.lastRead = at
	if c.firstRead == 0 && n > 0 {
		c.firstRead = at
	}
	c.headRoom -= int64(n)
	return n, err
}
