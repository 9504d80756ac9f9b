// Package conn is an HTTP/1.1 and HTTP/2 client. The caller's goroutine writes and reads, because the two goroutines of a net/http transport
// would cost more than the rest of a small request. On Linux, epoll loops read the sockets of streams.
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
	// bufferBytes is the size of the read buffer of a connection. There are many connections, and the chunks of streams are small.
	bufferBytes = 4 << 10
	// maxHeadBytes is the maximum size of an answer's head (status line and header fields).
	maxHeadBytes = 1 << 20
	// maxInformational is the maximum number of 1xx answers (such as 103 Early Hints) before the final answer, as in net/http.
	maxInformational = 5
	// maxInlineBytes is the maximum size of a request that Send writes before it returns. A goroutine writes a larger one, because a service
	// may answer, and stop reading, before it has the whole request.
	maxInlineBytes = 16 << 10
	// writeGrace is how long a connection stays open after the answer so that a large request can be sent completely, as in net/http.
	writeGrace = 50 * time.Millisecond
	// maxReusedBytes is the maximum size of a request whose buffer the connection reuses.
	maxReusedBytes = 64 << 10
	// connectGrace: if connecting takes longer, the user gives its permits back meanwhile, so that other users can work.
	connectGrace = time.Millisecond
)

var (
	errLargeHead    = errors.New("the head of the answer is too large")
	errNoFinalHead  = errors.New("too many 1xx answers")
	errSwitchedAway = errors.New("the server switches protocols unasked")
)

// Conn is one connection to the service. Any goroutine may call Break or Close at any time. One goroutine may call Write while another
// calls Read. No other calls may overlap. SetDeadline may have no effect.
type Conn struct {
	net.Conn
	target  Target
	session *session
	// wireMutex is locked while a goroutine closes or replaces wire.
	wireMutex sync.Mutex
	wire      wire
	reader    *bufio.Reader
	// http2 is nil with HTTP/1.1.
	http2 *http2Conn
	out   []byte
	// writing receives the result of the goroutine that writes a large request. It is nil if there is none.
	writing chan error
	permit  *Permit

	// After unreadLimit more bytes, Read returns the error tooMuch.
	unreadLimit int64
	tooMuch     error

	dialed, connected, secured, firstRead, lastRead int64
}

// Kind tells what the answers on a connection are. It decides which goroutine reads the socket.
type Kind int8

const (
	// Whole: answers that are not streams. The user's goroutine reads the socket.
	Whole Kind = iota
	// Stream: event streams. On Linux, an epoll loop reads the socket.
	Stream
	// Frames: WebSocket frames. On Linux, an epoll loop reads the socket after the handshake (see ReadByLoop).
	Frames
)

// Dialer opens network connections. The dialer of k6 implements it.
type Dialer interface {
	DialContext(ctx context.Context, network, address string) (net.Conn, error)
}

// Target is where a connection leads, and how.
type Target struct {
	Address string
	Kind    Kind
	// TLS is nil for plain HTTP. Its member NextProtos selects HTTP/1.1 or HTTP/2.
	TLS *tls.Config
	// Proxy is nil without a proxy.
	Proxy *url.URL
}

func (t Target) isHTTP2() bool {
	return t.TLS != nil && len(t.TLS.NextProtos) > 0 && t.TLS.NextProtos[0] == http2.NextProtoTLS
}

// Dial connects to a target, and does the TLS handshake if the target needs one. `permit` is the user's permit to work, and `turn` its permit
// to compute a TLS handshake (see AwaitTurn). Dial releases `turn`, and holds `permit` for a Stream or Frames connection.
func Dial(ctx context.Context, dialer Dialer, target Target, permit, turn *Permit) (*Conn, error) {
	defer turn.Release()
	late := time.AfterFunc(connectGrace, func() { permit.Release(); turn.Release() })
	c := &Conn{target: target, dialed: clock.Now(), unreadLimit: math.MaxInt64}
	conn, err := target.connect(ctx, dialer)
	// The timer is stopped even if there is no connection, because it must not release the permit of the next request.
	late.Stop()
	if err != nil {
		return nil, err
	}
	c.Conn, c.connected = conn, clock.Now()
	if c.session, err = c.handshake(ctx, conn, turn); err != nil {
		_ = conn.Close()
		return nil, err
	}
	c.secured = clock.Now()
	noteOpened(c.session)
	inner, _ := c.inner()
	c.wire = newSocket(c.session.over(conn), inner)
	switch {
	case target.Kind == Whole:
	case target.TLS != nil:
		// Few users finish a handshake at the same time.
		permit.retake()
	default:
		permit.acquireFirst()
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

// inner returns the network connection below k6's, and k6's counters of bytes, which an epoll loop updates itself.
func (c *Conn) inner() (net.Conn, counters) {
	if counted, ok := c.Conn.(*netext.Conn); ok {
		return counted.Conn, counters{counted.BytesRead, counted.BytesWritten}
	}
	return c.Conn, counters{new(int64), new(int64)}
}

// ReadByLoop lets an epoll loop read a connection for Frames from now on. It must be called after the WebSocket handshake, because a loop
// would delay the handshake.
func (c *Conn) ReadByLoop() {
	c.permit.acquireFirst()
	c.readByLoop()
}

func (c *Conn) readByLoop() {
	c.wireMutex.Lock()
	defer c.wireMutex.Unlock()
	inner, count := c.inner()
	if tcp, ok := inner.(*net.TCPConn); ok {
		// If Break has already closed the connection, newEpollReader returns nil, and the wire stays closed.
		if reader := newEpollReader(tcp, count, c.session, c.target.Kind, c.lastRead); reader != nil {
			c.wire = reader
		}
	}
}

// Coalesce allows the loop to hold back received bytes for up to 0.1 s, so that it wakes the user less often. The end of an answer must not
// be delayed: bytes of a Stream that end with `end` are not held back, and bytes of Frames only if they end with `end`.
func (c *Conn) Coalesce(isOn bool, end string) { c.wire.coalesce(isOn, end) }

// SetPermit tells the connection which permit its user needs to work. Read releases the permit while it waits for bytes. It takes the permit
// again only if an epoll loop reads the socket.
func (c *Conn) SetPermit(permit *Permit) { c.permit = permit }

// Send writes a request. If it returns an error, the service may still have received a part of the request.
func (c *Conn) Send(request *Request) error {
	c.firstRead = 0
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
	c.writing = make(chan error, 1)
	go func(out []byte, done chan<- error) {
		_, err := c.wire.Write(out)
		done <- err
	}(c.out, c.writing)
	return nil
}

// Receive waits for the head of the final answer to the request, and returns it. The caller reads the body, and need not close it.
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

// RoundTrip returns how long making the TCP connection took, in nanoseconds, which is about one round trip to the service.
func (c *Conn) RoundTrip() int64 { return c.connected - c.dialed }

// Connected returns the time at which the TCP connection was made, in nanoseconds of package clock.
func (c *Conn) Connected() int64 { return c.connected }

// Secured returns the time at which the connection was ready, after the TLS handshake if any, in nanoseconds of package clock.
func (c *Conn) Secured() int64 { return c.secured }

// FirstRead returns the time at which the first bytes of the answer arrived, in nanoseconds of package clock, or 0 before that.
func (c *Conn) FirstRead() int64 { return c.firstRead }

// LastRead returns the time at which the bytes of the last Read arrived, or at which that Read failed, in nanoseconds of package clock.
func (c *Conn) LastRead() int64 { return c.lastRead }

// Break is Close without a result.
func (c *Conn) Break() { _ = c.Close() }

// Close closes the connection at once, so that a waiting Read or Write fails. Any goroutine may call it.
func (c *Conn) Close() error {
	c.wireMutex.Lock()
	defer c.wireMutex.Unlock()
	return c.wire.Close()
}

// Write sends bytes as they are, without HTTP framing. With TLS, it encrypts them.
func (c *Conn) Write(bytes []byte) (int, error) { return c.wire.Write(bytes) }

// Limit makes Read return the error tooMuch after this many more bytes.
func (c *Conn) Limit(bytes int64, tooMuch error) { c.unreadLimit, c.tooMuch = bytes, tooMuch }

// isWritten reports whether the last request was sent completely, at most writeGrace later.
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

// isQuiet reports whether an idle connection can carry the next request: the service has neither closed it nor sent more bytes over HTTP/1.1.
func (c *Conn) isQuiet() bool {
	if c.http2 != nil {
		return c.http2.isReady()
	}
	return c.reader.Buffered() == 0 && c.wire.isQuiet()
}

// Read waits for bytes of the answer, and returns bytes that arrived together. LastRead then returns when.
func (c *Conn) Read(into []byte) (int, error) {
	if c.unreadLimit <= 0 {
		return 0, c.tooMuch
	}
	n, at, err := c.wire.read(into[:min(int64(len(into)), c.unreadLimit)], c.permit)
	c.lastRead = at
	if c.firstRead == 0 && n > 0 {
		c.firstRead = at
	}
	c.unreadLimit -= int64(n)
	return n, err
}

// Pool keeps idle connections for later requests. The zero value is ready, and goroutines may share it.
type Pool struct {
	mutex sync.Mutex
	idle  map[Target][]*Conn
}

// Take removes the most recently used connection to this target from the pool, and returns it. It returns nil if there is none.
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
	conn.SetPermit(nil)
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

// Opened describes the connections that this process has opened: all of them, those that resumed a TLS session, and the protocol of the
// first one. ends is when the service's certificate expires, in seconds since 1970, or 0 without TLS.
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
