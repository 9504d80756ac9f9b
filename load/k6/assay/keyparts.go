package assay

import (
	"encoding/base64"
	"encoding/hex"
	"slices"
	"strings"
)

// What a target does to a key so that it is not found as it is: it repeats a part of it, puts something between its characters, or
// turns it around. conformance/transport/secret-forms.ts looks for the same.

const (
	// partBytes of a key stand nowhere by chance, unless they are a word or a number.
	partBytes = 8
	// fewestLetters may follow each other by chance, whatever stands between them.
	fewestLetters = 12
)

// partHider hides parts of keys, and keys whose letters do not follow each other.
type partHider struct {
	parts   map[string]bool
	letters []string
}

func newPartHider(keys map[string]bool) *partHider {
	p := &partHider{parts: map[string]bool{}}
	for key := range keys {
		if len(key) < shortKey {
			continue
		}
		inHex := hex.EncodeToString([]byte(key))
		forms := []string{key, reversed(key), inHex}
		for before := range 3 {
			forms = append(forms, inBase64(base64.RawStdEncoding, key, before), inBase64(base64.RawURLEncoding, key, before))
		}
		for _, form := range forms {
			form = lowerASCII(form)
			for at := 0; at+partBytes <= len(form); at++ {
				p.parts[form[at:at+partBytes]] = true
			}
		}
		for _, form := range []string{key, reversed(key), inHex} {
			if letters, _ := lettersOf(form); len(letters) >= fewestLetters {
				p.letters = append(p.letters, letters)
			}
		}
	}
	slices.Sort(p.letters)
	p.letters = slices.Compact(p.letters)
	return p
}

// hide puts an asterisk in place of each byte.
func (p *partHider) hide(text string) string {
	if len(text) < partBytes || len(p.parts) == 0 {
		return text
	}
	var clean []byte
	star := func(at int) {
		if clean == nil {
			clean = []byte(text)
		}
		clean[at] = '*'
	}
	letters, places := lettersOf(text)
	for _, needle := range p.letters {
		for from := 0; ; {
			at := strings.Index(letters[from:], needle)
			if at < 0 {
				break
			}
			for _, place := range places[from+at : from+at+len(needle)] {
				star(int(place))
			}
			from += at + len(needle)
		}
	}
	lower := lowerASCII(text)
	for at := 0; at+partBytes <= len(lower); {
		if !p.parts[lower[at:at+partBytes]] {
			at++
			continue
		}
		end := at + partBytes
		for end < len(lower) && p.parts[lower[end+1-partBytes:end+1]] {
			end++
		}
		if isTelling(text[at:end]) {
			for place := at; place < end; place++ {
				star(place)
			}
		}
		at = end
	}
	if clean == nil {
		return text
	}
	return string(clean)
}

// isTelling tells whether a part of a key is no word that a text may hold by chance.
func isTelling(part string) bool {
	digits, isMixed := 0, false
	for at := range len(part) {
		switch {
		case isDigit(part[at]):
			digits++
		case at > 0 && isCapital(part[at]) && isSmall(part[at-1]):
			isMixed = true
		case at > 1 && isSmall(part[at]) && isCapital(part[at-1]) && isCapital(part[at-2]):
			isMixed = true
		}
	}
	return digits < len(part) && (digits > 0 || isMixed || len(part) >= 2*partBytes)
}

// lettersOf are the letters and digits of a text, in lower case, and where each of them stands.
func lettersOf(text string) (string, []int32) {
	letters, places := make([]byte, 0, len(text)), make([]int32, 0, len(text))
	for at := range len(text) {
		symbol := text[at]
		if isCapital(symbol) {
			symbol |= 0x20
		}
		if isSmall(symbol) || isDigit(symbol) {
			letters, places = append(letters, symbol), append(places, int32(at))
		}
	}
	return string(letters), places
}

func isDigit(symbol byte) bool   { return symbol >= '0' && symbol <= '9' }
func isSmall(symbol byte) bool   { return symbol >= 'a' && symbol <= 'z' }
func isCapital(symbol byte) bool { return symbol >= 'A' && symbol <= 'Z' }

// lowerASCII keeps the length of a text, unlike strings.ToLower.
func lowerASCII(text string) string {
	lower := []byte(text)
	for at, symbol := range lower {
		if isCapital(symbol) {
			lower[at] = symbol | 0x20
		}
	}
	return string(lower)
}

func reversed(text string) string {
	symbols := []rune(text)
	slices.Reverse(symbols)
	return string(symbols)
}
