package assay

import (
	"net/http"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/lib"

	"assay.local/k6/clock"
	"assay.local/k6/plan"
	"assay.local/k6/rows"
)

type ending int

const (
	gotAnswer ending = iota
	gotRefusal
	gotNothing
	wasInterrupted
)

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
	u.noteEnding(ended)
	if reason := u.giveUpReason(ended); reason != "" {
		u.abort(reason)
		return sobek.Undefined()
	}
	u.restSince(u.caller.answer.row.Sent)
	return sobek.Undefined()
}

func (u *user) send(state *lib.State, task *task) ending {
	if u.entry.Transport != transportJSON && !task.plan.IsScheduled {
		u.permit.Acquire()
	}
	defer u.permit.Release()
	s := u.specFor(task, &u.entry)
	env := u.env(state, s)
	env.pool, env.dialer = &u.pool, state.Dialer
	if task.plan.IsScheduled {
		// In an open model, requests share connections, as those of a gateway do.
		env.pool = &u.run.pool
	}
	if s.transport == transportSocket {
		env.socket = u.requestOf(task)
	}
	recorder := u.run.recorder()
	isSample := recorder.prepare(&u.caller, s)
	answer := u.caller.perform(u.vu.Context(), env)
	u.throwIf(u.writeAnswer(answer))
	recorder.storeIfNeeded(u, answer, isSample)
	// The messages of a conversation may need much memory.
	answer.talk = nil
	return answer.ending()
}

func (a *answer) ending() ending {
	switch {
	case a.row.Class == classInterrupted:
		return wasInterrupted
	case a.row.Status == 0:
		return gotNothing
	case failureKind(a.row.Status, a.row.Class) != "":
		return gotRefusal
	default:
		return gotAnswer
	}
}

func (u *user) specFor(task *task, entry *plan.Entry) *spec {
	u.body = task.bodies.Append(u.body[:0], entry, entry.Transport != transportJSON)
	s := &u.caller.spec
	*s = task.specOf(entry.Transport, string(u.body), task.keyOf(entry), u.headerFor(task, entry))
	s.index, s.due = entry.Index, u.dueAt(entry)
	if s.transport == transportSocket {
		s.url, s.body = task.socketURL, task.config.Dialect.Message(u.body, s.key)
	}
	return s
}

func (u *user) dueAt(entry *plan.Entry) int64 {
	if entry.StartUs < 0 {
		return rows.Never
	}
	return u.t0 + entry.StartUs*1000
}

func (t *task) specOf(transport, body, key string, header http.Header) spec {
	return spec{
		url: t.url, transport: transport, body: body, key: key, header: header, secrets: t.headers,
		terminator: t.config.Protocol.Terminator, caps: defaultCaps, timeout: t.config.Workload.timeout(),
	}
}

func (u *user) headerFor(task *task, entry *plan.Entry) http.Header {
	kind := headerKind{entry.Transport, entry.KeyIndex}
	if u.header != nil && u.headerKind == kind {
		return u.header
	}
	u.headerKind, u.header = kind, task.headerOf(entry.Transport, task.keyOf(entry))
	return u.header
}

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

func (u *user) env(state *lib.State, s *spec) requestEnv {
	env := requestEnv{
		spec: s, destination: u.run.destinationOf(s.url, state.TLSConfig),
		vu: state.VUIDGlobal, liveStats: &u.run.liveStats, keys: &u.run.keys,
	}
	if scenario := lib.GetScenarioState(u.vu.Context()); scenario != nil {
		env.scenario = scenario.Name
	}
	return env
}
