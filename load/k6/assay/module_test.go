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

// stage is one virtual user with the module as the global "assay", and its samples.
type stage struct {
	runtime *modulestest.Runtime
	samples chan metrics.SampleContainer
	rows    string
	shared  *module
}

func newStage(t *testing.T) *stage {
	t.Helper()
	s := &stage{runtime: modulestest.NewRuntime(t), samples: make(chan metrics.SampleContainer, 100), shared: new(module)}
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

func TestAScriptGetsOneAnswerAndTheFileOneRow(t *testing.T) {
	s := newStage(t)
	quoted, _ := json.Marshal(s.rows)
	s.run(t, `assay.open({ path: `+string(quoted)+` })`)
	if _, err := os.Stat(s.rows); err == nil {
		t.Error("inspecting a script must leave no file")
	}
	s.begin(t)
	address := target(t, streamHead+good(3)).String()
	got := s.run(t, `const [a] = assay.batch([{ url: "`+address+`", transport: "sse", index: 42, body: "{}", keepBody: true }], true);
		const { status, class: c } = a;
		JSON.stringify([status, c, a.error, a.promptTokens, a.completionTokens, a.retryAfter, a.headersUs >= a.sentUs, a.closedUs >= a.headersUs,
			a.bodyText.length > 100])`).String()
	if want := `[200,"ok",null,7,3,null,true,true,true]`; got != want {
		t.Errorf("got %s", got)
	}
	lines := s.lines(t)
	if len(lines) != 2 || lines[0]["clock"] != "monotonic" {
		t.Fatalf("lines %v", lines)
	}
	row := lines[1]
	if row["i"] != 42.0 || row["vu"] != 3.0 || row["scenario"] != "steady" || row["transport"] != "sse" || row["chunks"] != 3.0 {
		t.Errorf("row %v", row)
	}
	samples := (<-s.samples).GetSamples()
	if len(samples) != 3 || len(s.samples) != 0 {
		t.Errorf("%d samples, and %d more", len(samples), len(s.samples))
	}
}

func TestDecisionsOfScriptsAreTakenWhenTheyAreObjects(t *testing.T) {
	s := newStage(t)
	s.run(t, `assay.open({ path: "`+s.rows+`" })`)
	s.begin(t)
	s.run(t, `assay.writeRow(JSON.stringify({ v: 1, i: 5, decision: {} }, null, 2))`)
	s.fails(t, `assay.writeRow("[1]")`, "one JSON object")
	s.fails(t, `assay.writeRow("{")`, "one JSON object")
	if lines := s.lines(t); len(lines) != 2 || lines[1]["i"] != 5.0 {
		t.Errorf("lines %v", lines)
	}
}

func TestAMistakeInAScriptIsSaid(t *testing.T) {
	s := newStage(t)
	s.fails(t, `assay.batch([{}], true)`, "init context")
	s.fails(t, `assay.open({})`, "path")
	s.run(t, `assay.open({ path: "`+s.rows+`" }); assay.open({ path: "`+s.rows+`" })`)
	s.fails(t, `assay.open({ path: "other" })`, "other options")
	s.begin(t)
	for script, words := range map[string]string{
		`assay.batch()`:          "takes a list",
		`assay.batch([3], true)`: "must be an object",
		`assay.batch([{ url: "http://127.0.0.1:1/" }], true)`:                                                     "transport",
		`assay.batch([{ transport: "sse", url: "nowhere" }], true)`:                                               "whole http",
		`assay.batch([{ transport: "sse", url: "ftp://x/" }], true)`:                                              "whole http",
		`assay.batch([{ transport: "sse", url: "http://127.0.0.1:1/", body: {} }], true)`:                         "body must be a string",
		`assay.batch([{ transport: "sse", url: "http://127.0.0.1:1/", headers: 3 }], true)`:                       "headers must be an object",
		`assay.batch([{ transport: "sse", url: "http://127.0.0.1:1/", timeoutMs: -1 }], true)`:                    "timeoutMs",
		`assay.batch([{ transport: "sse", url: "http://127.0.0.1:1/", startAtUs: "soon" }], true)`:                "startAtUs must be a number",
		`assay.batch([{ transport: "sse", url: "http://127.0.0.1:1/", streamEnd: "never" }], true)`:               "streamEnd",
		`assay.batch([{ transport: "json", url: "http://user:pass@127.0.0.1:1/%zz", body: "", index: 1 }], true)`: "whole http",
	} {
		s.fails(t, script, words)
	}
	if _, err := os.Stat(s.rows); err == nil {
		t.Error("a request that was never one needs no file")
	}
}

func TestAFileThatCannotBeMadeFailsEveryRequest(t *testing.T) {
	s := newStage(t)
	s.run(t, `assay.open({ path: "/nowhere/at/all" })`)
	s.begin(t)
	for range 2 {
		s.fails(t, `assay.batch([{ transport: "json", url: "http://127.0.0.1:1/" }], true)`, "cannot be made")
	}
}
