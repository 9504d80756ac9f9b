package groundtruth

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"assay.local/k6/clock"
	"assay.local/k6/scan"
	"assay.local/k6/sse"
)

type logged struct {
	Index               string
	ReceivedUs, EndedUs int64
	SentUs, WidthsUs    []int64
}

// ask sends one request to a server. It returns the answer, its body, and its line of the log.
func ask(t *testing.T, shape Shape, body string) (*http.Response, []byte, logged) {
	t.Helper()
	var text bytes.Buffer
	log := NewLog(&text)
	server := httptest.NewServer(NewServer(shape, log))
	request, _ := http.NewRequest(http.MethodPost, server.URL, strings.NewReader(body))
	request.Header.Set(IndexHeader, "7")
	response, err := http.DefaultTransport.RoundTrip(request)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	_ = response.Body.Close()
	// The log line is written after the answer's last byte; closing waits for it.
	server.Close()
	if err := log.Flush(); err != nil {
		t.Fatal(err)
	}
	var line logged
	if response.StatusCode == http.StatusOK {
		if err := json.Unmarshal(text.Bytes(), &line); err != nil {
			t.Fatalf("%s: %v", text.Bytes(), err)
		}
	}
	return response, answer, line
}

func count(t *testing.T, body []byte) (chunks int, done bool) {
	t.Helper()
	var cutter sse.Cutter
	var scanner scan.Scanner
	cutter.Took(copy(cutter.Space(len(body)), body), 0)
	for event, ok := cutter.Next(); ok; event, ok = cutter.Next() {
		if string(event.Data) == "[DONE]" {
			return chunks, true
		}
		facts, isJSON := scanner.Scan(event.Data)
		if !isJSON {
			t.Fatalf("%q", event.Data)
		}
		if facts.HasText() {
			chunks++
		}
	}
	return chunks, false
}

func TestNoChunkIsSentBeforeItsTime(t *testing.T) {
	shape := Shape{Chunks: 20, First: 10 * time.Millisecond, Gap: 2 * time.Millisecond, Jitter: 0.5, Seed: 3}
	before := Shared(clock.Now())
	_, body, line := ask(t, shape, `{"stream":true}`)
	if chunks, done := count(t, body); chunks != 20 || !done {
		t.Errorf("%d chunks, done %v", chunks, done)
	}
	if line.Index != "7" || len(line.SentUs) != 20 || len(line.WidthsUs) != 20 || line.ReceivedUs < before || line.EndedUs < line.SentUs[19] {
		t.Fatalf("log %+v", line)
	}
	if line.SentUs[0]-line.ReceivedUs < 9_999 {
		t.Errorf("first chunk after %d us", line.SentUs[0]-line.ReceivedUs)
	}
	// A chunk may be late, but it does not delay later chunks. So only its earliest time is certain.
	for index, at := range line.SentUs {
		if least := int64(10_000 + index*1_000 - 2); at-line.ReceivedUs < least {
			t.Errorf("chunk %d after %d us, before its time %d", index, at-line.ReceivedUs, least)
		}
	}
}

func TestFullSpeedAndJSON(t *testing.T) {
	_, body, line := ask(t, Shape{Chunks: 500}, `{"stream":true}`)
	if chunks, done := count(t, body); chunks != 500 || !done || len(line.SentUs) != 0 {
		t.Errorf("%d chunks, done %v, %d times", chunks, done, len(line.SentUs))
	}
	response, body, line := ask(t, Shape{Chunks: 4}, `{}`)
	var scanner scan.Scanner
	facts, ok := scanner.Scan(body)
	if !ok || facts.Messages != 1 || facts.CompletionTokens != 4 || response.Header.Get("Content-Type") != "application/json" || len(line.SentUs) != 1 {
		t.Errorf("%s, log %+v", body, line)
	}
}

func TestAWebSocketGetsTheDataOfAStream(t *testing.T) {
	var text bytes.Buffer
	log := NewLog(&text)
	server := httptest.NewServer(NewServer(Shape{Chunks: 5, First: time.Millisecond, Gap: time.Millisecond}, log))
	conn, _, err := websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(server.URL, "http"), nil)
	if err != nil {
		t.Fatal(err)
	}
	_ = conn.WriteMessage(websocket.TextMessage, []byte(`{"content":"nonce-a-b-c"}`))
	var scanner scan.Scanner
	chunks := 0
	for {
		_, message, err := conn.ReadMessage()
		if err != nil {
			t.Fatal(err)
		}
		if string(message) == "[DONE]" {
			break
		}
		if facts, isJSON := scanner.Scan(message); !isJSON {
			t.Errorf("%q", message)
		} else if facts.HasText() {
			chunks++
		}
	}
	_ = conn.Close()
	server.Close()
	for deadline := time.Now().Add(5 * time.Second); log.Flush() == nil && text.Len() == 0 && time.Now().Before(deadline); {
		time.Sleep(time.Millisecond)
	}
	var line logged
	if err := json.Unmarshal(text.Bytes(), &line); err != nil || chunks != 5 || line.Index != "11" || len(line.SentUs) != 5 {
		t.Errorf("%v, %d chunks, log %s", err, chunks, text.Bytes())
	}
}

func TestOtherRequestsAreRefused(t *testing.T) {
	if response, _, _ := ask(t, Shape{Chunks: 1}, `nonsense`); response.StatusCode != http.StatusBadRequest {
		t.Errorf("status %d", response.StatusCode)
	}
}

func TestAFlagThatCannotBeReadIsRefused(t *testing.T) {
	if Main([]string{"-chunks", "x"}) != 2 {
		t.Error("a wrong flag is a usage error")
	}
}
