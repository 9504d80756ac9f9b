// Package socket runs a conversation over a WebSocket (gorilla/websocket, as in k6), with limits on handshake, frames, fragments,
// pings, messages and text. A message has the time of the read that completed it.
package socket

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/gorilla/websocket"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// NoCode is the close code when no close frame came, or one without a code.
const NoCode = -1

// Request describes a conversation: its handshake, the text to send, and its limits.
type Request struct {
	URL      string
	Header   http.Header
	Text     string
	IsBinary bool
	Timeout  time.Duration
	Dial     func(ctx context.Context, network, address string) (net.Conn, error)
	TLS      *tls.Config
	Proxy    func(*http.Request) (*url.URL, error)
	// Memory is the number of bytes that all long conversations of a process may use together.
	Memory *Memory
	// IsEnd is called with each message, in the goroutine of Converse, and reports whether it ends the answer.
	IsEnd func(text string) bool
}

// Message is one received text or binary message.
type Message struct {
	At       int64
	Text     string
	IsBinary bool
}

// Talk is the outcome of a conversation. Class is empty unless it failed or was cut by us; Error gives the reason.
type Talk struct {
	Connected, Closed int64
	Messages          []Message
	Class, Error      string
	// Status is the HTTP status of a refused handshake; 0 when the handshake was not refused.
	Status       int
	CloseCode    int
	IsClosedByUs bool
	// Held is the number of bytes of Memory that the messages use. The caller gives these bytes back after using the messages.
	Held int64
}

// Converse connects, sends the text, reads until the end of the answer, and closes the connection. It
// always returns a Talk.
func Converse(ctx context.Context, r *Request) Talk {
	talk := Talk{Connected: rows.Never, CloseCode: NoCode}
	ctx, cancel := context.WithTimeout(ctx, r.Timeout)
	defer cancel()
	tap := new(tap)
	conn, response, err := r.dial(ctx, tap)
	talk.Closed = clock.Now()
	if err != nil {
		talk.Class, talk.Error = classOfDial(err, response, tap, ctx)
		if response != nil {
			talk.Status = response.StatusCode
			// gorilla/websocket stores at most the first kilobyte of the body of a refusal.
			if body, err := io.ReadAll(response.Body); err == nil && talk.Class == ClassRefusal {
				talk.Error = strings.ToValidUTF8(string(body), "\uFFFD")
			}
		}
		if talk.Class == classTimeout {
			talk.Error = r.late()
		}
		return talk
	}
	talk.Connected = tap.lastRead()
	// All waits for the connection stop at the deadline or the end of the run.
	stop := context.AfterFunc(ctx, func() { _ = conn.Close() })
	r.listen(ctx, conn, tap, &talk)
	stop()
	_ = conn.Close()
	talk.Closed = clock.Now()
	return talk
}

func (r *Request) late() string { return fmt.Sprintf("no end after %d ms", r.Timeout.Milliseconds()) }

func (r *Request) dial(ctx context.Context, tap *tap) (*websocket.Conn, *http.Response, error) {
	dialer := websocket.Dialer{
		NetDialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			conn, err := r.Dial(ctx, network, address)
			if err != nil {
				return nil, err
			}
			tap.Conn = conn
			tap.remaining = maxHeadBytes
			tap.tooMuch = errHead
			return tap, nil
		},
		Proxy:           r.Proxy,
		TLSClientConfig: r.TLS,
	}
	conn, response, err := dialer.DialContext(ctx, r.URL, r.Header)
	if err != nil {
		return nil, response, err
	}
	tap.remaining = maxWireBytes
	tap.tooMuch = errWire
	conn.SetReadLimit(maxMessageBytes)
	return conn, response, nil
}

// heard is a message from the reader of a connection, or the reason why there are no more messages.
type heard struct {
	message Message
	err     error
}

// listen sends the request text over the WebSocket and reads the messages of the answer.
func (r *Request) listen(ctx context.Context, conn *websocket.Conn, tap *tap, talk *Talk) {
	kind := websocket.TextMessage
	if r.IsBinary {
		kind = websocket.BinaryMessage
	}
	messages := make(chan heard, ahead)
	over := make(chan struct{})
	defer close(over)
	go read(conn, tap, messages, over)
	if err := conn.WriteMessage(kind, []byte(r.Text)); err != nil && !isClosing(err) {
		r.failed(ctx, talk, err)
		return
	}
	kept := keeper{memory: r.Memory}
	defer func() { talk.Held = kept.held }()
	// closeTimer runs once we have closed the conversation. Until it fires, we wait only for the close frame of the target.
	var closeTimer <-chan time.Time
	for {
		select {
		case one := <-messages:
			switch {
			case one.err != nil:
				r.ended(ctx, talk, one.err)
				return
			case closeTimer != nil:
				continue
			}
			stop := kept.take(talk, one.message)
			if stop == nil && !r.IsEnd(one.message.Text) {
				continue
			}
			code := websocket.CloseNormalClosure
			if stop != nil {
				talk.Class, talk.Error = stop.class, stop.text
				code = websocket.CloseGoingAway
			}
			talk.IsClosedByUs = true
			_ = conn.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(code, ""), time.Now().Add(closing))
			closeTimer = time.After(closing)
		case <-closeTimer:
			return
		}
	}
}

// read sends each message of the connection to the channel messages, until the connection ends or the caller closes the channel over.
func read(conn *websocket.Conn, tap *tap, messages chan<- heard, over <-chan struct{}) {
	controls := 0
	counted := func() error {
		if controls++; controls > maxControls {
			return errControls
		}
		return nil
	}
	answer := conn.PingHandler()
	conn.SetPingHandler(func(text string) error { return errors.Join(counted(), answer(text)) })
	conn.SetPongHandler(func(string) error { return counted() })
	for {
		kind, bytes, err := conn.ReadMessage()
		one := heard{err: err}
		if err == nil {
			one.message = Message{At: tap.lastRead(), Text: string(bytes), IsBinary: kind == websocket.BinaryMessage}
		}
		select {
		case messages <- one:
		case <-over:
			return
		}
		if err != nil {
			return
		}
	}
}

// The limits of one conversation, far above any real answer.
const (
	maxHeadBytes    = 256 << 10
	maxWireBytes    = 64 << 20
	maxMessageBytes = 4 << 20
	maxKeptBytes    = 64 << 20
	maxMessages     = 50_000
	maxControls     = 10_000
	// freeBytes is the maximum size of a conversation that takes no bytes of Memory, which is for long conversations.
	freeBytes = 4 << 20
	// messageBytes is the memory that a message needs in addition to its text.
	messageBytes = 1000
	// closing is the time for the target to close the connection once the answer is complete.
	closing = time.Second
	// ahead is the number of messages that may wait to be interpreted.
	ahead = 64
)

var (
	errHead     = fmt.Errorf("the answer to the handshake is longer than %d bytes", maxHeadBytes)
	errWire     = fmt.Errorf("more than %d bytes", maxWireBytes)
	errControls = fmt.Errorf("more than %d pings and pongs", maxControls)
)

// excess is the reason to store no more messages of a conversation, as a class and a text.
type excess struct{ class, text string }

// keeper counts the bytes of the stored messages of a conversation.
type keeper struct {
	memory      *Memory
	bytes, held int64
}

func (k *keeper) take(talk *Talk, message Message) *excess {
	if len(talk.Messages) >= maxMessages {
		return &excess{classTooMany, fmt.Sprintf("more than %d messages", maxMessages)}
	}
	need := int64(len(message.Text)) + messageBytes
	if k.bytes += need; k.bytes > maxKeptBytes {
		return &excess{classTooLarge, fmt.Sprintf("messages of more than %d bytes in all", maxKeptBytes)}
	}
	if k.bytes > freeBytes {
		if !k.memory.Take(need) {
			return &excess{classTooLarge, "long messages over several connections: together more bytes than are kept"}
		}
		k.held += need
	}
	talk.Messages = append(talk.Messages, message)
	return nil
}

// The classes of failed conversations, as in package rows.
const (
	classTimeout  = "timeout-total"
	classTooLarge = "too-large"
	classTooMany  = "too-many-events"
	classReset    = "reset"
	// ClassRefusal is the class of a refused handshake; its status gives the reason.
	ClassRefusal = "http-other"
)

// ended records how the connection ended: by a close frame, by us, or broken.
func (r *Request) ended(ctx context.Context, talk *Talk, err error) {
	var closed *websocket.CloseError
	if errors.As(err, &closed) && closed.Code != websocket.CloseAbnormalClosure {
		if closed.Code != websocket.CloseNoStatusReceived {
			talk.CloseCode = closed.Code
		}
		return
	}
	if !talk.IsClosedByUs {
		r.failed(ctx, talk, err)
	}
}

func (r *Request) failed(ctx context.Context, talk *Talk, err error) {
	switch {
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		talk.IsClosedByUs = true
		talk.Class, talk.Error = classTimeout, r.late()
	case errors.Is(err, errWire), errors.Is(err, websocket.ErrReadLimit):
		talk.IsClosedByUs = true
		talk.Class, talk.Error = classTooLarge, err.Error()
		if errors.Is(err, websocket.ErrReadLimit) {
			talk.Error = fmt.Sprintf("a message of more than %d bytes", maxMessageBytes)
		}
	case errors.Is(err, errControls):
		talk.IsClosedByUs = true
		talk.Class, talk.Error = classTooMany, err.Error()
	default:
		talk.Class, talk.Error = classReset, err.Error()
	}
}

// classOfDial returns the class and the text of an error of the connection or of the WebSocket handshake.
func classOfDial(err error, response *http.Response, tap *tap, ctx context.Context) (class, text string) {
	var lookup *net.DNSError
	text = err.Error()
	switch {
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return classTimeout, text
	case errors.Is(err, errHead):
		return classTooLarge, errHead.Error()
	case response != nil:
		return ClassRefusal, text
	case errors.Is(err, syscall.ECONNREFUSED):
		return "refused", text
	case errors.As(err, &lookup):
		return "dns", text
	case strings.Contains(text, "tls: ") || strings.Contains(text, "x509: "):
		return "tls", text
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, syscall.ECONNRESET):
		return classReset, text
	case tap.Conn == nil && isTimeout(err):
		return "timeout-connect", text
	case isTimeout(err):
		// The connection has the deadline of the context, and may notice it before the context does.
		return classTimeout, text
	default:
		return "network", text
	}
}

func isTimeout(err error) bool {
	var timed net.Error
	return errors.As(err, &timed) && timed.Timeout()
}

// isClosing reports whether sending failed because the connection is closed. Messages that the target sent before can still be read.
func isClosing(err error) bool {
	return errors.Is(err, syscall.EPIPE) || errors.Is(err, syscall.ECONNRESET) || errors.Is(err, websocket.ErrCloseSent)
}

// Memory is the memory that all answers of a process may use together.
type Memory struct{ left atomic.Int64 }

// NewMemory returns a memory of the given size in bytes.
func NewMemory(bytes int64) *Memory {
	m := new(Memory)
	m.left.Store(bytes)
	return m
}

// Take reserves bytes; false when fewer are left.
func (m *Memory) Take(bytes int64) bool {
	if m.left.Add(-bytes) >= 0 {
		return true
	}
	m.left.Add(bytes)
	return false
}

// Give gives back reserved bytes.
func (m *Memory) Give(bytes int64) { m.left.Add(bytes) }

// tap is a connection that records when bytes arrived, and how many.
type tap struct {
	net.Conn
	// remaining is how many bytes may still be read; Read then returns tooMuch. Both members change only while no goroutine reads.
	remaining int64
	tooMuch   error
	last      atomic.Int64
}

// Read reads the available bytes. Under TLS they are bytes of the encrypted stream.
func (t *tap) Read(into []byte) (int, error) {
	if t.remaining <= 0 {
		return 0, t.tooMuch
	}
	n, err := t.Conn.Read(into[:min(int64(len(into)), t.remaining)])
	t.last.Store(clock.Now())
	t.remaining -= int64(n)
	return n, err
}

func (t *tap) lastRead() int64 { return t.last.Load() }
