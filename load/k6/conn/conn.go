// Package conn is an HTTP/1.1 and HTTP/2 client that needs less processor time than net/http, which has two goroutines per connection.
//
// The goroutine of a virtual user writes a request to its connection, and reads the answer. On Linux, loops (goroutines with epoll) read the sockets
// of streams, record when bytes arrived, and wake the virtual users. A virtual user that uses a processor holds a permit, and releases it before it
// waits.
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
	bufferBytes      = 4 << 10
	maxHeadBytes     = 1 << 20
	maxInformational = 5 // 1xx answers before the final answer, as in net/http
	maxInlineBytes   = 16 << 10
	writeGrace       = 50 * time.Millisecond // for the rest of a large request after its answer, as in net/http
	maxReusedBytes   = 64 << 10
	connectGrace     = time.Millisecond
)

var (
	errLargeHead    = errors.New("the head of the answer is too large")
	errNoFinalHead  = errors.New("too many 1xx answers")
	errSwitchedAway = errors.New("the server switches protocols unasked")
)

// Conn is one connection to the service. One goroutine may read while another one writes, and any goroutine may call Break or Close at any time.
type Conn struct {
	net.Conn  // Its SetDeadline may have no effect.
	target    Target
	session   *session
	wireMutex sync.Mutex // Break may close the wire while readByLoop replaces it.
	wire      wire
	reader    *bufio.Reader
	http2     *http2Conn
	out       []byte
	writing   chan error
	permit    *Permit

	unreadLimit int64
	tooMuch     error

	// Dialed is when connecting began, Connected when the TCP connection was made, and Secured when the connection was ready for a request (with
	// TLS, after the handshake). They are in nanoseconds of package clock.
	Dialed, Connected, Secured int64
	// FirstRead is when the first bytes of the current answer arrived, in nanoseconds of package clock. It is 0 if none have arrived.
	FirstRead int64
	// LastRead is when the bytes of the last Read arrived, or when that Read failed, in nanoseconds of package clock.
	LastRead int64
}

// Kind tells how answers arrive on a connection: whole, as an event stream, or as WebSocket frames. It decides which goroutine reads the socket.
type Kind int8

const (
	// Whole stands for answers that arrive as one body, not as a stream. The goroutine of the user reads them.
	Whole Kind = iota
	// Stream stands for event streams. On Linux, a shared goroutine with epoll reads them.
	Stream
	// Frames stands for WebSocket frames. On Linux, a shared goroutine with epoll reads them after the handshake.
	Frames
)

// Dialer opens network connections, as the dialer of k6 does.
type Dialer interface {
	DialContext(ctx context.Context, network, address string) (net.Conn, error)
}

// Target is the server of a connection, and how to connect to it.
type Target struct {
	Address string
	Kind    Kind
	// TLS is nil for plain HTTP. Its member NextProtos selects HTTP/1.1 or HTTP/2.
	TLS *tls.Config
	// Proxy is the URL of the proxy, or nil without one.
	Proxy *url.URL
}

func (t Target) isHTTP2() bool {
	return t.TLS != nil && len(t.TLS.NextProtos) > 0 && t.TLS.NextProtos[0] == http2.NextProtoTLS
}

// Dial connects to a target, with a TLS handshake if needed. `permit` limits how many virtual users work at once, `turn` (or nil) how many do a TLS
// handshake. Dial releases `turn`.
func Dial(ctx context.Context, dialer Dialer, target Target, permit, turn *Permit) (*Conn, error) {
	defer turn.Release()
	// If connecting takes long, other users work meanwhile.
	late := time.AfterFunc(connectGrace, func() { permit.Release(); turn.Release() })
	c := &Conn{target: target, permit: permit, Dialed: clock.Now(), unreadLimit: math.MaxInt64}
	conn, err := target.connect(ctx, dialer)
	// The timer is stopped even if there is no connection, because it must not release the permit of the next request.
	late.Stop()
	if err != nil {
		return nil, err
	}
	c.Conn, c.Connected = conn, clock.Now()
	if c.session, err = c.handshake(ctx, conn, turn); err != nil {
		_ = conn.Close()
		return nil, err
	}
	c.Secured = clock.Now()
	noteOpened(c.session)
	inner, _ := c.inner()
	if c.session != nil {
		conn = c.session.Conn
	}
	c.wire = newSocket(conn, inner)
	switch {
	case target.Kind == Whole:
	case target.TLS != nil:
		// Few users finish a handshake at the same time.
		permit.retake()
	default:
		permit.acquire(true)
	}
	if target.Kind == Stream {
		c.readByLoop()
	}
	if target.Kind != Frames {
		c.reader = bufio.NewReaderSize(c, bufferBytes)
	}
	if target.isHTTP2() {
		if c.http2, err = startHTTP2(c); err != nil {
			c.Break()
			return nil, err
		}
	}
	return c, nil
}

func (c *Conn) inner() (net.Conn, counters) {
	if counted, ok := c.Conn.(*netext.Conn); ok {
		// A loop does not use k6's connection, so it must count the bytes for k6's metrics.
		return counted.Conn, counters{counted.BytesRead, counted.BytesWritten}
	}
	return c.Conn, counters{new(int64), new(int64)}
}

// ReadByLoop makes a shared goroutine with epoll read the socket of a WebSocket connection from now on. Call it after the handshake, because epoll
// would delay the handshake.
func (c *Conn) ReadByLoop() {
	c.permit.acquire(true)
	c.readByLoop()
}

func (c *Conn) readByLoop() {
	c.wireMutex.Lock()
	defer c.wireMutex.Unlock()
	inner, count := c.inner()
	if tcp, ok := inner.(*net.TCPConn); ok {
		// If Break has already closed the connection, newEpollReader returns nil, and the wire stays closed.
		if reader := newEpollReader(tcp, count, c.session, c.target.Kind, c.LastRead); reader != nil {
			c.wire = reader
		}
	}
}

// Coalesce allows the epoll goroutine to hold back received bytes for up to 0.1 s, so that Read returns less often. It does not hold back a
// possible end of an answer. In a Stream, `end` is the terminator of the answer. In Frames, `end` is the suffix of the usual messages, and bytes
// with another suffix may be the end.
func (c *Conn) Coalesce(isOn bool, end string) { c.wire.coalesce(isOn, end) }

// Send writes a request. If it returns an error, the service may still have received a part of the request.
func (c *Conn) Send(request *Request) error {
	c.FirstRead = 0
	c.wire.begin()
	if c.http2 != nil {
		return c.http2.send(request)
	}
	var err error
	if c.out, err = c.compose(c.out[:0], request); err != nil {
		return err
	}
	if len(c.out) <= maxInlineBytes {
		_, err := c.wire.Write(c.out)
		return err
	}
	// A service may answer, and stop reading, before it has the whole of a large request.
	c.writing = make(chan error, 1)
	go func(out []byte, done chan<- error) {
		_, err := c.wire.Write(out)
		done <- err
	}(c.out, c.writing)
	return nil
}

// Receive waits for the head of the answer. The caller then reads the body, and need not close it.
func (c *Conn) Receive() (*http.Response, error) {
	if c.http2 != nil {
		return c.http2.receive()
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

// Break closes the connection as Close does, and ignores an error.
func (c *Conn) Break() { _ = c.Close() }

// Close closes the connection at once, so that a waiting Read or Write fails.
func (c *Conn) Close() error {
	c.wireMutex.Lock()
	defer c.wireMutex.Unlock()
	return c.wire.Close()
}

// Write sends bytes as they are, without HTTP framing. With TLS, it encrypts them.
func (c *Conn) Write(bytes []byte) (int, error) { return c.wire.Write(bytes) }

// Limit lets Read return at most this number of bytes from now on. After them, Read returns the error tooMuch.
func (c *Conn) Limit(bytes int64, tooMuch error) { c.unreadLimit, c.tooMuch = bytes, tooMuch }

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

func (c *Conn) isQuiet() bool {
	if c.http2 != nil {
		return c.http2.isReady()
	}
	return c.reader.Buffered() == 0 && c.wire.isQuiet()
}

// Read waits for bytes, and returns bytes that arrived together. While it waits, it releases the user's permit.
func (c *Conn) Read(into []byte) (int, error) {
	if c.unreadLimit <= 0 {
		return 0, c.tooMuch
	}
	n, at, err := c.wire.read(into[:min(int64(len(into)), c.unreadLimit)], c.permit)
	c.LastRead = at
	if c.FirstRead == 0 && n > 0 {
		c.FirstRead = at
	}
	c.unreadLimit -= int64(n)
	return n, err
}

// Pool keeps idle connections for later requests. Goroutines may share it.
type Pool struct {
	mutex sync.Mutex
	idle  map[Target][]*Conn
}

// Take removes the most recently used idle connection to a target from the pool, and returns it, or nil if there is none. `permit` limits how many
// virtual users work at once.
func (p *Pool) Take(target Target, permit *Permit) *Conn {
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
			conn.permit = permit
			return conn
		}
		conn.Break()
	}
}

// Close closes all idle connections of the pool.
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

// Keep puts a connection into the pool after its answer was read, or closes it if it cannot carry another request.
func (p *Pool) Keep(conn *Conn, response *http.Response) {
	if response.Close || !conn.isWritten() || (conn.http2 != nil && !conn.http2.isOver()) {
		conn.Break()
		return
	}
	// The user may work on another connection while this one is idle.
	conn.permit = nil
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.idle == nil {
		p.idle = map[Target][]*Conn{}
	}
	p.idle[conn.target] = append(p.idle[conn.target], conn)
}

var opened struct {
	all, resumed, ends atomic.Int64
	kind               atomic.Pointer[string]
}

// Opened returns how many connections this process has opened (all), how many of them resumed a TLS session, and the protocol of the first one
// (kind). The last result is the expiry of the service's certificate in seconds since 1970, or 0 without TLS.
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
