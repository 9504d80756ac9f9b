package socket

import (
	"encoding/json"
	"net/http"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"assay.local/k6/rows"
	"assay.local/k6/scan"
)

// usual returns the dialect of the profile openai.
func usual() *Dialect {
	normal := 1000
	return &Dialect{
		Auth: "bearer", TypePointer: "/type", RequestFrames: "text", Terminators: []string{"[DONE]", `{"type":"done"}`}, CloseCodes: []*int{&normal, nil},
	}
}

func of[Value any](value Value) *Value { return &value }

func TestTheKeyIsWhereTheDialectSays(t *testing.T) {
	const key, there = "sk/secret", "ws://there/v1/live"
	for name, one := range map[string]struct {
		dialect Dialect
		address string
		header  http.Header
	}{
		"bearer":        {Dialect{Auth: "bearer"}, there, http.Header{"Authorization": {"Bearer sk/secret"}}},
		"query":         {Dialect{Auth: "query", AuthName: "token"}, there + "?token=sk%2Fsecret", http.Header{}},
		"subprotocol":   {Dialect{Auth: "subprotocol", AuthName: "key.", Subprotocols: []string{"chat.v1"}}, there, http.Header{"Sec-Websocket-Protocol": {"chat.v1, key.sk/secret"}}},
		"first-message": {Dialect{Auth: "first-message", AuthName: "api_key"}, there, http.Header{}},
	} {
		address, header := one.dialect.Handshake(there, key)
		if address != one.address || !reflect.DeepEqual(header, one.header) {
			t.Errorf("%s: %s %v", name, address, header)
		}
		if address, header := one.dialect.Handshake(there, ""); address != there || strings.Contains(header.Get("Sec-WebSocket-Protocol")+header.Get("Authorization"), "secret") {
			t.Errorf("%s without a key: %s %v", name, address, header)
		}
	}
}

func TestARequestIsSentAsItIsWrappedOrWithTheKeyInIt(t *testing.T) {
	const body = `{"model":"m"}`
	for want, dialect := range map[string]Dialect{
		body:                                       {Auth: "bearer"},
		`{"type":"ask","request":{"model":"m"}}`:   {RequestType: of("ask"), RequestMember: of("request"), TypePointer: "/type"},
		`{"kind":"ask","model":"m"}`:               {RequestType: of("ask"), TypePointer: "/kind"},
		`{"model":"m","api_key":"sk-\"1"}`:         {Auth: "first-message", AuthName: "api_key"},
		`{"request":{"model":"m"},"key":"sk-\"1"}`: {Auth: "first-message", AuthName: "key", RequestMember: of("request")},
	} {
		if got := dialect.Message([]byte(body), `sk-"1`); got != want || !json.Valid([]byte(got)) {
			t.Errorf("%s, want %s", got, want)
		}
	}
	first := Dialect{Auth: "first-message", AuthName: "api_key"}
	if got := first.Message([]byte(body), ""); got != body {
		t.Errorf("without a key: %s", got)
	}
}

func TestAnAnswerIsOverWithItsEndOrAnError(t *testing.T) {
	dialect := usual()
	dialect.DoneTypes = []string{"over"}
	for _, text := range []string{"[DONE]", `{ "type": "done" }`, `{"type":"over"}`, `{"error":{"message":"no"}}`, `{"type":"error"}`} {
		if !isLast(dialect, text) {
			t.Errorf("%s is not the last", text)
		}
	}
	for _, text := range []string{`{"choices":[{"delta":{"content":"the error is over and done"}}]}`, `{"type":"news"}`, "done", `{"error":null}`} {
		if isLast(dialect, text) {
			t.Errorf("%s is the last", text)
		}
	}
	endless := Dialect{TypePointer: "/type"}
	if isLast(&endless, `{"choices":[{"delta":{"content":"a"}}]}`) || !isLast(&endless, `{"choices":[{"finish_reason":"stop"}]}`) {
		t.Error("without an end, the last piece is it")
	}
}

func isLast(d *Dialect, text string) bool {
	return d.NewReading().Take(Message{Text: []byte(text)})
}

func readAll(d *Dialect, texts ...string) *Reading {
	reading := d.NewReading()
	for place, text := range texts {
		reading.Take(Message{At: int64(10 + place), Text: []byte(text)})
	}
	return reading
}

// Tests chunks that are not parsed because only their text is new. The result must be the same as after parsing them.
func TestAChunkLikeAnEarlierOneIsReadAsIfItWereParsed(t *testing.T) {
	like := func(content, rest string) string {
		return `{"id":"a","choices":[{"delta":{"content":"` + content + `"},"finish_reason":null}]` + rest + `}`
	}
	texts := []string{
		like("a", ""), like("b", ""), like("", ""), like(`\u0041\"`, ""), like("c", `,"usage":{"prompt_tokens":1,"completion_tokens":1}`), like("d", ""),
		like("e", `,"error":null`), like("f", `,"error":"x"`), like("g", `,"type":"news"`), like("h", `,"type":"over"`), like("x\"}", ""), "[DONE]",
		`{"id":"b","choices":[{"delta":{"content":"i"},"finish_reason":null}]}`, `{"choices":[{"delta":{"content":"j"},"finish_reason":"stop"}]}`,
		`{"choices":[{"delta":{"tool_calls":[{}],"content":"k"}}]}`, `{"choices":[{"delta":{"tool_calls":[{}],"content":""}}]}`,
	}
	for _, own := range []*Dialect{
		{TypePointer: "/type", Terminators: []string{"[DONE]"}, DoneTypes: []string{"over"}, OtherTypes: []string{"news"}}, {TypePointer: "/type"},
	} {
		for _, before := range texts {
			for _, text := range texts {
				quick := own.NewReading()
				quick.Take(Message{At: 1, Text: []byte(before)})
				slow := *quick
				slow.scanner = scan.Scanner{}
				slow.Times, slow.Text = slices.Clone(quick.Times), slices.Clone(quick.Text)
				ends, isEnd := quick.Take(Message{At: 2, Text: []byte(text)}), slow.Take(Message{At: 2, Text: []byte(text)})
				quick.scanner, slow.scanner, quick.usualSuffix, slow.usualSuffix = scan.Scanner{}, scan.Scanner{}, "", ""
				if ends != isEnd || !reflect.DeepEqual(quick, &slow) {
					t.Errorf("%s after %s:\n%+v\n%+v", text, before, quick, slow)
				}
			}
		}
	}
}

const (
	rolePiece = `{"choices":[{"delta":{"role":"assistant","content":""},"finish_reason":null}]}`
	textPiece = `{"id":"a","choices":[{"delta":{"content":"a"},"finish_reason":null}]}`
	lastPiece = `{"choices":[{"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":4,"completion_tokens":2}}`
)

func TestAWholeAnswerIsRead(t *testing.T) {
	for _, end := range []string{"[DONE]", `{"type":"done"}`, `{ "type": "done" }`} {
		got := readAll(usual(), rolePiece, textPiece, textPiece, lastPiece, end)
		if !slices.Equal(got.Times, []int64{11, 12}) || got.Done != 14 || !got.IsFinished || got.IsError || got.IsSuspect ||
			got.PromptTokens != 4 || got.CompletionTokens != 2 || string(got.Text) != "aa" {
			t.Errorf("%s: %+v", end, got)
		}
	}
}

func TestReasoningAndToolCallsCountAndANullErrorDoesNot(t *testing.T) {
	got := readAll(usual(), `{"choices":[{"delta":{"reasoning_content":"hm"}}],"error":null}`, `{"choices":[{"delta":{"tool_calls":[{}]}}]}`, `{"choices":[{"delta":{"tool_calls":[]}}]}`)
	if len(got.Times) != 2 || got.FirstOutput != got.Times[1] || got.IsError || got.Done != rows.Never || got.PromptTokens != rows.Never {
		t.Errorf("%+v", got)
	}
}

func TestTheFirstMessageInPlaceOfAnAnswerIsKept(t *testing.T) {
	for want, isJSON := range map[string]bool{`{"error":{"message":"boom"}}`: true, `{"type":"error"}`: true, `{"object":"error"}`: true, "<html>": false} {
		if got := readAll(usual(), textPiece, want, `{"error":1}`); !got.IsError || got.IsErrorJSON != isJSON || got.Error != want {
			t.Errorf("%s: %+v", want, got)
		}
	}
	for _, other := range []string{"null", "3", `{"news":1}`} {
		if got := readAll(usual(), other); got.IsError {
			t.Errorf("%s: %+v", other, got)
		}
	}
}

func TestADialectOfItsOwnIsReadWhereTheStatementSays(t *testing.T) {
	own := &Dialect{TextPointer: of("/piece/0/te~1xt"), FinishPointer: of("/why"), TypePointer: "/kind", DoneTypes: []string{"over"}, OtherTypes: []string{"news"}}
	part := func(text string) string { return `{"kind":"part","piece":[{"te/xt":"` + text + `"}]}` }
	got := readAll(own, part("a"), `{"kind":"news","why":"stop"}`, part("b"), `{"kind":"over","why":"stop"}`)
	if !slices.Equal(got.Times, []int64{10, 12}) || got.Done != 13 || !got.IsFinished || string(got.Text) != "ab" {
		t.Errorf("%+v", got)
	}
	if got := readAll(own, part("a"), `{"kind":"over"}`); got.IsFinished {
		t.Errorf("%+v", got)
	}
	wrapped := &Dialect{ChunkPointer: "/data", TypePointer: "/type"}
	if got := readAll(wrapped, `{"data":`+textPiece+`}`, textPiece, `{"data":`+lastPiece+`}`); len(got.Times) != 1 || !got.IsFinished || got.PromptTokens != 4 {
		t.Errorf("%+v", got)
	}
}

func TestTwoIDsOrCountsThatDoNotAddUpAreSuspect(t *testing.T) {
	const odd = `{"choices":[],"usage":{"prompt_tokens":4,"completion_tokens":2,"total_tokens":7}}`
	for name, texts := range map[string][]string{"two ids": {textPiece, strings.Replace(textPiece, `"id":"a"`, `"id":"b"`, 1)}, "counts": {textPiece, odd}} {
		if got := readAll(usual(), texts...); !got.IsSuspect {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func TestALongTextIsCut(t *testing.T) {
	piece := `{"choices":[{"delta":{"content":"` + strings.Repeat("x", 100_000) + `"}}]}`
	if got := readAll(usual(), piece, piece, piece); len(got.Text) != maxTextBytes {
		t.Errorf("%d bytes", len(got.Text))
	}
}

// Tests that this package reads each message in the shared table like the TypeScript reader (load/k6/socket-dialect-file.test.ts).
func TestMessagesAreReadAsTheJudgeReadsThem(t *testing.T) {
	var cases []struct {
		Name          string
		Dialect       json.RawMessage
		Conversations []struct {
			Messages   [][2]string
			Text       string
			IsFinished bool
		}
	}
	text, err := os.ReadFile("testdata/dialects.json")
	if err == nil {
		err = json.Unmarshal(text, &cases)
	}
	if err != nil || len(cases) == 0 {
		t.Fatalf("%d cases, %v", len(cases), err)
	}
	names := map[messageKind]string{otherMessage: "other", noJSON: "no-json", chunkMessage: "chunk", terminatorMessage: "terminator", errorMessage: "error"}
	for _, one := range cases {
		dialect := usual()
		if err := json.Unmarshal(one.Dialect, dialect); err != nil {
			t.Fatal(err)
		}
		for _, conversation := range one.Conversations {
			var texts []string
			for _, message := range conversation.Messages {
				kind, text := message[0], message[1]
				read := dialect.parse([]byte(text))
				if names[read.kind] != kind {
					t.Errorf("%s: %s is %s, want %s", one.Name, text, names[read.kind], kind)
				}
				isEnd := kind == "terminator" || kind == "error"
				if dialect.EndsWithLastChunk() {
					isEnd = kind == "chunk" && readAll(dialect, text).IsFinished
				}
				if isLast(dialect, text) != isEnd {
					t.Errorf("%s: %s ends the answer: %v, want %v", one.Name, text, !isEnd, isEnd)
				}
				texts = append(texts, text)
			}
			got := readAll(dialect, texts...)
			var shown string
			_ = json.Unmarshal([]byte(`"`+string(got.Text)+`"`), &shown)
			if shown != conversation.Text || got.IsFinished != conversation.IsFinished {
				t.Errorf("%s: %q, %v; want %q, %v", one.Name, got.Text, got.IsFinished, conversation.Text, conversation.IsFinished)
			}
		}
	}
}
