package assay

import (
	"time"

	"go.k6.io/k6/v2/lib"
	"go.k6.io/k6/v2/metrics"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// env gathers the environment of a request from the state of the user.
func (u *user) env(state *lib.State, s *spec) requestEnv {
	env := requestEnv{
		spec: s, transport: state.Transport, pace: state.RPSLimit, userAgent: state.Options.UserAgent.String,
		vu: state.VUIDGlobal, t0: u.t0, liveStats: &u.run.liveStats, keys: &u.run.keys,
	}
	if scenario := lib.GetScenarioState(u.vu.Context()); scenario != nil {
		env.scenario = scenario.Name
	}
	return env
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
