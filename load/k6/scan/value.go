package scan

import (
	"math"
	"strconv"
)

// deepest is the maximum nesting of objects and arrays, as in encoding/json.
const deepest = 10_000

// step is a position in an object or array. first: before the first value. inside: after a value, where a comma or the end must follow.
type step bool

const (
	first  step = true
	inside step = false
)

func (s *Scanner) space() {
	for s.at < len(s.data) {
		switch s.data[s.at] {
		case ' ', '\t', '\n', '\r':
			s.at++
		default:
			return
		}
	}
}

// peek returns the next byte, or 0 at the end. No caller needs to recognize a zero byte, which is invalid outside a string.
func (s *Scanner) peek() byte {
	if s.at < len(s.data) {
		return s.data[s.at]
	}
	return 0
}

// open enters the object or array that begins at the current position. It returns first, the step before the first value.
func (s *Scanner) open() step {
	s.at++
	s.depth++
	return first
}

func (s *Scanner) close() {
	s.at++
	s.depth--
}

// element moves to the next value of an array. now is the current position. more is false if the array ends. ok is false for invalid JSON.
func (s *Scanner) element(now step) (more, ok bool) {
	if s.depth > deepest {
		return false, false
	}
	s.space()
	if s.peek() == ']' {
		s.close()
		return false, true
	}
	return s.comma(now)
}

// key moves past the next key of an object and its colon. more is false if the object ends instead. ok is false if the JSON is invalid.
func (s *Scanner) key(now step) (name key, more, ok bool) {
	if s.depth > deepest {
		return keyOther, false, false
	}
	s.space()
	if s.peek() == '}' {
		s.close()
		return keyOther, false, true
	}
	if _, ok = s.comma(now); !ok || s.peek() != '"' {
		return keyOther, false, false
	}
	from := s.at
	if !s.text() {
		return keyOther, false, false
	}
	name = keyOf(s.data[from:s.at])
	s.space()
	if s.peek() != ':' {
		return keyOther, false, false
	}
	s.at++
	s.space()
	return name, true, true
}

func (s *Scanner) comma(now step) (more, ok bool) {
	if now == first {
		return true, true
	}
	if s.peek() != ',' {
		return false, false
	}
	s.at++
	s.space()
	return true, true
}

// value skips one value of any kind; false if the value is invalid.
func (s *Scanner) value() bool {
	switch s.peek() {
	case '"':
		return s.text()
	case '{':
		return s.object()
	case '[':
		return s.array()
	case 't':
		return s.word("true")
	case 'f':
		return s.word("false")
	case 'n':
		return s.word("null")
	default:
		return s.number()
	}
}

func (s *Scanner) object() bool {
	for now := s.open(); ; now = inside {
		_, more, ok := s.key(now)
		if !ok || !more {
			return ok
		}
		if !s.value() {
			return false
		}
	}
}

func (s *Scanner) array() bool {
	for now := s.open(); ; now = inside {
		more, ok := s.element(now)
		if !ok || !more {
			return ok
		}
		if !s.value() {
			return false
		}
	}
}

func (s *Scanner) word(word string) bool {
	end := s.at + len(word)
	if end > len(s.data) || string(s.data[s.at:end]) != word {
		return false
	}
	s.at = end
	return true
}

func (s *Scanner) number() bool {
	if s.peek() == '-' {
		s.at++
	}
	if s.peek() == '0' {
		s.at++
	} else if !s.digits() {
		return false
	}
	if s.peek() == '.' {
		s.at++
		if !s.digits() {
			return false
		}
	}
	if s.peek() == 'e' || s.peek() == 'E' {
		s.at++
		if s.peek() == '+' || s.peek() == '-' {
			s.at++
		}
		return s.digits()
	}
	return true
}

func (s *Scanner) digits() bool {
	from := s.at
	for s.at < len(s.data) && s.data[s.at]-'0' <= 9 {
		s.at++
	}
	return s.at > from
}

// count returns the value of a whole number from 0 to 2^53 - 1, in any JSON notation; None for any other value.
func count(number []byte) int64 {
	value, err := strconv.ParseFloat(string(number), 64)
	if err != nil || value < 0 || value >= 1<<53 || value != math.Trunc(value) {
		return None
	}
	return int64(value)
}
