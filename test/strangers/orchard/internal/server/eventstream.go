package server

import (
	"bytes"
	"fmt"
	"math"
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"

	"stranger/internal/sw"
)

const (
	burst        = 4 // events per flush, habit sse-bursts
	commentEvery = 5 // events between comments, habit sse-comments
)

// eventStream writes Server-Sent Events.
type eventStream struct {
	s          *Server
	out        *echo.Response
	pending    bytes.Buffer
	events     int
	flushEvery int
}

// openStream immediately sends the header section, so that the client knows that its request is accepted.
func (s *Server) openStream(c echo.Context) *eventStream {
	h := c.Response().Header()
	h.Set("Content-Type", s.withCharset(typeSSE))
	if s.on(sw.FaultStreamType) {
		h.Set("Content-Type", typeJSON)
	}
	h.Set("Cache-Control", "no-cache")
	h.Set("X-Accel-Buffering", "no")
	c.Response().WriteHeader(http.StatusOK)
	e := &eventStream{s: s, out: c.Response(), flushEvery: 1}
	switch {
	case s.on(sw.FaultStreamBuffered):
		e.flushEvery = math.MaxInt
		return e
	case s.on(sw.HabitStreamBursts):
		e.flushEvery = burst
	}
	e.comment()
	e.flush()
	return e
}

func (e *eventStream) event(payload []byte) {
	if e.events%commentEvery == commentEvery-1 {
		e.comment()
	}
	e.events++
	e.fields()
	for _, line := range e.dataLines(string(payload)) {
		e.line(e.label("data") + line)
	}
	if !e.s.on(sw.FaultStreamFraming) {
		e.line("")
	}
	if e.events%e.flushEvery == 0 {
		e.flush()
	}
}

// end writes the end marker and flushes all events that are still buffered.
func (e *eventStream) end() {
	if !e.s.on(sw.FaultStreamNoDone) {
		e.event([]byte("[DONE]"))
		e.comment()
	}
	e.flush()
}

// fields writes further fields that the standard allows in an event.
func (e *eventStream) fields() {
	if !e.s.on(sw.HabitStreamFields) {
		return
	}
	if e.events == 1 {
		e.line(e.label("retry") + "3000")
	}
	e.line(e.label("event") + "message")
	e.line(fmt.Sprintf("%s%d", e.label("id"), e.events))
}

// dataLines returns the data lines of an event. With HabitStreamTwoLines, it splits JSON after the opening brace.
// The JSON stays valid, because a client joins data lines with a newline (HTML standard, server-sent events).
func (e *eventStream) dataLines(payload string) []string {
	if e.s.on(sw.HabitStreamTwoLines) && strings.HasPrefix(payload, "{") {
		return []string{"{", payload[1:]}
	}
	return []string{payload}
}

func (e *eventStream) label(name string) string {
	if e.s.on(sw.HabitStreamNoSpace) {
		return name + ":"
	}
	return name + ": "
}

func (e *eventStream) comment() {
	if e.s.on(sw.HabitStreamComments) {
		e.line(": keep-alive")
		e.line("")
	}
}

func (e *eventStream) line(text string) {
	e.pending.WriteString(text)
	if e.s.on(sw.HabitStreamCRLF) {
		e.pending.WriteByte('\r')
	}
	e.pending.WriteByte('\n')
}

// flush sends the buffered events. It ignores errors: a client that disconnects ends the request context.
func (e *eventStream) flush() {
	_, _ = e.out.Write(e.pending.Bytes())
	e.pending.Reset()
	e.out.Flush()
}
