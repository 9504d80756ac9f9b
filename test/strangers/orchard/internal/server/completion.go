package server

import (
	"slices"
	"strings"
	"sync"
	"time"

	"stranger/internal/accounts"
	"stranger/internal/hooks"
	"stranger/internal/model"
	"stranger/internal/sw"
	"stranger/internal/wire"
)

// transport is how an answer is sent. Webhook events name it.
type transport string

const (
	viaJSON   transport = "http"
	viaStream transport = "sse"
	viaSocket transport = "websocket"
)

const (
	tokensPerMessage = 3 // what the roles and separators of a message cost
	tokensAtATime    = 3 // habits of several tokens per delta
)

// completion is one generated answer before it is encoded.
type completion struct {
	id           string
	model        string
	created      int64
	pieces       []string // the tokens
	finish       string
	promptTokens int
}

func (d completion) text() string { return strings.Join(d.pieces, "") }

func (d completion) usage() *wire.Object {
	return wire.Obj("prompt_tokens", d.promptTokens, "completion_tokens", len(d.pieces), "total_tokens", d.promptTokens+len(d.pieces))
}

// complete runs the model, and returns its answer.
func (s *Server) complete(q chatRequest, via transport) completion {
	done := completion{
		id: s.ids.New("chatcmpl-"), model: q.model, created: time.Now().Unix(),
		finish: "stop", promptTokens: promptTokens(q.messages),
	}
	done.pieces = model.Tokens(s.generate(q, via))
	if limit := s.cap(q.maxTokens, via); len(done.pieces) > limit {
		done.pieces = done.pieces[:limit]
		done.finish = "length"
	}
	s.bend(&done)
	return done
}

// bend changes an answer by the active switches that apply to every transport.
func (s *Server) bend(done *completion) {
	if s.on(sw.HabitCreatedPast) {
		done.created -= int64(time.Hour / time.Second)
	}
	if s.on(sw.HabitModelAlias) && done.model == modelNames[0] {
		done.model = datedModel
	}
	if s.on(sw.FaultCreatedMillis) {
		done.created *= 1000
	}
	if s.on(sw.FaultCapFinish) {
		done.finish = "stop"
	}
}

// cap returns the maximum number of tokens of an answer. Faults raise this number.
func (s *Server) cap(limit int, via transport) int {
	ignored := map[transport]*sw.Switch{viaJSON: sw.FaultCapPlain, viaStream: sw.FaultCapStream, viaSocket: sw.FaultCapSocket}
	if s.on(ignored[via]) {
		return maxOutput
	}
	if s.on(sw.FaultCapPlus) {
		return limit + 1
	}
	return limit
}

func (s *Server) generate(q chatRequest, via transport) string {
	text := model.Reply(s.asked(q.messages))
	for _, stop := range q.stops {
		if stop != "" {
			text, _, _ = strings.Cut(text, stop)
		}
	}
	if s.on(sw.FaultMangled) {
		text = strings.Map(func(r rune) rune {
			if r > 127 {
				return '?'
			}
			return r
		}, text)
	}
	if via == viaJSON && s.switches.OneInFive(sw.FaultSometimesStale) {
		return s.previous.swap(text)
	}
	s.previous.swap(text)
	return text
}

// asked returns the message that the model answers: the last message of the user.
func (s *Server) asked(messages []message) string {
	users := slices.DeleteFunc(slices.Clone(messages), func(m message) bool { return m.role != "user" })
	switch {
	case len(users) == 0:
		return ""
	case s.on(sw.FaultFirstMessage):
		return users[0].content
	}
	return users[len(users)-1].content
}

func promptTokens(messages []message) int {
	sum := 0
	for _, m := range messages {
		sum += tokensPerMessage + len(model.Tokens(m.content))
	}
	return sum
}

// publish sends the event of a finished answer to webhooks.
func (s *Server) publish(key *accounts.Key, done completion, via transport) {
	if via != viaJSON && s.on(sw.FaultHookNoStream) {
		return
	}
	s.events.Publish(key.Account.ID, hooks.Finished, wire.Obj(
		"completion_id", done.id, "model", done.model, "finish_reason", done.finish,
		"usage", done.usage(), "transport", string(via)))
	if s.on(sw.HabitHookTypes) {
		s.events.Publish(key.Account.ID, hooks.Recorded, wire.Obj("completion_id", done.id, "tokens", len(done.pieces)))
	}
}

// previousText stores the last answer, for the fault sometimes-other-answer.
type previousText struct {
	mu   sync.Mutex
	text string
}

func (p *previousText) swap(text string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	old := p.text
	p.text = text
	return old
}

// grouped joins every three pieces of a text into one, for the habit sse-multi-token.
func grouped(pieces []string) []string {
	var groups []string
	for group := range slices.Chunk(pieces, tokensAtATime) {
		groups = append(groups, strings.Join(group, ""))
	}
	return groups
}

// withoutMiddle returns all pieces except the middle piece.
func withoutMiddle(pieces []string) []string {
	if len(pieces) < 3 {
		return pieces
	}
	middle := len(pieces) / 2
	return slices.Concat(pieces[:middle], pieces[middle+1:])
}
