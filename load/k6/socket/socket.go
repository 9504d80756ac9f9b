// Package socket runs a conversation over a WebSocket (gorilla/websocket, as in k6). It limits handshake, frames, fragments, pings,
// messages and text. The time of a message is when the bytes that completed it arrived.
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

// NoCode stands for the close code if no close frame with a code arrived.
const NoCode = -1

// Request describes a conversation: handshake, request text, and limits.
type Request struct {
	URL      string
	Header   http.Header
	Text     string
	IsBinary bool
	// Memory limits how many bytes all long conversations (see freeBytes) of a process occupy together. A conversation that needs more
	// fails.
	Memory *Memory
	// Reading reads each message, and recognizes the end of the answer.
	Reading *Reading
}

// Message is one received text or binary message.
type Message struct {
	At       int64
	Text     []byte
	IsBinary bool
}

// Talk is the record of a finished WebSocket conversation: its times, its messages, and its error if it failed.
type Talk struct {
	// Opened is when the service accepted the handshake, or rows.Never if it did not. Closed is when the connection was closed.
	Opened, Closed int64
	Messages       []Message
	// Class and Error are the failure class and the reason, if the conversation failed or the client ended it early. Otherwise they are empty.
	Class, Error string
	// Err is the error with which the connection broke. It is nil if the connection did not break.
	Err error
	// Status is the HTTP status of a refused handshake. It is 0 if the handshake was not refused.
	Status       int
	CloseCode    int
	IsClosedByUs bool
	// Held is the number of bytes of Request.Memory that the messages occupy. After use, the caller must give them back (Memory.Give).
	Held int64
}

// Converse opens a WebSocket over a connection, sends the text, reads the whole answer, and closes the connection. To end it early, call
// the connection's Break.
func Converse(on *conn.Conn, r *Request) Talk {
	talk := Talk{Opened: rows.Never, CloseCode: NoCode}
	socket, response, err := r.open(on)
	switch {
	case err == nil:
		talk.Opened = on.LastRead()
		r.listen(socket, on, &talk)
	case errors.Is(err, errHead):
		talk.Class, talk.Error = classTooLarge, errHead.Error()
	case response != nil:
		talk.Class, talk.Error, talk.Status = ClassRefusal, err.Error(), response.StatusCode
		// This is at most the first kilobyte of the body of a refusal, because gorilla/websocket stores no more.
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

// open performs the WebSocket handshake. It has no time limit of its own: a call of Break on the connection stops it.
func (r *Request) open(on *conn.Conn) (*websocket.Conn, *http.Response, error) {
	on.Limit(maxHeadBytes, errHead)
	take := func(context.Context, string, string) (net.Conn, error) { return on, nil }
	dialer := websocket.Dialer{NetDialContext: take, NetDialTLSContext: take}
	socket, response, err := dialer.DialContext(context.Background(), r.URL, r.Header)
	if err == nil {
		on.Limit(maxWireBytes, errWire)
		on.ReadByLoop()
		socket.SetReadLimit(maxMessageBytes)
	}
	return socket, response, err
}

// listen sends the request over the WebSocket, receives the messages of the answer, and then sends a close frame.
func (r *Request) listen(socket *websocket.Conn, on *conn.Conn, talk *Talk) {
	kind := websocket.TextMessage
	if r.IsBinary {
		kind = websocket.BinaryMessage
	}
	limitControls(socket)
	if err := socket.WriteMessage(kind, []byte(r.Text)); err != nil && !isClosing(err) {
		talk.failed(err)
		return
	}
	kept := keeper{memory: r.Memory}
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
		message := Message{At: on.LastRead(), Text: text, IsBinary: kind == websocket.BinaryMessage}
		stop := kept.take(talk, message)
		if stop == nil && !r.Reading.Take(message) {
			on.SetPatient(r.Reading.usualEnd != "", r.Reading.usualEnd)
			continue
		}
		code := websocket.CloseNormalClosure
		if stop != nil {
			talk.Class, talk.Error = stop.class, stop.text
			code = websocket.CloseGoingAway
		}
		talk.IsClosedByUs = true
		on.SetPatient(false, "")
		defer time.AfterFunc(closing, on.Break).Stop()
		_ = socket.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(code, ""), time.Now().Add(closing))
	}
}

// limitControls makes a read fail after more than maxControls pings and pongs, so that a target cannot send them forever.
func limitControls(socket *websocket.Conn) {
	controls := 0
	counted := func() error {
		if controls++; controls > maxControls {
			return errControls
		}
		return nil
	}
	answer := socket.PingHandler()
	socket.SetPingHandler(func(text string) error { return errors.Join(counted(), answer(text)) })
	socket.SetPongHandler(func(string) error { return counted() })
}

// The limits of one WebSocket conversation. Real answers stay far below them.
const (
	maxHeadBytes    = 256 << 10
	maxWireBytes    = 64 << 20
	maxMessageBytes = 4 << 20
	maxKeptBytes    = 64 << 20
	maxMessages     = 50_000
	maxControls     = 10_000
	// freeBytes is the maximum size of a short conversation. A longer one must reserve its memory in Request.Memory.
	freeBytes = 4 << 20
	// messageBytes is the memory that a message needs in addition to its text.
	messageBytes = 1000
	// closing is how long the target may take to close the connection after its answer. After that, the client closes it.
	closing = time.Second
)

var (
	errHead     = fmt.Errorf("the answer to the handshake is longer than %d bytes", maxHeadBytes)
	errWire     = fmt.Errorf("more than %d bytes", maxWireBytes)
	errControls = fmt.Errorf("more than %d pings and pongs", maxControls)
)

// excess is the failure of a conversation whose messages are too many or too long to be stored. It has the failure's class and text.
type excess struct{ class, text string }

// keeper counts the bytes of a conversation's stored messages, so that they do not exceed maxKeptBytes.
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
	classTooLarge = "too-large"
	classTooMany  = "too-many-events"
	classReset    = "reset"
	// ClassRefusal is the class of a conversation whose handshake the service refused. Talk.Status has the HTTP status of the refusal.
	ClassRefusal = "http-other"
)

// ended stores how the connection ended: by a close frame, by the client, or by a failure.
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

// isClosing reports whether a write failed because the connection is closed. Messages that arrived before can still be read.
func isClosing(err error) bool {
	return errors.Is(err, syscall.EPIPE) || errors.Is(err, syscall.ECONNRESET) || errors.Is(err, websocket.ErrCloseSent)
}

// Memory limits how many bytes all long answers of a process may occupy together.
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
