// Package scan extracts facts from the JSON of a completion or a chunk without allocating memory. If an object has two members of the same
// name, the last one counts, as in encoding/json. It remembers the last chunk, because the next one usually differs only in its text.
package scan

import (
	"bytes"
	"encoding/json"
	"hash/maphash"
	"iter"
	"math"
	"strconv"
)

// None is the value of a count that a JSON text does not contain.
const None = int64(-1)

// Facts is what is known about a completion or a chunk: which parts it has, and its token counts.
type Facts struct {
	// Choices is the number of elements of "choices".
	Choices int
	// Messages is the number of choices with a valid message. A message is valid if its content is a string, or if it is an object and its
	// choice has a finish_reason.
	Messages int
	// Texts is the number of choices whose message has content or a tool call.
	Texts int
	// Content, Reasoning and Tools report what choices[0] has. Content: a non-empty string delta.content. Reasoning: a non-empty string
	// delta.reasoning_content or delta.reasoning. Tools: a non-empty list delta.tool_calls.
	Content, Reasoning, Tools bool
	// Finish: a choice has a finish_reason that is a non-empty string. Error: the text has a member error that is not null.
	Finish, Error bool
	// The token counts in usage. None stands for a missing count, and for one that is not a whole number from 0.
	PromptTokens, CompletionTokens, TotalTokens int64
	// ReasoningTokens is usage.completion_tokens_details.reasoning_tokens. Most services include it in CompletionTokens.
	ReasoningTokens int64
}

// HasText reports whether the chunk has a part of the answer: content, reasoning or a tool call.
func (f *Facts) HasText() bool { return f.Content || f.Reasoning || f.Tools }

// HasUsage reports whether the JSON text has any token count.
func (f *Facts) HasUsage() bool {
	return f.PromptTokens != None || f.CompletionTokens != None || f.TotalTokens != None
}

// IsOddSum reports whether the total differs from the sum of prompt and completion tokens. It returns false if a count is missing.
func (f *Facts) IsOddSum() bool {
	hasAll := f.PromptTokens != None && f.CompletionTokens != None && f.TotalTokens != None
	return hasAll && f.PromptTokens+f.CompletionTokens != f.TotalTokens
}

// HiddenTokens returns how many reasoning tokens the service counted but did not stream. It returns 0 if reasoning was streamed
// (hasReasoning), or if the reasoning tokens are not part of CompletionTokens.
func (f *Facts) HiddenTokens(hasReasoning bool) int64 {
	if hasReasoning || f.IsOddSum() || f.ReasoningTokens > f.CompletionTokens {
		return 0
	}
	return max(0, f.ReasoningTokens)
}

// Scanner reads one JSON text after the other. Its zero value is ready. Goroutines must not share it.
type Scanner struct {
	facts Facts
	// content is the delta.content of the last JSON text, with its escapes. It is nil if there is none.
	content []byte
	// id is a hash of the id of the last JSON text. It is 0 if there is none.
	id   uint64
	last memory
}

// memory stores the last JSON text with a delta.content, and its facts. A text that differs only in the content needs no scan.
type memory struct {
	// prefix is the JSON text before delta.content, with the opening quote. suffix is the JSON text after it, with the closing quote.
	prefix, suffix []byte
	facts          Facts
	id             uint64
}

var seed = maphash.MakeSeed()

// Content returns the part of the last JSON text that is delta.content, with its escapes, or nil if there is none. It does not copy.
func (s *Scanner) Content() []byte { return s.content }

// ID returns a hash of the id of the last JSON text, or 0 if there is none. Equal ids with different escapes have different hashes.
func (s *Scanner) ID() uint64 { return s.id }

// Rest returns the end of the last JSON text with a delta.content: everything after the content, from its closing quote. Most chunks of a
// stream have the same end.
func (s *Scanner) Rest() []byte { return s.last.suffix }

// Scan returns the Facts of a JSON text. It returns false if the text is not JSON.
func (s *Scanner) Scan(data []byte) (Facts, bool) {
	if facts, isLike := s.Recall(data); isLike {
		return facts, true
	}
	s.facts = Facts{PromptTokens: None, CompletionTokens: None, TotalTokens: None, ReasoningTokens: None}
	s.content, s.id = nil, 0
	if !json.Valid(data) {
		return s.facts, false
	}
	s.read(bytes.TrimSpace(data))
	if s.content != nil {
		// The content is a part of data, so both have the same end of their memory.
		from := cap(data) - cap(s.content)
		s.last.prefix = append(s.last.prefix[:0], data[:from]...)
		s.last.suffix = append(s.last.suffix[:0], data[from+len(s.content):]...)
		s.last.facts, s.last.id = s.facts, s.id
	}
	return s.facts, true
}

// Recall returns the Facts of a text without a scan if the text differs from the last one with a delta.content only in this content.
// Otherwise it returns false.
func (s *Scanner) Recall(data []byte) (Facts, bool) {
	from, to := len(s.last.prefix), len(data)-len(s.last.suffix)
	if from == 0 || from > to || !bytes.HasPrefix(data, s.last.prefix) || !bytes.HasSuffix(data, s.last.suffix) {
		return Facts{}, false
	}
	// The parts around the content include its quotes.
	if !isPlain(data[from:to]) && !json.Valid(data[from-1:to+1]) {
		return Facts{}, false
	}
	s.facts, s.content, s.id = s.last.facts, data[from:to], s.last.id
	s.facts.Content = from < to
	return s.facts, true
}

// isPlain reports whether a string needs no escape in JSON.
func isPlain(text []byte) bool {
	for _, symbol := range text {
		if symbol < 0x20 || symbol == '"' || symbol == '\\' {
			return false
		}
	}
	return true
}

func (s *Scanner) read(text []byte) {
	var choices, usage []byte
	for name, value := range members(text) {
		switch string(name) {
		case "choices":
			choices = value
		case "usage":
			usage = value
		case "id":
			// The value 0 is reserved for texts without an id.
			s.id = maphash.Bytes(seed, value) | 1
		case "error":
			s.facts.Error = value[0] != 'n'
		}
	}
	for choice := range items(choices, '[') {
		s.choice(choice)
		s.facts.Choices++
	}
	for name, value := range members(usage) {
		switch string(name) {
		case "prompt_tokens":
			s.facts.PromptTokens = count(value)
		case "completion_tokens":
			s.facts.CompletionTokens = count(value)
		case "total_tokens":
			s.facts.TotalTokens = count(value)
		case "completion_tokens_details":
			s.facts.ReasoningTokens = reasoningTokens(value)
		}
	}
}

// reasoningTokens returns the count of reasoning tokens in the details of usage, or None if there is none.
func reasoningTokens(details []byte) int64 {
	tokens := None
	for name, value := range members(details) {
		if string(name) == "reasoning_tokens" {
			tokens = count(value)
		}
	}
	return tokens
}

func (s *Scanner) choice(choice []byte) {
	var whole, delta, finish []byte
	for name, value := range members(choice) {
		switch string(name) {
		case "message":
			whole = value
		case "delta":
			delta = value
		case "finish_reason":
			finish = value
		}
	}
	f, of := &s.facts, messageIn(whole)
	f.Finish = f.Finish || isFilled(finish)
	if isText(of.content) || whole != nil && whole[0] == '{' && isFilled(finish) {
		f.Messages++
	}
	if isFilled(of.content) || of.hasTools {
		f.Texts++
	}
	if f.Choices > 0 {
		return
	}
	of = messageIn(delta)
	f.Content, f.Reasoning, f.Tools = isFilled(of.content), of.hasReasoning, of.hasTools
	if isText(of.content) {
		s.content = of.content[1 : len(of.content)-1]
	}
}

// message describes a message or a delta of a choice. content is the JSON text of its member content.
type message struct {
	content                []byte
	hasReasoning, hasTools bool
}

func messageIn(object []byte) message {
	var found message
	var long, short bool
	for name, value := range members(object) {
		switch string(name) {
		case "content":
			found.content = value
		case "reasoning_content":
			long = isFilled(value)
		case "reasoning":
			short = isFilled(value)
		case "tool_calls":
			found.hasTools = false
			for range items(value, '[') {
				found.hasTools = true
			}
		}
	}
	found.hasReasoning = long || short
	return found
}

func isText(value []byte) bool { return len(value) > 0 && value[0] == '"' }

// isFilled reports whether a JSON value is a non-empty string.
func isFilled(value []byte) bool { return isText(value) && len(value) > len(`""`) }

// members yields the names and values of a JSON object. It yields nothing for other values. The text must be valid JSON.
func members(object []byte) iter.Seq2[[]byte, []byte] {
	return func(yield func(name, value []byte) bool) {
		for item := range items(object, '{') {
			end := stringEnd(item, 0)
			name := item[1:end]
			if bytes.IndexByte(name, '\\') >= 0 {
				var plain string
				_ = json.Unmarshal(item[:end+1], &plain)
				name = []byte(plain)
			}
			_, value, _ := bytes.Cut(item[end:], []byte(":"))
			if !yield(name, bytes.TrimSpace(value)) {
				return
			}
		}
	}
}

// items yields the elements of a JSON object or array that begins with the bracket `open`. The text must be valid JSON.
func items(text []byte, open byte) iter.Seq[[]byte] {
	return func(yield func(item []byte) bool) {
		if len(text) == 0 || text[0] != open {
			return
		}
		from, depth := 1, 0
		for at := 1; depth >= 0; at++ {
			switch text[at] {
			case '"':
				at = stringEnd(text, at)
			case '{', '[':
				depth++
			case '}', ']':
				depth--
			}
			if depth > 0 || depth == 0 && text[at] != ',' {
				continue
			}
			if item := bytes.TrimSpace(text[from:at]); len(item) > 0 && !yield(item) {
				return
			}
			from = at + 1
		}
	}
}

// stringEnd returns the position of the quote that ends the string at `from`. The text must be valid JSON.
func stringEnd(text []byte, from int) int {
	for at := from + 1; ; at++ {
		switch text[at] {
		case '\\':
			at++
		case '"':
			return at
		}
	}
}

// count returns a whole number from 0 to 2^53 - 1, in any JSON notation. It returns None for other values.
func count(number []byte) int64 {
	value, err := strconv.ParseFloat(string(number), 64)
	if err != nil || value < 0 || value >= 1<<53 || value != math.Trunc(value) {
		return None
	}
	return int64(value)
}
