package scan

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// oracle returns the expected Facts of a text, read with encoding/json.
func oracle(data []byte) (Facts, bool) {
	facts := Facts{PromptTokens: None, CompletionTokens: None, TotalTokens: None, ReasoningTokens: None}
	if !json.Valid(data) {
		return facts, false
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	var value any
	if decoder.Decode(&value) != nil {
		return facts, false
	}
	object, _ := value.(map[string]any)
	facts.Error = object["error"] != nil
	usage, _ := object["usage"].(map[string]any)
	facts.PromptTokens, facts.CompletionTokens = number(usage["prompt_tokens"]), number(usage["completion_tokens"])
	facts.TotalTokens = number(usage["total_tokens"])
	details, _ := usage["completion_tokens_details"].(map[string]any)
	facts.ReasoningTokens = number(details["reasoning_tokens"])
	choices, _ := object["choices"].([]any)
	facts.Choices = len(choices)
	for index, element := range choices {
		choice, _ := element.(map[string]any)
		message, isObject := choice["message"].(map[string]any)
		if _, isText := message["content"].(string); isText || isObject && filled(choice["finish_reason"]) {
			facts.Messages++
		}
		calls, _ := message["tool_calls"].([]any)
		if filled(message["content"]) || len(calls) > 0 {
			facts.Texts++
		}
		facts.Finish = facts.Finish || filled(choice["finish_reason"])
		if index == 0 {
			delta, _ := choice["delta"].(map[string]any)
			facts.Content = filled(delta["content"])
			facts.Reasoning = filled(delta["reasoning"]) || filled(delta["reasoning_content"])
			calls, _ := delta["tool_calls"].([]any)
			facts.Tools = len(calls) > 0
		}
	}
	return facts, true
}

func filled(value any) bool {
	text, ok := value.(string)
	return ok && text != ""
}

func number(value any) int64 {
	told, ok := value.(json.Number)
	if !ok {
		return None
	}
	float, err := strconv.ParseFloat(string(told), 64)
	if err != nil || float < 0 || float >= 1<<53 || float != math.Trunc(float) {
		return None
	}
	return int64(float)
}

func chunk(content string) string {
	return `{"id":"c-1","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{"content":"` +
		content + `"},"finish_reason":null}]}`
}

var texts = []string{
	``, ` `, `{}`, `[]`, `null`, `3`, `-`, `01`, `1.`, `1e`, `"a`, `{"a":1,}`, `[1,]`, `[,]`, `{,}`, `{"a"}`, `{"a":}`, `{} {}`, `nul`, `truefalse`,
	"\"\x01\"", "\"\x01nx\"", "\"long enough \x1fnx for words of eight\"", "[1,]", "[[],]", "\"\x7f\"", "\"\xff\"", `"\x"`, `"\u12"`, `"\ud800"`, `{"a":"\`, `[DONE]`, "\ufeff{}",
	chunk("hello"), chunk(""), chunk(`\"`), chunk(`"content":"`), chunk(`\u0000`), chunk("\n"), chunk("é🌍"), chunk(`\`),
	`{"choices" : [ { "delta" : { "content" : "x" } } ] }`,
	`{ "usage":{"completion_tokens":2,"prompt_tokens":1} , "choices":[{"finish_reason":"stop","delta":{"content":"x","role":"assistant"}}]}`,
	`{"choices":[{"delta":{"role":"assistant"}}]}`,
	`{"choices":[{"delta":{"role":"assistant","content":null}}]}`,
	`{"choices":[{"delta":{"\u0063ontent":"x"}}]}`,
	`{"choices":[{"delta":{"con\u0074en\u0074":"x"}}]}`,
	`{"choices":[{"delta":{"Content":"x"}}]}`,
	`{"choices":[{"delta":{"content":"x","content":""}}]}`,
	`{"choices":[{"delta":{"content":"x","content":3}}]}`,
	`{"choices":[{"delta":{"content":"x"},"delta":{}}]}`,
	`{"choices":[{"delta":{"content":"x"}}],"choices":[]}`,
	`{"choices":[{"delta":{"content":"x"}}],"choices":3}`,
	`{"choices":[{},{"delta":{"content":"x"},"finish_reason":"stop"}]}`,
	`{"choices":[{"delta":{"nested":{"content":"x","choices":[{"delta":{"content":"y"}}]}}}]}`,
	`{"delta":{"content":"x"},"content":"y","error":null}`,
	`{"error":{"message":"no"}}`, `{"error":false}`, `{"error":""}`, `{"error":{},"error":null}`,
	`{"choices":[{"delta":{"reasoning_content":"x","reasoning":""}}]}`,
	`{"choices":[{"delta":{"reasoning":"x","reasoning":""}}]}`,
	`{"choices":[{"delta":{"tool_calls":[{}]}}]}`, `{"choices":[{"delta":{"tool_calls":[]}}]}`, `{"choices":[{"delta":{"tool_calls":[1],"tool_calls":[]}}]}`,
	`{"choices":[{"message":{"content":"a"}},{"message":{"content":null}},{"message":{"content":"a"},"message":{}}]}`,
	`{"choices":[{"message":{"content":null},"finish_reason":"length"},{"finish_reason":"stop","message":{"tool_calls":[{}]}},{"message":{},"message":3,"finish_reason":"stop"}]}`,
	`{"choices":[{"message":{},"finish_reason":"stop","finish_reason":null}]}`,
	`{"choices":[{"finish_reason":""}]}`, `{"choices":[{"finish_reason":"stop","finish_reason":null}]}`, `{"choices":[3,"x",null]}`,
	`{"choices":[],"usage":{"prompt_tokens":12,"completion_tokens":34,"total_tokens":46}}`,
	`{"usage":{"prompt_tokens":1e2,"completion_tokens":2.0}}`, `{"usage":{"prompt_tokens":-1,"completion_tokens":1.5}}`,
	`{"usage":{"prompt_tokens":9007199254740992,"completion_tokens":9007199254740991}}`, `{"usage":{"prompt_tokens":1e999,"completion_tokens":99999999999999999999}}`,
	`{"usage":{"prompt_tokens":"1","completion_tokens":[2]}}`, `{"usage":null}`, `{"usage":{"prompt_tokens":1},"usage":{}}`, `{"usage":{"prompt_tokens":-0}}`,
	`{"choices":[{"delta":{"content":"x"}}`, `{"choices":[{"delta":{"content":"x"}]}`, `{"choices":[{"delta":{"content":"x"}}]]}`,
	`{"choices":[{"delta":{"content":"` + strings.Repeat("long ", 100) + `"}}]}`,
	strings.Repeat("[", 10000) + strings.Repeat("]", 10000), strings.Repeat("[", 10001) + strings.Repeat("]", 10001),
	strings.Repeat(`{"a":`, 10001) + "1" + strings.Repeat("}", 10001),
}

func compare(t *testing.T, scanner *Scanner, data []byte) {
	t.Helper()
	got, ok := scanner.Scan(data)
	want, valid := oracle(data)
	if ok != valid {
		t.Fatalf("%.200q: JSON is %v, encoding/json says %v", data, ok, valid)
	}
	if ok && got != want {
		t.Fatalf("%.200q:\n got %+v\nwant %+v", data, got, want)
	}
}

func TestScanAgreesWithEncodingJSON(t *testing.T) {
	for _, text := range texts {
		compare(t, &Scanner{}, []byte(text))
	}
}

// Tests that the memory of one text does not change the Facts of the next text, for any two texts.
func TestScanAgreesAfterAnyOtherText(t *testing.T) {
	for _, before := range texts {
		for _, text := range texts {
			var scanner Scanner
			scanner.Scan([]byte(before))
			compare(t, &scanner, []byte(text))
		}
	}
}

func TestScanTellsIdsApartAndHandsOverTheContent(t *testing.T) {
	var scanner Scanner
	seen := func(text string) (uint64, string) {
		scanner.Scan([]byte(text))
		return scanner.ID(), string(scanner.Content())
	}
	first, content := seen(chunk("one"))
	again, next := seen(chunk("t\\u0077o"))
	other, _ := seen(strings.Replace(chunk("three"), "c-1", "c-2", 1))
	none, nothing := seen(`{"choices":[]}`)
	if first == 0 || again != first || other == first || none != 0 {
		t.Errorf("ids %d, %d, %d, %d", first, again, other, none)
	}
	if content != "one" || next != `t\u0077o` || nothing != "" {
		t.Errorf("contents %q, %q, %q", content, next, nothing)
	}
}

func TestScanOfAnotherChunkDoesNotAllocate(t *testing.T) {
	var scanner Scanner
	scanner.Scan([]byte(chunk("hello")))
	another := []byte(chunk(`w\u006frld`))
	if got := testing.AllocsPerRun(100, func() { scanner.Scan(another) }); got != 0 {
		t.Errorf("%v allocations", got)
	}
}

// FuzzScan compares the Facts of a scanner with encoding/json. The scanner first scans another text. Then it scans the
// text twice, the second time with changed content, so that the scanner uses its memory.
func FuzzScan(f *testing.F) {
	for _, text := range texts {
		if len(text) < 1000 {
			f.Add([]byte(chunk("a")), []byte(text), "x")
			f.Add([]byte(text), []byte(chunk("a")), `\"`)
		}
	}
	f.Fuzz(func(t *testing.T, before, data []byte, content string) {
		var scanner Scanner
		scanner.Scan(before)
		compare(t, &scanner, data)
		if text := scanner.Content(); text != nil {
			from := cap(data) - cap(text)
			compare(t, &scanner, slices.Concat(data[:from], []byte(content), data[from+len(text):]))
		}
	})
}

func BenchmarkScan(b *testing.B) {
	b.Run("alike", func(b *testing.B) {
		var scanner Scanner
		data := []byte(chunk("hello"))
		b.SetBytes(int64(len(data)))
		for b.Loop() {
			scanner.Scan(data)
		}
	})
	b.Run("full", func(b *testing.B) {
		var scanner Scanner
		data := []byte(chunk("hello"))
		b.SetBytes(int64(len(data)))
		for b.Loop() {
			scanner.last = lastChunk{}
			scanner.Scan(data)
		}
	})
}
