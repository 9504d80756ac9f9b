package assay

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"assay.local/k6/rows"
	"assay.local/k6/scan"
)

const (
	longestError      = 200
	longestLimit      = 128
	longestRetryAfter = 64
	mostLimits        = 16
	hiddenKey         = "[key]"
	// A shorter key is part of ordinary words, so it is hidden only where it stands by itself.
	shortKey = 8
)

// hashOf tells keys apart without telling them.
func hashOf(key string) string {
	if key == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:4])
}

// hideSecrets removes the key and the values of secret header fields, plain or escaped as in JSON.
func (c *caller) hideSecrets(text string) string {
	text = hideSecret(text, c.keyText)
	if c.answer.spec == nil {
		return text
	}
	for _, secret := range c.answer.spec.secrets {
		// A short one is part of ordinary words, and whoever gave it was told that it may show.
		if len(secret) >= shortKey {
			text = hideSecret(text, secret)
		}
	}
	return text
}

func hideSecret(text, secret string) string {
	if secret == "" {
		return text
	}
	text = hidden(text, secret)
	escaped, err := json.Marshal(secret)
	if inJSON := string(escaped[1 : len(escaped)-1]); err == nil && inJSON != secret {
		text = hidden(text, inJSON)
	}
	return text
}

func hidden(text, key string) string {
	if len(key) >= shortKey {
		return strings.ReplaceAll(text, key, hiddenKey)
	}
	var kept strings.Builder
	for from := 0; ; {
		at := strings.Index(text[from:], key)
		if at < 0 {
			kept.WriteString(text[from:])
			return kept.String()
		}
		start, end := from+at, from+at+len(key)
		before, _ := utf8.DecodeLastRuneInString(text[:start])
		after, _ := utf8.DecodeRuneInString(text[end:])
		kept.WriteString(text[from:start])
		if isWordPart(before) || isWordPart(after) {
			kept.WriteString(key)
		} else {
			kept.WriteString(hiddenKey)
		}
		from = end
	}
}

func isWordPart(symbol rune) bool {
	return unicode.IsLetter(symbol) && symbol != utf8.RuneError || unicode.IsDigit(symbol) || symbol == '_'
}

// bodyText is what a script gets to read. Where it was cut, half a secret may stand, so the end goes too.
func (c *caller) bodyText(a *answer) string {
	text := c.hideSecrets(string(a.body))
	if len(a.body) >= int(a.spec.caps.bodyBytes) {
		longest := len(c.keyText)
		for _, secret := range a.spec.secrets {
			longest = max(longest, len(secret))
		}
		text = text[:max(0, len(text)-longest)]
	}
	return text
}

// oneLine makes a text short and harmless on a terminal, without the secrets.
func (c *caller) oneLine(text string) string {
	if text == "" {
		return ""
	}
	text = c.hideSecrets(text)
	line := strings.Map(func(symbol rune) rune {
		if symbol < 0x20 || (symbol >= 0x7f && symbol <= 0x9f) || symbol == '\u2028' || symbol == '\u2029' {
			return ' '
		}
		return symbol
	}, text)
	return clip(strings.TrimSpace(line), longestError)
}

// clip cuts a text to at most longest characters.
func clip(text string, longest int) string {
	if len(text) <= longest || utf8.RuneCountInString(text) <= longest {
		return text
	}
	symbols := []rune(text)
	return string(symbols[:longest-1]) + "…"
}

// noteLimits keeps the headers that speak about limits.
func (c *caller) noteLimits(a *answer, header http.Header) {
	for name, values := range header {
		if name == "Retry-After" && len(values) > 0 {
			a.row.RetryAfter = clip(c.oneLine(values[0]), longestRetryAfter)
		}
		if isLimit(name) && len(values) > 0 && len(a.row.Limits) < mostLimits {
			a.row.Limits = append(a.row.Limits, rows.Limit{
				Name: strings.ToLower(name), Value: clip(c.oneLine(strings.Join(values, ", ")), longestLimit),
			})
		}
	}
	if len(a.row.Limits) > 1 {
		slices.SortFunc(a.row.Limits, func(x, y rows.Limit) int { return strings.Compare(x.Name, y.Name) })
	}
}

// isLimit takes a name as net/http spells it. Vendors put words of their own in front: Anthropic-Ratelimit-Tokens-Reset.
func isLimit(name string) bool {
	return strings.Contains(name, "Ratelimit") || strings.Contains(name, "Rate-Limit") || name == "Retry-After-Ms"
}

func countOrNever(count int64) int64 {
	if count == scan.None {
		return rows.Never
	}
	return count
}
