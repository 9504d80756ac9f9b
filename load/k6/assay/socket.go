package assay

import (
	"encoding/json"
	"errors"
	"strings"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/lib"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// A conversation over a WebSocket is held by the script. What it comes to is looked at as any answer is: leaks in all of
// them, a few kept whole.

const transportSocket = "websocket"

// talk is the conversation that the script holds, and why its answer is to be kept.
type talk struct {
	// row is written when the run ends before the conversation.
	row             rows.Row
	began, inFlight int64
	isSample        bool
	index           int64
	why             string
	leaks           []int64
}

// socketAnswer is the script's record of an answer that is to be kept.
type socketAnswer struct {
	SentUs       *int64        `json:"sentUs"`
	ConnectedUs  *int64        `json:"connectedUs"`
	ClosedUs     *int64        `json:"closedUs"`
	Class        string        `json:"class"`
	Error        string        `json:"error"`
	Text         string        `json:"text"`
	Request      string        `json:"request"`
	Frames       []socketFrame `json:"frames"`
	CloseCode    *int          `json:"closeCode"`
	IsClosedByUs bool          `json:"isClosedByUs"`
	// Messages is how many there were, BodyBytes how long they were in characters.
	Messages  int   `json:"messages"`
	BodyBytes int64 `json:"bodyBytes"`
}

// socketFrame is one message of the target.
type socketFrame struct {
	AtUs     int64  `json:"atUs"`
	Text     string `json:"text"`
	IsBinary bool   `json:"isBinary,omitempty"`
}

// recordSocket is what a kept conversation holds. Frames are cut at sampleBytes; then it is truncated.
type recordSocket struct {
	Frames       []socketFrame `json:"frames"`
	CloseCode    *int          `json:"closeCode"`
	IsClosedByUs bool          `json:"isClosedByUs"`
}

var errNoTalk = errors.New("k6/x/assay: socketBegins was not called")

// socketBegins counts a conversation that begins.
func (u *user) socketBegins(sobek.FunctionCall) sobek.Value {
	if u.run.task == nil {
		u.throw(errNoTask)
	}
	u.throwIf(u.begin())
	u.caller.keys = &u.run.keys
	dueAt := dueNow(u.run.task.startOf(u.entry.Index), u.t0)
	u.talk = &talk{
		row: u.interruptedRow(), began: u.run.liveStats.begin(), index: u.entry.Index, isSample: u.run.recorder().isSampleDue(dueAt),
	}
	u.run.converses(u.talk, u.t0)
	return sobek.Undefined()
}

// interruptedRow is the row of a conversation that begins now, should the run end before it.
func (u *user) interruptedRow() rows.Row {
	row := rows.Unsent()
	row.Index, row.Transport, row.Key, row.Sent = u.entry.Index, transportSocket, hashOf(u.run.task.keyOf(&u.entry)), clock.Now()
	row.Class, row.Error = classInterrupted, "the run ended"
	if at := u.run.task.startOf(u.entry.Index); at != rows.Never {
		row.Scheduled = u.t0 + at*1000
	}
	if state := u.vu.State(); state != nil {
		row.VU = state.VUIDGlobal
	}
	if scenario := lib.GetScenarioState(u.vu.Context()); scenario != nil {
		row.Scenario = scenario.Name
	}
	return row
}

// converses notes a conversation that has begun.
func (r *run) converses(t *talk, t0 int64) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.talks == nil {
		r.talks = map[*talk]int64{}
	}
	r.talks[t] = t0
}

// hasConversed forgets one that has ended.
func (r *run) hasConversed(t *talk) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	delete(r.talks, t)
}

// writeTalks writes the rows of conversations that the end of the run cut: their script has no turn any more.
func (r *run) writeTalks() error {
	r.mutex.Lock()
	talks := r.talks
	r.talks = nil
	r.mutex.Unlock()
	var all error
	for t, t0 := range talks {
		t.row.Closed = clock.Now()
		encoder := rows.Encoder{T0: t0}
		all = errors.Join(all, r.write(encoder.Encode(&t.row)))
	}
	return all
}

// socketEnded writes the row of a conversation and returns whether its answer is to be kept, and whether the user is failing. It takes row, status,
// class, text of the answer, and whether something in it does not fit.
func (u *user) socketEnded(call sobek.FunctionCall) sobek.Value {
	if u.talk == nil {
		u.throw(errNoTalk)
	}
	t, status, class, text := u.talk, int(call.Argument(1).ToInteger()), call.Argument(2).String(), []byte(call.Argument(3).String())
	u.run.hasConversed(t)
	u.throwIf(u.run.writeForeign(call.Argument(0).String()))
	t.inFlight = u.run.liveStats.most(t.began)
	u.run.liveStats.end(openedOnly(status), class)
	u.noteTurn(turnOf(status, class))
	u.inspectTalk(status, class, text, call.Argument(4).ToBoolean())
	end := u.vu.Runtime().NewObject()
	u.throwIf(end.Set("isKept", t.why != ""))
	u.throwIf(end.Set("isFailing", u.isFailing(class)))
	return end
}

// inspectTalk decides why the answer of the conversation is to be kept.
func (u *user) inspectTalk(status int, class string, text []byte, isSuspect bool) {
	recorder, t := u.run.recorder(), u.talk
	if recorder == nil {
		return
	}
	t.leaks = leaksIn(text, u.run.task.prompts, t.index)
	answer := rows.Row{Index: t.index, Class: class, Transport: transportSocket}
	if status == 101 {
		answer.Status = 200
	}
	t.why = recorder.reasonToKeep(finding{
		index: t.index, class: class, leaks: t.leaks, isSample: t.isSample, isSuspect: isSuspect,
		isWanted: recorder.note(&answer, text),
	})
}

// turnOf returns the outcome of a conversation: a refused handshake is an answer too.
func turnOf(status int, class string) string {
	switch {
	case class == classInterrupted:
		return turnInterrupted
	case status == 0:
		return turnUnanswered
	default:
		return turnAnswered
	}
}

// socketRest rests after a conversation as next does after a request.
func (u *user) socketRest(sobek.FunctionCall) sobek.Value {
	if u.talk == nil {
		u.throw(errNoTalk)
	}
	u.restSince(u.talk.row.Sent)
	return sobek.Undefined()
}

// openedOnly is 0, which says nothing, for a handshake that was refused: the script ends a run that only meets those.
func openedOnly(status int) int {
	if status == 101 {
		return status
	}
	return 0
}

// keepAnswer keeps the answer that socketEnded requested.
func (u *user) keepAnswer(call sobek.FunctionCall) sobek.Value {
	t := u.talk
	if t == nil || t.why == "" {
		u.throw(errNoTalk)
	}
	var kept socketAnswer
	u.throwIf(json.Unmarshal([]byte(call.Argument(0).String()), &kept))
	recorder := u.run.recorder()
	recorder.write(u.recordOfTalk(t, &kept))
	for _, leak := range t.leaks {
		recorder.want(u, leak)
	}
	t.why = ""
	return sobek.Undefined()
}

func (u *user) recordOfTalk(t *talk, kept *socketAnswer) []byte {
	hide := func(text string) string { return u.run.keys.hide(strings.ToValidUTF8(text, "\uFFFD")) }
	wasCut := kept.Class != classOK
	one := record{
		V: 1, Why: t.why, IsSample: t.isSample, Index: t.index, Transport: transportSocket, InFlight: t.inFlight, SentUs: kept.SentUs,
		HeadersUs: kept.ConnectedUs, ClosedUs: kept.ClosedUs, Class: kept.Class, Error: hide(kept.Error), Leaks: t.leaks,
		Text: u.caller.keys.shown([]byte(kept.Text), wasCut || len(kept.Text) >= longestText), Request: hide(kept.Request),
	}
	if kept.ConnectedUs != nil {
		one.Response = &recordResponse{Status: 101, Headers: [][2]string{}, BodyBytes: kept.BodyBytes}
		one.Socket = u.framesOf(kept, hide)
		one.Response.IsTruncated = one.Socket == nil
	}
	return lineOf(&one)
}

// framesOf are the messages without keys; nil when they do not show the whole answer, or when a key is between them in pieces.
func (u *user) framesOf(kept *socketAnswer, hide func(string) string) *recordSocket {
	all, shown := strings.Builder{}, &recordSocket{CloseCode: kept.CloseCode, IsClosedByUs: kept.IsClosedByUs, Frames: []socketFrame{}}
	for _, frame := range kept.Frames {
		all.WriteString(frame.Text)
		shown.Frames = append(shown.Frames, socketFrame{frame.AtUs, hide(frame.Text), frame.IsBinary})
	}
	if len(kept.Frames) < kept.Messages || u.caller.keys.countIn([]byte(kept.Text)) > u.caller.keys.countIn([]byte(all.String())) {
		return nil
	}
	return shown
}

// lasts is how long a load lasts, its warm-up included.
func (t *task) lasts() time.Duration {
	w := &t.config.Workload
	return time.Duration((w.WarmUpSeconds + w.DurationSeconds) * float64(time.Second))
}
