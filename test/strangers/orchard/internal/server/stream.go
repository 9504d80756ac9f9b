package server

import (
	"context"
	"sync"
	"time"

	"github.com/labstack/echo/v4"

	"stranger/internal/accounts"
	"stranger/internal/sw"
)

const firstTokenDelay = time.Second // habit sse-slow-first-token

// streamChat answers with an event stream.
func (s *Server) streamChat(c echo.Context, key *accounts.Key, q chatRequest) error {
	done := s.complete(q, viaStream)
	stream := s.openStream(c)
	defer s.mixer.leave(done.id)
	if !s.send(c.Request().Context(), stream, done, s.cutShort(s.steps(done, q))) {
		return nil // the client left: the completion was not finished
	}
	s.publish(key, done, viaStream)
	return nil
}

// send sends the chunks with the delays of the model. It reports whether the client received all of them.
func (s *Server) send(ctx context.Context, stream *eventStream, done completion, plan []step) bool {
	texts := 0
	for i, now := range plan {
		if now.isText {
			texts++
		}
		if !wait(ctx, s.pause(now, texts)) {
			return false
		}
		stream.event(s.payload(i, done, now))
	}
	if s.on(sw.FaultStreamCut) && !finished(plan) {
		stream.flush()
		return true
	}
	stream.end()
	return true
}

// pause returns the delay before a chunk. Only text has a delay.
func (s *Server) pause(now step, texts int) time.Duration {
	switch {
	case !now.isText:
		return 0
	case texts == 1 && s.on(sw.HabitStreamSlow):
		return firstTokenDelay
	}
	return s.options.PieceDelay
}

func (s *Server) payload(i int, done completion, now step) []byte {
	payload := s.style.Encode(s.chunk(done, now))
	if s.on(sw.FaultStreamMixed) && now.isText {
		payload = s.mixer.pass(done.id, i, payload)
	}
	if s.on(sw.FaultStreamJSON) && i == 2 {
		payload = payload[:len(payload)/2]
	}
	return payload
}

// cutShort cuts some streams, for the fault stream-sometimes-cut.
func (s *Server) cutShort(plan []step) []step {
	if s.switches.OneInFive(sw.FaultStreamCut) {
		return plan[:len(plan)/2]
	}
	return plan
}

func finished(plan []step) bool {
	for _, now := range plan {
		if now.finish != nil {
			return true
		}
	}
	return false
}

// emptyStream sends a stream without chunks, for the fault stream-error-swallowed.
func (s *Server) emptyStream(c echo.Context) error {
	s.openStream(c).end()
	return nil
}

// wait sleeps, and reports false if the context ends first.
func wait(ctx context.Context, pause time.Duration) bool {
	if pause == 0 {
		return ctx.Err() == nil
	}
	select {
	case <-time.After(pause):
		return true
	case <-ctx.Done():
		return false
	}
}

// mixer puts every fourth chunk of another stream into a stream, for the fault stream-mixed.
type mixer struct {
	mu     sync.Mutex
	newest map[string][]byte
}

func (m *mixer) pass(id string, number int, payload []byte) []byte {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.newest == nil {
		m.newest = map[string][]byte{}
	}
	m.newest[id] = payload
	for other, chunk := range m.newest {
		if other != id && number%4 == 3 {
			return chunk
		}
	}
	return payload
}

func (m *mixer) leave(id string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.newest, id)
}
