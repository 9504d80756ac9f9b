package wire

import (
	"bytes"
	"encoding/json"
	"fmt"
	"unicode/utf16"
	"unicode/utf8"
)

// Style is how JSON is written. The zero value is compact UTF-8.
type Style struct {
	Reversed bool // members in reverse order
	ASCII    bool // \u escapes for everything outside ASCII, and "\/"
}

// Encode returns a value as one line of JSON. It panics if a value cannot be encoded, which only a bug can cause.
func (s Style) Encode(v any) []byte {
	if s.Reversed {
		v = reversed(v)
	}
	text, err := plainJSON(v)
	if err != nil {
		panic(fmt.Sprintf("cannot encode an answer: %v", err))
	}
	if s.ASCII {
		text = escaped(text)
	}
	return text
}

// escaped escapes slashes and non-ASCII characters. In JSON these occur only in strings.
func escaped(text []byte) []byte {
	var b bytes.Buffer
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		text = text[size:]
		switch {
		case r == '/':
			b.WriteString(`\/`)
		case r < utf8.RuneSelf:
			b.WriteByte(byte(r))
		default:
			for _, unit := range utf16.Encode([]rune{r}) {
				fmt.Fprintf(&b, `\u%04x`, unit)
			}
		}
	}
	return b.Bytes()
}

// Roomy indents JSON and adds newlines around it.
func Roomy(text []byte) []byte {
	var b bytes.Buffer
	b.WriteString("\n")
	if err := json.Indent(&b, text, "", "    "); err != nil {
		return text // broken on purpose by a fault
	}
	b.WriteString("\n\n")
	return b.Bytes()
}
