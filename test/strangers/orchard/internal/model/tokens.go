// Package model is a stand-in for a language model: it makes tokens and answers.
package model

import "unicode"

// maxRunes is the maximum length of a token, so that text without spaces has many tokens too.
const maxRunes = 12

// Tokens cuts text into tokens. A token is a word with the white space before it, cut at twelve characters. The
// concatenation of the tokens is the text.
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
