// Package model is the little language model: its tokens and its answers.
package model

import "unicode"

// maxRunes bounds a token, so that text without spaces also has many tokens.
const maxRunes = 12

// Tokens cuts text into tokens: a run of white space with the word after it,
// at most twelve characters long. The tokens joined are the text again.
func Tokens(text string) []string {
	var tokens []string
	start, runes, inWord := 0, 0, false
	for i, r := range text {
		space := unicode.IsSpace(r)
		if runes == maxRunes || (space && inWord) {
			tokens = append(tokens, text[start:i])
			start, runes, inWord = i, 0, false
		}
		runes++
		inWord = inWord || !space
	}
	if start < len(text) {
		tokens = append(tokens, text[start:])
	}
	return tokens
}
