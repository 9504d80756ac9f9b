package assay

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// served starts a server that answers each request with one stream, and counts its connections.
func served(t *testing.T, secure bool) (*url.URL, *atomic.Int64) {
	t.Helper()
	var connections atomic.Int64
	server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		_, _ = w.Write([]byte(good(3)))
	}))
	server.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateNew {
			connections.Add(1)
		}
	}
	if secure {
		server.StartTLS()
	} else {
		server.Start()
	}
	t.Cleanup(server.Close)
	address, _ := url.Parse(server.URL)
	return address, &connections
}

func perform(t *testing.T, ctx context.Context, c *caller, s *spec) *answer {
	t.Helper()
	env := envFor(t)
	env.aim(s)
	return c.perform(ctx, env)
}

func TestConnectionsAreUsedAgain(t *testing.T) {
	address, connections := served(t, false)
	g := envFor(t)
	var c caller
	for round := range 5 {
		g.aim(newSpec(address, nil))
		a := c.perform(context.Background(), g)
		if a.row.Class != "ok" || (a.row.Connected == rows.Never) != (round > 0) {
			t.Fatalf("round %d: %s, connected at %d", round, a.row.Class, a.row.Connected)
		}
	}
	if connections.Load() != 1 {
		t.Errorf("%d connections", connections.Load())
	}
}

type dialFunc func(context.Context, string, string) (net.Conn, error)

func (d dialFunc) DialContext(ctx context.Context, network, address string) (net.Conn, error) {
	return d(ctx, network, address)
}

func TestConnectionFailuresHaveTheirClass(t *testing.T) {
	closed, _ := net.Listen("tcp", "127.0.0.1:0")
	nobody := &url.URL{Scheme: "http", Host: closed.Addr().String()}
	_ = closed.Close()
	secure, _ := served(t, true)
	plain, _ := served(t, false)
	notTLS := *plain
	notTLS.Scheme = "https"
	// Its connections are open, because the system accepts them, and no process reads from them.
	unread, _ := net.Listen("tcp", "127.0.0.1:0")
	defer func() { _ = unread.Close() }()
	silent := &url.URL{Scheme: "https", Host: unread.Addr().String()}
	cases := []struct {
		name    string
		address *url.URL
		dial    func(context.Context, string, string) (net.Conn, error)
		class   string
	}{
		{"nobody listens", nobody, nil, "refused"},
		{"a certificate nobody knows", secure, nil, "tls"},
		{"no TLS there", &notTLS, nil, "tls"},
		{"no such name", plain, func(context.Context, string, string) (net.Conn, error) {
			return nil, &net.DNSError{Err: "no such host", Name: "nowhere.invalid", IsNotFound: true}
		}, "dns"},
		{"a connection that never stands", plain, func(ctx context.Context, _, _ string) (net.Conn, error) {
			<-ctx.Done()
			return nil, ctx.Err()
		}, "timeout-total"},
		{"a handshake that never ends", silent, nil, "timeout-total"},
	}
	for _, one := range cases {
		t.Run(one.name, func(t *testing.T) {
			g := envFor(t)
			if one.dial != nil {
				g.dialer = dialFunc(one.dial)
			}
			var c caller
			g.aim(newSpec(one.address, nil))
			if one.class == "timeout-total" {
				g.spec.timeout = 100 * time.Millisecond
			}
			a := c.perform(context.Background(), g)
			if a.row.Class != one.class || a.row.Status != 0 || a.row.Error == "" || a.row.Closed == rows.Never {
				t.Errorf("%s, error %q", a.row.Class, a.row.Error)
			}
			if one.class == "refused" && (a.row.Connected != rows.Never || a.row.Headers != rows.Never) {
				t.Error("nothing stood")
			}
		})
	}
}

// The parts of one read have equal times. The parts of a later read have a later time.
func TestTimesAreThoseOfTheReads(t *testing.T) {
	address := target(t, streamHead+event(roleChunk), event(chunk("a"))+event(chunk("b")), event(chunk("c"))+event(finishChunk), event("[DONE]"))
	// On a busy machine, one read may return two parts. Then the request is repeated.
	const tries = 10
	var told string
	for range tries {
		var c caller
		row := &ask(t, &c, newSpec(address, nil), overConn).row
		if told = readTimes(row); told == "" {
			return
		}
	}
	t.Errorf("in none of %d answers: %s", tries, told)
}

// readTimes returns a description of wrong times in the row of an answer that was sent in four parts; "" if all times are right.
func readTimes(row *rows.Row) string {
	times := row.ChunkTimes
	apart := int64(time.Millisecond)
	if len(times) != 3 || times[0] != times[1] || times[2]-times[1] < apart {
		return fmt.Sprintf("times %v", times)
	}
	if times[0]-row.FirstEvent < apart || row.Done-times[2] < apart {
		return fmt.Sprintf("first event %d, chunks %v, done %d", row.FirstEvent, times, row.Done)
	}
	return ""
}

func TestStartsAtItsTime(t *testing.T) {
	address, _ := served(t, false)
	var c caller
	s := newSpec(address, func(s *spec) { s.due = clock.Now() + int64(30*time.Millisecond) })
	row := &perform(t, context.Background(), &c, s).row
	if row.Sent < row.Scheduled || row.Class != "ok" {
		t.Errorf("scheduled %d, sent %d, %s", row.Scheduled, row.Sent, row.Class)
	}
	late := newSpec(address, func(s *spec) { s.due = clock.Now() - int64(time.Second) })
	env := envFor(t)
	env.aim(late)
	row = &c.perform(context.Background(), env).row
	if lag := row.Sent - row.Scheduled; lag < int64(900*time.Millisecond) || row.Class != "ok" {
		t.Errorf("a late start is sent at once and shows its lag, not %d ns, %s", lag, row.Class)
	}
}

func TestAnEndOfTheRunIsNoFaultOfTheTarget(t *testing.T) {
	address := target(t, streamHead+event(chunk("a")), hang)
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(50*time.Millisecond, cancel)
	var c caller
	row := &perform(t, ctx, &c, newSpec(address, nil)).row
	if row.Class != "interrupted" || len(row.ChunkTimes) != 1 || row.Sent == rows.Never {
		t.Errorf("amid a stream: %s, %d chunks", row.Class, len(row.ChunkTimes))
	}
	waiting := newSpec(address, func(s *spec) { s.due = clock.Now() + int64(time.Minute) })
	row = &perform(t, ctx, &c, waiting).row
	if row.Class != "interrupted" || row.Sent != rows.Never || row.Scheduled == rows.Never {
		t.Errorf("before it was sent: %s, sent %d", row.Class, row.Sent)
	}
}

func TestRowsDoNotContainTheKey(t *testing.T) {
	const key = ownersKey
	echo := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Retry-After", key)
		w.Header().Set("X-RateLimit-Echo", key)
		w.WriteHeader(http.StatusTooManyRequests)
		_, _ = w.Write([]byte(`{"error":{"message":"bad key ` + strings.ReplaceAll(key, `"`, `\"`) + `"},"seen":` + "\"" + key + "\"}"))
	}))
	defer echo.Close()
	address, _ := url.Parse(echo.URL)
	var c caller
	env := envFor(t)
	env.keys.add(formsOf[key]...)
	env.aim(newSpec(address, func(s *spec) { s.key = key }))
	a := c.perform(context.Background(), env)
	line := string((&rows.Encoder{}).Encode(&a.row))
	if strings.Contains(line, "AbCdEf") || strings.Contains(c.bodyText(a), "AbCdEf") {
		t.Errorf("row %s\nbody %s", line, c.bodyText(a))
	}
	if len(a.row.Key) != 8 || a.row.Key == hashOf("another") {
		t.Errorf("hash %q", a.row.Key)
	}
	if !strings.Contains(line, `"retryAfter":"[key]"`) || !strings.Contains(line, `"x-ratelimit-echo":"[key]"`) {
		t.Errorf("row %s", line)
	}
	// The body is cut inside the key. The stored half of the key is removed, too.
	env.aim(newSpec(address, func(s *spec) { s.key = key; s.caps.bodyBytes = 50 }))
	long := c.perform(context.Background(), env)
	if strings.Contains(c.bodyText(long), "sk-") {
		t.Errorf("cut body %q", c.bodyText(long))
	}
}

func TestLimitsAndRefusalsAreKept(t *testing.T) {
	address := target(t, "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 7\r\nX-RateLimit-Limit: 60\r\nRateLimit: r=5\r\nRetry-After-Ms: 6900\r\nX-Other: a\r\nContent-Length: 2\r\n\r\nno")
	var c caller
	a := ask(t, &c, newSpec(address, nil), overConn)
	want := []rows.Limit{{Name: "ratelimit", Value: "r=5"}, {Name: "retry-after-ms", Value: "6900"}, {Name: "x-ratelimit-limit", Value: "60"}}
	if !slices.Equal(a.row.Limits, want) || a.row.RetryAfter != "7" || c.bodyText(a) != "no" {
		t.Errorf("limits %v, retry after %q, body %q", a.row.Limits, a.row.RetryAfter, a.body)
	}
}

func TestUsageIsRead(t *testing.T) {
	var c caller
	row := &ask(t, &c, newSpec(target(t, streamHead+good(3)), nil), overConn).row
	if row.PromptTokens != 7 || row.CompletionTokens != 3 {
		t.Errorf("stream: %d, %d", row.PromptTokens, row.CompletionTokens)
	}
	row = &ask(t, &c, newSpec(target(t, head("200 OK", "application/json")+goodJSON), jsonSpec), overConn).row
	if row.PromptTokens != 7 || row.CompletionTokens != 3 || row.Done == rows.Never || row.FirstByte == rows.Never {
		t.Errorf("JSON: %d, %d", row.PromptTokens, row.CompletionTokens)
	}
}

// Reasoning tokens that no chunk carried do not count for the pace of a stream.
func TestHiddenReasoningIsCounted(t *testing.T) {
	usage := func(completion, total, reasoning int) string {
		return event(fmt.Sprintf(`{"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":%d,"total_tokens":%d,`+
			`"completion_tokens_details":{"reasoning_tokens":%d}}}`, completion, total, reasoning))
	}
	thought := event(strings.Replace(chunk("hm"), `"content"`, `"reasoning_content"`, 1))
	cases := []struct {
		name, usage, before string
		want                int64
	}{
		{"hidden", usage(203, 210, 200), "", 200},
		{"none", usage(3, 10, 0), "", 0},
		{"streamed", usage(203, 210, 200), thought, 0},
		{"beside the count of completion tokens", usage(3, 210, 200), "", 0},
		{"within the total alone", usage(203, 410, 200), "", 0},
	}
	var c caller
	for _, one := range cases {
		stream := one.before + strings.Replace(good(3), event(usageChunk), one.usage, 1)
		row := &ask(t, &c, newSpec(target(t, streamHead+stream), nil), overConn).row
		if row.Class != "ok" || row.HiddenTokens != one.want {
			t.Errorf("%s: %s, %d hidden tokens", one.name, row.Class, row.HiddenTokens)
		}
	}
}

// An answer without text is a completion on every transport. Its row has the mark "empty".
func TestAnAnswerWithoutTextIsMarked(t *testing.T) {
	jsonHead := head("200 OK", "application/json")
	cases := []struct {
		name, answer string
		change       func(*spec)
		isEmpty      bool
	}{
		{"stream", streamHead + good(0), nil, true},
		{"stream with text", streamHead + good(1), nil, false},
		{"JSON", jsonHead + strings.Replace(goodJSON, `"hi"`, `""`, 1), jsonSpec, true},
		{"JSON with text", jsonHead + goodJSON, jsonSpec, false},
		{"JSON with a call", jsonHead + strings.Replace(goodJSON, `"hi"`, `"","tool_calls":[{"id":"a"}]`, 1), jsonSpec, false},
		{"JSON with null and a call", jsonHead + strings.Replace(goodJSON, `"hi"`, `null,"tool_calls":[{"id":"a"}]`, 1), jsonSpec, false},
		{"JSON with null and reasoning", jsonHead + strings.Replace(goodJSON, `"hi"`, `null,"reasoning_content":"hm"`, 1), jsonSpec, true},
		{"JSON with reasoning", jsonHead + strings.Replace(goodJSON, `"hi"`, `"","reasoning":"hm"`, 1), jsonSpec, true},
	}
	var c caller
	for _, one := range cases {
		row := &ask(t, &c, newSpec(target(t, one.answer), one.change), overConn).row
		line := string((&rows.Encoder{}).Encode(row))
		if row.Class != "ok" || row.Empty != one.isEmpty || strings.Contains(line, `"empty":true`) != one.isEmpty {
			t.Errorf("%s: %s, empty %v\n%s", one.name, row.Class, row.Empty, line)
		}
	}
}

func TestALongRunOfStreamsKeepsItsMemory(t *testing.T) {
	address, _ := served(t, false)
	var c caller
	big := newSpec(target(t, streamHead, event(chunk(strings.Repeat("x", 1_000_000)))+event(finishChunk)+event("[DONE]")), nil)
	if a := perform(t, context.Background(), &c, big); a.row.Class != "ok" {
		t.Fatal(a.row.Class, a.row.Error)
	}
	s := newSpec(address, nil)
	perform(t, context.Background(), &c, s)
	if got := len(c.cutter.Space(1)); got > 64<<10 {
		t.Errorf("%d bytes kept of one long line", got)
	}
	if got := cap(c.text); got > maxReusedTextBytes {
		t.Errorf("%d bytes kept of one long text", got)
	}
}

func TestABodyThatIsNotClosedIsNotWaitedFor(t *testing.T) {
	address := target(t, streamHead+good(2), hang)
	var c caller
	s := newSpec(address, func(s *spec) { s.caps.maxOpenAfterEnd = 20 * time.Millisecond; s.timeout = time.Minute })
	row := &ask(t, &c, s, overConn).row
	if held := row.Closed - row.Done; row.Class != "ok" || held < int64(20*time.Millisecond) || held > int64(30*time.Second) {
		t.Errorf("%s, held open for %d ns", row.Class, held)
	}
}
