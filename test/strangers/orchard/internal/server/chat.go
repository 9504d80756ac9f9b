package server

import (
	"net/http"

	"github.com/labstack/echo/v4"

	"stranger/internal/accounts"
	"stranger/internal/sw"
	"stranger/internal/wire"
)

// chat answers POST /v1/chat/completions.
func (s *Server) chat(c echo.Context) error {
	key, fail := s.chatCaller(c)
	if fail != nil {
		return fail
	}
	raw, fail := s.readBody(c)
	if fail != nil {
		return fail
	}
	if fail := s.countChat(c, key, raw); fail != nil {
		return fail
	}
	q, fail := s.parseChat(raw)
	switch {
	case fail != nil && s.on(sw.FaultStreamSwallow) && asksForStream(raw):
		return s.emptyStream(c)
	case fail != nil:
		return fail
	case q.stream:
		return s.streamChat(c, key, q)
	}
	return s.plainChat(c, key, q)
}

func (s *Server) chatCaller(c echo.Context) (*accounts.Key, *apiError) {
	key, fail := s.authenticate(c.Request())
	if fail != nil && s.on(sw.FaultNoKeyStream) && asksForStream(s.peekBody(c)) {
		return s.accounts.Any(), nil
	}
	return key, fail
}

func (s *Server) countChat(c echo.Context, key *accounts.Key, raw []byte) *apiError {
	if s.on(sw.FaultLimitStream) && asksForStream(raw) {
		return nil
	}
	return s.countCall(c.Response().Header(), key)
}

func (s *Server) plainChat(c echo.Context, key *accounts.Key, q chatRequest) error {
	if s.switches.OneInFive(sw.FaultSometimes500) {
		return serverError()
	}
	done := s.complete(q, viaJSON)
	o := s.answer(done)
	s.addMembers(o)
	body, contentType := s.style.Encode(o), typeJSON
	if s.switches.OneInFive(sw.FaultSometimesJSON) {
		body = body[:len(body)-1]
	}
	if s.on(sw.FaultTextPlain) {
		contentType = "text/plain"
	}
	if err := s.writeBody(c, http.StatusOK, contentType, body); err != nil {
		return err
	}
	s.publish(key, done, viaJSON)
	return nil
}

// answer returns the JSON body of a completion that is not streamed.
func (s *Server) answer(done completion) *wire.Object {
	choice := wire.Obj("index", 0, "message", s.answerMessage(done), "finish_reason", done.finish)
	usage := done.usage()
	if s.on(sw.FaultUsageSum) {
		usage.Set("total_tokens", done.promptTokens+len(done.pieces)+1)
	}
	o := wire.Obj("id", done.id, "object", "chat.completion", "created", done.created, "model", done.model,
		"choices", []any{choice}, "usage", usage)
	if s.on(sw.HabitExtraFields) {
		choice.Set("content_filter_results", wire.Obj("violence", wire.Obj("filtered", false)))
	}
	if s.on(sw.HabitNoUsage) {
		o.Drop("usage")
	}
	if s.on(sw.FaultChoicesObject) {
		o.Set("choices", wire.Obj("0", choice))
	}
	return o
}

func (s *Server) answerMessage(done completion) *wire.Object {
	m := wire.Obj("role", "assistant", "content", done.text())
	if s.on(sw.HabitExtraFields) {
		m.Set("annotations", []any{})
	}
	if s.on(sw.HabitNullMembers) {
		m.Set("refusal", nil).Set("tool_calls", nil)
	}
	switch {
	case s.on(sw.FaultNoContent):
		m.Set("text", done.text()).Drop("content")
	case s.on(sw.FaultContentParts):
		m.Set("content", []any{wire.Obj("type", "text", "text", done.text())})
	case s.switches.OneInFive(sw.FaultSometimesEmpty):
		m.Set("content", "")
	}
	return m
}
