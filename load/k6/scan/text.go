package scan

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"math/bits"
)

// key is the name of a JSON member that the scanner uses.
type key uint8

const (
	keyOther key = iota
	keyChoices
	keyCompletionTokens
	keyContent
	keyDelta
	keyError
	keyFinishReason
	keyID
	keyMessage
	keyPromptTokens
	keyReasoning
	keyReasoningContent
	keyToolCalls
	keyTotalTokens
	keyUsage
)

var keys = map[string]key{
	"choices": keyChoices, "completion_tokens": keyCompletionTokens, "content": keyContent, "delta": keyDelta, "error": keyError,
	"finish_reason": keyFinishReason, "id": keyID, "message": keyMessage, "prompt_tokens": keyPromptTokens, "reasoning": keyReasoning,
	"reasoning_content": keyReasoningContent, "tool_calls": keyToolCalls, "total_tokens": keyTotalTokens, "usage": keyUsage,
}

// keyOf returns the key for a member name as written in JSON, with its quotes.
func keyOf(raw []byte) key {
	if bytes.IndexByte(raw, '\\') < 0 {
		return keys[string(raw[1:len(raw)-1])]
	}
	var name string
	_ = json.Unmarshal(raw, &name)
	return keys[name]
}

func isHex(digit byte) bool { return digit-'0' <= 9 || digit|0x20-'a' <= 5 }

// text skips the next string. It returns false if the string is invalid.
func (s *Scanner) text() bool {
	end, ok := stringEnd(s.data, s.at+1)
	s.at = end + 1
	return ok
}

// stringEnd returns the position of the closing quote of a string whose content begins at from. It returns false for an invalid string.
func stringEnd(data []byte, from int) (int, bool) {
	for at := from; ; {
		at = plainEnd(data, at)
		if at >= len(data) || data[at] < 0x20 {
			return at, false
		}
		if data[at] == '"' {
			return at, true
		}
		width := escapeWidth(data[at:])
		if width == 0 {
			return at, false
		}
		at += width
	}
}

// plainEnd returns the position of the first quote, backslash or control character in data from position at. It tests
// eight bytes together: in found, the top bit of a byte marks such a character. Only the first marked byte is reliable.
func plainEnd(data []byte, at int) int {
	const ones, tops = 0x0101010101010101, 0x8080808080808080
	for at+8 <= len(data) {
		word := binary.LittleEndian.Uint64(data[at:])
		quote := word ^ '"'*ones
		slash := word ^ '\\'*ones
		found := ((word - 0x20*ones) &^ word) | ((quote - ones) &^ quote) | ((slash - ones) &^ slash)
		if found &= tops; found != 0 {
			return at + bits.TrailingZeros64(found)/8
		}
		at += 8
	}
	for at < len(data) && data[at] >= 0x20 && data[at] != '"' && data[at] != '\\' {
		at++
	}
	return at
}

// escapeWidth returns the length of the escape at the beginning of data; 0 when there is none.
func escapeWidth(data []byte) int {
	if len(data) < 2 {
		return 0
	}
	switch data[1] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		return 2
	case 'u':
		if len(data) >= 6 && isHex(data[2]) && isHex(data[3]) && isHex(data[4]) && isHex(data[5]) {
			return 6
		}
	}
	return 0
}
