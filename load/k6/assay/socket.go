package assay

import (
	"net/http"
	"strconv"
	"strings"

	"go.k6.io/k6/v2/lib"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
	"assay.local/k6/socket"
)

// Conversations over a WebSocket get rows and are recorded like other answers.

const (
	transportSocket = "websocket"
	// socketOpened is the HTTP status of an accepted WebSocket handshake.
	socketOpened = http.StatusSwitchingProtocols
)

// answerMemory is the budget of bytes that all long answers of a process share.
var answerMemory = socket.NewMemory(48 << 20)

// converse runs the conversation of this iteration and writes its row. The recorder may store the answer.
func (u *user) converse(state *lib.State, task *task) turn {
	c, entry := &u.caller, &u.entry
	u.body = task.bodies.Append(u.body[:0], entry, true)
	c.spec = spec{
		transport: transportSocket, key: task.keyOf(entry), index: entry.Index, startAt: startOf(entry), secrets: task.headers,
		body: task.config.Dialect.Message(u.body, task.keyOf(entry)),
	}
	env := u.env(state, &c.spec)
	env.pool, env.dialer, env.line = &u.pool, state.Dialer, u.run.lineTo(task.socketURL, state.TLSConfig)
	if !task.plan.IsScheduled {
		u.permit.Acquire()
	}
	defer u.permit.Release()
	c.restart(env)
	a := &c.answer
	recorder := u.run.recorder()
	isSample := recorder.isSampleDue(dueNow(c.spec.startAt, u.t0))
	if !c.wait(u.vu.Context(), env) {
		a.row.Class, a.row.Error = classInterrupted, "the run ended before it was sent"
		u.throwIf(u.writeAnswer(a))
		return turnInterrupted
	}
	_, turn := c.take(env)
	watch := startWatch(u.vu.Context(), task.config.Workload.timeout(), 0)
	a.row.Sent = watch.sent
	began := env.liveStats.begin()
	talk := socket.Talk{Opened: rows.Never, CloseCode: socket.NoCode}
	reading := task.config.Dialect.NewReading(rows.Never)
	on, err := c.dial(watch, env, turn)
	if err == nil {
		watch.attach(on)
		on.SetPermit(c.permit)
		talk = socket.Converse(on, u.requestOf(task, reading))
	} else {
		talk.Class, talk.Err, talk.Closed = "network", err, clock.Now()
	}
	wasCut := watch.stop()
	talk.IsClosedByUs = talk.IsClosedByUs || wasCut
	// The messages are not needed after their record is written.
	defer answerMemory.Give(talk.Held)
	c.settleTalk(&talk, reading, &task.config.Dialect, watch)
	a.inFlight = env.liveStats.most(began)
	env.liveStats.end(a.row.Status, a.row.Class)
	u.throwIf(u.writeAnswer(a))
	recorder.tookTalk(u, &talk, reading, isSample)
	return a.turn()
}

func (u *user) requestOf(task *task, reading *socket.Reading) *socket.Request {
	dialect := &task.config.Dialect
	address, header := dialect.Handshake(task.config.SocketURL, u.caller.spec.key)
	for name, values := range task.header() {
		if _, isSet := header[name]; !isSet {
			header[name] = values
		}
	}
	return &socket.Request{
		URL: address, Header: header, Text: u.caller.spec.body, IsBinary: dialect.RequestFrames == "binary",
		Memory: answerMemory, Reading: reading,
	}
}

// settleTalk sets the times, the status and the class in the row of a conversation.
func (c *caller) settleTalk(talk *socket.Talk, reading *socket.Reading, dialect *socket.Dialect, watch *requestWatch) {
	row := &c.answer.row
	row.Headers, row.Closed, row.Status = talk.Opened, talk.Closed, talk.Status
	if talk.Opened != rows.Never {
		row.Status = socketOpened
	}
	if len(talk.Messages) > 0 {
		row.FirstByte, row.FirstEvent = talk.Messages[0].At, talk.Messages[0].At
	}
	row.ChunkTimes = append(row.ChunkTimes, reading.Times...)
	row.Events, row.Bytes, row.FirstOutput, row.Done = int64(len(talk.Messages)), talk.Bytes(), reading.FirstOutput, reading.Done
	row.PromptTokens, row.CompletionTokens = reading.PromptTokens, reading.CompletionTokens
	reason := ""
	row.Class, reason = c.classOfTalk(talk, reading, dialect, watch)
	row.Error = c.oneLine(reason)
	if row.Class == classOK {
		row.Empty = reading.FirstOutput == rows.Never
		if row.Done == rows.Never {
			row.Done = talk.Closed
		}
	}
}

// classOfTalk returns the class of a conversation, and the reason for this class. In some dialects, closing the connection ends the answer.
// An answer that did not end is truncated.
func (c *caller) classOfTalk(talk *socket.Talk, reading *socket.Reading, dialect *socket.Dialect, watch *requestWatch) (class, reason string) {
	hasLastPiece := len(reading.Times) > 0
	if dialect.SaysFinish() {
		hasLastPiece = reading.IsFinished
	}
	mayEndByClose := len(dialect.CloseCodes) > 0 || dialect.EndsWithLastPiece()
	hasEnd := reading.Done != rows.Never || mayEndByClose && talk.Class == ""
	switch {
	case reading.IsError && reading.IsJSON:
		return classOfError(reading.Error), messageOf(reading.Error)
	case reading.IsError:
		return classBadJSON, "not JSON: " + c.excerpt([]byte(reading.Error))
	case hasLastPiece && hasEnd:
		return classOK, ""
	case talk.Class == socket.ClassRefusal:
		return refusedHandshake(talk)
	case talk.Err != nil:
		return c.failure(&c.answer, watch, talk.Err)
	case talk.Class != "":
		return talk.Class, talk.Error
	case hasLastPiece:
		return classTruncated, "ended without its end"
	case dialect.SaysFinish():
		return classTruncated, "ended without finish_reason"
	default:
		return classTruncated, "ended without any text"
	}
}

func refusedHandshake(talk *socket.Talk) (class, reason string) {
	reason = "the WebSocket handshake was refused"
	if talk.Status != 0 {
		reason += " with " + strconv.Itoa(talk.Status)
	}
	if talk.Error != "" {
		reason += ": " + talk.Error
	}
	return classOfStatus(talk.Status), reason
}

// tookTalk writes the answer of a finished conversation to the answer file if reasonToKeep returns a reason, such as a failure.
func (r *recorder) tookTalk(u *user, talk *socket.Talk, reading *socket.Reading, isSample bool) {
	if r == nil {
		return
	}
	a := &u.caller.answer
	leaks := leaksIn(reading.Text, u.run.task.plan, a.row.Index)
	why := r.reasonToKeep(finding{
		class: a.row.Class, leaks: leaks, isSample: isSample, isSuspect: reading.IsSuspect,
	})
	r.note(&a.row)
	if why == "" {
		return
	}
	shown := &shownAnswer{answer: *a, keys: u.caller.keys, t0: u.t0, text: reading.Text}
	r.write(shown.recordOfTalk(talk, why, isSample, leaks))
}

// recordSocket is the WebSocket conversation of a stored answer: its messages, and how it was closed.
type recordSocket struct {
	Frames       []socketFrame `json:"frames"`
	CloseCode    *int          `json:"closeCode"`
	IsClosedByUs bool          `json:"isClosedByUs"`
}

type socketFrame struct {
	AtUs     int64  `json:"atUs"`
	Text     string `json:"text"`
	IsBinary bool   `json:"isBinary,omitempty"`
}

func (s *shownAnswer) recordOfTalk(talk *socket.Talk, why string, isSample bool, leaks []int64) []byte {
	row := &s.answer.row
	one := s.recordOf(why, isSample, leaks)
	one.Request = s.keys.hide(strings.ToValidUTF8(one.Request, "\uFFFD"))
	if row.Status == socketOpened {
		one.Response = &recordResponse{Status: socketOpened, Headers: [][2]string{}, BodyBytes: row.Bytes}
		one.Socket = s.framesOf(talk)
		one.Response.IsTruncated = one.Socket == nil
	}
	return lineOf(one)
}

// framesOf returns the messages of a conversation, with keys replaced; nil if they are too long, or if a key is split between messages.
func (s *shownAnswer) framesOf(talk *socket.Talk) *recordSocket {
	all, shown := strings.Builder{}, &recordSocket{IsClosedByUs: talk.IsClosedByUs, Frames: []socketFrame{}}
	if talk.CloseCode != socket.NoCode {
		shown.CloseCode = &talk.CloseCode
	}
	if talk.Bytes() > sampleBytes {
		return nil
	}
	for _, message := range talk.Messages {
		all.Write(message.Text)
		text := s.keys.hide(strings.ToValidUTF8(string(message.Text), "\uFFFD"))
		shown.Frames = append(shown.Frames, socketFrame{rows.Micros(message.At, s.t0), text, message.IsBinary})
	}
	if s.keys.countIn(s.text) > s.keys.countIn([]byte(all.String())) {
		return nil
	}
	return shown
}
