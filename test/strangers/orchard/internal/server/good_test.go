package server_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"
)

func TestPlainAnswer(t *testing.T) {
	t.Parallel()
	e := start(t, options())
	r := e.chat("hello")
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != "application/json" {
		t.Fatalf("status %d, type %q", r.StatusCode, r.Header.Get("Content-Type"))
	}
	text, _ := r.at("choices", 0, "message", "content").(string)
	if words := len(strings.Fields(text)); words < 24 || words > 100 {
		t.Errorf("%d words: %q", words, text)
	}
	if r.at("choices", 0, "finish_reason") != "stop" || r.at("usage", "total_tokens") == nil {
		t.Error(r.text)
	}
	if words := len(strings.Fields(e.content("Tell me a long story."))); words < 200 {
		t.Errorf("a long story has %d words", words)
	}
}

func TestRepeatIsExact(t *testing.T) {
	t.Parallel()
	e := start(t, options())
	for _, text := range []string{"", "plain", " spaces  kept \n\t", "<b>&\u2028é😀漢字かな交じり文の長い例です\u0000", "a repeat without marker", strings.Repeat("long ", 400)} {
		if got := e.content("x repeat: wrong repeat: " + text); got != text {
			t.Errorf("plain: %q became %q", text, got)
		}
		if got := e.stream("repeat: " + text).text(); got != text {
			t.Errorf("streamed: %q became %q", text, got)
		}
		if got := e.talk("repeat: " + text).text("r1"); got != text {
			t.Errorf("WebSocket: %q became %q", text, got)
		}
	}
}

func TestMaxTokens(t *testing.T) {
	t.Parallel()
	e := start(t, options())
	r := e.chat("repeat: "+longText, `"max_tokens":3`)
	if r.at("choices", 0, "message", "content") != "one two three" || r.at("choices", 0, "finish_reason") != "length" {
		t.Error(r.text)
	}
	s := e.stream("repeat: "+longText, `"max_tokens":3`)
	if s.text() != "one two three" || s.finish() != "length" {
		t.Error(s.raw)
	}
	if r := e.chat("repeat: one two", `"max_tokens":2`); r.at("choices", 0, "finish_reason") != "stop" {
		t.Error(r.text)
	}
}

func TestRefusals(t *testing.T) {
	t.Parallel()
	e := start(t, options())
	const model, messages = `"model":"stranger-1"`, `"messages":[{"role":"user","content":"x"}]`
	for text, want := range map[string]int{
		`{` + model + `,` + messages + `}`:                               200,
		`{` + model + `,` + messages + `,"max_tokens":null,"unknown":1}`: 200,
		`{` + model + `,` + messages + `,"temperature":2,"top_p":1}`:     200,
		`{` + model + `,"messages":[{"role":"user","content":[]}]}`:      200,
		``:                                  415,
		`{`:                                 400,
		`[]`:                                400,
		`null`:                              400,
		`{` + model + `}`:                   400,
		`{` + messages + `}`:                400,
		`{` + model + `,"messages":[]}`:     400,
		`{` + model + `,"messages":{}}`:     400,
		`{` + model + `,"messages":["x"]}`:  400,
		`{` + model + `,"messages":[null]}`: 400,
		`{` + model + `,"messages":[{"role":"user"}]}`:                              400,
		`{` + model + `,"messages":[{"role":"king","content":"x"}]}`:                400,
		`{` + model + `,"messages":[{"role":"user","content":5}]}`:                  400,
		`{` + model + `,"messages":[{"role":"user","content":[{"type":"image"}]}]}`: 400,
		`{"model":5,` + messages + `}`:                                              400,
		`{"model":"nobody",` + messages + `}`:                                       404,
		`{` + model + `,` + messages + `,"max_tokens":0}`:                           400,
		`{` + model + `,` + messages + `,"max_tokens":-1}`:                          400,
		`{` + model + `,` + messages + `,"max_tokens":1.5}`:                         400,
		`{` + model + `,` + messages + `,"max_tokens":"5"}`:                         400,
		`{` + model + `,` + messages + `,"max_tokens":99999999999999999999}`:        400,
		`{` + model + `,` + messages + `,"temperature":2.1}`:                        400,
		`{` + model + `,` + messages + `,"temperature":"hot"}`:                      400,
		`{` + model + `,` + messages + `,"stream":"yes"}`:                           400,
		`{` + model + `,` + messages + `} x`:                                        400,
		"{" + model + `,"messages":[{"role":"user","content":"` + "\xff" + `"}]}`:   400,
		`{` + model + `,"x":"` + strings.Repeat("x", 5<<20) + `"}`:                  413,
	} {
		r := e.post(text)
		if r.status() != want {
			t.Errorf("%.80s: status %d, error %v, want %d", text, r.status(), r.err, want)
		}
		if message, _ := r.at("error", "message").(string); want != 200 && message == "" {
			t.Errorf("%.80s: no error body: %q", text, r.text)
		}
	}
}

func TestRouting(t *testing.T) {
	t.Parallel()
	e := start(t, options())
	for call, want := range map[string]int{
		"GET /nope": 404, "POST /auth/login": 404, "GET " + chatPath: 405, "DELETE /auth/signup": 405, "GET /v1/realtime": 426,
		"GET /v1/models": 200, "GET /v1/models/stranger-1": 200, "GET /v1/models/nobody": 404, "GET /v1/webhook_endpoints/none": 404,
	} {
		method, path, _ := strings.Cut(call, " ")
		r := e.do(method, path, "")
		if r.status() != want || r.Header.Get("Content-Type") != "application/json" || (want > 399 && r.at("error", "message") == nil) {
			t.Errorf("%s: %d %s", call, r.status(), r.text)
		}
		if want == 405 && r.Header.Get("Allow") == "" {
			t.Errorf("%s: no Allow", call)
		}
	}
}

func TestAuthentication(t *testing.T) {
	t.Parallel()
	e := start(t, options())
	for header, want := range map[string]int{
		"": 401, "Bearer wrong": 401, "Bearer ": 401, "Basic " + e.s.Key: 401, e.s.Key: 401, "bearer " + e.s.Key: 200,
	} {
		r := e.post(body("x"), "Authorization", header)
		if r.status() != want || (want == 401 && r.Header.Get("WWW-Authenticate") == "") {
			t.Errorf("%q: %d", header, r.status())
		}
	}
}

func TestStream(t *testing.T) {
	t.Parallel()
	e := start(t, options())
	s := e.stream("repeat: "+longText, `"stream_options":{"include_usage":true}`)
	if s.text() != longText || !s.done || s.finish() != "stop" || s.header.Get("Content-Type") != "text/event-stream" {
		t.Error(s.raw)
	}
	if s.gaps() < 8 {
		t.Errorf("only %d gaps: not paced", s.gaps())
	}
	if dig(s.chunks[len(s.chunks)-1], "usage", "completion_tokens") != 16.0 {
		t.Error("no usage chunk")
	}
	if bad := e.stream("x", `"temperature":9`); bad.status != 400 {
		t.Errorf("bad streaming request: %d", bad.status)
	}
}

func TestSocket(t *testing.T) {
	t.Parallel()
	e := start(t, options())
	p := e.dial(e.s.Key)
	p.send("nonsense")
	p.send(`{"type":"dance"}`)
	p.send(`{"type":"chat.request"}`)
	p.ask("bad", `{}`)
	if all := p.until(4); len(all.of("error")) != 4 {
		t.Fatal(all)
	}
	p.ask("a", body("repeat: "+longText))
	p.ask("b", body("repeat: other"))
	all := p.until(2)
	if all.text("a") != longText || all.text("b") != "other" || len(all.of("chat.started")) != 2 {
		t.Error(all)
	}
	for _, key := range []string{"", "wrong"} {
		if p := e.dial(key); p.reply.StatusCode != http.StatusUnauthorized {
			t.Errorf("key %q: %d", key, p.reply.StatusCode)
		}
	}
}

func TestWebhooks(t *testing.T) {
	t.Parallel()
	e := start(t, options())
	h := e.hook(e.s.Key)
	calls := h.failing(2)
	if len(calls) != 3 {
		t.Fatalf("%d attempts", len(calls))
	}
	for _, call := range calls {
		if !call.verified(h.secret) || call.id() != calls[0].id() || call.kind() != "chat.completion.finished" {
			t.Error(call)
		}
	}
	if calls := h.failing(9); len(calls) != 4 {
		t.Errorf("%d attempts", len(calls))
	}
	h.failures.Store(0)
	h.rotate()
	e.stream("hello")
	if calls := h.wait(1, time.Second); len(calls) != 1 || !calls[0].verified(h.secret) {
		t.Error("after a rotation: ", calls)
	}
	if h.call("GET", "").at("secret") != nil {
		t.Error("the secret is shown again")
	}
	_, other := e.signUp("other@example.com")
	stranger := &hook{receiver: h.receiver, e: e, key: other, id: h.id}
	if r := stranger.call("DELETE", ""); r.status() != 404 {
		t.Errorf("a foreign key may delete: %d", r.status())
	}
	if r := h.call("DELETE", ""); r.status() != 200 {
		t.Error(r.text)
	}
	if calls := h.after(1, 300*time.Millisecond); len(calls) != 0 {
		t.Error("events after the deletion")
	}
}

func TestSignUp(t *testing.T) {
	t.Parallel()
	e := start(t, options())
	r, key := e.signUp("ann@example.com")
	if r.status() != 201 || e.withKey(key).status() != 200 || strings.Contains(r.text, "correct horse") {
		t.Error(r.text)
	}
	if again, _ := e.signUp("Ann@example.com"); again.status() != 409 {
		t.Error(again.text)
	}
	for i, text := range []string{`{}`, `{"email":"x","password":"longenough"}`, `{"email":"b@example.com","password":"short"}`, `{"email":5,"password":"longenough"}`} {
		if r := e.do("POST", "/auth/signup", text); r.status() != 400 {
			t.Errorf("%d: %d %s", i, r.status(), r.text)
		}
	}
}

func TestLimit(t *testing.T) {
	t.Parallel()
	o := options()
	o.RateLimit, o.RateWindow = 2, time.Second
	e := start(t, o)
	e.chat("x")
	if left := e.chat("x").Header.Get("X-Ratelimit-Remaining-Requests"); left != "0" {
		t.Errorf("remaining %q", left)
	}
	r := e.chat("x")
	if r.status() != 429 || r.Header.Get("Retry-After") != "1" || r.at("error", "code") != "rate_limit_exceeded" {
		t.Error(r.status(), r.text, r.Header)
	}
	if all := e.talk("x"); len(all.of("error")) != 1 {
		t.Error("WebSocket: ", all)
	}
	time.Sleep(time.Second)
	if r := e.chat("x"); r.status() != 200 {
		t.Error("no new window: " + fmt.Sprint(r.status()))
	}
}
