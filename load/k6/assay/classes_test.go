package assay

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"assay.local/k6/rows"
)

type expected struct {
	class  string
	error  string
	status int
	chunks int
	events int64
}

type fault struct {
	name   string
	parts  []string
	change func(*spec)
	want   expected
}

// patience is a time limit that some test requests exceed. On a busy machine, askFault doubles it up to maxPatience.
const (
	patience    = 50 * time.Millisecond
	maxPatience = 20 * time.Second
)

// chunkedHead is the head of an answer with a chunked body. inChunk makes one HTTP chunk of a text.
const chunkedHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"

func inChunk(text string) string { return fmt.Sprintf("%x\r\n%s\r\n", len(text), text) }

func jsonSpec(s *spec) { s.transport = transportJSON }

var faults = []fault{
	{"a whole stream", []string{streamHead + good(3)}, nil, expected{"ok", "", 200, 3, 7}},
	{"a whole stream, event by event", append([]string{streamHead}, strings.SplitAfter(good(3), "\n\n")...), nil, expected{"ok", "", 200, 3, 7}},
	{"coalesced chunks", []string{streamHead, event(chunk("a")) + event(chunk("b")) + event(chunk("c")), event(finishChunk) + event("[DONE]")}, nil, expected{"ok", "", 200, 3, 5}},
	{"truncated before the finish", []string{streamHead + event(chunk("a")) + event(chunk("b"))}, nil, expected{"truncated", "ended without finish_reason and [DONE]", 200, 2, 2}},
	{"truncated before [DONE]", []string{streamHead + event(chunk("a")) + event(finishChunk)}, nil, expected{"truncated", "ended without [DONE]", 200, 1, 2}},
	{"a [DONE] without its blank line", []string{streamHead + event(chunk("a")) + event(finishChunk) + "data: [DONE]\n"}, nil, expected{"truncated", "ended without [DONE]", 200, 1, 2}},
	{"[DONE] without a finish", []string{streamHead + event(chunk("a")) + event("[DONE]")}, nil, expected{"truncated", "no finish_reason before [DONE]", 200, 1, 2}},
	{"the terminator of another profile", []string{streamHead + event(chunk("a")) + event(finishChunk), event("[END]") + event("oops")}, func(s *spec) { s.terminator = "[END]" }, expected{"ok", "", 200, 1, 3}},
	{"a stream without the terminator of another profile", []string{streamHead + event(chunk("a")) + event(finishChunk)}, func(s *spec) { s.terminator = "[END]" }, expected{"truncated", "ended without [END]", 200, 1, 2}},
	{"a profile without a terminator", []string{streamHead + event(chunk("a")) + event(finishChunk)}, func(s *spec) { s.terminator = "" }, expected{"ok", "", 200, 1, 2}},
	{"a whole body in a profile without a terminator", []string{chunkedHead + inChunk(event(chunk("a"))+event(finishChunk)) + "0\r\n\r\n"}, func(s *spec) { s.terminator = "" }, expected{"ok", "", 200, 1, 2}},
	{"cut after the finish in a profile without a terminator", []string{chunkedHead + inChunk(event(chunk("a"))+event(finishChunk))}, func(s *spec) { s.terminator = "" }, expected{"truncated", "the connection closed amid the body", 200, 1, 2}},
	{"cut after the terminator", []string{chunkedHead + inChunk(event(chunk("a"))+event(finishChunk)+event("[DONE]"))}, nil, expected{"ok", "", 200, 1, 3}},
	{"no finish in a profile without a terminator", []string{streamHead + event(chunk("a"))}, func(s *spec) { s.terminator = "" }, expected{"truncated", "ended without finish_reason", 200, 1, 1}},
	{"cut inside the framing", []string{"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n400\r\n" + event(chunk("a"))}, nil, expected{"truncated", "the connection closed amid the body", 200, 1, 1}},
	{"an error inside the stream", []string{streamHead + event(chunk("a")), event(`{"error":{"message":"out of memory","code":500}}`)}, nil, expected{"stream-error", "out of memory (500)", 200, 1, 2}},
	{"an error inside a stream that then ends well", []string{streamHead + event(`{"error":{"message":"no"}}`) + good(2)}, nil, expected{"stream-error", "no", 200, 2, 7}},
	{"a 429 after the stream began", []string{streamHead + event(chunk("a")), event(`{"error":{"message":"slow down","code":429,"type":"rate_limit"}}`), event("[DONE]")}, nil, expected{"stream-429", "slow down (429)", 200, 1, 3}},
	{"an event named error", []string{streamHead + event(chunk("a")) + "event: error\ndata: {\"message\":\"gone\"}\n\n"}, nil, expected{"stream-error", "gone", 200, 1, 2}},
	{"error null is not an error", []string{streamHead + event(`{"error":null,"choices":[{"delta":{"content":"x"},"finish_reason":"stop"}]}`) + event("[DONE]")}, nil, expected{"ok", "", 200, 1, 2}},
	{"reset amid the stream", []string{streamHead, event(chunk("a")), reset}, nil, expected{"reset", "connection reset by peer", 200, 1, 1}},
	{"reset before the head", []string{reset}, nil, expected{"reset", "", 0, 0, 0}},
	{"closed before the head", []string{}, nil, expected{"reset", "EOF", 0, 0, 0}},
	{"reset after [DONE]", []string{streamHead, good(2), reset}, nil, expected{"ok", "", 200, 2, 6}},
	{"never ending after [DONE]", []string{streamHead + good(2), hang}, func(s *spec) { s.caps.maxOpenAfterEnd = 30 * time.Millisecond }, expected{"ok", "", 200, 2, 6}},
	{"never ending", []string{streamHead + event(chunk("a")), hang}, func(s *spec) { s.timeout = patience }, expected{"timeout-total", "status 200, 1 events", 200, 1, 1}},
	{"silent amid the stream", []string{streamHead + event(chunk("a")), event(chunk("a")), hang}, func(s *spec) { s.timeout = patience }, expected{"timeout-total", "status 200, 2 events", 200, 2, 2}},
	{"no head for long", []string{hang}, func(s *spec) { s.timeout = patience }, expected{"timeout-total", "no response head", 0, 0, 0}},
	{"HTML with 502", []string{head("502 Bad Gateway", "text/html") + "<html><h1>Bad gateway</h1></html>"}, nil, expected{"http-5xx", "502 <html><h1>Bad gateway</h1></html>", 502, 0, 0}},
	{"429", []string{"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: 7\r\nX-RateLimit-Limit-Requests: 60\r\nratelimit-policy: a\r\nConnection: close\r\n\r\n{\"error\":{\"message\":\"slow down\"}}"}, nil, expected{"http-429", "429 slow down", 429, 0, 0}},
	{"404", []string{head("404 Not Found", "text/plain") + "no"}, nil, expected{"http-4xx", "404 no", 404, 0, 0}},
	{"a redirect is not followed", []string{"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"}, nil, expected{"http-other", "302", 302, 0, 0}},
	{"a chunk that is not JSON", []string{streamHead + event(chunk("a")) + event("oops") + event(finishChunk) + event("[DONE]")}, nil, expected{"bad-json", "not JSON: oops", 200, 1, 4}},
	{"CR LF", []string{streamHead + strings.ReplaceAll(good(3), "\n", "\r\n")}, nil, expected{"ok", "", 200, 3, 7}},
	{"CR alone", []string{streamHead + strings.ReplaceAll(good(3), "\n", "\r")}, nil, expected{"ok", "", 200, 3, 7}},
	{"a character in two reads", []string{streamHead + "data: " + chunk("\xc3"), "\r", "\n\r\n"}, nil, expected{"truncated", "ended without", 200, 1, 1}},
	{"split UTF-8", []string{streamHead, `data: {"choices":[{"delta":{"content":"` + "\xf0\x9f", "\x8c\x8d" + `"},"finish_reason":"stop"}]}` + "\n\n", event("[DONE]")}, nil, expected{"ok", "", 200, 1, 2}},
	{"a line of 2 MB", []string{streamHead, event(chunk(strings.Repeat("x", 2_000_000))), event(finishChunk) + event("[DONE]")}, nil, expected{"ok", "", 200, 1, 3}},
	{"too large", []string{streamHead, event(chunk(strings.Repeat("x", 200_000))), hang}, func(s *spec) { s.caps.bytes = 100_000 }, expected{"too-large", "more than 100000 bytes", 200, 0, 0}},
	{"too many events", []string{streamHead + strings.Repeat(event(chunk("x")), 1000), hang}, func(s *spec) { s.caps.events = 100 }, expected{"too-many-events", "100 events", 200, 100, 100}},
	{"a role chunk is not a token", []string{streamHead, event(roleChunk), event(`{"choices":[{"delta":{"role":"assistant"}}]}`), event(chunk("a")) + event(finishChunk) + event("[DONE]")}, nil, expected{"ok", "", 200, 1, 5}},
	{"role chunks only", []string{streamHead, event(roleChunk), event(finishChunk), event("[DONE]")}, nil, expected{"ok", "", 200, 0, 3}},
	{"reasoning and tool calls are tokens", []string{streamHead, event(`{"choices":[{"delta":{"reasoning_content":"hm"}}]}`), event(`{"choices":[{"delta":{"tool_calls":[{"index":0}]},"finish_reason":"tool_calls"}]}`) + event("[DONE]")}, nil, expected{"ok", "", 200, 2, 3}},
	{"spaces, another order, escapes", []string{streamHead + event(`{ "choices" : [ { "finish_reason" : null , "delta" : { "content" : "\"x\"" } } ] }`) + event(`{"usage":null,"choices":[{"delta":{"con\u0074ent":"y"},"finish_reason":"stop"}]}`) + event("[DONE]")}, nil, expected{"ok", "", 200, 2, 3}},
	{"a text that speaks of content is one chunk", []string{streamHead + event(chunk(`\"content\":\"\" [DONE]`)) + event(finishChunk) + event("[DONE]")}, nil, expected{"ok", "", 200, 1, 3}},
	{"comments and pings", []string{streamHead + ": hi\n\n" + "event: ping\ndata: {}\n\n" + good(2)}, nil, expected{"ok", "", 200, 2, 7}},
	{"what follows [DONE] is not read", []string{streamHead + good(2) + event("oops") + event("[DONE]")}, nil, expected{"ok", "", 200, 2, 6}},
	{"JSON instead of a stream", []string{head("200 OK", "application/json") + goodJSON}, nil, expected{"not-a-completion", "answered application/json instead", 200, 0, 0}},
	{"HTML instead of a stream", []string{head("200 OK", "text/html") + "<html>"}, nil, expected{"not-a-completion", "answered text/html instead", 200, 0, 0}},

	{"a whole JSON answer", []string{head("200 OK", "application/json"), goodJSON}, jsonSpec, expected{"ok", "", 200, 0, 0}},
	{"a coded body", []string{head("200 OK", "application/json\r\nContent-Encoding: gzip") + goodJSON}, jsonSpec, expected{"bad-json", "Content-Encoding: gzip although the request asks for identity", 200, 0, 0}},
	{"a coded stream", []string{strings.Replace(streamHead, "\r\n\r\n", "\r\nContent-Encoding: br\r\n\r\n", 1) + good(3)}, nil, expected{"bad-json", "Content-Encoding: br although the request asks for identity", 200, 0, 0}},
	{"a body coded as identity", []string{head("200 OK", "application/json\r\nContent-Encoding: identity") + goodJSON}, jsonSpec, expected{"ok", "", 200, 0, 0}},
	{"JSON cut off", []string{head("200 OK", "application/json") + goodJSON[:20]}, jsonSpec, expected{"bad-json", "not JSON", 200, 0, 0}},
	{"JSON shorter than its length", []string{"HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n" + goodJSON}, jsonSpec, expected{"truncated", "amid the body", 200, 0, 0}},
	{"an object that is not a completion", []string{head("200 OK", "application/json") + `{"choices":[{"message":{"content":null}}]}`}, jsonSpec, expected{"not-a-completion", "content", 200, 0, 0}},
	{"no choices", []string{head("200 OK", "application/json") + `{"choices":[]}`}, jsonSpec, expected{"not-a-completion", "choices", 200, 0, 0}},
	{"HTML with 200", []string{head("200 OK", "text/html") + "<html>"}, jsonSpec, expected{"bad-json", "<html>", 200, 0, 0}},
	{"JSON amid which nothing comes", []string{head("200 OK", "application/json") + goodJSON[:20], hang}, func(s *spec) { jsonSpec(s); s.timeout = patience }, expected{"timeout-total", "status 200", 200, 0, 0}},
	{"a JSON answer of one line", []string{head("200 OK", "application/json") + "\n \t" + goodJSON + "\n"}, jsonSpec, expected{"ok", "", 200, 0, 0}},
	{"no HTTP at all", []string{"hello\r\n\r\n"}, jsonSpec, expected{"network", "malformed", 0, 0, 0}},
}

func TestEachFaultHasItsClass(t *testing.T) {
	for _, by := range ways {
		for _, f := range faults {
			t.Run(string(by)+"/"+f.name, func(t *testing.T) {
				t.Parallel()
				var c caller
				// Twice with the same memory, because data of one answer must not get into the next answer.
				for range 2 {
					checkAnswer(t, askFault(t, &c, f, by), f.want)
				}
			})
		}
	}
}

// askFault requests the answer of a fault. It tries again with a doubled time limit if the machine was too busy for the first limit.
func askFault(t *testing.T, c *caller, f fault, by way) *answer {
	t.Helper()
	for limit := patience; ; limit *= 2 {
		s := newSpec(target(t, f.parts...), f.change)
		isLimited := s.timeout == patience
		if isLimited {
			s.timeout = limit
		}
		a := ask(t, c, s, by)
		if !isLimited || isAsWanted(&a.row, f.want) || limit > maxPatience {
			return a
		}
	}
}

func isAsWanted(row *rows.Row, want expected) bool {
	isCounted := row.Class == want.class && row.Status == want.status && len(row.ChunkTimes) == want.chunks && row.Events == want.events
	return isCounted && strings.Contains(row.Error, want.error) && (row.Class == "ok") == (row.Error == "")
}

// Tests one user that gets the answers of all faults in a row, as in a real run.
func TestNothingIsCarriedFromOneAnswerToTheNext(t *testing.T) {
	for _, by := range ways {
		var c caller
		for _, f := range faults {
			checkAnswer(t, askFault(t, &c, f, by), f.want)
			if t.Failed() {
				t.Fatalf("at %q over a %s", f.name, by)
			}
		}
	}
}

func checkAnswer(t *testing.T, a *answer, want expected) {
	t.Helper()
	row := &a.row
	if !isAsWanted(row, want) {
		t.Errorf("class %s, status %d, %d chunks, %d events, error %q; want %+v", row.Class, row.Status, len(row.ChunkTimes), row.Events, row.Error, want)
	}
	// noTerminator is set only for streams that have a finish reason and lack only their terminator.
	lacksTerminator := strings.HasPrefix(row.Error, "ended without ") && !strings.Contains(row.Error, "finish_reason")
	if row.NoTerminator != lacksTerminator {
		t.Errorf("noTerminator is %v with error %q", row.NoTerminator, row.Error)
	}
	checkOrder(t, a)
}

// checkOrder checks that the times of a row are in the order of their events.
func checkOrder(t *testing.T, a *answer) {
	t.Helper()
	row := &a.row
	times := []int64{row.Sent, row.Connected, row.Headers, row.FirstByte, row.FirstEvent}
	times = append(append(times, row.ChunkTimes...), row.Done, row.Closed)
	last := int64(0)
	for index, at := range times {
		if at == rows.Never {
			continue
		}
		if at < last {
			t.Errorf("time %d of %d is %d ns before the one before it", index, len(times), last-at)
		}
		last = at
	}
	if row.Sent == rows.Never || row.Closed == rows.Never {
		t.Error("a request that was sent has a beginning and an end")
	}
}

func TestAnErrorSaysItsCodeOnce(t *testing.T) {
	for text, want := range map[string]string{
		`{"error":{"message":"slow down","code":429}}`:               "slow down (429)",
		`{"error":{"message":"slow down","code":"rate_limit"}}`:      "slow down (rate_limit)",
		`{"error":{"message":"error 429: slow down","code":429}}`:    "error 429: slow down",
		`{"error":{"message":"no","code":null}}`:                     "no",
		`{"error":{"message":"no","code":""}}`:                       "no",
		`{"error":{"message":"no","code":{"deep":1}}}`:               "no",
		`{"error":{"message":"no"}}`:                                 "no",
		`{"message":"gone","code":410}`:                              "gone (410)",
		`{"error":"busy","message":"try later","code":"overloaded"}`: "try later (overloaded)",
		`{"error":{"code":500}}`:                                     `{"error":{"code":500}}`,
		`<html>`:                                                     "<html>",
	} {
		if got := messageOf(text); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

func TestStatusesAndErrorsHaveTheClassesOfTheSharedTable(t *testing.T) {
	text, err := os.ReadFile("testdata/classes.json")
	if err != nil {
		t.Fatal(err)
	}
	var table struct {
		Statuses map[int]string    `json:"statuses"`
		Errors   map[string]string `json:"errors"`
	}
	if err := json.Unmarshal(text, &table); err != nil {
		t.Fatal(err)
	}
	if len(table.Statuses) == 0 || len(table.Errors) == 0 {
		t.Fatal("the table is empty")
	}
	for status, want := range table.Statuses {
		if got := classOfStatus(status); got != want {
			t.Errorf("%d: %s, want %s", status, got, want)
		}
	}
	for text, want := range table.Errors {
		if got := classOfError(text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

func TestErrorsOfEventStreamsAlone(t *testing.T) {
	for text, want := range map[string]string{
		`{"message":"m","code":429}`: "stream-429",
		`rate_limit 429`:             "stream-error",
	} {
		if got := classOfError(text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

func TestReasoningAloneIsAnEmptyAnswer(t *testing.T) {
	thought := event(`{"choices":[{"delta":{"reasoning_content":"hm"},"finish_reason":null}]}`)
	end := event(finishChunk) + event("[DONE]")
	for text, want := range map[string]bool{thought + end: true, thought + event(chunk("a")) + end: false, end: true} {
		var c caller
		a := ask(t, &c, newSpec(target(t, streamHead+text), nil), ways[0])
		last := a.row.ChunkTimes[max(0, len(a.row.ChunkTimes)-1):]
		if a.row.Class != classOK || a.row.Empty != want || !want && a.row.FirstOutput != last[0] {
			t.Errorf("%s: class %s, empty %v, first output %d of %v", text, a.row.Class, a.row.Empty, a.row.FirstOutput, last)
		}
	}
}
