// Package socket holds a conversation over a WebSocket, with caps on all that a target can send without end: the handshake, frames,
// fragments, pings, messages and their text. The protocol is left to gorilla/websocket, as k6 does. Times are those of the read that
// completed a message.
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
	"time"

	"github.com/gorilla/websocket"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// NoCode stands where no close frame came, or none with a code.
const NoCode = -1

// Request is the text to send, and the limits of the conversation.
type Request struct {
	URL      string
	Header   http.Header
	Text     string
	IsBinary bool
	Timeout  time.Duration
	Dial     func(ctx context.Context, network, address string) (net.Conn, error)
	TLS      *tls.Config
	Proxy    func(*http.Request) (*url.URL, error)
	// Memory is shared by all conversations of a process.
	Memory *Memory
	// IsEnd is asked about each message, in the goroutine of Converse.
	IsEnd func(text string) bool
}

// Message is one text or binary message.
type Message struct {
	At       int64
	Text     string
	IsBinary bool
}

// Talk is the outcome of a conversation. Class is empty unless it failed, or was cut by us; Error says why.
type Talk struct {
	Connected, Closed int64
	Messages          []Message
	Class, Error      string
	// Status is what a handshake was refused with; 0 when it was not.
	Status       int
	CloseCode    int
	IsClosedByUs bool
	// Held is how much of the memory the messages take: give it back once they are done with.
	Held int64
}

// Converse connects, sends its text, reads until the end, and closes. It always returns a talk.
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
			// The library keeps the first kilobyte of a refusal.
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
	// Whatever waits for the connection stops when the time is up, or the run is over.
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

// heard is an item from the reader of a connection: a message, or why there are no more.
type heard struct {
	message Message
	err     error
}

// listen sends the text and reads the answer.
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
	// Set once we have closed: then nothing but the close of the other side is waited for.
	var isLate <-chan time.Time
	for {
		select {
		case one := <-messages:
			switch {
			case one.err != nil:
				r.ended(ctx, talk, one.err)
				return
			case isLate != nil:
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
			isLate = time.After(closing)
		case <-isLate:
			return
		}
	}
}

// read hands on what comes until the connection ends, or nobody listens any more.
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
