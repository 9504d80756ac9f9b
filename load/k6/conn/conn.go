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
	// bufferBytes and streamBufferBytes are the sizes of the read buffer of a connection. A connection for streams gets the smaller one,
	// because there are many of them, and their chunks are small.
	bufferBytes       = 8 << 10
	streamBufferBytes = 4 << 10
	// maxHeadBytes is the maximum size of an answer's head (status line and header fields). More is an error. net/http so limits requests.
	maxHeadBytes = 1 << 20
	// maxInformational is the maximum number of 1xx answers (such as 103 Early Hints) before the final answer, as in net/http.
	maxInformational = 5
	// maxInlineBytes is the maximum size of a request that Send writes completely before it returns. A goroutine writes a larger one while
	// the answer is read, because a service may answer, and stop reading, before it has the whole request.
	maxInlineBytes = 16 << 10
	// writeGrace is how long the rest of a large request may still be sent after its answer came, as in net/http. If it takes longer, the
	// connection is closed.
	writeGrace = 50 * time.Millisecond
	// maxKeptBytes is the maximum size of the buffer for a request that a connection keeps for its next request. A larger buffer is freed.
	maxKeptBytes = 64 << 10
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
	// wireMutex guards wire: any goroutine may close the wire, also while ReadByLoop replaces it.
	wireMutex   sync.Mutex
	wire        wire
	epollReader *epollReader
	reader      *bufio.Reader
	// http2 is the state of the HTTP/2 protocol on this connection. It is nil with HTTP/1.1.
	http2   *http2Conn
	out     []byte
	writing chan error
	permit  *Permit

	// readable is how many more bytes Read may return before it fails with the error tooMuch (see Limit).
	readable            int64
	tooMuch             error
	firstRead, lastRead int64

	dialed, connected, secured int64
}

// Kind tells what the answers on a connection are: whole answers, event streams, or WebSocket frames. It decides which goroutine reads it.
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

// connectGrace is for the function Dial: if connecting takes longer, the waiting user gives back its permits, so that other users can work.
const connectGrace = time.Millisecond

// Target is the server that a connection leads to, and how: for which kind of answers, with or without TLS and a proxy.
type Target struct {
	Address string
	Kind    Kind
	// TLS is nil for plain HTTP. Its member NextProtos selects HTTP/1.1 or HTTP/2.
	TLS *tls.Config
	// Proxy is the proxy between this machine and the target. It is nil if there is none.
	Proxy *url.URL
}

func (t Target) isHTTP2() bool {
	return t.TLS != nil && len(t.TLS.NextProtos) > 0 && t.TLS.NextProtos[0] == http2.NextProtoTLS
}

// Dial connects to a target. Two permits limit how many virtual users work at the same time: `permit` lets its user use a processor, and
// `turn` lets it compute a TLS handshake (see AwaitTurn). If connecting takes longer than connectGrace, Dial releases both, so that other
// users can work. When it returns, it has always released `turn`. For a Stream or Frames connection, it holds `permit` again.
func Dial(ctx context.Context, dialer Dialer, target Target, permit, turn *Permit) (*Conn, error) {
	late := time.AfterFunc(connectGrace, func() { permit.Release(); turn.Release() })
	c := &Conn{target: target, dialed: clock.Now()}
	conn, err := target.connect(ctx, dialer)
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
		if c.http2, err = startHTTP2(c); err != nil {
			c.Break()
			return nil, err
		}
	}
	return c, nil
}

// start makes a new network connection ready for requests: it does the TLS handshake if the target needs one. If the answers are event
// streams, it lets an epoll loop read the socket from then on (see ReadByLoop).
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

// inner returns the network connection below k6's, and k6's counters of bytes. An epoll loop reads past k6, so it counts the bytes itself.
func (c *Conn) inner() (net.Conn, counters) {
	if counted, ok := c.Conn.(*netext.Conn); ok {
		return counted.Conn, counters{counted.BytesRead, counted.BytesWritten}
	}
	return c.Conn, counters{}
}

// ReadByLoop lets an epoll loop (one goroutine that reads the sockets of many users) read this connection from now on. First it waits until
// the user has its permit to work. Where no loop exists, the user's own goroutine still reads. For a WebSocket, call it after the
// handshake, because a loop would delay the handshake.
func (c *Conn) ReadByLoop() {
	c.permit.acquireUrgently()
	c.wireMutex.Lock()
	defer c.wireMutex.Unlock()
	inner, count := c.inner()
	if tcp, ok := inner.(*net.TCPConn); ok {
		// If Break has already closed the connection, newEpollReader returns false, and the wire stays closed.
		if fed, ok := newEpollReader(tcp, count, c.session, c.target.Kind, c.lastRead); ok {
			c.wire, c.epollReader = fed, fed
			c.SetPermit(c.permit)
		}
	}
}

// SetPatient allows the loop to hold back received bytes for up to 0.1 s, so that it wakes the user less often. The arrival times stay
// exact. The end of an answer must not be delayed. So in an event stream, bytes that end with `end` (the terminator) are delivered at once.
// Over a WebSocket, only bytes that end with `end` are held back: most chunks end so, but the last message of an answer usually does not.
func (c *Conn) SetPatient(patient bool, end string) {
	if c.epollReader != nil {
		c.epollReader.setPatient(patient, end)
	}
}

// SetPermit tells the connection which permit its virtual user needs to work. There are fewer permits than users. Read gives the permit
// back while it waits for bytes. It takes it again before it returns only if an epoll loop reads the socket.
func (c *Conn) SetPermit(permit *Permit) {
	c.permit = permit
	if c.epollReader != nil {
		c.epollReader.setPermit(permit)
	}
}

// Send writes a request. If it returns an error, the service may still have received a part of the request.
func (c *Conn) Send(request *Request) error {
	c.firstRead = 0
	if c.epollReader != nil {
		c.epollReader.noteRequest()
	}
	c.SetPatient(false, "")
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

// RoundTrip returns how long making the TCP connection took, in nanoseconds. This is about the time of one packet to the service and back.
func (c *Conn) RoundTrip() int64 { return c.connected - c.dialed }

// Connected returns the time at which the TCP connection was made, in nanoseconds of package clock.
func (c *Conn) Connected() int64 { return c.connected }

// Secured returns the time at which the connection was ready, after the TLS handshake if any, in nanoseconds of package clock.
func (c *Conn) Secured() int64 { return c.secured }

// FirstRead returns the time at which the first bytes of the answer arrived, in nanoseconds of package clock, or 0 before that.
func (c *Conn) FirstRead() int64 { return c.firstRead }

// LastRead returns the time at which the bytes of the last Read arrived, or at which that Read failed, in nanoseconds of package clock.
func (c *Conn) LastRead() int64 { return c.lastRead }

// Break is Close for callers that do not care whether closing fails.
func (c *Conn) Break() { _ = c.Close() }

// Close closes the connection at once, so that a waiting Read or Write fails. Any goroutine may call it.
func (c *Conn) Close() error {
	c.wireMutex.Lock()
	defer c.wireMutex.Unlock()
	return c.wire.Close()
}

// Write sends bytes as they are, without HTTP framing. With TLS, it encrypts them.
func (c *Conn) Write(bytes []byte) (int, error) { return c.wire.Write(bytes) }

// Limit protects against endless answers: after this many more bytes, Read returns the error tooMuch.
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

// isQuiet reports whether an idle connection can carry the next request. It cannot if the service has closed it or, with HTTP/1.1, has sent
// bytes since the last answer.
func (c *Conn) isQuiet() bool {
	if c.http2 != nil {
		return c.http2.isReady()
	}
	return c.reader.Buffered() == 0 && c.wire.quiet()
}

// Read waits for bytes of the answer, and returns bytes that all arrived at one time. LastRead then returns this time. While Read waits,
// other virtual users may work.
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

// Pool keeps the connections that no request uses at the moment, so that later requests need no new ones. The zero value is ready, and
// goroutines may share it.
type Pool struct {
	mutex sync.Mutex
	idle  map[Target][]*Conn
}

// Take removes an idle connection to this target from the pool and returns it: the most recently used one, as in Go's own client. It
// returns nil if there is none.
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

// Keep puts a connection into the pool after its answer was read. If it cannot carry another request, Keep closes it.
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

// opened is what Opened returns.
var opened struct {
	all, resumed, ends atomic.Int64
	kind               atomic.Pointer[string]
}

// Opened describes the connections that this process has opened, for the report. all is their number, and resumed how many of them resumed
// an earlier TLS session. kind is the protocol of the first one, such as "HTTP/2, TLS 1.3" and the cipher. ends is when the service's
// certificate expires, in seconds since 1970, or 0 without TLS.
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
