package assay

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// askers counts who asked a server: addresses, connections, and the order of bodies.
type askers struct {
	mutex     sync.Mutex
	addresses []string
	sockets   map[string]bool
	bodies    []string
}

func (a *askers) serve(t *testing.T, answer http.HandlerFunc) *httptest.Server {
	t.Helper()
	a.sockets = map[string]bool{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		host, _, _ := net.SplitHostPort(r.RemoteAddr)
		a.mutex.Lock()
		a.addresses = append(a.addresses, host)
		a.sockets[r.RemoteAddr] = true
		a.bodies = append(a.bodies, string(body))
		a.mutex.Unlock()
		answer(w, r)
	}))
	t.Cleanup(server.Close)
	return server
}

func completion(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	_, _ = io.WriteString(w, goodJSON)
}

func batchStage(t *testing.T) *stage {
	t.Helper()
	s := newStage(t)
	quoted, _ := json.Marshal(s.rows)
	s.run(t, `assay.open({ path: `+string(quoted)+` })`)
	s.begin(t)
	return s
}

func TestABatchIsSentAtItsTimesAndEachRequestIsAnswered(t *testing.T) {
	var seen askers
	server := seen.serve(t, completion)
	s := batchStage(t)
	got := s.run(t, fmt.Sprintf(`const now = assay.nowUs();
		const ask = (index, afterMs) => ({ url: %q, transport: "json", index, body: "b" + index, startAtUs: now + afterMs * 1000,
			key: "sk-secret-1", keepBody: true, label: { stage: "edge", key: "a", tokens: 5 } });
		const answers = assay.batch([ask(0, 60), ask(1, 30), ask(2, 90)], false);
		JSON.stringify(answers.map((a) => [a.index, a.status, a.class, a.sentUs - now >= [60, 30, 90][a.index] * 1000,
			a.headersUs >= a.sentUs && a.closedUs >= a.headersUs, a.promptTokens, a.completionTokens, a.bodyText.length > 9, a.dateMs > 1e12]))`, server.URL)).String()
	want := `[[0,200,"ok",true,true,7,3,true,true],[1,200,"ok",true,true,7,3,true,true],[2,200,"ok",true,true,7,3,true,true]]`
	if got != want {
		t.Errorf("got %s", got)
	}
	// In any order: on a machine that stands still for a moment, those that are due leave together.
	if slices.Sort(seen.bodies); !slices.Equal(seen.bodies, []string{"b0", "b1", "b2"}) {
		t.Errorf("arrived: %v", seen.bodies)
	}
	lines := s.lines(t)[1:]
	if len(lines) != 3 || len(s.samples) != 3 {
		t.Fatalf("%d rows, %d samples", len(lines), len(s.samples))
	}
	for place, row := range lines {
		label, _ := row["ask"].(map[string]any)
		if row["i"] != float64(place) || label["stage"] != "edge" || label["tokens"] != 5.0 || row["date"] == nil {
			t.Errorf("row %v", row)
		}
		if strings.Contains(fmt.Sprint(row), "sk-secret") {
			t.Error("the key is in a row")
		}
	}
}

func TestFreshRequestsHaveConnectionsOfTheirOwnAndPooledOnesShare(t *testing.T) {
	var seen askers
	server := seen.serve(t, completion)
	s := batchStage(t)
	script := func(isFresh bool) string {
		return fmt.Sprintf(`for (let round = 0; round < 3; round += 1)
			assay.batch([{ url: %q, transport: "json", body: "{}" }], %v)`, server.URL, isFresh)
	}
	s.run(t, script(false))
	if len(seen.sockets) != 1 {
		t.Errorf("%d connections for three serial requests", len(seen.sockets))
	}
	s.run(t, script(true))
	if len(seen.sockets) != 4 {
		t.Errorf("%d connections after three fresh requests", len(seen.sockets))
	}
}

func TestParallelAsksAreThereAtOnce(t *testing.T) {
	const many = 30
	var arrived sync.WaitGroup
	arrived.Add(many)
	var seen askers
	server := seen.serve(t, func(w http.ResponseWriter, r *http.Request) {
		// No request is answered before all have arrived.
		arrived.Done()
		arrived.Wait()
		completion(w, r)
	})
	s := batchStage(t)
	got := s.run(t, fmt.Sprintf(`const at = assay.nowUs() + 20000;
		assay.batch(Array.from({ length: %d }, (_, index) => ({ url: %q, transport: "json", index, body: "{}", startAtUs: at,
			timeoutMs: 20000 })), true).filter((a) => a.class === "ok").length`, many, server.URL)).ToInteger()
	if got != many || len(seen.sockets) != many {
		t.Errorf("%d answered over %d connections", got, len(seen.sockets))
	}
}

func TestARequestLeavesFromItsAddress(t *testing.T) {
	if probe, err := net.Listen("tcp", "127.0.0.2:0"); err != nil {
		t.Skip("this system has one loopback address: ", err)
	} else {
		_ = probe.Close()
	}
	var seen askers
	server := seen.serve(t, completion)
	s := batchStage(t)
	s.run(t, fmt.Sprintf(`const from = (source) => assay.batch([{ url: %q, transport: "json", body: "{}", source }], false);
		from("127.0.0.2"); from("127.0.0.1"); from(null); from("127.0.0.2")`, server.URL))
	if !slices.Equal(seen.addresses, []string{"127.0.0.2", "127.0.0.1", "127.0.0.1", "127.0.0.2"}) || len(seen.sockets) > 3 {
		t.Errorf("asked from %v over %d connections", seen.addresses, len(seen.sockets))
	}
	if class := s.run(t, `from("192.0.2.1")[0].class`).String(); class == "ok" {
		t.Error("left from an address that this host has not")
	}
}

func TestADeadTargetIsToldByItsOwnAddress(t *testing.T) {
	closed, _ := net.Listen("tcp", "127.0.0.1:0")
	address := closed.Addr().String()
	_ = closed.Close()
	s := batchStage(t)
	s.run(t, fmt.Sprintf(`const [dead] = assay.batch([{ url: "http://%s/", transport: "json", body: "{}", source: "127.0.0.1" }], false);
		if (dead.error !== "dial tcp %s: connect: connection refused") throw new Error(dead.error)`, address, address))
}

func TestARefusalCarriesItsLimitFields(t *testing.T) {
	var seen askers
	server := seen.serve(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Retry-After", "3")
		w.Header().Set("Anthropic-Ratelimit-Requests-Remaining", "0")
		w.Header().Set("X-Rate-Limit-Limit", "5")
		w.Header().Set("Date", "yesterday")
		w.WriteHeader(http.StatusTooManyRequests)
		_, _ = io.WriteString(w, strings.Repeat("slow down ", 100))
	})
	s := batchStage(t)
	got := s.run(t, fmt.Sprintf(`const [a] = assay.batch([{ url: %q, transport: "json", body: "{}", bodyBytes: 20 }], false);
		JSON.stringify([a.status, a.class, a.retryAfter, a.limits, a.dateMs, a.bodyText.length <= 20, a.promptTokens])`, server.URL)).String()
	want := `[429,"http-429","3",{"anthropic-ratelimit-requests-remaining":"0","x-rate-limit-limit":"5"},null,true,null]`
	if got != want {
		t.Errorf("got %s", got)
	}
	if row := s.lines(t)[1]; row["ask"] != nil || row["date"] != nil {
		t.Errorf("row %v", row)
	}
}

func TestAMistakeInABatchIsSaid(t *testing.T) {
	s := newStage(t)
	s.fails(t, `assay.batch([])`, "init context")
	s.run(t, `assay.open({ path: "`+s.rows+`" })`)
	s.begin(t)
	for script, words := range map[string]string{
		`assay.batch()`:    "takes a list",
		`assay.batch({})`:  "takes a list",
		`assay.batch([3])`: "must be an object",
		`assay.batch([{ transport: "json", url: "http://127.0.0.1:1/", source: "eth0" }])`: "source must be an IP",
		`assay.batch([{ transport: "json", url: "http://127.0.0.1:1/", label: "x" }])`:     "label must be an object",
		`assay.batch(new Array(20000))`: "at most",
	} {
		s.fails(t, script, words)
	}
	if got := s.run(t, `assay.batch([], false).length`).ToInteger(); got != 0 {
		t.Error("nothing asked, nothing answered")
	}
}

func TestABatchEndsWithTheRun(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	one := &batchRequest{}
	address := target(t, hang)
	one.caller.spec = *newSpec(address, func(s *spec) { s.startAt = 3_600_000_000 })
	one.env = requestEnv{spec: &one.caller.spec, t0: clock.Now()}
	time.AfterFunc(20*time.Millisecond, cancel)
	sendBatch(ctx, []*batchRequest{one}, &transports{kept: map[string]*http.Transport{}}, true)
	if one.answer.row.Class != classInterrupted || one.answer.row.Sent != rows.Never {
		t.Errorf("row %+v", one.answer.row)
	}
}
