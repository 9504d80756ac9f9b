package server

import (
	"context"
	"time"

	"github.com/coder/websocket"

	"stranger/internal/sw"
	"stranger/internal/wire"
)

const (
	fragments      = 3
	heartbeatEvery = 4 // deltas
	sendTimeout    = 30 * time.Second
)

// frame is one WebSocket message from the server.
type frame struct {
	kind      string
	requestID any
	payload   *wire.Object
	text      string // of a delta
}

// frames returns the messages of a whole answer.
func (s *Server) frames(done completion) []frame {
	list := []frame{{kind: "chat.started", payload: wire.Obj("id", done.id, "model", done.model, "created", done.created)}}
	if s.on(sw.HabitSocketEmptyDelta) {
		list = append(list, delta(""))
	}
	for i, piece := range s.socketPieces(done.pieces) {
		if s.on(sw.HabitSocketHeartbeat) && i%heartbeatEvery == 0 {
			list = append(list, frame{kind: "heartbeat"})
		}
		list = append(list, delta(piece))
	}
	if s.on(sw.FaultSocketNoEnd) {
		return list
	}
	return append(list, s.ending(done))
}

func delta(text string) frame {
	return frame{kind: "chat.delta", payload: wire.Obj("text", text), text: text}
}

func (s *Server) socketPieces(pieces []string) []string {
	if s.switches.OneInFive(sw.FaultSocketLost) {
		pieces = withoutMiddle(pieces)
	}
	if s.on(sw.HabitSocketMulti) {
		pieces = grouped(pieces)
	}
	return pieces
}

func (s *Server) ending(done completion) frame {
	o := wire.Obj("id", done.id, "finish_reason", done.finish, "usage", done.usage())
	if s.on(sw.HabitSocketMessage) {
		o.Set("message", wire.Obj("role", "assistant", "content", done.text()))
	}
	return frame{kind: "chat.done", payload: o}
}

// send writes one message. It ignores errors, because reading then also fails and ends the session.
func (w *session) send(f frame) {
	w.sending.Lock()
	defer w.sending.Unlock()
	w.sent++
	if f.text != "" && w.s.on(sw.FaultSocketText) {
		w.write([]byte(f.text))
		return
	}
	o := wire.Obj("type", f.kind, "request_id", f.requestID, "payload", f.payload)
	if f.payload == nil {
		o.Drop("payload")
	}
	if w.s.on(sw.HabitSocketExtra) {
		o.Set("seq", w.sent).Set("sent_at", time.Now().UTC().Format(time.RFC3339Nano))
	}
	w.write(w.s.style.Encode(o))
}

// write sends a text. It gives up after a timeout if the client does not read.
func (w *session) write(text []byte) {
	ctx, cancel := context.WithTimeout(w.ctx, sendTimeout)
	defer cancel()
	if !w.s.on(sw.HabitSocketFragments) {
		_ = w.conn.Write(ctx, websocket.MessageText, text)
		return
	}
	message, err := w.conn.Writer(ctx, websocket.MessageText)
	if err != nil {
		return
	}
	size := len(text)/fragments + 1
	for start := 0; start < len(text); start += size {
		_, _ = message.Write(text[start:min(start+size, len(text))])
	}
	_ = message.Close()
}
