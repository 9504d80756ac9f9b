package server

import (
	"context"
	"encoding/json"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"stranger/internal/accounts"
	"stranger/internal/sw"
	"stranger/internal/wire"
)

const (
	maxRunning  = 16 // requests at once on one connection
	pingEvery   = 100 * time.Millisecond
	pongTimeout = 10 * time.Second
)

// session is one open WebSocket connection.
type session struct {
	s      *Server
	conn   *websocket.Conn
	key    *accounts.Key
	ctx    context.Context // ends with the connection
	cancel context.CancelFunc

	running atomic.Int32
	dead    atomic.Bool // fault ws-dead-after-error
	latest  atomic.Value
	sending sync.Mutex
	sent    int
}

func (s *Server) newSession(conn *websocket.Conn, key *accounts.Key) *session {
	s.sessions.Add(1)
	w := &session{s: s, conn: conn, key: key}
	w.ctx, w.cancel = context.WithCancel(context.Background())
	return w
}

func (w *session) close() {
	w.cancel()
	_ = w.conn.CloseNow() // it may be closed already
	w.s.sessions.Done()
}

// run reads messages until the connection ends.
func (w *session) run() {
	defer w.close()
	defer w.closeOnStop()()
	if w.s.on(sw.HabitSocketPings) {
		go w.keepPinging()
	}
	if w.s.on(sw.HabitSocketWelcome) {
		w.send(frame{kind: "session.welcome", payload: wire.Obj("session_id", w.s.ids.New("sess_"))})
	}
	for {
		kind, data, err := w.conn.Read(w.ctx)
		if err != nil {
			return
		}
		w.receive(kind, data)
	}
}

func (w *session) keepPinging() {
	for wait(w.ctx, pingEvery) {
		ctx, cancel := context.WithTimeout(w.ctx, pongTimeout)
		_ = w.conn.Ping(ctx) // a slow client is not a reason to hang up
		cancel()
	}
}

func (w *session) receive(kind websocket.MessageType, data []byte) {
	if w.dead.Load() {
		return
	}
	if kind != websocket.MessageText {
		w.fail(nil, badRequest(http.StatusBadRequest, "unsupported_message", "Messages must be text."))
		return
	}
	r, fail := w.s.parseObject(data)
	if fail != nil {
		w.fail(nil, fail)
		return
	}
	id := requestID(r)
	r.need("type")
	messageType := r.oneOf("type", []string{"chat.request", "ping"})
	if messageType == "chat.request" {
		r.need("payload")
	}
	switch {
	case r.fail != nil:
		w.fail(id, r.fail)
	case messageType == "ping":
		w.send(frame{kind: "pong", requestID: id})
	default:
		w.startChat(id, r.fields["payload"])
	}
}

// requestID returns the id that the client chose, or nil.
func requestID(r *reader) any {
	if id := r.text("request_id"); id != "" {
		return id
	}
	return nil
}

func (w *session) startChat(id any, payload json.RawMessage) {
	if fail := w.s.countCall(http.Header{}, w.key); fail != nil {
		w.fail(id, fail)
		return
	}
	q, fail := w.s.parseChat(payload)
	if fail != nil {
		w.fail(id, fail)
		return
	}
	if w.running.Add(1) > maxRunning {
		w.running.Add(-1)
		w.fail(id, &apiError{status: http.StatusTooManyRequests, kind: kindLimit, code: "too_many_running",
			message: "Too many requests are running on this connection.", retryAfter: time.Second})
		return
	}
	if id == nil {
		id = w.s.ids.New("req_")
	}
	w.latest.Store(id)
	go w.answer(id, q)
}

// answer sends the messages of an answer with the delays of the model.
func (w *session) answer(id any, q chatRequest) {
	defer w.running.Add(-1)
	done := w.s.complete(q, viaSocket)
	for _, f := range w.s.frames(done) {
		if f.text != "" && !wait(w.ctx, w.s.options.PieceDelay) {
			return
		}
		if f.requestID = id; w.s.on(sw.FaultSocketIDs) {
			f.requestID = w.latest.Load()
		}
		w.send(f)
	}
	if w.ctx.Err() == nil {
		w.s.publish(w.key, done, viaSocket)
	}
}

// fail sends an error message. The connection stays open.
func (w *session) fail(id any, e *apiError) {
	if w.s.on(sw.FaultSocketSilent) {
		return
	}
	o := w.s.errorObject(e)
	o.Set("status", w.s.statusOf(e))
	if e.retryAfter > 0 && !w.s.on(sw.FaultLimitNoHeader) {
		o.Set("retry_after", wholeSeconds(e.retryAfter))
	}
	w.send(frame{kind: "error", requestID: id, payload: o})
	w.dead.Store(w.s.on(sw.FaultSocketDead))
}
