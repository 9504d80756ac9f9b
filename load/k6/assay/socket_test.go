package assay

import (
	"context"
	"encoding/json"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"assay.local/k6/groundtruth"
	"assay.local/k6/plan"
	"assay.local/k6/rows"
	"assay.local/k6/socket"
)

const (
	socketText = `{"choices":[{"delta":{"content":"a"},"finish_reason":null}]}`
	socketEnd  = `{"choices":[{"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":4,"completion_tokens":2}}`
)

func socketDialect() *socket.Dialect {
	normal := 1000
	return &socket.Dialect{Auth: "bearer", TypePointer: "/type", Terminators: []string{"[DONE]"}, CloseCodes: []*int{&normal, nil}}
}

// settled returns a user whose answer is a complete conversation with these messages. The row of the answer has its class and times.
func settled(t *testing.T, dialect *socket.Dialect, change func(*socket.Talk), texts ...string) (*user, *socket.Talk) {
	t.Helper()
	u := &user{run: &run{task: &task{config: &config{Dialect: *dialect}, plan: planOf(t, "websocket")}}}
	u.run.keys.add(formsOf[ownersKey]...)
	u.run.keys.add(formsOf[findersKey]...)
	talk := &socket.Talk{Opened: 2000, Closed: 90_000, CloseCode: socket.NoCode, IsClosedByUs: true}
	for place, text := range texts {
		talk.Messages = append(talk.Messages, socket.Message{At: int64(10_000 + 5000*place), Text: []byte(text)})
	}
	if change != nil {
		change(talk)
	}
	s := &spec{transport: transportSocket, due: rows.Never, key: findersKey, body: `{"model":"m"}`}
	u.caller.restart(requestEnv{spec: s, keys: &u.run.keys})
	reading := dialect.NewReading()
	for _, message := range talk.Messages {
		reading.Take(message)
	}
	u.caller.storeTalk(talk, reading, nil)
	return u, talk
}

func TestAConversationHasTheRowOfAStream(t *testing.T) {
	u, _ := settled(t, socketDialect(), nil, `{"choices":[{"delta":{"role":"assistant"}}]}`, socketText, socketText, socketEnd, "[DONE]")
	row := &u.caller.answer.row
	if row.Class != classOK || row.Status != 101 || len(row.ChunkTimes) != 2 || row.ChunkTimes[0] != 15_000 || row.Events != 5 ||
		row.Headers != 2000 || row.FirstEvent != 10_000 || row.Done != 30_000 || row.PromptTokens != 4 || row.CompletionTokens != 2 || row.Empty {
		t.Errorf("%+v", row)
	}
	u, _ = settled(t, socketDialect(), nil, socketEnd, "[DONE]")
	if row := &u.caller.answer.row; row.Class != classOK || !row.Empty {
		t.Errorf("without text: %+v", row)
	}
	u, _ = settled(t, socketDialect(), nil, `{"choices":[{"delta":{"reasoning_content":"hm"}}]}`, socketEnd, "[DONE]")
	if row := &u.caller.answer.row; row.Class != classOK || !row.Empty || len(row.ChunkTimes) != 1 {
		t.Errorf("an answer of reasoning alone: %+v", row)
	}
	u, _ = settled(t, socketDialect(), nil, socketText, socketEnd)
	if row := &u.caller.answer.row; row.Class != classOK || row.Done != 90_000 {
		t.Errorf("a close ends it too: %+v", row)
	}
}

func TestHiddenReasoningOfAConversationIsCounted(t *testing.T) {
	end := strings.Replace(socketEnd, `"completion_tokens":2`, `"completion_tokens":202,"completion_tokens_details":{"reasoning_tokens":200}`, 1)
	for thought, want := range map[string]int64{`{"choices":[{"delta":{"role":"assistant"}}]}`: 200, `{"choices":[{"delta":{"reasoning_content":"hm"}}]}`: 0} {
		u, _ := settled(t, socketDialect(), nil, thought, socketText, end, "[DONE]")
		if row := &u.caller.answer.row; row.Class != classOK || row.CompletionTokens != 202 || row.HiddenTokens != want {
			t.Errorf("%s: %+v", thought, row)
		}
	}
}

func TestAnIncompleteConversationFails(t *testing.T) {
	broken := func(class, text string) func(*socket.Talk) {
		return func(talk *socket.Talk) { talk.Class, talk.Error = class, text }
	}
	refused := func(status int) func(*socket.Talk) {
		return func(talk *socket.Talk) {
			talk.Opened, talk.Status, talk.Class, talk.Error = rows.Never, status, socket.ClassRefusal, "no "+findersKey
		}
	}
	noClose := socketDialect()
	noClose.CloseCodes = nil
	for name, one := range map[string]struct {
		dialect     *socket.Dialect
		change      func(*socket.Talk)
		texts       []string
		class, says string
	}{
		"no finish_reason":       {nil, nil, []string{socketText, "[DONE]"}, classTruncated, "ended without finish_reason"},
		"nothing at all":         {nil, nil, nil, classTruncated, "ended without finish_reason"},
		"no end":                 {noClose, nil, []string{socketText, socketEnd}, classTruncated, "ended without its end"},
		"an error inside":        {nil, nil, []string{socketText, `{"error":{"message":"boom ` + findersKey + `"}}`, socketEnd, "[DONE]"}, classStreamError, "boom [key]"},
		"a limit amid":           {nil, nil, []string{socketText, `{"error":{"message":"slow down","code":"rate_limit_exceeded"}}`}, classStreamLimit, "slow down (rate_limit_exceeded)"},
		"no JSON":                {nil, nil, []string{socketText, "<html>", socketEnd, "[DONE]"}, classBadJSON, "not JSON: <html>"},
		"broken before the end":  {nil, broken("reset", "broken"), []string{socketText, socketEnd}, "reset", "broken"},
		"too slow":               {nil, broken("timeout-total", "no end"), []string{socketText}, "timeout-total", "no end"},
		"a refused handshake":    {nil, refused(401), nil, "http-4xx", "the WebSocket handshake was refused with 401: no [key]"},
		"too many handshakes":    {nil, refused(429), nil, "http-429", "refused with 429"},
		"a broken server":        {nil, refused(503), nil, "http-5xx", "refused with 503"},
		"a handshake without it": {nil, refused(0), nil, "http-other", "the WebSocket handshake was refused: no [key]"},
	} {
		dialect := one.dialect
		if dialect == nil {
			dialect = socketDialect()
		}
		u, talk := settled(t, dialect, one.change, one.texts...)
		row := &u.caller.answer.row
		if row.Class != one.class || !strings.Contains(row.Error, one.says) || strings.Contains(row.Error, findersKey) {
			t.Errorf("%s: %s %q", name, row.Class, row.Error)
		}
		if talk.Opened == rows.Never && row.Status != talk.Status {
			t.Errorf("%s: status %d", name, row.Status)
		}
	}
}

// converseWith runs one conversation of a load with the service at an address, and returns its row.
func converseWith(t *testing.T, address string, ctx context.Context) *rows.Row {
	t.Helper()
	s := newStage(t)
	s.begin(t)
	s.runtime.VU.CtxField = ctx
	s.runtime.VU.StateField.Dialer = new(net.Dialer)
	u, _ := s.shared.NewModuleInstance(s.runtime.VU).(*user)
	at, _ := url.Parse("http" + strings.TrimPrefix(address, "ws"))
	loaded := &task{config: &config{SocketURL: address, Dialect: *socketDialect(), Workload: workload{TimeoutSeconds: 0.5}}, socketURL: at, plan: planOf(t, "websocket")}
	loaded.bodies = plan.NewBodies([]byte(`"m"`), loaded.plan, nil)
	u.run.task, u.entry = loaded, plan.Entry{Transport: "websocket", StartUs: -1, MaxTokens: 4}
	u.send(s.runtime.VU.StateField, loaded)
	return &u.caller.answer.row
}

func TestAConversationOfALoad(t *testing.T) {
	server := httptest.NewServer(groundtruth.NewServer(groundtruth.Shape{Chunks: 5, Gap: time.Millisecond}, nil))
	defer server.Close()
	row := converseWith(t, "ws"+strings.TrimPrefix(server.URL, "http")+"/v1", context.Background())
	if row.Class != classOK || len(row.ChunkTimes) != 5 || row.Connected < row.Sent || row.Headers < row.Connected || row.FirstEvent < row.Headers || row.PromptTokens != 8 {
		t.Errorf("%+v", row)
	}
	closed, _ := net.Listen("tcp", "127.0.0.1:0")
	_ = closed.Close()
	if row := converseWith(t, "ws://"+closed.Addr().String(), context.Background()); row.Class != "refused" || row.Status != 0 || row.Closed == rows.Never {
		t.Errorf("nobody listens: %s %s", row.Class, row.Error)
	}
	silent := "ws://" + target(t, hang).Host
	if row := converseWith(t, silent, context.Background()); row.Class != "timeout-total" || row.Error != "no response head by then" {
		t.Errorf("silence: %s %s", row.Class, row.Error)
	}
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(50*time.Millisecond, cancel)
	if row := converseWith(t, silent, ctx); row.Class != classInterrupted {
		t.Errorf("the end of the run: %s %s", row.Class, row.Error)
	}
	broken := "ws://" + target(t, reset).Host
	if row := converseWith(t, broken, context.Background()); row.Class != classReset {
		t.Errorf("a reset: %s %s", row.Class, row.Error)
	}
	if row := converseWith(t, "ws://"+target(t, head("503 No", "text/plain")+"busy").Host, context.Background()); row.Class != "http-5xx" || row.Status != 503 {
		t.Errorf("a refusal: %s %s", row.Class, row.Error)
	}
}

func TestAKeptConversationHoldsNoKey(t *testing.T) {
	half := len(findersKey) / 2
	whole := `{"choices":[{"delta":{"content":"` + ownersKey + `"}}]}`
	for name, one := range map[string]struct {
		texts    []string
		isShown  bool
		wasThere string
	}{
		"a key in one message": {[]string{whole, socketEnd, "[DONE]"}, true, "[key]"},
		"a key in pieces": {[]string{
			`{"choices":[{"delta":{"content":"` + findersKey[:half] + `"}}]}`, `{"choices":[{"delta":{"content":"` + findersKey[half:] + `"}}]}`, socketEnd, "[DONE]",
		}, false, "[key]"},
		"more than is kept": {[]string{`{"choices":[{"delta":{"content":"` + strings.Repeat("x", sampleBytes) + `"}}]}`, socketEnd, "[DONE]"}, false, "xxx"},
	} {
		u, _ := settled(t, socketDialect(), nil, one.texts...)
		line := u.record(&u.caller.answer, whySampled, true, nil)
		requireHidden(t, line)
		var read record
		if err := json.Unmarshal(line, &read); err != nil {
			t.Fatal(err)
		}
		if (read.Socket != nil) != one.isShown || read.Response.IsTruncated == one.isShown || read.Response.Status != http.StatusSwitchingProtocols || !strings.Contains(string(line), one.wasThere) {
			t.Errorf("%s: %.400s", name, line)
		}
		if one.isShown && (len(read.Socket.Frames) != 3 || read.Socket.Frames[1].AtUs != 15 || read.Socket.CloseCode != nil || !read.Socket.IsClosedByUs) {
			t.Errorf("%s: %+v", name, read.Socket)
		}
	}
}
