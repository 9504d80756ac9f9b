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

// hashOf returns a short hash of an API key, which distinguishes the keys of a load.
func hashOf(key string) string {
	if key == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:4])
}

// bodyText returns the stored part of a body, without secrets. If the body was cut, it drops the end of the stored part, because a secret
// that begins there cannot be recognized.
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

// excerpt returns the start of a payload. If the cut leaves only the beginning of a secret, excerpt replaces this beginning. Whole secrets
// are replaced later, by oneLine and bodyText.
func (c *caller) excerpt(payload []byte) string {
	if len(payload) <= longestExample {
		return string(payload)
	}
	return c.keys.hideHalf(string(payload[:longestExample]))
}

// oneLine returns a text as one short line, without secrets and control characters.
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

// noteLimits stores the answer's header fields about rate limits in its row.
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

// isLimit reports whether a header field is about rate limits. Vendors add prefixes: Anthropic-Ratelimit-Tokens-Reset.
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
	// shortestForm is the minimum length of an encoded secret that is replaced. Shorter ones stay, because they may be ordinary words.
	shortestForm = 8
	// shortestHalf is the minimum length of a part of a secret that is replaced at the end of a cut text. Shorter parts stay, because they
	// may belong to ordinary words.
	shortestHalf = 4
)

var errUnhidden = errors.New("k6/x/assay: the script did not hand over the forms of its secrets, see hide")

// keyring has all encodings of all API keys and secret header values (conformance/codec/secret-forms.ts). All virtual users share it,
// because an answer may contain another user's key. The zero value is ready.
type keyring struct {
	mutex sync.Mutex
	hider atomic.Pointer[hider]
}

// hider replaces the encodings of secrets in a text, the longest first. A hider is immutable, so users can share it.
type hider struct {
	forms []string
	whole *strings.Replacer
}

// add adds encoded secrets, which the method hide replaces from then on. It ignores those shorter than shortestForm.
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
		if len(form) >= shortestForm {
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
	return len(form) >= shortestForm && (now == nil || !slices.Contains(now.forms, form))
}

// hide replaces every secret in a text, in all encodings of the keyring.
func (k *keyring) hide(text string) string {
	if now := k.hider.Load(); now != nil && text != "" {
		return now.whole.Replace(text)
	}
	return text
}

// hideHalf is for texts that were cut. If the text ends with the beginning of a secret, hideHalf replaces this beginning.
func (k *keyring) hideHalf(text string) string {
	now := k.hider.Load()
	if now == nil {
		return text
	}
	for _, form := range now.forms {
		for at := max(0, len(text)-len(form)); at <= len(text)-shortestHalf; at++ {
			if strings.HasPrefix(form, text[at:]) {
				return text[:at] + hiddenKey
			}
		}
	}
	return text
}

// secretValues returns the API keys and secret header values to the script. The script computes all encodings of them, and passes these to
// hide.
func (u *user) secretValues(sobek.FunctionCall) sobek.Value {
	task := u.loaded()
	return u.vu.Runtime().ToValue(slices.Concat(task.keys, task.headers))
}

// hide takes encoded secrets from the script. From then on, they are replaced in all output.
func (u *user) hide(call sobek.FunctionCall) sobek.Value {
	var forms []string
	if err := u.vu.Runtime().ExportTo(call.Argument(0), &forms); err != nil {
		u.throw(fmt.Errorf("k6/x/assay: hide takes texts: %w", err))
	}
	u.run.keys.add(forms...)
	u.run.hasForms.Store(true)
	return sobek.Undefined()
}
