package socket

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"syscall"

	"github.com/gorilla/websocket"
)

// Classes as package rows has them.
const (
	classTimeout  = "timeout-total"
	classTooLarge = "too-large"
	classTooMany  = "too-many-events"
	classReset    = "reset"
	// ClassRefusal is of a handshake that was refused; its status says more.
	ClassRefusal = "http-other"
)

// ended notes how the connection went: by a close frame, by us, or broken.
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

// classOfDial returns the class and the text of the error for which there is no conversation.
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
		// The deadline of the connection is that of the context, and may be noticed first.
		return classTimeout, text
	default:
		return "network", text
	}
}

func isTimeout(err error) bool {
	var timed net.Error
	return errors.As(err, &timed) && timed.Timeout()
}

// isClosing reports whether a text could not be sent because the other side was gone. Its earlier messages can still be read.
func isClosing(err error) bool {
	return errors.Is(err, syscall.EPIPE) || errors.Is(err, syscall.ECONNRESET) || errors.Is(err, websocket.ErrCloseSent)
}
