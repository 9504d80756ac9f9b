package assay

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

// hashOf returns the start of the SHA-256 of an API key. Rows identify the key by it.
func hashOf(key string) string {
	if key == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:4])
}

// bodyText returns the stored start of a body, without secrets. If the body was cut, a search would miss a secret at its end, so bodyText drops
// as many bytes as the longest secret has.
func (c *caller) bodyText(a *answer) string {
	text := c.keys.hide(string(a.body))
	if len(a.body) >= int(a.spec.caps.bodyBytes) {
		text = c.keys.hideCutSecret(text)
		longest := len(c.keyText)
		for _, secret := range a.spec.secrets {
			longest = max(longest, len(secret))
		}
		text = text[:max(0, len(text)-longest)]
	}
	return text
}

// excerpt returns the start of a payload, without a part of a secret at its end. oneLine and bodyText replace whole secrets later.
func (c *caller) excerpt(payload []byte) string {
	if len(payload) <= longestExample {
		return string(payload)
	}
	return c.keys.hideCutSecret(string(payload[:longestExample]))
}

// oneLine returns the first longestError characters of a text, without secrets and control characters.
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

// noteLimits copies the header fields about rate limits, such as Retry-After, into the row.
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

// isLimit reports whether a header field is about rate limits. Vendors give it their own prefixes, as in Anthropic-Ratelimit-Tokens-Reset.
func isLimit(name string) bool {
	return strings.Contains(name, "Ratelimit") || strings.Contains(name, "Rate-Limit") || name == "Retry-After-Ms"
}

const (
	hiddenKey = "[key]"
	// shortestSecret is the minimum length of a secret that is replaced. A shorter one may be an ordinary word.
	shortestSecret = 8
	// shortestCutSecret is the minimum length of the beginning of a secret that is replaced at the end of a cut text.
	shortestCutSecret = 4
)

var errUnhidden = errors.New("k6/x/assay: the script did not hand over the forms of its secrets, see hide")

// keyring has all secrets of a load, in all their encodings (conformance/codec/secret-forms.ts), to replace them in stored texts. All users
// share it, because an answer may contain another user's key.
type keyring struct {
	mutex sync.Mutex
	hider atomic.Pointer[hider]
}

// hider has the secrets of a keyring, the longest first. It never changes, so that users need no lock. To add a secret, the keyring makes a
// new hider.
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

// hideCutSecret replaces the beginning of a secret at the end of a text that was cut.
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

// secretValues is a function of the module. It returns the secrets of the load, whose encodings the script passes to hide.
func (u *user) secretValues(sobek.FunctionCall) sobek.Value {
	task := u.loaded()
	return u.vu.Runtime().ToValue(slices.Concat(task.keys, task.headers))
}

// hide is a function of the module. It takes all encodings of the secrets, which are replaced in stored texts from then on.
func (u *user) hide(call sobek.FunctionCall) sobek.Value {
	var forms []string
	if err := u.vu.Runtime().ExportTo(call.Argument(0), &forms); err != nil {
		u.throw(fmt.Errorf("k6/x/assay: hide takes texts: %w", err))
	}
	u.run.keys.add(forms...)
	u.run.hasForms.Store(true)
	return sobek.Undefined()
}
