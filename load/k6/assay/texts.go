package assay

// Stored texts must not contain the API keys and the secret header values of the user. A keyring has all secrets of a load, in the encodings
// that the script passes to hide (conformance/codec/secret-forms.ts), and replaces them. If a text was cut, its end may be the beginning of a
// secret, which hideCutSecret replaces. All users share the keyring, because an answer may contain the key of another user.

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unicode/utf8"

	"github.com/grafana/sobek"

	"assay.local/k6/rows"
)

const (
	longestError      = 200
	longestLimit      = 128
	longestRetryAfter = 64
	maxLimits         = 16
)

func hashOf(key string) string {
	if key == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:4])
}

func (c *caller) bodyText(a *answer) string {
	text := c.keys.hide(string(a.body))
	if len(a.body) >= int(a.spec.caps.bodyBytes) {
		text = c.keys.hideCutSecret(text)
		longest := len(c.keyText)
		for _, secret := range a.spec.secrets {
			longest = max(longest, len(secret))
		}
		// The text was cut, so a search misses a secret at its end.
		text = text[:max(0, len(text)-longest)]
	}
	return text
}

func (c *caller) excerpt(payload []byte) string {
	if len(payload) <= longestExcerpt {
		return string(payload)
	}
	// Callers replace whole secrets later (oneLine, bodyText).
	return c.keys.hideCutSecret(string(payload[:longestExcerpt]))
}

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

func clip(text string, longest int) string {
	if len(text) <= longest || utf8.RuneCountInString(text) <= longest {
		return text
	}
	symbols := []rune(text)
	return string(symbols[:longest-1]) + "…"
}

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

func isLimit(name string) bool {
	// Vendors use their own prefixes, as in Anthropic-Ratelimit-Tokens-Reset.
	return strings.Contains(name, "Ratelimit") || strings.Contains(name, "Rate-Limit") || name == "Retry-After-Ms"
}

const (
	hiddenKey         = "[key]"
	shortestSecret    = 8 // A shorter one may be an ordinary word.
	shortestCutSecret = 4
)

var errUnhidden = errors.New("k6/x/assay: the script did not hand over the forms of its secrets, see hide")

type keyring struct {
	mutex sync.Mutex
	hider atomic.Pointer[hider] // never changed, only replaced, so that users need no lock
}

type hider struct {
	forms []string
	whole *strings.Replacer
}

func (k *keyring) add(forms ...string) {
	if !slices.ContainsFunc(forms, k.lacks) {
		return
	}
	k.mutex.Lock()
	defer k.mutex.Unlock()
	var all []string
	if now := k.hider.Load(); now != nil {
		all = slices.Clone(now.forms)
	}
	for _, form := range forms {
		if len(form) >= shortestSecret {
			all = append(all, form)
		}
	}
	// If two forms begin at the same place, the longer one is replaced. Otherwise its rest would stay.
	slices.SortFunc(all, func(x, y string) int { return cmp.Or(len(y)-len(x), strings.Compare(x, y)) })
	all = slices.Compact(all)
	pairs := make([]string, 0, 2*len(all))
	for _, form := range all {
		pairs = append(pairs, form, hiddenKey)
	}
	k.hider.Store(&hider{all, strings.NewReplacer(pairs...)})
}

func (k *keyring) lacks(form string) bool {
	now := k.hider.Load()
	return len(form) >= shortestSecret && (now == nil || !slices.Contains(now.forms, form))
}

func (k *keyring) hide(text string) string {
	if now := k.hider.Load(); now != nil && text != "" {
		return now.whole.Replace(text)
	}
	return text
}

func (k *keyring) hideCutSecret(text string) string {
	now := k.hider.Load()
	if now == nil {
		return text
	}
	for _, form := range now.forms {
		for at := max(0, len(text)-len(form)); at <= len(text)-shortestCutSecret; at++ {
			if strings.HasPrefix(form, text[at:]) {
				return text[:at] + hiddenKey
			}
		}
	}
	return text
}

func (u *user) secretValues(sobek.FunctionCall) sobek.Value {
	task := u.loaded()
	return u.vu.Runtime().ToValue(slices.Concat(task.keys, task.headers))
}

func (u *user) hide(call sobek.FunctionCall) sobek.Value {
	var forms []string
	if err := u.vu.Runtime().ExportTo(call.Argument(0), &forms); err != nil {
		u.throw(fmt.Errorf("k6/x/assay: hide takes texts: %w", err))
	}
	u.run.keys.add(forms...)
	u.run.hasForms.Store(true)
	return sobek.Undefined()
}
