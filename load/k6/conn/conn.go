// Package conn speaks HTTP/1.1 or HTTP/2 over one kept connection, plain or TLS, in the goroutine of its caller. The two goroutines of a
// net/http transport would cost more than the rest of a small request. net/http still reads the head and the framing of HTTP/1.1 answers.
package conn

import (
	"bufio"
	"context"
	"crypto/tls"
	"errors"
	"math"
	"net"
	"net/http"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"go.k6.io/k6/v2/lib/netext"
	"golang.org/x/net/http2"

	"assay.local/k6/clock"
)

const (
	// bufferBytes is the maximum size of a read; for streams, streamBufferBytes. There are many streams, with small chunks.
	bufferBytes       = 8 << 10
	streamBufferBytes = 4 << 10
	// maxHeadBytes is the maximum size of the head of an answer, as in net/http for requests.
	maxHeadBytes = 1 << 20
	// maxInformational is the maximum number of 1xx answers before the final one, as in net/http.
	maxInformational = 5
	// inlineBytes is the maximum size of a request that is written at once. A goroutine writes larger ones while the answer is read.
	inlineBytes = 16 << 10
	// writeGrace is how long a request may still be written after its answer came, as in net/http.
	writeGrace = 50 * time.Millisecond
	// keptBytes is the maximum size of a request buffer that is reused.
	keptBytes = 64 << 10
)

var (
	errLargeHead    = errors.New("the head of the answer is too large")
	errNoFinalHead  = errors.New("too many 1xx answers")
	errSwitchedAway = errors.New("the server switches protocols unasked")
)

// Conn is one connection. Any goroutine may call Break at any time, and Write and Read may overlap. No other calls may overlap. The
// deadlines of net.Conn may have no effect.
type Conn struct {
	net.Conn
	target  Target
	session *session
	// breaking protects wire, which Close uses in any goroutine.
	breaking    sync.Mutex
	wire        wire
	epollReader *epollReader
	reader      *bufio.Reader
	// line is the HTTP/2 part of the connection; nil with HTTP/1.1.
	line    *http2Line
	out     []byte
	writing chan error
	permit  *Permit

	// readable is how many bytes may still be read. After them, Read returns the error tooMuch.
	readable            int64
	tooMuch             error
	firstRead, lastRead int64

	dialed, connected, secured int64
}

// Kind is how the answers of a connection are read: Whole, Stream or Frames.
type Kind int8

const (
	// Whole: answers are not streams. The goroutine that waits for an answer reads the socket itself.
	Whole Kind = iota
	// Stream: an answer arrives in many chunks. On Linux, a loop (a goroutine with epoll) reads many streams, and wakes the user when there
	// is something to parse.
	Stream
	// Frames: a library speaks WebSocket over the connection. After the handshake, a loop reads it (see ReadByLoop).
	Frames
)

// Dialer opens network connections. The dialer of k6 implements it.
type Dialer interface {
	DialContext(ctx context.Context, network, address string) (net.Conn, error)
}

// connectsSoon is how long a connecting user may keep its permits. After that, others may have them.
const connectsSoon = time.Millisecond

// Target is the destination of a connection. TLS is nil for plain HTTP; its NextProtos selects HTTP/2. Proxy may be nil.
type Target struct {
	Address string
	Kind    Kind
	TLS     *tls.Config
	Proxy   *url.URL
}

func (t Target) isHTTP2() bool {
	return t.TLS != nil && len(t.TLS.NextProtos) > 0 && t.TLS.NextProtos[0] == http2.NextProtoTLS
}

// Dial connects to a target. The caller holds two permits: `permit` to work as a virtual user, `turn` to compute a TLS handshake. Dial
// releases both if connecting takes longer than connectsSoon, and always releases `turn` before it returns. A returned connection holds
// `permit` again, except for the kind Whole, which has no streams.
func Dial(ctx context.Context, dialer Dialer, target Target, permit, turn *Permit) (*Conn, error) {
	late := time.AfterFunc(connectsSoon, func() { permit.Release(); turn.Release() })
	c := &Conn{target: target, dialed: clock.Now()}
	conn, err := target.reach(ctx, dialer)
	// The timer is stopped even if there is no connection, because it must not release the permit of the next request.
	late.Stop()
	if err == nil {
		err = c.start(ctx, conn, turn)
	}
	turn.Release()
	if err != nil {
		return nil, err
	}
	switch {
	case target.Kind == Whole:
	case target.TLS != nil:
		// The connection is ready: a request that waits here would have a late first token. Few users finish a handshake at the same time.
		permit.takeAtOnce()
	default:
		permit.acquireUrgently()
	}
	if target.Kind == Frames {
		return c, nil
	}
	size := bufferBytes
	if c.epollReader != nil {
		size = streamBufferBytes
	}
	c.reader = bufio.NewReaderSize(c, size)
	if target.isHTTP2() {
		c.Limit(math.MaxInt64, nil)
		if c.line, err = startHTTP2(c); err != nil {
			c.Break()
			return nil, err
		}
	}
	return c, nil
}

// start makes a new network connection ready for requests, with a TLS handshake if needed. It passes streams to a loop (ReadByLoop).
func (c *Conn) start(ctx context.Context, conn net.Conn, turn *Permit) error {
	c.Conn, c.connected = conn, clock.Now()
	var err error
	if c.session, err = c.handshake(ctx, conn, turn); err != nil {
		_ = conn.Close()
		return err
	}
	c.secured = clock.Now()
	noteOpened(c.session)
	inner, _ := c.inner()
	c.wire = newSocket(c.session.over(conn), inner)
	if c.target.Kind == Stream {
		c.ReadByLoop()
	}
	return nil
}

// inner returns the network connection inside of Conn, and k6's counters of its bytes.
func (c *Conn) inner() (net.Conn, counters) {
	if counted, ok := c.Conn.(*netext.Conn); ok {
		return counted.Conn, counters{counted.BytesRead, counted.BytesWritten}
	}
	return c.Conn, counters{}
}

// ReadByLoop lets a loop (a goroutine with epoll) read the socket, if the system has loops. Before, it acquires the user's permit to work.
// For a WebSocket, call it after the handshake, which a loop would delay.
func (c *Conn) ReadByLoop() {
	c.permit.acquireUrgently()
	c.breaking.Lock()
	defer c.breaking.Unlock()
	inner, count := c.inner()
	if tcp, ok := inner.(*net.TCPConn); ok {
		// newEpollReader returns false if Break has already closed the connection.
		if fed, ok := newEpollReader(tcp, count, c.session, c.target.Kind, c.lastRead); ok {
			c.wire, c.epollReader = fed, fed
			c.SetPermit(c.permit)
		}
	}
}

// SetPatient sets whether the user may get bytes up to 0.1 s late, many at once. This saves work. Their arrival times stay true. In an
// event stream, bytes that end with `end`, as an answer does, are never late. Over a WebSocket, only bytes that end with `end`, as a usual
// message does, may be late.
func (c *Conn) SetPatient(patient bool, end string) {
	if c.epollReader != nil {
		c.epollReader.setPatient(patient, end)
	}
}

// SetPermit sets the permit with which this connection's user may work. Waiting for an answer releases the permit. If a loop reads the
// connection, the user gets it again together with the bytes.
func (c *Conn) SetPermit(permit *Permit) {
	c.permit = permit
	if c.epollReader != nil {
		c.epollReader.setPermit(permit)
	}
}

// Send writes a request. Even if it returns an error, bytes of the request may have arrived.
func (c *Conn) Send(request *Request) error {
	c.firstRead = 0
	if c.epollReader != nil {
		c.epollReader.begin()
	}
	c.SetPatient(false, "")
	if c.line != nil {
		return c.line.send(request)
	}
	var err error
	if c.out, err = c.compose(c.out[:0], request); err != nil {
		return err
	}
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

// Receive reads the head of the answer. The body need not be closed.
func (c *Conn) Receive() (*http.Response, error) {
	if c.line != nil {
		return c.line.receive()
	}
	c.Limit(maxHeadBytes, errLargeHead)
	defer c.Limit(math.MaxInt64, nil)
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

// RoundTrip returns how long making the TCP connection took, in nanoseconds.
func (c *Conn) RoundTrip() int64 { return c.connected - c.dialed }

// Connected returns when the TCP connection was made, in nanoseconds of package clock.
func (c *Conn) Connected() int64 { return c.connected }

// Secured returns when the connection was ready, after any TLS handshake, in nanoseconds of package clock.
func (c *Conn) Secured() int64 { return c.secured }

// FirstRead returns when the first bytes of the answer arrived, in nanoseconds of package clock; 0 before that.
func (c *Conn) FirstRead() int64 { return c.firstRead }

// LastRead returns when the last Read's bytes arrived, or when it failed, in nanoseconds of package clock.
func (c *Conn) LastRead() int64 { return c.lastRead }

// Break closes the connection and ignores errors of doing so.
func (c *Conn) Break() { _ = c.Close() }

// Close closes the connection at once, so that a waiting Read or Write fails. Any goroutine may call it.
func (c *Conn) Close() error {
	c.breaking.Lock()
	defer c.breaking.Unlock()
	return c.wire.Close()
}

// Write sends bytes as they are, without HTTP framing. With TLS, it encrypts them.
func (c *Conn) Write(bytes []byte) (int, error) { return c.wire.Write(bytes) }

// Limit sets how many more bytes may be read. After them, Read returns the error tooMuch.
func (c *Conn) Limit(bytes int64, tooMuch error) { c.readable, c.tooMuch = bytes, tooMuch }

// isWritten reports whether the last request was sent completely. It waits at most writeGrace for this.
func (c *Conn) isWritten() bool {
	if c.writing == nil {
		return true
	}
	timer := time.NewTimer(writeGrace)
	defer timer.Stop()
	select {
	case err := <-c.writing:
		c.writing = nil
		return err == nil
	case <-timer.C:
		return false
	}
}

// isQuiet reports whether an idle connection can be used. It must be open and, with HTTP/1.1, without unread bytes.
func (c *Conn) isQuiet() bool {
	if c.line != nil {
		return c.line.isReady()
	}
	return c.reader.Buffered() == 0 && c.wire.quiet()
}

// Read reads bytes with one arrival time, which LastRead then returns. While it waits, another user may work (see Permit).
func (c *Conn) Read(into []byte) (int, error) {
	if c.readable <= 0 {
		return 0, c.tooMuch
	}
	if c.epollReader == nil {
		c.permit.Release()
	}
	n, at, err := c.wire.read(into[:min(int64(len(into)), c.readable)])
	c.lastRead = at
	if c.firstRead == 0 && n > 0 {
		c.firstRead = at
	}
	c.readable -= int64(n)
	return n, err
}

// Pool keeps idle connections. Its zero value is ready, and users may share it.
type Pool struct {
	mutex sync.Mutex
	idle  map[Target][]*Conn
}

// Take removes and returns the idle connection that was used last, as Go's clients do; nil if there is none.
func (p *Pool) Take(target Target) *Conn {
	for {
		p.mutex.Lock()
		idle := p.idle[target]
		if len(idle) == 0 {
			p.mutex.Unlock()
			return nil
		}
		conn := idle[len(idle)-1]
		p.idle[target] = idle[:len(idle)-1]
		p.mutex.Unlock()
		if conn.isQuiet() {
			return conn
		}
		conn.Break()
	}
}

// Close closes all idle connections.
func (p *Pool) Close() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for _, idle := range p.idle {
		for _, conn := range idle {
			conn.Break()
		}
	}
	p.idle = nil
}

// Keep stores a connection after its answer. If it cannot be used again, Keep closes it.
func (p *Pool) Keep(conn *Conn, response *http.Response) {
	if response.Close || !conn.isWritten() || (conn.line != nil && !conn.line.isOver()) {
		conn.Break()
		return
	}
	// The user may work on another connection while this one is idle.
	conn.SetPermit(nil)
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.idle == nil {
		p.idle = map[Target][]*Conn{}
	}
	p.idle[conn.target] = append(p.idle[conn.target], conn)
}

// opened has statistics of this process's connections: how many, and how many with a resumed TLS session. kind is the protocol, TLS version
// and cipher of the first. ends is as in Opened.
var opened struct {
	all, resumed, ends atomic.Int64
	kind               atomic.Pointer[string]
}

// Opened returns the numbers of opened connections and of resumed TLS sessions, and the first connection's protocol. ends is when the
// service's certificate expires, in seconds since 1970; 0 without TLS.
func Opened() (all, resumed int64, kind string, ends int64) {
	if first := opened.kind.Load(); first != nil {
		kind = *first
	}
	return opened.all.Load(), opened.resumed.Load(), kind, opened.ends.Load()
}

func noteOpened(s *session) {
	opened.all.Add(1)
	kind := "HTTP/1.1"
	if s != nil {
		state := s.ConnectionState()
		opened.ends.Store(state.PeerCertificates[0].NotAfter.Unix())
		if state.DidResume {
			opened.resumed.Add(1)
		}
		if state.NegotiatedProtocol == http2.NextProtoTLS {
			kind = "HTTP/2"
		}
		kind += ", " + tls.VersionName(state.Version) + ", " + tls.CipherSuiteName(state.CipherSuite)
	}
	opened.kind.CompareAndSwap(nil, &kind)
}
