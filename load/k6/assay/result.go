package assay

import (
	"encoding/binary"
	"math"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/lib"
	"go.k6.io/k6/v2/metrics"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// ground gathers what a request stands on from the state of the user.
func (u *user) ground(state *lib.State, s *spec) ground {
	g := ground{
		spec: s, transport: state.Transport, pace: state.RPSLimit, userAgent: state.Options.UserAgent.String,
		vu: state.VUIDGlobal, t0: u.encoder.T0,
	}
	if scenario := lib.GetScenarioState(u.vu.Context()); scenario != nil {
		g.scenario = scenario.Name
	}
	return g
}

// resultOf makes the one object that a script gets.
func (u *user) resultOf(a *answer) sobek.Value {
	runtime := u.vu.Runtime()
	row := &a.row
	result := runtime.NewObject()
	set := func(name string, value any) {
		// Setting a member of a plain new object cannot fail.
		_ = result.Set(name, value)
	}
	set("status", row.Status)
	set("class", row.Class)
	set("error", textOrNull(row.Error))
	first, last := row.Sent, row.Done
	if n := len(row.ChunkTimes); n > 0 {
		first, last = row.ChunkTimes[0], row.ChunkTimes[n-1]
		set("ttftMs", millisBetween(row.Sent, first))
	} else {
		set("ttftMs", sobek.Null())
	}
	if last != rows.Never && (a.spec.transport == transportJSON || len(row.ChunkTimes) > 0) {
		set("e2eMs", millisBetween(row.Sent, last))
	} else {
		set("e2eMs", sobek.Null())
	}
	set("chunks", len(row.ChunkTimes))
	set("promptTokens", countOrNull(row.PromptTokens))
	set("completionTokens", countOrNull(row.CompletionTokens))
	set("retryAfter", textOrNull(row.RetryAfter))
	if a.body == nil {
		set("bodyText", sobek.Null())
	} else {
		set("bodyText", u.caller.bodyText(a))
	}
	if a.spec.keepTimes {
		set("chunkTimesUs", runtime.NewArrayBuffer(u.timesOf(row.ChunkTimes)))
	} else {
		set("chunkTimesUs", sobek.Null())
	}
	return result
}

// timesOf lays the times out as a Float64Array reads them on every machine that k6 runs on.
func (u *user) timesOf(times []int64) []byte {
	packed := make([]byte, 0, 8*len(times))
	for _, at := range times {
		packed = binary.LittleEndian.AppendUint64(packed, math.Float64bits(float64(u.encoder.Micros(at))))
	}
	return packed
}

func millisBetween(from, to int64) float64 { return float64(to-from) / 1e6 }

func textOrNull(text string) any {
	if text == "" {
		return sobek.Null()
	}
	return text
}

func countOrNull(count int64) any {
	if count == rows.Never {
		return sobek.Null()
	}
	return count
}

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
	metrics.PushIfNotDone(u.vu.Context(), state.Samples, metrics.ConnectedSamples{
		Samples: []metrics.Sample{
			sample(state.BuiltinMetrics.HTTPReqs, 1),
			sample(state.BuiltinMetrics.HTTPReqDuration, millisBetween(a.row.Sent, end)),
			sample(state.BuiltinMetrics.HTTPReqFailed, failed),
		},
		Tags: current.Tags, Time: at,
	})
}
