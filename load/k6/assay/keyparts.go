package assay

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"maps"
	"slices"
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
	parts   *windows
	letters [][]byte
}

func newPartHider(keys map[string]bool) *partHider {
	p, parts := &partHider{}, map[string]bool{}
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
			for at := 0; at+partBytes <= len(form); at++ {
				parts[form[at:at+partBytes]] = true
			}
		}
		for _, form := range []string{key, reversed(key), inHex} {
			if letters := lettersOf(form); len(letters) >= fewestLetters {
				p.letters = append(p.letters, letters)
			}
		}
	}
	slices.SortFunc(p.letters, bytes.Compare)
	p.letters = slices.CompactFunc(p.letters, bytes.Equal)
	p.parts = newWindows(maps.Keys(parts))
	return p
}

// hide puts an asterisk in place of each byte.
func (p *partHider) hide(text string) string {
	if p.parts.isEmpty() {
		return text
	}
	var clean []byte
	star := func(at int) {
		if clean == nil {
			clean = []byte(text)
		}
		clean[at] = '*'
	}
	p.lettersIn(text, star)
	for at := p.parts.next(text, 0); at >= 0; at = p.parts.next(text, at) {
		end := at + partBytes
		for end < len(text) && p.parts.holds(text, end+1-partBytes) {
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

// isTelling reports whether a part of a key cannot be in a text by chance.
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

// lettersIn calls star with the place of each letter and digit of a key whose letters follow each other in a text, with anything between them.
func (p *partHider) lettersIn(text string, star func(at int)) {
	letters := lettersOf(text)
	var places []int
	for _, needle := range p.letters {
		for from := 0; ; {
			at := bytes.Index(letters[from:], needle)
			if at < 0 {
				break
			}
			if places == nil {
				places = placesOf(text)
			}
			for _, place := range places[from+at : from+at+len(needle)] {
				star(place)
			}
			from += at + len(needle)
		}
	}
}

// lettersOf are the letters and digits of a text, in lower case.
func lettersOf(text string) []byte {
	letters := make([]byte, len(text))
	count := 0
	for at := range len(text) {
		symbol := letterOf[text[at]]
		letters[count] = symbol
		if symbol != 0 {
			count++
		}
	}
	return letters[:count]
}

// placesOf is where each of lettersOf stands.
func placesOf(text string) []int {
	places := make([]int, 0, len(text))
	for at := range len(text) {
		if letterOf[text[at]] != 0 {
			places = append(places, at)
		}
	}
	return places
}

func isDigit(symbol byte) bool   { return symbol >= '0' && symbol <= '9' }
func isSmall(symbol byte) bool   { return symbol >= 'a' && symbol <= 'z' }
func isCapital(symbol byte) bool { return symbol >= 'A' && symbol <= 'Z' }

func reversed(text string) string {
	symbols := []rune(text)
	slices.Reverse(symbols)
	return string(symbols)
}
