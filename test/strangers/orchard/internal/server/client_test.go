package server_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"stranger/internal/server"
	"stranger/internal/sw"
)

const longText = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"

// env is a running server and a client for it.
type env struct {
	t      *testing.T
	s      *server.Server
	base   string
	client *http.Client
}

func options(switches ...*sw.Switch) server.Options {
	return server.Options{
		Switches: sw.NewSet(switches...), RateLimit: 1000, RateWindow: time.Minute, PieceDelay: 10 * time.Millisecond,
		MaxBody: 4 << 20, HookTimeout: time.Second,
		HookDelays: []time.Duration{30 * time.Millisecond, 60 * time.Millisecond, 120 * time.Millisecond},
	}
}

func start(t *testing.T, o server.Options) *env {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := server.New(o)
	s.Start(listener)
	transport := &http.Transport{DisableCompression: true}
	t.Cleanup(func() {
		transport.CloseIdleConnections()
		s.Stop()
	})
	return &env{t: t, s: s, base: "http://" + listener.Addr().String(), client: &http.Client{Transport: transport, Timeout: 20 * time.Second}}
}

// reply is a complete answer. err is set if there was no answer.
type reply struct {
	*http.Response
	text string
	err  error
}

// at returns the value at a path of the JSON body, such as at("choices", 0, "message").
func (r reply) at(path ...any) any { return dig(decode(r.text), path...) }

func (r reply) status() int {
	if r.err != nil {
		return 0
	}
	return r.StatusCode
}

func decode(text string) any {
	var v any
	if json.Unmarshal([]byte(text), &v) != nil {
		return nil
	}
	return v
}

func dig(v any, path ...any) any {
	for _, p := range path {
		switch p := p.(type) {
		case string:
			object, _ := v.(map[string]any)
			v = object[p]
		case int:
			list, _ := v.([]any)
			if p >= len(list) {
				return nil
			}
			v = list[p]
		}
	}
	return v
}

func (e *env) request(method, path, body string, headers ...string) *http.Request {
	request, err := http.NewRequest(method, e.base+path, strings.NewReader(body))
	if err != nil {
		e.t.Fatal(err)
	}
	if body != "" {
		request.Header.Set("Content-Type", "application/json")
	}
	request.Header.Set("Authorization", "Bearer "+e.s.Key)
	for i := 0; i+1 < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
		if headers[i+1] == "" {
			request.Header.Del(headers[i])
		}
	}
	return request
}

// do sends a request with the first key. An empty header value removes a header field.
func (e *env) do(method, path, body string, headers ...string) reply {
	response, err := e.client.Do(e.request(method, path, body, headers...))
	if err != nil {
		return reply{err: err}
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	return reply{response, string(text), err}
}

const chatPath = "/v1/chat/completions"

// body returns a chat request. extra holds further members as JSON, such as `"stream":true`.
func body(text string, extra ...string) string {
	content, _ := json.Marshal(text)
	all := append([]string{`"model":"stranger-1"`, `"messages":[{"role":"user","content":` + string(content) + `}]`}, extra...)
	return "{" + strings.Join(all, ",") + "}"
}

func (e *env) chat(text string, extra ...string) reply {
	return e.do("POST", chatPath, body(text, extra...))
}

func (e *env) post(body string, headers ...string) reply {
	return e.do("POST", chatPath, body, headers...)
}

func (e *env) content(text string, extra ...string) string {
	content, _ := e.chat(text, extra...).at("choices", 0, "message", "content").(string)
	return content
}

// signUp creates an account. It returns the answer and the key in it.
func (e *env) signUp(email string) (reply, string) {
	r := e.do("POST", "/auth/signup", fmt.Sprintf(`{"email":%q,"password":"correct horse"}`, email), "Authorization", "")
	key, _ := r.at("api_key", "secret").(string)
	return r, key
}

func (e *env) withKey(key string) reply {
	return e.post(body("hello"), "Authorization", "Bearer "+key)
}

// streamed is a whole event stream, parsed by the rules of the standard.
type streamed struct {
	raw    string
	header http.Header
	status int
	chunks []any
	times  []time.Duration // of the chunks, since the request
	broken int             // events that are not JSON
	done   bool
}

func (e *env) stream(text string, extra ...string) streamed {
	begun := time.Now()
	response, err := e.client.Do(e.request("POST", chatPath, body(text, append(extra, `"stream":true`)...)))
	if err != nil {
		e.t.Fatal(err)
	}
	defer response.Body.Close()
	out := streamed{header: response.Header, status: response.StatusCode}
	lines, data := bufio.NewReader(response.Body), []string(nil)
	for {
		line, err := lines.ReadString('\n')
		out.raw += line
		line = strings.TrimRight(line, "\r\n")
		if value, ok := strings.CutPrefix(line, "data:"); ok {
			data = append(data, strings.TrimPrefix(value, " "))
		}
		if line == "" && len(data) > 0 {
			out.event(strings.Join(data, "\n"), time.Since(begun))
			data = nil
		}
		if err != nil {
			return out
		}
	}
}

func (s *streamed) event(data string, at time.Duration) {
	switch v := decode(data); {
	case data == "[DONE]":
		s.done = true
	case v == nil:
		s.broken++
	default:
		s.chunks = append(s.chunks, v)
		s.times = append(s.times, at)
	}
}

func (s streamed) text() string {
	text := ""
	for _, piece := range s.pieces() {
		text += piece
	}
	return text
}

func (s streamed) pieces() []string {
	var pieces []string
	for _, chunk := range s.chunks {
		if piece, _ := dig(chunk, "choices", 0, "delta", "content").(string); piece != "" {
			pieces = append(pieces, piece)
		}
	}
	return pieces
}

func (s streamed) finish() string {
	for _, chunk := range s.chunks {
		if reason, _ := dig(chunk, "choices", 0, "finish_reason").(string); reason != "" {
			return reason
		}
	}
	return ""
}

// gaps returns the number of chunks that arrived more than 4 ms after the previous chunk.
func (s streamed) gaps() int {
	n := 0
	for i := 1; i < len(s.times); i++ {
		if s.times[i]-s.times[i-1] > 4*time.Millisecond {
			n++
		}
	}
	return n
}

// raw sends a request exactly as given, and returns the connection.
func (e *env) raw(request string) net.Conn {
	conn, err := net.Dial("tcp", strings.TrimPrefix(e.base, "http://"))
	if err != nil {
		e.t.Fatal(err)
	}
	e.t.Cleanup(func() { conn.Close() })
	_ = conn.SetDeadline(time.Now().Add(1500 * time.Millisecond))
	if _, err := io.WriteString(conn, request); err != nil {
		e.t.Fatal(err)
	}
	return conn
}

const rawModels = "GET /v1/models HTTP/1.1\r\nHost: x\r\n\r\n"

// head returns the header section of an answer as text.
func (e *env) head() string {
	reader, head := bufio.NewReader(e.raw(rawModels)), ""
	for !strings.HasSuffix(head, "\r\n\r\n") {
		line, err := reader.ReadString('\n')
		head += line
		if err != nil {
			break
		}
	}
	return head
}
