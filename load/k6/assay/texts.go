package assay

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"slices"
	"strings"
	"unicode/utf8"

	"assay.local/k6/rows"
	"assay.local/k6/scan"
)

const (
	longestError      = 200
	longestLimit      = 128
	longestRetryAfter = 64
	maxLimits         = 16
)

// hashOf returns a short hash that distinguishes keys.
func hashOf(key string) string {
	if key == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:4])
}

// bodyText returns the kept text for a script, without keys. A cut text may end with half a secret, so its end is removed.
func (c *caller) bodyText(a *answer) string {
	text := c.keys.hide(string(a.body))
	if len(a.body) >= int(a.spec.caps.bodyBytes) {
		text = c.keys.hideHalf(text)
		longest := len(c.keyText)
		for _, secret := range a.spec.secrets {
			longest = max(longest, len(secret))
		}
		text = text[:max(0, len(text)-longest)]
	}
	return text
}

// excerpt is the beginning of a payload, without half a key at its end.
func (c *caller) excerpt(payload []byte) string {
	if len(payload) <= longestExample {
		return string(payload)
	}
	return c.keys.hideHalf(string(payload[:longestExample]))
}

// oneLine makes a text short and harmless on a terminal, without any key.
func (c *caller) oneLine(text string) string {
	if text == "" {
		return ""
	}
	text = c.keys.hide(text)
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
		if isLimit(name) && len(values) > 0 && len(a.row.Limits) < maxLimits {
			a.row.Limits = append(a.row.Limits, rows.Limit{
				Name: strings.ToLower(name), Value: clip(c.oneLine(strings.Join(values, ", ")), longestLimit),
			})
		}
	}
	if len(a.row.Limits) > 1 {
		slices.SortFunc(a.row.Limits, func(x, y rows.Limit) int { return strings.Compare(x.Name, y.Name) })
	}
}

// isLimit reports whether a header field, in the spelling of net/http, is about limits. Vendors add prefixes: Anthropic-Ratelimit-Tokens-Reset.
func isLimit(name string) bool {
	return strings.Contains(name, "Ratelimit") || strings.Contains(name, "Rate-Limit") || name == "Retry-After-Ms"
}

func countOrNever(count int64) int64 {
	if count == scan.None {
		return rows.Never
	}
	return count
}
