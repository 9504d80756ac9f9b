package assay

import (
	"context"
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/js/modulestest"
	"go.k6.io/k6/v2/lib"
	"go.k6.io/k6/v2/metrics"
)

// stage is a virtual user in a test. Its scripts use the module as "assay". The figures for k6 go to samples.
type stage struct {
	runtime *modulestest.Runtime
	samples chan metrics.SampleContainer
	rows    string
	shared  *run
}

func newStage(t *testing.T) *stage {
	t.Helper()
	s := &stage{runtime: modulestest.NewRuntime(t), samples: make(chan metrics.SampleContainer, 100), shared: new(run)}
	s.rows = filepath.Join(t.TempDir(), "rows.ndjson")
	module := s.shared.NewModuleInstance(s.runtime.VU).Exports().Default
	if err := s.runtime.VU.Runtime().Set("assay", module); err != nil {
		t.Fatal(err)
	}
	return s
}

func (s *stage) run(t *testing.T, script string) sobek.Value {
	t.Helper()
	value, err := s.runtime.VU.Runtime().RunString(script)
	if err != nil {
		t.Fatalf("%s: %v", script, err)
	}
	return value
}

func (s *stage) fails(t *testing.T, script, words string) {
	t.Helper()
	_, err := s.runtime.VU.Runtime().RunString(script)
	if err == nil || !strings.Contains(err.Error(), words) {
		t.Errorf("%s: %v, expected %q", script, err, words)
	}
}

// begin moves the user from the init context into the run.
func (s *stage) begin(t *testing.T) {
	t.Helper()
	registry := metrics.NewRegistry()
	transport := &http.Transport{DisableCompression: true}
	t.Cleanup(transport.CloseIdleConnections)
	iteration := uint64(41)
	s.runtime.MoveToVUContext(&lib.State{
		Transport: transport, Samples: s.samples, VUIDGlobal: 3, BuiltinMetrics: metrics.RegisterBuiltinMetrics(registry),
		Tags: lib.NewVUStateTags(registry.RootTagSet()), GetScenarioGlobalVUIter: func() uint64 { iteration++; return iteration },
	})
	s.runtime.VU.CtxField = lib.WithScenarioState(context.Background(), &lib.ScenarioState{Name: "steady"})
}

func (s *stage) lines(t *testing.T) []map[string]any {
	t.Helper()
	s.run(t, `assay.flush()`)
	text, err := os.ReadFile(s.rows)
	if err != nil {
		t.Fatal(err)
	}
	var all []map[string]any
	for line := range strings.Lines(string(text)) {
		var row map[string]any
		if err := json.Unmarshal([]byte(line), &row); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		all = append(all, row)
	}
	return all
}
