package assay

import (
	"encoding/binary"
	"math"
	"slices"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/lib"
	"go.k6.io/k6/v2/metrics"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// env gathers the environment of a request from the state of the user.
func (u *user) env(state *lib.State, s *spec) requestEnv {
	g := requestEnv{
		spec: s, transport: state.Transport, pace: state.RPSLimit, userAgent: state.Options.UserAgent.String,
		vu: state.VUIDGlobal, t0: u.t0, liveStats: &u.run.liveStats, keys: &u.run.keys,
	}
	if scenario := lib.GetScenarioState(u.vu.Context()); scenario != nil {
		g.scenario = scenario.Name
	}
	return g
}

// result is the one object that a script gets. Its members are made when they are read: most scripts read two or three.
type result struct {
	runtime            *sobek.Runtime
	status, chunks     int
	class, problem     string
	ttftMs, e2eMs      float64
	prompt, completion int64
	retryAfter         string
	body               sobek.Value
	times              sobek.Value
}

var memberNames = []string{
	"status", "class", "error", "ttftMs", "e2eMs", "chunks", "promptTokens", "completionTokens", "retryAfter", "bodyText", "chunkTimesUs",
}

func (u *user) resultOf(a *answer) sobek.Value {
	runtime, row := u.vu.Runtime(), &a.row
	r := &result{
		runtime: runtime, status: row.Status, chunks: len(row.ChunkTimes), class: row.Class, problem: row.Error,
		ttftMs: math.NaN(), e2eMs: math.NaN(), prompt: row.PromptTokens, completion: row.CompletionTokens,
		retryAfter: row.RetryAfter, body: sobek.Null(), times: sobek.Null(),
	}
	if r.chunks > 0 {
		r.ttftMs = millisBetween(row.Sent, row.ChunkTimes[0])
		r.e2eMs = millisBetween(row.Sent, row.ChunkTimes[r.chunks-1])
	} else if row.Done != rows.Never && a.spec.transport == transportJSON {
		r.e2eMs = millisBetween(row.Sent, row.Done)
	}
	if a.body != nil {
		r.body = runtime.ToValue(u.caller.bodyText(a))
	}
	if a.spec.keepTimes {
		r.times = runtime.ToValue(runtime.NewArrayBuffer(u.timesOf(row.ChunkTimes)))
	}
	return runtime.NewDynamicObject(r)
}

func (r *result) Get(name string) sobek.Value {
	switch name {
	case "status":
		return r.runtime.ToValue(r.status)
	case "class":
		return r.runtime.ToValue(r.class)
	case "error":
		return r.textOrNull(r.problem)
	case "ttftMs":
		return r.millisOrNull(r.ttftMs)
	case "e2eMs":
		return r.millisOrNull(r.e2eMs)
	case "chunks":
		return r.runtime.ToValue(r.chunks)
	case "promptTokens":
		return r.countOrNull(r.prompt)
	case "completionTokens":
		return r.countOrNull(r.completion)
	case "retryAfter":
		return r.textOrNull(r.retryAfter)
	case "bodyText":
		return r.body
	case "chunkTimesUs":
		return r.times
	default:
		return nil
	}
}

// Set and Delete refuse: an answer is what it is.
func (r *result) Set(string, sobek.Value) bool { return false }
func (r *result) Delete(string) bool           { return false }
func (r *result) Has(name string) bool         { return slices.Contains(memberNames, name) }
func (r *result) Keys() []string               { return memberNames }

func (r *result) textOrNull(text string) sobek.Value {
	if text == "" {
		return sobek.Null()
	}
	return r.runtime.ToValue(text)
}

func (r *result) millisOrNull(millis float64) sobek.Value {
	if math.IsNaN(millis) {
		return sobek.Null()
	}
	return r.runtime.ToValue(millis)
}

func (r *result) countOrNull(count int64) sobek.Value {
	if count == rows.Never {
		return sobek.Null()
	}
	return r.runtime.ToValue(count)
}

// timesOf lays the times out as a Float64Array reads them on every machine that k6 runs on.
func (u *user) timesOf(times []int64) []byte {
	packed := make([]byte, 0, 8*len(times))
	for _, at := range times {
		packed = binary.LittleEndian.AppendUint64(packed, math.Float64bits(float64(rows.Micros(at, u.t0))))
	}
	return packed
}

func millisBetween(from, to int64) float64 { return float64(to-from) / 1e6 }

// pushSamples gives k6 three samples for a request that was sent, so that its own summary and outputs stay of use.
func (u *user) pushSamples(a *answer) {
	state := u.vu.State()
	if a.row.Sent == rows.Never {
		return
	}
	end := a.row.Closed
	if a.row.Done != rows.Never {
		end = a.row.Done
	}
	failed := 0.0
	if a.row.Class != classOK && a.row.Class != classAborted {
		failed = 1
	}
	now := time.Now()
	at := now.Add(time.Duration(end - clock.Now()))
	current := state.Tags.GetCurrentValues()
	sample := func(metric *metrics.Metric, value float64) metrics.Sample {
		return metrics.Sample{
			TimeSeries: metrics.TimeSeries{Metric: metric, Tags: current.Tags},
			Time:       at, Metadata: current.Metadata, Value: value,
		}
	}
	samples := []metrics.Sample{
		sample(state.BuiltinMetrics.HTTPReqs, 1),
		sample(state.BuiltinMetrics.HTTPReqDuration, millisBetween(a.row.Sent, end)),
		sample(state.BuiltinMetrics.HTTPReqFailed, failed),
	}
	if task := u.run.task; task != nil && task.ttft != nil && len(a.row.ChunkTimes) > 0 {
		samples = append(samples, sample(task.ttft, millisBetween(a.row.Sent, a.row.ChunkTimes[0])))
	}
	metrics.PushIfNotDone(u.vu.Context(), state.Samples, metrics.ConnectedSamples{
		Samples: samples, Tags: current.Tags, Time: at,
	})
}
