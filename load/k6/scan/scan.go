// Package scan extracts facts, such as token counts, from the JSON of a completion or of a chunk. If an object has two members of the same name,
// the last one counts, as in encoding/json.
//
// The chunks of a stream usually differ only in their text (delta.content). So a scanner remembers the JSON before and after the text of the
// last chunk, and its facts. A chunk with the same JSON around its text has the same facts, and need not be parsed. This usually allocates no
// memory.
package scan

import (
	"bytes"
	"encoding/json"
	"hash/maphash"
	"iter"
	"math"
	"strconv"

	"assay.local/k6/rows"
)

// None is the value of a token count that a JSON text does not contain.
const None = rows.Never

// Facts describes a completion or a chunk: the kinds of its content, and the token counts that it reports.
type Facts struct {
	Choices int
	// Messages is the number of choices with a valid message. The content of a valid message is a string. If the choice has a finish_reason, its
	// message may be any JSON object.
	Messages int
	Texts    int
	// Content, Reasoning and Tools are true if the delta of choices[0] has such a part that is not empty.
	Content   bool
	Reasoning bool
	Tools     bool
	Finish    bool
	Error     bool
	// The token counts of usage, or None if a count is missing or not a whole number from 0.
	PromptTokens, CompletionTokens, TotalTokens int64
	// ReasoningTokens is completion_tokens_details.reasoning_tokens, or None if it is missing.
	ReasoningTokens int64
}

// HasText reports whether the chunk has content, reasoning or a tool call.
func (f *Facts) HasText() bool { return f.Content || f.Reasoning || f.Tools }

// HasUsage reports whether the JSON text has at least one of the three token counts.
func (f *Facts) HasUsage() bool {
	return f.PromptTokens != None || f.CompletionTokens != None || f.TotalTokens != None
}

// IsOddSum reports whether the total is not the sum of prompt and completion tokens. It returns false if one of the three counts is missing.
func (f *Facts) IsOddSum() bool {
	hasAll := f.PromptTokens != None && f.CompletionTokens != None && f.TotalTokens != None
	return hasAll && f.PromptTokens+f.CompletionTokens != f.TotalTokens
}

// HiddenTokens returns how many of the CompletionTokens are reasoning tokens that the service did not send. It returns 0 if the stream contained
// reasoning, or if the counts are inconsistent.
func (f *Facts) HiddenTokens(hasReasoning bool) int64 {
	if hasReasoning || f.IsOddSum() || f.ReasoningTokens > f.CompletionTokens {
		return 0
	}
	return max(0, f.ReasoningTokens)
}

// Scanner extracts the Facts of one JSON text after another. Goroutines must not share it.
type Scanner struct {
	facts   Facts
	content []byte
	id      uint64
	last    lastChunk
}

type lastChunk struct {
	prefix, suffix []byte
	facts          Facts
	id             uint64
}

var seed = maphash.MakeSeed()

// Content returns delta.content of the last scanned chunk as a slice of the scanned data, with its JSON escapes. It returns nil if the chunk has no
// content.
func (s *Scanner) Content() []byte { return s.content }

// ID returns a hash of the member "id" of the last scanned JSON text, or 0 if there is none.
func (s *Scanner) ID() uint64 { return s.id }

// Rest returns the JSON after the text of delta.content, from its closing quote on. The text is from the last chunk that had one.
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
		// The content is a part of data, so both slices have the same end of their capacity.
		from := cap(data) - cap(s.content)
		s.last.prefix = append(s.last.prefix[:0], data[:from]...)
		s.last.suffix = append(s.last.suffix[:0], data[from+len(s.content):]...)
		s.last.facts, s.last.id = s.facts, s.id
	}
	return s.facts, true
}

// Recall returns the Facts of a chunk without parsing it, if it equals the last parsed chunk except for the text of delta.content. Else it returns
// false.
func (s *Scanner) Recall(data []byte) (Facts, bool) {
	from, to := len(s.last.prefix), len(data)-len(s.last.suffix)
	if from == 0 || from > to || !bytes.HasPrefix(data, s.last.prefix) || !bytes.HasSuffix(data, s.last.suffix) {
		return Facts{}, false
	}
	// The quotes around the content belong to the prefix and the suffix.
	if !isPlain(data[from:to]) && !json.Valid(data[from-1:to+1]) {
		return Facts{}, false
	}
	s.facts, s.content, s.id = s.last.facts, data[from:to], s.last.id
	s.facts.Content = from < to
	return s.facts, true
}

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
			s.facts.PromptTokens = wholeNumber(value)
		case "completion_tokens":
			s.facts.CompletionTokens = wholeNumber(value)
		case "total_tokens":
			s.facts.TotalTokens = wholeNumber(value)
		case "completion_tokens_details":
			s.facts.ReasoningTokens = reasoningTokens(value)
		}
	}
}

func reasoningTokens(details []byte) int64 {
	tokens := None
	for name, value := range members(details) {
		if string(name) == "reasoning_tokens" {
			tokens = wholeNumber(value)
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

func isFilled(value []byte) bool { return isText(value) && len(value) > len(`""`) }

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

func items(text []byte, open byte) iter.Seq[[]byte] {
	return func(yield func(item []byte) bool) {
		if len(text) == 0 || text[0] != open {
			return
		}
		from, depth := 1, 0
		// Only valid JSON ends this loop before the end of the text.
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

func wholeNumber(number []byte) int64 {
	value, err := strconv.ParseFloat(string(number), 64)
	if err != nil || value < 0 || value >= 1<<53 || value != math.Trunc(value) {
		return None
	}
	return int64(value)
}
