// Package assay is the module k6/x/assay: requests to a completion service, JSON or as an event stream, timed where the
// bytes arrive. Scripts see it as load/scenarios/k6-assay.d.ts says; rows are as package rows says.
package assay

import (
	"errors"
	"net/http"
	"net/url"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/js/common"
	"go.k6.io/k6/v2/js/modules"
	"go.k6.io/k6/v2/lib"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
	"assay.local/k6/rows"
	"assay.local/k6/workload"
)

func init() { modules.Register("k6/x/assay", new(module)) }

// module is what all virtual users of a process share.
type module struct{ run run }

// NewModuleInstance is called once for each virtual user.
func (m *module) NewModuleInstance(vu modules.VU) modules.Instance {
	m.run.closeAtExit(vu)
	if environment := vu.InitEnv(); environment != nil && environment.TestPreInitState != nil {
		m.run.takeSecrets(environment.SecretsManager)
		m.run.keepNoTrends(environment.Registry)
	}
	u := &user{vu: vu, run: &m.run}
	u.caller.permit = &u.permit
	return u
}

// user is one virtual user. Its memory is used again with each request.
type user struct {
	vu         modules.VU
	run        *run
	caller     caller
	permit     conn.Permit
	exports    *sobek.Object
	transports *transports
	t0         int64
	gapsCap    int

	// Of the load: the entry of the iteration, and memory for its request.
	entry      workload.Entry
	body       []byte
	header     http.Header
	headerKind headerKind
	talk       *talk
	// talkHeld is the memory that the messages of the last conversation took.
	talkHeld int64
	// hasBeenAnswered: somebody listens there. unanswered is how many requests in a row were not.
	hasBeenAnswered bool
	unanswered      int
	// failed is how many requests in a row were not completed, for whatever reason.
	failed int

	pool       conn.Pool
	dialerURL  *url.URL
	connDialer conn.Dialer
}

// Exports is called by k6 with each use of an imported name. Names of a default object can be imported as any others.
func (u *user) Exports() modules.Exports {
	if u.exports == nil {
		u.exports = u.vu.Runtime().NewDynamicObject(&exports{user: u, made: map[string]sobek.Value{}})
	}
	return modules.Exports{Default: u.exports}
}

func (u *user) open(call sobek.FunctionCall) sobek.Value {
	options, err := readOpenOptions(call.Argument(0))
	if err == nil {
		err = u.run.open(options)
	}
	u.throwIf(err)
	return sobek.Undefined()
}

var errInit = errors.New("k6/x/assay: requests belong into a function that virtual users run, not into the init context")

// iterationOf is 0 outside a scenario, as in setup.
func iterationOf(state *lib.State) int64 {
	if state.GetScenarioGlobalVUIter == nil {
		return 0
	}
	return int64(state.GetScenarioGlobalVUIter())
}

func (u *user) writeRow(call sobek.FunctionCall) sobek.Value {
	u.throwIf(u.begin())
	u.throwIf(u.run.writeForeign(call.Argument(0).String()))
	return sobek.Undefined()
}

func (u *user) nowUs(sobek.FunctionCall) sobek.Value {
	u.throwIf(u.begin())
	return u.vu.Runtime().ToValue(rows.Micros(clock.Now(), u.t0))
}

func (u *user) flush(sobek.FunctionCall) sobek.Value {
	u.throwIf(u.run.flush())
	return sobek.Undefined()
}

// refusals returns in which way all answers so far failed, how many they are, and for how long that has gone on.
func (u *user) refusals(sobek.FunctionCall) sobek.Value {
	runtime := u.vu.Runtime()
	object := runtime.NewObject()
	liveStats := &u.run.liveStats
	u.throwIf(object.Set("answers", liveStats.refusals()))
	u.throwIf(object.Set("kind", liveStats.refusedAs.Load()))
	u.throwIf(object.Set("status", liveStats.refusedWith.Load()))
	u.throwIf(object.Set("seconds", time.Duration(clock.Now()-liveStats.refusedSince.Load()).Seconds()))
	u.throwIf(object.Set("isAuthenticated", u.run.task != nil && u.run.task.config.IsAuthenticated))
	return object
}

func (u *user) throwIf(err error) {
	if err != nil {
		u.throw(err)
	}
}

// throw never returns. Where it is called without a condition the linter knows that too.
func (u *user) throw(err error) { common.Throw(u.vu.Runtime(), err) }
