// Package scan extracts facts from the JSON of a completion or a chunk without allocating memory. Like encoding/json, it uses the last of
// equal keys, and it accepts the same texts.
package scan

import (
	"bytes"
	"hash/maphash"
)

// None represents a count that the text does not have.
const None = int64(-1)

// Facts describes one completion, or one chunk of a stream.
type Facts struct {
	// Choices is the number of elements of "choices".
	Choices int
	// Messages is the number of choices with a string in message.content, or with an object as message and a finish_reason.
	Messages int
	// Texts is the number of choices whose message has a non-empty content or a tool call.
	Texts int
	// True if the member of choices[0] is a non-empty string or list. Content: delta.content. Reasoning: delta.reasoning_content or
	// delta.reasoning. Tools: delta.tool_calls.
	Content, Reasoning, Tools bool
	// Finish: a choice has a non-empty string as finish_reason. Error: the text has an "error" that is not null.
	Finish, Error bool
	// The token counts in the member usage. None stands for a missing count, and for one that is not a whole number from 0 up.
	PromptTokens, CompletionTokens, TotalTokens int64
}

// HasText reports whether the chunk carries a piece of the answer: content, reasoning or a tool call.
func (f *Facts) HasText() bool { return f.Content || f.Reasoning || f.Tools }

var seed = maphash.MakeSeed()

// HasUsage reports whether the text has a count of tokens.
func (f *Facts) HasUsage() bool {
	return f.PromptTokens != None || f.CompletionTokens != None || f.TotalTokens != None
}

// IsOddSum reports whether the total of tokens differs from the sum of prompt tokens and completion tokens; false if a count is missing.
func (f *Facts) IsOddSum() bool {
	hasAll := f.PromptTokens != None && f.CompletionTokens != None && f.TotalTokens != None
	return hasAll && f.PromptTokens+f.CompletionTokens != f.TotalTokens
}

// Scanner reads one text after another. The zero value is ready to use. Only one goroutine may use a Scanner.
type Scanner struct {
	data  []byte
	at    int
	depth int
	facts Facts
	// Where the value of the last delta.content starts and ends in the scanned JSON; -1 if that value is not a string.
	contentFrom, contentTo int
	// id is a hash of the member "id" of the JSON text; 0 without one.
	id   uint64
	last memory
}

// Content returns the delta.content of the last JSON text, with its escapes; nil without one. It shares the memory of that text.
func (s *Scanner) Content() []byte {
	if s.contentFrom < 0 {
		return nil
	}
	return s.data[s.contentFrom:s.contentTo]
}

// ID returns a hash of the member "id" of the last JSON text; 0 if the text has no id. Equal ids have equal hashes only
// if they are written with the same escapes.
func (s *Scanner) ID() uint64 { return s.id }

// memory is the last JSON text with a delta.content. prefix and suffix are the parts around the content. Another text
// with the same parts has the same facts, except whether its content is empty. Chunks often differ only in content.
type memory struct {
	valid          bool
	prefix, suffix []byte
	facts          Facts
	id             uint64
}

// Recall returns the Facts of a text that equals the remembered text except for delta.content; false for other texts.
func (s *Scanner) Recall(data []byte) (Facts, bool) {
	s.data = data
	isLike := s.recall()
	return s.facts, isLike
}

// Rest returns the bytes after the value of delta.content, in the last scanned JSON text that has such a value.
func (s *Scanner) Rest() []byte { return s.last.suffix }

// Scan parses a JSON text and returns its Facts, such as token counts; false when the text is not JSON.
func (s *Scanner) Scan(data []byte) (Facts, bool) {
	if facts, isLike := s.Recall(data); isLike {
		return facts, true
	}
	s.at, s.depth = 0, 0
	s.facts = Facts{PromptTokens: None, CompletionTokens: None, TotalTokens: None}
	s.contentFrom, s.id = -1, 0
	if !s.document() {
		return s.facts, false
	}
	s.remember()
	return s.facts, true
}

func (s *Scanner) document() bool {
	s.space()
	if s.peek() == '{' {
		if !s.top() {
			return false
		}
	} else if !s.value() {
		return false
	}
	s.space()
	return s.at == len(s.data)
}

func (s *Scanner) recall() bool {
	if !s.last.valid || !bytes.HasPrefix(s.data, s.last.prefix) {
		return false
	}
	from := len(s.last.prefix)
	to, ok := stringEnd(s.data, from)
	if !ok || !bytes.Equal(s.data[to:], s.last.suffix) {
		return false
	}
	s.facts = s.last.facts
	s.facts.Content = to > from
	s.contentFrom, s.contentTo, s.id = from, to, s.last.id
	return true
}

func (s *Scanner) remember() {
	if s.contentFrom < 0 {
		return
	}
	s.last.valid = true
	s.last.prefix = append(s.last.prefix[:0], s.data[:s.contentFrom]...)
	s.last.suffix = append(s.last.suffix[:0], s.data[s.contentTo:]...)
	s.last.facts, s.last.id = s.facts, s.id
}

// top reads the outermost object; false if the JSON is invalid.
func (s *Scanner) top() bool {
	for step := s.open(); ; step = inside {
		key, more, ok := s.key(step)
		if !ok || !more {
			return ok
		}
		switch key {
		case keyChoices:
			ok = s.choices()
		case keyUsage:
			ok = s.usage()
		case keyID:
			from := s.at
			if ok = s.value(); ok {
				// The value 0 is reserved for texts without an id.
				s.id = maphash.Bytes(seed, s.data[from:s.at]) | 1
			}
		case keyError:
			s.facts.Error = s.peek() != 'n'
			ok = s.value()
		default:
			ok = s.value()
		}
		if !ok {
			return false
		}
	}
}

func (s *Scanner) choices() bool {
	f := &s.facts
	f.Choices, f.Messages, f.Texts, f.Finish = 0, 0, 0, false
	s.forgetDelta()
	if s.peek() != '[' {
		return s.value()
	}
	for step := s.open(); ; step = inside {
		more, ok := s.element(step)
		if !ok || !more {
			return ok
		}
		if s.peek() == '{' {
			ok = s.choice(f.Choices == 0)
		} else {
			ok = s.value()
		}
		if !ok {
			return false
		}
		f.Choices++
	}
}

func (s *Scanner) choice(isFirst bool) bool {
	hasContent, hasText, isObject, isFinished := false, false, false, false
	for step := s.open(); ; step = inside {
		key, more, ok := s.key(step)
		if !ok {
			return false
		}
		if !more {
			if hasContent || isObject && isFinished {
				s.facts.Messages++
			}
			if hasText {
				s.facts.Texts++
			}
			s.facts.Finish = s.facts.Finish || isFinished
			return true
		}
		switch {
		case key == keyMessage:
			isObject = s.peek() == '{'
			hasContent, hasText, ok = s.message()
		case key == keyDelta && isFirst:
			ok = s.delta()
		case key == keyFinishReason:
			isFinished, ok = s.filledText()
		default:
			ok = s.value()
		}
		if !ok {
			return false
		}
	}
}

func (s *Scanner) message() (hasContent, hasText, ok bool) {
	if s.peek() != '{' {
		return false, false, s.value()
	}
	var content, tools bool
	for step := s.open(); ; step = inside {
		key, more, ok := s.key(step)
		if !ok || !more {
			return hasContent, content || tools, ok
		}
		switch key {
		case keyContent:
			hasContent = s.peek() == '"'
			content, ok = s.filledText()
		case keyToolCalls:
			tools, ok = s.filledList()
		default:
			ok = s.value()
		}
		if !ok {
			return false, false, false
		}
	}
}

func (s *Scanner) forgetDelta() {
	f := &s.facts
	f.Content, f.Reasoning, f.Tools = false, false, false
	s.contentFrom = -1
}

// delta reads choices[0].delta. It returns false if the JSON is invalid.
func (s *Scanner) delta() bool {
	s.forgetDelta()
	if s.peek() != '{' {
		return s.value()
	}
	// long and short tell whether reasoning_content and reasoning are non-empty strings. Of duplicate names, the last one counts.
	var long, short bool
	for step := s.open(); ; step = inside {
		key, more, ok := s.key(step)
		if !ok || !more {
			s.facts.Reasoning = long || short
			return ok
		}
		switch key {
		case keyContent:
			ok = s.content()
		case keyReasoningContent:
			long, ok = s.filledText()
		case keyReasoning:
			short, ok = s.filledText()
		case keyToolCalls:
			s.facts.Tools, ok = s.filledList()
		default:
			ok = s.value()
		}
		if !ok {
			return false
		}
	}
}

func (s *Scanner) content() bool {
	from, isText := s.at+1, s.peek() == '"'
	s.contentFrom, s.facts.Content = -1, false
	if !s.value() {
		return false
	}
	if isText {
		s.contentFrom, s.contentTo = from, s.at-1
		s.facts.Content = s.contentTo > from
	}
	return true
}

// filledText reads a value and reports whether it is a non-empty string.
func (s *Scanner) filledText() (filled, ok bool) {
	from, isText := s.at, s.peek() == '"'
	ok = s.value()
	return isText && s.at-from > 2, ok
}

// filledList reads a value and reports whether it is a non-empty array.
func (s *Scanner) filledList() (filled, ok bool) {
	if s.peek() != '[' {
		return false, s.value()
	}
	for step := s.open(); ; step = inside {
		more, ok := s.element(step)
		if !ok || !more {
			return filled, ok
		}
		filled = true
		if !s.value() {
			return false, false
		}
	}
}

func (s *Scanner) usage() bool {
	f := &s.facts
	f.PromptTokens, f.CompletionTokens, f.TotalTokens = None, None, None
	if s.peek() != '{' {
		return s.value()
	}
	for step := s.open(); ; step = inside {
		key, more, ok := s.key(step)
		if !ok || !more {
			return ok
		}
		from := s.at
		if !s.value() {
			return false
		}
		switch key {
		case keyPromptTokens:
			f.PromptTokens = count(s.data[from:s.at])
		case keyCompletionTokens:
			f.CompletionTokens = count(s.data[from:s.at])
		case keyTotalTokens:
			f.TotalTokens = count(s.data[from:s.at])
		}
	}
}
