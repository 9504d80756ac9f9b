// Package assay is the JavaScript module k6/x/assay. It sends requests over HTTP and WebSocket, and writes a row with the times of each request
// (see package rows). load/scenarios/k6-assay.d.ts declares its functions.
package assay

import (
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/js/common"
	"go.k6.io/k6/v2/js/modules"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
	"assay.local/k6/plan"
	"assay.local/k6/rows"
)

func init() { modules.Register("k6/x/assay", new(run)) }

// NewModuleInstance returns the module for one virtual user.
func (r *run) NewModuleInstance(vu modules.VU) modules.Instance {
	r.closeAtExit(vu)
	if environment := vu.InitEnv(); environment != nil && environment.TestPreInitState != nil {
		r.keepNoTrends(environment.Registry)
	}
	u := &user{vu: vu, run: r}
	u.caller.permit = &u.permit
	return u
}

type user struct {
	vu         modules.VU
	run        *run
	caller     caller
	permit     conn.Permit
	exports    *sobek.Object
	batchPools *connectionPools
	t0         int64

	entry           plan.Entry
	body            []byte
	header          http.Header
	headerKind      headerKind
	hasBeenAnswered bool
	unansweredInRow int
	failedInRow     int

	pool conn.Pool
}

// Exports returns the functions of the module.
func (u *user) Exports() modules.Exports {
	// k6 calls this whenever the script uses an imported name.
	if u.exports == nil {
		u.exports = u.vu.Runtime().NewDynamicObject(&exports{user: u, made: map[string]sobek.Value{}})
	}
	return modules.Exports{Default: u.exports}
}

var errInit = errors.New("k6/x/assay: requests belong into a function that virtual users run, not into the init context")

func (u *user) flush(sobek.FunctionCall) sobek.Value {
	u.throwIf(u.run.flush())
	return sobek.Undefined()
}

func (u *user) throwIf(err error) {
	if err != nil {
		u.throw(err)
	}
}

func (u *user) throw(err error) { common.Throw(u.vu.Runtime(), err) }

func (u *user) begin() error {
	segment := ""
	if state := u.vu.State(); state != nil && state.Options.ExecutionSegment != nil {
		segment = state.Options.ExecutionSegment.String()
	}
	var err error
	u.t0, err = u.run.begin(segment)
	return err
}

var encoders = sync.Pool{New: func() any { return new(rows.Encoder) }} // An encoder takes kilobytes, and is in use only for microseconds.

func (u *user) writeAnswer(answer *answer) error {
	encoder, _ := encoders.Get().(*rows.Encoder)
	defer encoders.Put(encoder)
	encoder.T0 = u.t0
	return u.run.write(encoder.Encode(&answer.row))
}

var functions = map[string]func(*user, sobek.FunctionCall) sobek.Value{
	"load":         (*user).load,
	"secretValues": (*user).secretValues,
	"hide":         (*user).hide,
	"settle":       (*user).settle,
	"next":         (*user).next,
	"flush":        (*user).flush,
}

var functionNames = slices.Sorted(maps.Keys(functions))

type exports struct {
	user *user
	made map[string]sobek.Value
}

func (e *exports) Get(name string) sobek.Value {
	function, isThere := functions[name]
	if !isThere {
		return nil
	}
	// Each function takes about a kilobyte per user, so it is made at its first use.
	if e.made[name] == nil {
		e.made[name] = e.user.vu.Runtime().ToValue(func(call sobek.FunctionCall) sobek.Value { return function(e.user, call) })
	}
	return e.made[name]
}

func (e *exports) Set(string, sobek.Value) bool { return false }
func (e *exports) Delete(string) bool           { return false }
func (e *exports) Has(name string) bool         { return functions[name] != nil }
func (e *exports) Keys() []string               { return functionNames }

type run struct {
	mutex        sync.Mutex
	begun        bool
	t0           int64
	sink         *rows.Sink
	once         sync.Once
	trends       sync.Once
	liveStats    liveStats
	silence      silence
	task         *task
	kept         *recorder
	keys         keyring
	destinations map[*url.URL]conn.Target
	pool         conn.Pool
	hasForms     atomic.Bool
}

func (r *run) begin(segment string) (t0 int64, err error) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	config := r.task.config
	if !r.begun {
		r.begun = true
		r.t0 = clock.Now() + int64(config.LeadMs*float64(time.Millisecond))
		if config.T0EpochUs != nil {
			r.t0 = clock.FromEpoch(int64(*config.T0EpochUs))
		}
	}
	if r.sink == nil && config.RowsPath != "" {
		// If the file cannot be created, r.sink stays nil, so that the next call tries again.
		if r.sink, err = rows.Create(config.RowsPath, headerAt(r.t0, segment)); err == nil {
			r.liveStats.keepFile(config.RowsPath)
		}
	}
	return r.t0, err
}

func (r *run) recorder() *recorder {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if path := r.task.config.SamplesPath; r.kept == nil && path != nil {
		r.kept = newRecorder(*path, r.t0, int64(r.task.config.Workload.duration()), r.task.config.MostSamples)
	}
	return r.kept
}

func headerAt(t0 int64, segment string) rows.Header {
	header := rows.Header{V: 1, T0EpochUs: clock.Epoch(t0), Clock: "monotonic"}
	if host, ok := clock.HostMonotonic(t0); ok {
		host /= 1000
		header.T0MonotonicUs = &host
	}
	if segment != "" {
		header.Segment = &segment
	}
	return header
}

func (r *run) write(line []byte) error {
	if r.sink == nil {
		return nil
	}
	return r.sink.Write(line)
}

func (r *run) flush() error {
	r.mutex.Lock()
	sink, kept := r.sink, r.kept
	r.mutex.Unlock()
	kept.finish()
	r.liveStats.flush()
	if sink == nil {
		return nil
	}
	var all error
	for _, decision := range [][]byte{r.silence.line(), connectionsLine()} {
		if decision != nil && r.task != nil {
			all = errors.Join(all, r.write(decision))
		}
	}
	return errors.Join(all, sink.Flush())
}

const eventExit = 6 // k6 does not export this number. A test checks it.

func (r *run) closeAtExit(vu modules.VU) {
	r.once.Do(func() {
		global := vu.Events().Global
		if global == nil {
			return
		}
		_, exits := global.Subscribe(eventExit)
		go func() {
			for exit := range exits {
				if err := r.flush(); err != nil {
					// k6 does not report errors while it exits.
					fmt.Println("k6/x/assay:", err)
				}
				exit.Done()
			}
		}()
	})
}

func connectionsLine() []byte {
	all, resumed, kind, ends := conn.Opened()
	if all == 0 {
		return nil
	}
	line := fmt.Appendf(nil, `{"v":1,"decision":{"type":"connections","opened":%d,"resumed":%d,"kind":%q`, all, resumed, kind)
	if ends != 0 {
		line = fmt.Appendf(line, `,"certificateEnds":%d`, ends)
	}
	return append(line, "}}\n"...)
}
