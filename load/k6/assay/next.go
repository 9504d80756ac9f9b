package assay

import (
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/lib"
	"go.k6.io/k6/v2/metrics"

	"assay.local/k6/clock"
	"assay.local/k6/groundtruth"
	"assay.local/k6/rows"
	"assay.local/k6/workload"
)

// The outcome of the request of an iteration, as in load/scenarios/k6-assay.d.ts.
const (
	turnAnswered    = "answered"
	turnRefused     = "refused"
	turnUnanswered  = "unanswered"
	turnInterrupted = "interrupted"
	turnSocket      = "socket"
	turnFailing     = "failing"
)

var errNoTask = errors.New("k6/x/assay: load was not called in the init context")

// load names the load of the process, in the init context of each user, and returns the options of k6 that it asks for to the first one. k6 takes
// them there, and would write the options in force into the object of each other user.
func (u *user) load(call sobek.FunctionCall) sobek.Value {
	task, err := u.run.load(call.Argument(0).String())
	u.throwIf(err)
	u.throwIf(u.registerMetrics(task))
	// No load uses this object of k6, and it takes 13 kB of each user.
	u.throwIf(u.vu.Runtime().GlobalObject().Delete("crypto"))
	if task.areOptionsTaken.Swap(true) {
		return sobek.Null()
	}
	return u.vu.Runtime().ToValue(task.config.Options)
}

// registerMetrics makes the metric that only an output takes.
func (u *user) registerMetrics(task *task) error {
	if !task.config.HasOutput {
		return nil
	}
	metric, err := u.vu.InitEnv().Registry.NewMetric("assay_ttft", metrics.Trend, metrics.Time)
	if err != nil {
		return err
	}
	u.run.mutex.Lock()
	defer u.run.mutex.Unlock()
	if task.ttft == nil {
		keepNoValues(metric)
		task.ttft = metric
	}
	return nil
}

// load reads the configuration once.
func (r *run) load(path string) (*task, error) {
	r.mutex.Lock()
	loaded := r.task
	r.mutex.Unlock()
	if loaded != nil {
		return loaded, nil
	}
	read, err := readConfig(path)
	if err != nil {
		return nil, err
	}
	if err := r.open(read.openOptions()); err != nil {
		return nil, err
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.task == nil {
		setGarbage(startPercent)
		r.task = &task{config: read, secrets: r.secrets, ring: &r.keys}
	}
	return r.task, nil
}

// next does the whole request of this iteration: it finds out which one it is, waits until it is due, sends it, reads the
// answer, writes the row and thinks. What must be done elsewhere, over a WebSocket, it leaves to the script.
func (u *user) next(sobek.FunctionCall) sobek.Value {
	state := u.vu.State()
	if state == nil {
		u.throw(errInit)
	}
	task := u.run.task
	if task == nil {
		u.throw(errNoTask)
	}
	u.throwIf(task.ready())
	if len(task.keys)+len(task.headers) > 0 && !u.run.hasForms.Load() {
		u.throw(errUnhidden)
	}
	u.throwIf(u.begin())
	u.entry = task.entries.At(iterationOf(state))
	if u.entry.Transport == "websocket" {
		return u.vu.Runtime().ToValue(turnSocket)
	}
	sent := clock.Now()
	turn := u.send(state, task)
	u.noteTurn(turn)
	u.restSince(sent)
	return u.vu.Runtime().ToValue(turn)
}

func (u *user) send(state *lib.State, task *task) string {
	if u.entry.Transport == transportSSE && task.starts == nil {
		u.permit.Acquire()
	}
	defer u.permit.Release()
	s := u.specFor(task, &u.entry)
	env := u.env(state, s)
	env.pool, env.dialer = &u.pool, u.dialerFor(state, s)
	if env.dialer == nil {
		// A transport may still look at the header of the last request.
		s.header = s.header.Clone()
	}
	recorder := u.run.recorder()
	isSample := recorder.plan(&u.caller, s, dueNow(s.startAt, u.t0))
	answer := u.caller.perform(u.vu.Context(), env)
	u.pushSamples(answer)
	u.throwIf(u.writeAnswer(answer))
	recorder.took(u, answer, isSample)
	switch {
	case answer.row.Class == classInterrupted:
		return turnInterrupted
	case u.isFailing(answer.row.Class):
		return turnFailing
	case answer.row.Status == 0:
		return turnUnanswered
	case refusalKind(answer.row.Status, answer.row.Class) != 0:
		return turnRefused
	default:
		return turnAnswered
	}
}

// isFailing counts the failures in a row of this user, and reports whether they have reached MostFailures. A request that the end of
// the run cut shows nothing about the target.
func (u *user) isFailing(class string) bool {
	switch class {
	case classInterrupted:
		return false
	case classOK:
		u.failed = 0
		return false
	}
	u.failed++
	most := u.run.task.config.MostFailures
	return most > 0 && u.failed >= most
}

// specFor returns the request of an entry.
func (u *user) specFor(task *task, entry *workload.Entry) *spec {
	streams := entry.Transport == transportSSE
	u.body = task.bodies.Append(u.body[:0], entry, streams)
	s := &u.caller.spec
	end, terminator := task.config.Protocol.end()
	*s = spec{
		url: task.url, transport: entry.Transport, method: http.MethodPost, body: string(u.body), key: task.keyOf(entry),
		index: entry.Index, startAt: task.startOf(entry.Index), end: end, terminator: terminator, caps: defaultCaps,
		limits: limits{total: time.Duration(task.config.Workload.Timeout * float64(time.Second))},
		header: u.headerFor(task, entry), secrets: task.headers,
	}
	return s
}

// headerFor uses the header of the last request of the same kind again.
func (u *user) headerFor(task *task, entry *workload.Entry) http.Header {
	kind := headerKind{entry.Transport, entry.KeyIndex}
	if u.header == nil || u.headerKind != kind {
		u.headerKind = kind
		u.header = http.Header{"User-Agent": {task.config.UserAgent}, "Content-Type": {"application/json"}}
		setIfMissing(u.header, "Accept", acceptOf(entry.Transport))
		for place, name := range task.config.HeaderNames {
			u.header.Set(name, task.headers[place])
		}
		if key := task.keyOf(entry); key != "" {
			u.header["Authorization"] = []string{"Bearer " + key}
		}
	}
	if task.config.IsMarked {
		u.header[groundtruth.IndexHeader] = []string{strconv.FormatInt(entry.Index, 10)}
	}
	return u.header
}

type headerKind struct {
	transport string
	keyIndex  int64
}

func acceptOf(transport string) string {
	if transport == transportSSE {
		return "text/event-stream"
	}
	return "application/json"
}

// turn describes the request that next left to the script.
func (u *user) turn(sobek.FunctionCall) sobek.Value {
	task := u.run.task
	if task == nil || u.entry.Transport == "" {
		u.throw(errNoTask)
	}
	object := u.vu.Runtime().NewObject()
	set := func(name string, value any) { u.throwIf(object.Set(name, value)) }
	set("index", u.entry.Index)
	set("body", string(task.bodies.Append(nil, &u.entry, true)))
	set("key", sobek.Null())
	if key := task.keyOf(&u.entry); key != "" {
		set("key", key)
	}
	set("startAtUs", sobek.Null())
	if at := task.startOf(u.entry.Index); at != rows.Never {
		set("startAtUs", at)
	}
	return object
}
