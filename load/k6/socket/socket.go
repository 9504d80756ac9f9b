// Package socket runs a conversation over a WebSocket (gorilla/websocket, as in k6), and limits the size of all its parts.
package socket

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/gorilla/websocket"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
	"assay.local/k6/rows"
)

// NoCode is the value of Talk.CloseCode if no close frame with a code has arrived.
const NoCode = -1

// Request is what a client sends over a WebSocket: the handshake, and one message with a completion request.
type Request struct {
	URL      string
	Header   http.Header
	Text     string
	IsBinary bool
	// Memory limits the memory of all conversations that share it.
	Memory  *Memory
	Reading *Reading
}

// Message is one received WebSocket message.
type Message struct {
	// At is when the last bytes of the message arrived, in nanoseconds of package clock.
	At       int64
	Text     []byte
	IsBinary bool
}

// Talk is the record of a WebSocket conversation: one request and its answer. Times are nanoseconds of package clock.
type Talk struct {
	// Opened is when the service accepted the handshake, or rows.Never if it did not.
	Opened   int64
	Closed   int64
	Messages []Message
	// Class is the class of failure (see package rows), or "" if the conversation did not fail.
	Class, Error string
	// Err is the error with which the connection broke, or nil.
	Err error
	// Status is the HTTP status with which the service refused the handshake, or 0.
	Status int
	// CloseCode is the code of the close frame from the service, or NoCode.
	CloseCode    int
	IsClosedByUs bool
	// Held is how many bytes of Request.Memory the messages occupy. The caller returns them with Memory.Give.
	Held int64
}

// Converse sends a request over a WebSocket on a new connection, reads the answer, and closes the connection. Conn.Break ends it early.
func Converse(on *conn.Conn, r *Request) Talk {
	talk := Talk{Opened: rows.Never, CloseCode: NoCode}
	socket, response, err := r.open(on)
	switch {
	case err == nil:
		talk.Opened = on.LastRead
		r.listen(socket, on, &talk)
	case errors.Is(err, errHead):
		talk.Class, talk.Error = classTooLarge, errHead.Error()
	case response != nil:
		talk.Class, talk.Error, talk.Status = ClassRefusal, err.Error(), response.StatusCode
		// gorilla/websocket stores at most one kilobyte of this body.
		if body, err := io.ReadAll(response.Body); err == nil {
			talk.Error = strings.ToValidUTF8(string(body), "\uFFFD")
		}
	default:
		talk.broke(err)
	}
	on.Break()
	talk.Closed = clock.Now()
	return talk
}

func (r *Request) open(on *conn.Conn) (*websocket.Conn, *http.Response, error) {
	on.Limit(maxHeadBytes, errHead)
	take := func(context.Context, string, string) (net.Conn, error) { return on, nil }
	dialer := websocket.Dialer{NetDialContext: take, NetDialTLSContext: take}
	// The handshake has no time limit, because the caller can end it with the connection's Break.
	socket, response, err := dialer.DialContext(context.Background(), r.URL, r.Header)
	if err == nil {
		on.Limit(maxWireBytes, errWire)
		on.ReadByLoop()
		socket.SetReadLimit(maxMessageBytes)
	}
	return socket, response, err
}

func (r *Request) listen(socket *websocket.Conn, on *conn.Conn, talk *Talk) {
	kind := websocket.TextMessage
	if r.IsBinary {
		kind = websocket.BinaryMessage
	}
	limitControls(socket)
	// If the service has closed the connection, its last messages may still be unread.
	if err := socket.WriteMessage(kind, []byte(r.Text)); err != nil && !isClosing(err) {
		talk.failed(err)
		return
	}
	kept := storage{memory: r.Memory}
	defer func() { talk.Held = kept.held }()
	for {
		kind, text, err := socket.ReadMessage()
		switch {
		case err != nil:
			talk.ended(err)
			return
		case talk.IsClosedByUs:
			// Only the close frame of the target still counts.
			continue
		}
		message := Message{At: on.LastRead, Text: text, IsBinary: kind == websocket.BinaryMessage}
		stop := kept.take(talk, message)
		if stop == nil && !r.Reading.Take(message) {
			on.Coalesce(r.Reading.usualSuffix != "", r.Reading.usualSuffix)
			continue
		}
		code := websocket.CloseNormalClosure
		if stop != nil {
			talk.Class, talk.Error = stop.class, stop.text
			code = websocket.CloseGoingAway
		}
		talk.IsClosedByUs = true
		on.Coalesce(false, "")
		defer time.AfterFunc(closeTimeout, on.Break).Stop()
		_ = socket.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(code, ""), time.Now().Add(closeTimeout))
	}
}

func limitControls(socket *websocket.Conn) {
	controls := 0
	counted := func() error {
		// A service could send pings and pongs endlessly.
		if controls++; controls > maxControls {
			return errControls
		}
		return nil
	}
	answer := socket.PingHandler()
	socket.SetPingHandler(func(text string) error { return errors.Join(counted(), answer(text)) })
	socket.SetPongHandler(func(string) error { return counted() })
}

// Real answers stay far below these limits.
const (
	maxHeadBytes         = 256 << 10
	maxWireBytes         = 64 << 20
	maxMessageBytes      = 4 << 20
	maxKeptBytes         = 64 << 20
	maxMessages          = 50_000
	maxControls          = 10_000
	unreservedBytes      = 4 << 20
	messageOverheadBytes = 1000
	closeTimeout         = time.Second
)

var (
	errHead     = fmt.Errorf("the answer to the handshake is longer than %d bytes", maxHeadBytes)
	errWire     = fmt.Errorf("more than %d bytes", maxWireBytes)
	errControls = fmt.Errorf("more than %d pings and pongs", maxControls)
)

type overLimit struct{ class, text string }

type storage struct {
	memory      *Memory
	bytes, held int64
}

func (k *storage) take(talk *Talk, message Message) *overLimit {
	if len(talk.Messages) >= maxMessages {
		return &overLimit{classTooMany, fmt.Sprintf("more than %d messages", maxMessages)}
	}
	need := int64(len(message.Text)) + messageOverheadBytes
	if k.bytes += need; k.bytes > maxKeptBytes {
		return &overLimit{classTooLarge, fmt.Sprintf("messages of more than %d bytes in all", maxKeptBytes)}
	}
	if k.bytes > unreservedBytes {
		if !k.memory.Take(need) {
			return &overLimit{classTooLarge, "long messages over several connections: together more bytes than are kept"}
		}
		k.held += need
	}
	talk.Messages = append(talk.Messages, message)
	return nil
}

const (
	classTooLarge = "too-large"
	classTooMany  = "too-many-events"
	classReset    = "reset"
	// ClassRefusal is the class of a conversation whose handshake the service refused.
	ClassRefusal = "http-other"
)

func (t *Talk) ended(err error) {
	var closed *websocket.CloseError
	if errors.As(err, &closed) && closed.Code != websocket.CloseAbnormalClosure {
		if closed.Code != websocket.CloseNoStatusReceived {
			t.CloseCode = closed.Code
		}
		return
	}
	if !t.IsClosedByUs {
		t.failed(err)
	}
}

func (t *Talk) failed(err error) {
	switch {
	case errors.Is(err, errWire), errors.Is(err, websocket.ErrReadLimit):
		t.IsClosedByUs = true
		t.Class, t.Error = classTooLarge, err.Error()
		if errors.Is(err, websocket.ErrReadLimit) {
			t.Error = fmt.Sprintf("a message of more than %d bytes", maxMessageBytes)
		}
	case errors.Is(err, errControls):
		t.IsClosedByUs = true
		t.Class, t.Error = classTooMany, err.Error()
	default:
		t.broke(err)
	}
}

func (t *Talk) broke(err error) { t.Class, t.Error, t.Err = classReset, err.Error(), err }

func isClosing(err error) bool {
	return errors.Is(err, syscall.EPIPE) || errors.Is(err, syscall.ECONNRESET) || errors.Is(err, websocket.ErrCloseSent)
}

// Memory is a number of bytes that all users together may reserve for long answers.
type Memory struct{ left atomic.Int64 }

// NewMemory returns a Memory of this many bytes.
func NewMemory(bytes int64) *Memory {
	m := new(Memory)
	m.left.Store(bytes)
	return m
}

// Take reserves bytes. It returns false if too few are left.
func (m *Memory) Take(bytes int64) bool {
	if m.left.Add(-bytes) >= 0 {
		return true
	}
	m.left.Add(bytes)
	return false
}

// Give gives back reserved bytes.
func (m *Memory) Give(bytes int64) { m.left.Add(bytes) }
