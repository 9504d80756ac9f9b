package rows

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func decode(t *testing.T, line []byte) map[string]any {
	t.Helper()
	var row map[string]any
	if err := json.Unmarshal(line, &row); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return row
}

func emptyRow() Row {
	return Row{Scheduled: Never, Sent: Never, TCP: Never, Connected: Never, Headers: Never, FirstByte: Never, FirstEvent: Never,
		Done: Never, Closed: Never, PromptTokens: Never, CompletionTokens: Never}
}

func TestAnUnsentRowIsAllNull(t *testing.T) {
	row := emptyRow()
	got := decode(t, (&Encoder{}).Encode(&row))
	for _, name := range []string{"key", "scheduledUs", "sentUs", "connectedUs", "headersUs", "firstByteUs", "firstEventUs", "firstTokenUs",
		"lastTokenUs", "doneUs", "closedUs", "error", "promptTokens", "completionTokens", "gapsUs", "retryAfter", "limits"} {
		if value, there := got[name]; !there || value != nil {
			t.Errorf("%s is %v", name, value)
		}
	}
	if len(got) != 27 {
		t.Errorf("%d members", len(got))
	}
}

func TestTimesAreMicrosecondsSinceT0(t *testing.T) {
	row := emptyRow()
	row.Sent, row.Done = 1_000_000, 5_002_999
	row.ChunkTimes = []int64{2_000_900, 3_000_100, 3_000_100, 9_000_000}
	row.FirstOutput = 9_000_000
	row.Error, row.Class = "quote \" \x01 \xff é", "ok"
	row.Limits = []Limit{{"x-ratelimit-limit", "1"}, {"x-ratelimit-reset", "2"}}
	encoder := Encoder{T0: 1_000_500}
	got := decode(t, encoder.Encode(&row))
	want := map[string]any{
		"sentUs": -1.0, "doneUs": 4002.0, "firstTokenUs": 1000.0, "firstOutputUs": 7999.0, "lastTokenUs": 7999.0, "chunks": 4.0, "gapsUs": []any{999.0, 0.0, 6000.0},
		"error": "quote \" \x01 \ufffd é", "limits": map[string]any{"x-ratelimit-limit": "1", "x-ratelimit-reset": "2"},
	}
	for name, value := range want {
		if !reflect.DeepEqual(got[name], value) {
			t.Errorf("%s is %v, not %v", name, got[name], value)
		}
	}
}

func TestTheFirstOutputIsLeftOutWhereItIsTheFirstToken(t *testing.T) {
	row := emptyRow()
	row.ChunkTimes, row.FirstOutput = []int64{2_000, 3_000}, 2_000
	if _, there := decode(t, (&Encoder{}).Encode(&row))["firstOutputUs"]; there {
		t.Error("it is there")
	}
}

func TestEncodingAllocatesNothing(t *testing.T) {
	row := emptyRow()
	for index := range int64(200) {
		row.ChunkTimes = append(row.ChunkTimes, index*index*20_000)
	}
	encoder := Encoder{}
	encoder.Encode(&row)
	if got := testing.AllocsPerRun(50, func() { encoder.Encode(&row) }); got != 0 {
		t.Errorf("%v allocations", got)
	}
}

func TestSinkWritesHeaderAndRowsOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "rows.ndjson")
	segment := "0:1/3"
	sink, err := Create(path, Header{V: 1, T0EpochUs: 5, Clock: "monotonic", Segment: &segment})
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan struct{})
	for range 4 {
		go func() {
			for range 5000 {
				if err := sink.Write([]byte("{\"v\":1,\"pad\":\"" + strings.Repeat("x", 50) + "\"}\n")); err != nil {
					t.Error(err)
				}
			}
			done <- struct{}{}
		}()
	}
	for range 4 {
		<-done
	}
	if err := sink.Flush(); err != nil {
		t.Fatal(err)
	}
	text, _ := os.ReadFile(path)
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if len(lines) != 20_001 || lines[0] != `{"v":1,"t0EpochUs":5,"t0MonotonicUs":null,"clock":"monotonic","segment":"0:1/3"}` {
		t.Errorf("%d lines, first %s", len(lines), lines[0])
	}
	for _, line := range lines {
		decode(t, []byte(line))
	}
	if info, _ := os.Stat(path); info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v", info.Mode())
	}
}

func TestAWriteErrorIsReported(t *testing.T) {
	if _, err := Create(filepath.Join(t.TempDir(), "no", "rows"), Header{}); err == nil {
		t.Error("a folder that is not there")
	}
	sink, err := Create("/dev/full", Header{})
	if err != nil {
		t.Skip("this system has no /dev/full")
	}
	if sink.Flush() == nil || sink.Write([]byte("x\n")) == nil {
		t.Error("a full disk must be heard of, and again with each row")
	}
}

func TestALongRunWritesPieces(t *testing.T) {
	defer func(before int) { pieceBytes = before }(pieceBytes)
	pieceBytes = 1000
	path := filepath.Join(t.TempDir(), "rows.ndjson")
	header := Header{T0EpochUs: 5}
	first, _ := json.Marshal(header)
	sink, err := Create(path, header)
	if err != nil {
		t.Fatal(err)
	}
	for index := range 100 {
		if err := errors.Join(sink.Write(fmt.Appendf(nil, "{\"i\":%d,\"pad\":%q}\n", index, strings.Repeat("x", 100))), sink.Flush()); err != nil {
			t.Fatal(err)
		}
	}
	sink.pieces.working.Wait()
	seen := 0
	for piece := 1; ; piece++ {
		text, err := os.ReadFile(path)
		last := true
		if packed, failed := os.Open(fmt.Sprintf("%s.%d.gz", path, piece)); failed == nil {
			plain, failed := gzip.NewReader(packed)
			if failed != nil {
				t.Fatal(failed)
			}
			text, err = io.ReadAll(plain)
			last = false
			_ = packed.Close()
		}
		lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
		if piece == 1 {
			if err != nil || lines[0] != string(first) {
				t.Fatalf("%v, first %s", err, lines[0])
			}
			lines = lines[1:]
		}
		for _, line := range lines {
			if !strings.HasPrefix(line, fmt.Sprintf(`{"i":%d,`, seen)) {
				t.Fatalf("piece %d: row %d is %s", piece, seen, line)
			}
			seen++
		}
		if last || t.Failed() {
			break
		}
	}
	left, _ := filepath.Glob(path + ".*")
	if seen != 100 || len(left) < 8 {
		t.Errorf("%d rows in %v", seen, left)
	}
	for _, name := range left {
		if !strings.HasSuffix(name, ".gz") {
			t.Errorf("%s was not compressed", name)
		}
	}
}
