package assay

import (
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// BenchmarkRecorderLooksAtAnAnswer measures the search of an unstored answer for tokens of other requests.
func BenchmarkRecorderLooksAtAnAnswer(b *testing.B) {
	u, a := answerOfBench(b, 600)
	for b.Loop() {
		u.run.kept.storeIfNeeded(u, a, false)
	}
}

// BenchmarkRecorderKeepsAnAnswer measures the cost of a stored sample. A load stores up to 20 a second.
func BenchmarkRecorderKeepsAnAnswer(b *testing.B) {
	u, a := answerOfBench(b, 600)
	for b.Loop() {
		u.run.kept.written = 0
		u.run.kept.storeIfNeeded(u, a, true)
	}
}

func answerOfBench(b *testing.B, bytes int) (*user, *answer) {
	kept := newRecorder(filepath.Join(b.TempDir(), "samples.ndjson"), clock.Now(), 1e10, nil)
	u := &user{run: &run{kept: kept, task: &task{plan: planOf(b, "json")}}}
	u.caller.keys = &u.run.keys
	u.caller.keys.add("sk-bench-0123456789abcdef")
	u.caller.body = []byte(strings.Repeat("river stone lantern winter ", bytes/27))
	row := rows.Row{Status: 200, Class: classOK, Transport: transportJSON, FirstEvent: rows.Never}
	return u, &answer{spec: &spec{transport: transportJSON, body: `{"model":"m"}`}, row: row, header: http.Header{"Date": {"now"}}}
}

// BenchmarkRecorderKeepsAStream measures the cost of a stored sample that is a stream of 100 chunks.
func BenchmarkRecorderKeepsAStream(b *testing.B) {
	u, a := streamOfBench(b)
	for b.Loop() {
		u.run.kept.written = 0
		u.run.kept.storeIfNeeded(u, a, true)
	}
}

func streamOfBench(b *testing.B) (*user, *answer) {
	u, a := answerOfBench(b, 600)
	chunk := `data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[{"index":0,"delta":{"content":"lorem "},"finish_reason":null}]}` + "\n\n"
	u.caller.text, u.caller.body = u.caller.body, []byte(strings.Repeat(chunk, 100))
	a.row.FirstEvent, a.row.Bytes = 1, int64(len(u.caller.body))
	return u, a
}
