package assay

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// plannedStage is a virtual user to which a test sends batches of requests. node is the test's end of the connection.
type plannedStage struct {
	*stage
	node  net.Conn
	ends  *bufio.Reader
	ended chan error
}

func serveFor(t *testing.T, address string) *plannedStage {
	t.Helper()
	s := newStage(t)
	s.begin(t)
	u, _ := s.shared.NewModuleInstance(s.runtime.VU).(*user)
	parsed, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	task := &task{config: &config{TakesBatches: true, UserAgent: "assay/test", RowsPath: s.rows}, url: parsed, keys: []string{"sk-secret-1"}}
	u.run.task = task
	if err := u.begin(); err != nil {
		t.Fatal(err)
	}
	ours, theirs := net.Pipe()
	all := &plannedStage{stage: s, node: ours, ends: bufio.NewReader(ours), ended: make(chan error, 1)}
	go func() { all.ended <- u.serveOn(theirs, s.runtime.VU.StateField, task) }()
	t.Cleanup(func() { _ = ours.Close() })
	return all
}

func (s *plannedStage) send(t *testing.T, batch string) {
	t.Helper()
	if _, err := io.WriteString(s.node, batch+"\n"); err != nil {
		t.Fatal(err)
	}
	_ = s.node.SetReadDeadline(time.Now().Add(10 * time.Second))
	if line, err := s.ends.ReadString('\n'); line != "done\n" {
		t.Fatalf("%q, %v", line, err)
	}
}

// requests returns the lines of the row file that are rows: not the header, and not decisions.
func (s *plannedStage) requests(t *testing.T) []map[string]any {
	t.Helper()
	return slices.DeleteFunc(s.lines(t), func(row map[string]any) bool { return row["class"] == nil })
}

func limitedTo(accepted int64) http.HandlerFunc {
	var seen atomic.Int64
	return func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		if seen.Add(1) > accepted {
			w.Header().Set("Retry-After", "3")
			w.WriteHeader(http.StatusTooManyRequests)
			_, _ = io.WriteString(w, "Limit 3, for "+r.Header.Get("Authorization"))
			return
		}
		completion(w, r)
	}
}

func requests(count int, afterMs int) string {
	var all []string
	for index := range count {
		all = append(all, fmt.Sprintf(`{"index":%d,"body":"{}","key":0,"atUs":%d,"label":{"kind":"chat"}}`, index, index*afterMs*1000))
	}
	return strings.Join(all, ",")
}

func TestASerialBatchEndsWithTheFirstRefusal(t *testing.T) {
	var seen askers
	s := serveFor(t, seen.serve(t, limitedTo(3)).URL)
	s.send(t, `{"until":"refusal","endUs":60000000,"requests":[`+requests(10, 0)+`]}`)
	lines := s.requests(t)
	if len(lines) != 4 || lines[3]["status"] != 429.0 || lines[3]["retryAfter"] != "3" || len(seen.sockets) != 1 {
		t.Errorf("%d connections, rows %v", len(seen.sockets), lines)
	}
	if text := fmt.Sprint(lines[3]["errorText"]); !strings.HasPrefix(text, "Limit 3, for Bearer ") || strings.Contains(text, "sk-secret") {
		t.Errorf("text %q", text)
	}
}

func TestASerialBatchEndsAfterFailuresInARow(t *testing.T) {
	var seen askers
	var calls atomic.Int64
	s := serveFor(t, seen.serve(t, func(w http.ResponseWriter, r *http.Request) {
		if call := calls.Add(1); call == 2 || call > 3 {
			w.WriteHeader(http.StatusForbidden)
			return
		}
		completion(w, r)
	}).URL)
	s.send(t, `{"until":"refusal","endUs":60000000,"requests":[`+requests(10, 0)+`]}`)
	if lines := s.requests(t); len(lines) != 3+maxFailuresInRow {
		t.Errorf("rows %v", lines)
	}
}

func TestAParallelBatchIsSentOnItsOwnConnections(t *testing.T) {
	var seen askers
	s := serveFor(t, seen.serve(t, limitedTo(100)).URL)
	s.send(t, `{"isParallel":true,"endUs":60000000,"requests":[`+requests(5, 0)+`]}`)
	if len(seen.sockets) != 5 || len(s.requests(t)) != 5 {
		t.Errorf("%d connections, %d lines", len(seen.sockets), len(s.requests(t)))
	}
}

func TestAParallelBatchMayKeepConnectionsPerKey(t *testing.T) {
	var seen askers
	s := serveFor(t, seen.serve(t, completion).URL)
	var planned []string
	for index := range 6 {
		planned = append(planned, fmt.Sprintf(`{"index":%d,"body":"{}","madeUpKey":"sk-%d","atUs":%d}`, index, index%2, index*100_000))
	}
	s.send(t, `{"isParallel":true,"keepsConnections":true,"endUs":60000000,"requests":[`+strings.Join(planned, ",")+`]}`)
	if len(seen.sockets) != 2 || len(s.requests(t)) != 6 {
		t.Errorf("%d connections, %d lines", len(seen.sockets), len(s.requests(t)))
	}
}

func TestRequestsOfAParallelBatchLeaveAtTheirTimes(t *testing.T) {
	var seen askers
	s := serveFor(t, seen.serve(t, completion).URL)
	s.send(t, `{"isParallel":true,"endUs":60000000,"requests":[`+
		`{"index":0,"body":"b0","atUs":60000},{"index":1,"body":"b1","atUs":30000},{"index":2,"body":"b2","atUs":90000}]}`)
	for _, row := range s.requests(t) {
		index, _ := row["i"].(float64)
		sent, _ := row["sentUs"].(float64)
		if sent < []float64{60_000, 30_000, 90_000}[int(index)] || row["status"] != 200.0 || row["date"] == nil || row["promptTokens"] != 7.0 {
			t.Errorf("row %v", row)
		}
	}
}

func TestParallelRequestsAreThereAtOnce(t *testing.T) {
	const many = 30
	var arrived sync.WaitGroup
	arrived.Add(many)
	var seen askers
	s := serveFor(t, seen.serve(t, func(w http.ResponseWriter, r *http.Request) {
		// No request is answered before all have arrived.
		arrived.Done()
		arrived.Wait()
		completion(w, r)
	}).URL)
	s.send(t, `{"isParallel":true,"endUs":60000000,"requests":[`+requests(many, 0)+`]}`)
	for _, row := range s.requests(t) {
		if row["class"] != "ok" {
			t.Errorf("row %v", row)
		}
	}
}

func TestARequestLeavesFromItsAddress(t *testing.T) {
	if probe, err := net.Listen("tcp", "127.0.0.2:0"); err != nil {
		t.Skip("this system has one loopback address: ", err)
	} else {
		_ = probe.Close()
	}
	var seen askers
	s := serveFor(t, seen.serve(t, completion).URL)
	s.send(t, `{"endUs":60000000,"requests":[{"source":"127.0.0.2"},{"source":"127.0.0.1"},{},{"source":"127.0.0.2"},{"source":"192.0.2.1"}]}`)
	if !slices.Equal(seen.addresses, []string{"127.0.0.2", "127.0.0.1", "127.0.0.1", "127.0.0.2"}) || len(seen.sockets) > 3 {
		t.Errorf("sent from %v over %d connections", seen.addresses, len(seen.sockets))
	}
	if row := s.requests(t)[4]; row["class"] == "ok" {
		t.Error("left from an address that this host does not have")
	}
}

// Tests that a request of a batch is sent again if the service closes the reused connection just when the request is sent.
func TestARequestOfABatchIsSentAgain(t *testing.T) {
	address, count := keeping(t, kept["JSON"].answer, func(int) connection {
		return func(number int) bool { return number == 0 }
	})
	s := serveFor(t, address.String())
	s.send(t, `{"endUs":60000000,"requests":[`+requests(3, 0)+`]}`)
	if count.Load() != 5 {
		t.Errorf("%d requests", count.Load())
	}
	for index, row := range s.requests(t) {
		if _, resent := row["resent"]; resent != (index > 0) || row["class"] != "ok" {
			t.Errorf("row %d: %v", index, row)
		}
	}
}

func TestASerialBatchSendsNothingAfterItsEnd(t *testing.T) {
	var seen askers
	s := serveFor(t, seen.serve(t, limitedTo(100)).URL)
	s.send(t, `{"endUs":70000,"requests":[`+requests(5, 50)+`]}`)
	if got := len(s.requests(t)); got < 1 || got > 2 {
		t.Errorf("%d of 5 requests were sent", got)
	}
}

func TestABatchWaitsForNoAnswerAfterItsEnd(t *testing.T) {
	for _, kind := range []string{"true", "false"} {
		var seen askers
		s := serveFor(t, seen.serve(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }).URL)
		before := time.Now()
		s.send(t, `{"isParallel":`+kind+`,"endUs":300000,"requests":[`+requests(3, 0)+`]}`)
		if took := time.Since(before); took > 5*time.Second {
			t.Errorf("parallel %s: the batch ended after %v", kind, took)
		}
		if rows := s.requests(t); len(rows) == 0 || rows[0]["class"] != "interrupted" {
			t.Errorf("parallel %s: rows %v", kind, rows)
		}
	}
}

func TestTheServerEndsWithItsInput(t *testing.T) {
	var seen askers
	s := serveFor(t, seen.serve(t, completion).URL)
	_ = s.node.Close()
	select {
	case err := <-s.ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(5 * time.Second):
		t.Error("it still serves")
	}
}

func TestABatchThatCannotBeReadEndsTheRun(t *testing.T) {
	for batch, words := range map[string]string{
		`{"requests":3}`:                   "cannot be read",
		`{"requests":[{"source":"eth0"}]}`: "not an IP address",
		`{"requests":[{"atUs":"soon"}]}`:   "cannot be read",
	} {
		var seen askers
		s := serveFor(t, seen.serve(t, completion).URL)
		_, _ = io.WriteString(s.node, batch+"\n")
		if err := <-s.ended; err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("%s: %v", batch, err)
		}
	}
}

func TestARefusalIsAStatus(t *testing.T) {
	for text, expected := range map[string]bool{
		`{"status":429}`: true, `{"status":503}`: false, `{"status":503,"after":"1"}`: true,
		`{"status":403}`: true, `{"status":200}`: false, `{"status":500}`: false,
	} {
		var given struct {
			Status int
			After  string
		}
		_ = json.Unmarshal([]byte(text), &given)
		a := new(answer)
		a.row.Status, a.row.RetryAfter = given.Status, given.After
		if a.isRefused([]int{403}) != expected {
			t.Errorf("%s", text)
		}
	}
}
