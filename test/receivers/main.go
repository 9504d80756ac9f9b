// Command receivers decodes what the outputs of k6 send. It prints its address, then one line of JSON per metric:
// the name, the last value or count, and the Authorization field of the request.
package main

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"

	prompb "buf.build/gen/go/prometheus/prometheus/protocolbuffers/go"
	"github.com/klauspost/compress/snappy"
	collector "go.opentelemetry.io/proto/otlp/collector/metrics/v1"
	otlp "go.opentelemetry.io/proto/otlp/metrics/v1"
	"google.golang.org/protobuf/proto"
)

type seen struct {
	Protocol      string  `json:"protocol"`
	Name          string  `json:"name"`
	Value         float64 `json:"value"`
	Authorization string  `json:"authorization"`
}

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(listener.Addr())
	http.HandleFunc("POST /v1/metrics", handle(readMetrics))
	http.HandleFunc("POST /api/v1/write", handle(readWrite))
	_ = http.Serve(listener, nil)
}

func handle(read func(body []byte, header http.Header) ([]seen, error)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, err := bodyOf(r)
		var all []seen
		if err == nil {
			all, err = read(body, r.Header)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		for _, one := range all {
			one.Authorization = r.Header.Get("Authorization")
			line, _ := json.Marshal(one)
			fmt.Println(string(line))
		}
	}
}

func bodyOf(r *http.Request) ([]byte, error) {
	if r.Header.Get("Content-Encoding") != "gzip" {
		return io.ReadAll(r.Body)
	}
	plain, err := gzip.NewReader(r.Body)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(plain)
}

// readMetrics decodes an export request of OpenTelemetry (OTLP over HTTP).
func readMetrics(body []byte, header http.Header) ([]seen, error) {
	if header.Get("Content-Type") != "application/x-protobuf" {
		return nil, errors.New("not protobuf")
	}
	var request collector.ExportMetricsServiceRequest
	if err := proto.Unmarshal(body, &request); err != nil {
		return nil, err
	}
	var all []seen
	for _, resource := range request.ResourceMetrics {
		for _, scope := range resource.ScopeMetrics {
			for _, metric := range scope.Metrics {
				all = append(all, seen{Protocol: "opentelemetry", Name: metric.Name, Value: valueOf(metric)})
			}
		}
	}
	return all, nil
}

func valueOf(metric *otlp.Metric) float64 {
	total := 0.0
	number := func(points []*otlp.NumberDataPoint) {
		for _, point := range points {
			total += point.GetAsDouble() + float64(point.GetAsInt())
		}
	}
	number(metric.GetSum().GetDataPoints())
	number(metric.GetGauge().GetDataPoints())
	for _, point := range metric.GetHistogram().GetDataPoints() {
		total += float64(point.Count)
	}
	return total
}

// readWrite decodes a request of Prometheus remote write 1.0.
func readWrite(body []byte, header http.Header) ([]seen, error) {
	if header.Get("X-Prometheus-Remote-Write-Version") == "" {
		return nil, errors.New("no version of remote write")
	}
	plain, err := snappy.Decode(nil, body)
	if err != nil {
		return nil, err
	}
	var request prompb.WriteRequest
	if err := proto.Unmarshal(plain, &request); err != nil {
		return nil, err
	}
	var all []seen
	for _, series := range request.Timeseries {
		one := seen{Protocol: "prometheus"}
		for _, label := range series.Labels {
			if label.Name == "__name__" {
				one.Name = label.Value
			}
		}
		for _, sample := range series.Samples {
			one.Value = sample.Value
		}
		all = append(all, one)
	}
	return all, nil
}
