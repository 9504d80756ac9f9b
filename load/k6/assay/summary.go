package assay

import (
	"go.k6.io/k6/v2/metrics"
)

// keepNoValues lets k6 count the samples of a metric for its own summary, of which only iterations are read. A trend would keep every value, so
// that the memory of a load would grow with each request. Outputs have sinks of their own.
func keepNoValues(metric *metrics.Metric) {
	if metric.Type == metrics.Trend {
		metric.Sink = &metrics.CounterSink{}
	}
}

// keepNoTrends is for the metrics of k6 itself. It is called in the init context, before any sample.
func (r *run) keepNoTrends(registry *metrics.Registry) {
	r.trends.Do(func() {
		for _, metric := range registry.All() {
			keepNoValues(metric)
		}
	})
}
