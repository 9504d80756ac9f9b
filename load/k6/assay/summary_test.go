package assay

import (
	"testing"

	"go.k6.io/k6/v2/js/modulestest"
	"go.k6.io/k6/v2/metrics"
)

func TestNoMetricKeepsItsValues(t *testing.T) {
	runtime := modulestest.NewRuntime(t)
	registry := runtime.VU.InitEnv().Registry
	builtin := metrics.RegisterBuiltinMetrics(registry)
	new(module).NewModuleInstance(runtime.VU)
	iterations, durations := builtin.Iterations, builtin.IterationDuration
	for _, metric := range registry.All() {
		if _, keeps := metric.Sink.(*metrics.TrendSink); keeps {
			t.Errorf("%s keeps every value", metric.Name)
		}
	}
	for range 3 {
		for _, metric := range []*metrics.Metric{iterations, durations} {
			metric.Sink.Add(metrics.Sample{TimeSeries: metrics.TimeSeries{Metric: metric}, Value: 2})
		}
	}
	if got := iterations.Sink.Format(1)["count"]; got != 6 {
		t.Errorf("iterations count %v, expected 6", got)
	}
}
