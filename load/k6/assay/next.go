package assay

import (
	"net/http"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/lib"

	"assay.local/k6/clock"
	"assay.local/k6/plan"
)

// turn is how a user's request ended, as far as it decides whether the user goes on: did the target answer, and did it refuse?
type turn int

const (
	turnAnswered turn = iota
	// turnRefused: the answer failed, and failureKind returns a number for it.
	turnRefused
	turnUnanswered
	turnInterrupted
)

// next is the function that a script calls again and again for each user. It sends the next request of the plan, writes its row, and waits
// for the think time. It ends the run if the target seems unusable (giveUpReason).
func (u *user) next(sobek.FunctionCall) sobek.Value {
	state := u.vu.State()
	if state == nil {
		u.throw(errInit)
	}
	task := u.loaded()
	if len(task.keys)+len(task.headers) > 0 && !u.run.hasForms.Load() {
		u.throw(errUnhidden)
	}
	u.throwIf(u.begin())
	if task.config.TakesBatches {
		u.throwIf(u.serve(state, task))
		return sobek.Undefined()
	}
	var err error
	u.entry, err = task.plan.At(int64(state.GetScenarioGlobalVUIter()))
	u.throwIf(err)
	ended := u.send(state, task)
	u.noteTurn(ended)
	if reason := u.giveUpReason(ended); reason != "" {
		u.abort(reason)
		return sobek.Undefined()
	}
	u.restSince(u.caller.answer.row.Sent)
	return sobek.Undefined()
}

func (u *user) send(state *lib.State, task *task) turn {
	if u.entry.Transport != transportJSON && !task.plan.IsScheduled {
		u.permit.Acquire()
	}
	defer u.permit.Release()
	s := u.specFor(task, &u.entry)
	env := u.env(state, s)
	env.pool, env.dialer, env.destination = &u.pool, state.Dialer, u.run.destinationOf(s.url, state.TLSConfig)
	if task.plan.IsScheduled {
		// A user of the open model stands for a moment, not for a client: as at a gateway, its requests share connections.
		env.pool = &u.run.pool
	}
	if s.transport == transportSocket {
		env.socket = u.requestOf(task)
	}
	recorder := u.run.recorder()
	isSample := recorder.prepare(&u.caller, s, dueNow(s.startAt, u.t0))
	answer := u.caller.perform(u.vu.Context(), env)
	u.throwIf(u.writeAnswer(answer))
	recorder.storeIfNeeded(u, answer, isSample)
	// Its messages may need much memory.
	answer.talk = nil
	return answer.turn()
}

func (a *answer) turn() turn {
	switch {
	case a.row.Class == classInterrupted:
		return turnInterrupted
	case a.row.Status == 0:
		return turnUnanswered
	case failureKind(a.row.Status, a.row.Class) != 0:
		return turnRefused
	default:
		return turnAnswered
	}
}

func (u *user) specFor(task *task, entry *plan.Entry) *spec {
	u.body = task.bodies.Append(u.body[:0], entry, entry.Transport != transportJSON)
	s := &u.caller.spec
	*s = task.specOf(entry.Transport, string(u.body), task.keyOf(entry), u.headerFor(task, entry))
	s.index, s.startAt = entry.Index, startOf(entry)
	if s.transport == transportSocket {
		s.url, s.body = task.socketURL, task.config.Dialect.Message(u.body, s.key)
	}
	return s
}

func (t *task) specOf(transport, body, key string, header http.Header) spec {
	return spec{
		url: t.url, transport: transport, body: body, key: key, header: header, secrets: t.headers,
		terminator: t.config.Protocol.Terminator, caps: defaultCaps, total: t.config.Workload.timeout(),
	}
}

// headerFor returns the header fields of a request. It reuses those of the previous request for the same transport and API key.
func (u *user) headerFor(task *task, entry *plan.Entry) http.Header {
	kind := headerKind{entry.Transport, entry.KeyIndex}
	if u.header != nil && u.headerKind == kind {
		return u.header
	}
	u.headerKind, u.header = kind, task.headerOf(entry.Transport, task.keyOf(entry))
	return u.header
}

// headerOf returns the header fields of a request over HTTP. transport is json, sse or websocket. Without a key, there is no Authorization.
func (t *task) headerOf(transport, key string) http.Header {
	header := t.header()
	header["Content-Type"] = []string{"application/json"}
	if _, isSet := header["Accept"]; !isSet {
		header["Accept"] = []string{acceptOf(transport)}
	}
	if key != "" {
		header["Authorization"] = []string{"Bearer " + key}
	}
	return header
}

// header returns the header fields that every request has.
func (t *task) header() http.Header {
	header := http.Header{"User-Agent": {t.config.UserAgent}, "Accept-Encoding": {"identity"}}
	for index, name := range t.config.HeaderNames {
		header.Set(name, t.headers[index])
	}
	return header
}

type headerKind struct {
	transport string
	keyIndex  int
}

func acceptOf(transport string) string {
	if transport == transportSSE {
		return "text/event-stream"
	}
	return "application/json"
}

// restSince waits for the think time, as a person does between two requests. If the target does not answer in a closed model, it waits
// until at least unansweredInterval after `sent`, when the last request was sent.
func (u *user) restSince(sent int64) {
	u.rest(time.Duration(u.entry.ThinkUs) * time.Microsecond)
	if u.entry.StartUs >= 0 || !u.isTargetSilent() {
		return
	}
	if pause := unansweredInterval - time.Duration(clock.Now()-sent); pause > 0 {
		u.run.silence.note(pause)
		u.rest(pause)
	}
}

func (u *user) rest(pause time.Duration) {
	u.caller.alarm.Sleep(u.vu.Context(), clock.Now()+int64(pause))
}

// env returns what a request of this user needs. The caller must still set pool, dialer and destination.
func (u *user) env(state *lib.State, s *spec) requestEnv {
	env := requestEnv{
		spec: s,
		vu:   state.VUIDGlobal, t0: u.t0, liveStats: &u.run.liveStats, keys: &u.run.keys,
	}
	if scenario := lib.GetScenarioState(u.vu.Context()); scenario != nil {
		env.scenario = scenario.Name
	}
	return env
}
