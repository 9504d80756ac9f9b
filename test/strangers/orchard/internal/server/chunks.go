package server

import (
	"strings"

	"stranger/internal/sw"
	"stranger/internal/wire"
)

// step is one chunk of an event stream before it is encoded.
type step struct {
	delta     *wire.Object
	finish    any          // string, or nil as long as the answer goes on
	usage     *wire.Object // only in a usage chunk
	noChoices bool
	isText    bool
}

// steps returns the chunks of a whole answer.
func (s *Server) steps(done completion, q chatRequest) []step {
	plan := append(s.opening(), s.texts(done)...)
	plan = s.finishing(plan, done)
	if q.includeUsage || s.on(sw.HabitStreamUsage) {
		plan = append(plan, step{usage: done.usage(), noChoices: true})
	}
	return plan
}

func (s *Server) opening() []step {
	role := wire.Obj("role", "assistant", "content", "")
	if s.on(sw.HabitStreamRoleAlone) {
		role.Drop("content")
	}
	var plan []step
	if s.on(sw.HabitStreamNoChoices) {
		plan = append(plan, step{noChoices: true})
	}
	if s.on(sw.HabitStreamEmpty) {
		plan = append(plan, step{delta: wire.Obj()})
	}
	return append(plan, step{delta: role})
}

func (s *Server) texts(done completion) []step {
	var plan []step
	for _, piece := range s.streamPieces(done.pieces) {
		delta := wire.Obj("content", piece)
		if s.on(sw.HabitStreamRoles) {
			delta.Set("role", "assistant")
		}
		plan = append(plan, step{delta: delta, isText: true})
	}
	return plan
}

func (s *Server) streamPieces(pieces []string) []string {
	if s.switches.OneInFive(sw.FaultStreamLost) {
		pieces = withoutMiddle(pieces)
	}
	if s.on(sw.FaultStreamOrder) && len(pieces) > 2 {
		pieces[1], pieces[2] = pieces[2], pieces[1]
	}
	if s.on(sw.HabitStreamMulti) {
		pieces = grouped(pieces)
	}
	return pieces
}

// finishing adds the finish reason, usually in a separate chunk.
func (s *Server) finishing(plan []step, done completion) []step {
	if s.on(sw.FaultStreamNoFinish) {
		return plan
	}
	last := &plan[len(plan)-1]
	if s.on(sw.HabitStreamFinish) && last.isText {
		last.finish = done.finish
		return plan
	}
	return append(plan, step{delta: wire.Obj(), finish: done.finish})
}

// chunk returns the JSON object of one step.
func (s *Server) chunk(done completion, now step) *wire.Object {
	id := done.id
	if s.on(sw.FaultStreamIDs) {
		id = s.ids.New("chatcmpl-")
	}
	o := wire.Obj("id", id, "object", "chat.completion.chunk", "created", done.created, "model", done.model)
	if now.noChoices {
		o.Set("choices", []any{})
	} else {
		o.Set("choices", []any{wire.Obj("index", 0, "delta", now.delta, "finish_reason", now.finish)})
	}
	switch {
	case now.usage != nil:
		o.Set("usage", now.usage)
	case now.noChoices:
		o.Set("prompt_filter_results", []any{wire.Obj("prompt_index", 0, "filtered", false)})
	case s.on(sw.HabitNullMembers):
		o.Set("usage", nil)
	}
	if s.on(sw.HabitStreamPadding) {
		o.Set("obfuscation", strings.Repeat("x", len(done.id)%7)+s.ids.New(""))
	}
	s.addMembers(o)
	return o
}
