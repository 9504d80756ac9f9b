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
	"assay.local/k6/scan"
)

const (
	longestError      = 200
	longestLimit      = 128
	longestRetryAfter = 64
	maxLimits         = 16
)

// hashOf returns the start of an API key's SHA-256, so that rows can show which key a request had without the key itself.
func hashOf(key string) string {
	if key == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:4])
}

// bodyText returns the stored start of a body, without secrets. If the body was longer, a secret may begin shortly before the cut and would
// not be found. So as many bytes as the longest secret has are dropped at the end.
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

// excerpt returns the start of a payload, at most longestExample bytes. If the cut is inside a secret, it replaces the beginning that is
// left. Whole secrets are replaced later, by oneLine and bodyText.
func (c *caller) excerpt(payload []byte) string {
	if len(payload) <= longestExample {
		return string(payload)
	}
	return c.keys.hideCutSecret(string(payload[:longestExample]))
}

// oneLine makes a text fit for the error of a row: one line of at most longestError characters, without secrets and control characters.
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

// clip returns a text unchanged if it has at most longest characters. Otherwise it cuts the text and adds "…".
func clip(text string, longest int) string {
	if len(text) <= longest || utf8.RuneCountInString(text) <= longest {
		return text
	}
	symbols := []rune(text)
	return string(symbols[:longest-1]) + "…"
}

// noteLimits copies the header fields about rate limits, such as Retry-After, from the answer into its row.
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

func countOrNever(count int64) int64 {
	if count == scan.None {
		return rows.Never
	}
	return count
}

const (
	hiddenKey = "[key]"
	// shortestSecret: a secret with fewer bytes is not replaced in stored texts, because it may be an ordinary word.
	shortestSecret = 8
	// shortestCutSecret: if a text was cut inside a secret, and fewer bytes of the secret are left, they are not replaced, because they may
	// belong to an ordinary word.
	shortestCutSecret = 4
)

var errUnhidden = errors.New("k6/x/assay: the script did not hand over the forms of its secrets, see hide")

// keyring has all secrets of a load, so that they can be replaced in stored texts: API keys and secret header values, each in all its
// encodings (conformance/codec/secret-forms.ts). All users share it, because an answer may contain another user's key. The zero value is
// ready.
type keyring struct {
	mutex sync.Mutex
	hider atomic.Pointer[hider]
}

// hider is the state of a keyring: its secrets, the longest first, and what replaces them. It never changes. To add a secret, the keyring
// makes a new one, so that users can read without a lock.
type hider struct {
	forms []string
	whole *strings.Replacer
}

// add adds encodings of secrets to the keyring. It ignores those shorter than shortestSecret.
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

// hide returns a text in which every secret is replaced by "[key]".
func (k *keyring) hide(text string) string {
	if now := k.hider.Load(); now != nil && text != "" {
		return now.whole.Replace(text)
	}
	return text
}

// hideCutSecret is for a text that was cut. If the text ends with the beginning of a secret, that is replaced by "[key]".
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

// secretValues is a function for the script. It returns the API keys and secret header values. The script computes their encodings, and
// passes these to hide.
func (u *user) secretValues(sobek.FunctionCall) sobek.Value {
	task := u.loaded()
	return u.vu.Runtime().ToValue(slices.Concat(task.keys, task.headers))
}

// hide is a function for the script. It takes all encodings of the secrets, which are replaced in stored texts from then on.
func (u *user) hide(call sobek.FunctionCall) sobek.Value {
	var forms []string
	if err := u.vu.Runtime().ExportTo(call.Argument(0), &forms); err != nil {
		u.throw(fmt.Errorf("k6/x/assay: hide takes texts: %w", err))
	}
	u.run.keys.add(forms...)
	u.run.hasForms.Store(true)
	return sobek.Undefined()
}
