package assay

import (
	"cmp"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unicode"
	"unicode/utf8"
)

const (
	hiddenKey = "[key]"
	// A shorter key, or a shorter form of one, is part of ordinary words, so it is hidden only where it is by itself.
	shortKey = 8
	// shortestHalf is how much of a key is part of ordinary words at the end of a text that was cut.
	shortestHalf = 4
)

// keyring holds all keys of a process, and the values of secret header fields. An answer to one key may repeat another key: a mixed-up answer does that.
// The zero keyring is empty and ready.
type keyring struct {
	mutex sync.Mutex
	hider atomic.Pointer[hider]
}

// hider removes keys from texts. It is immutable.
type hider struct {
	keys map[string]bool
	// whole replaces the forms that are long enough to be no chance; words are the others.
	whole *strings.Replacer
	long  []string
	// begins are the beginnings of long: a text without any of them holds none of these forms.
	begins *windows
	words  []string
	parts  *partHider
}

// add makes sure that keys are hidden from now on.
func (k *keyring) add(keys ...string) {
	if !k.lacks(keys) {
		return
	}
	k.mutex.Lock()
	defer k.mutex.Unlock()
	all := map[string]bool{}
	if now := k.hider.Load(); now != nil {
		for key := range now.keys {
			all[key] = true
		}
	}
	for _, key := range keys {
		if key != "" {
			all[key] = true
		}
	}
	k.hider.Store(newHider(all))
}

// addFields makes sure that the values of secret header fields are hidden. A short one is part of ordinary words, and the user
// was warned that it may show.
func (k *keyring) addFields(values []string) {
	for _, value := range values {
		if len(value) >= shortKey {
			k.add(value)
		}
	}
}

func (k *keyring) lacks(keys []string) bool {
	now := k.hider.Load()
	return slices.ContainsFunc(keys, func(key string) bool { return key != "" && (now == nil || !now.keys[key]) })
}

// hide replaces every key, plain or encoded.
func (k *keyring) hide(text string) string {
	now := k.hider.Load()
	if now == nil || text == "" {
		return text
	}
	if now.begins.next(text, 0) >= 0 {
		text = now.whole.Replace(text)
	}
	for _, word := range now.words {
		text = hidden(text, word)
	}
	return now.parts.hide(text)
}

// hideHalf removes the beginning of a key from the end of a text that was cut there. Nothing else may be given to it: an
// ordinary text may end as a key begins.
func (k *keyring) hideHalf(text string) string {
	now := k.hider.Load()
	if now == nil {
		return text
	}
	for _, form := range now.long {
		for at := max(0, len(text)-len(form)); at <= len(text)-shortestHalf; at++ {
			next := strings.Index(text[at:], form[:shortestHalf])
			if next < 0 {
				break
			}
			at += next
			if strings.HasPrefix(form, text[at:]) {
				return text[:at] + hiddenKey
			}
		}
	}
	return text
}

func newHider(keys map[string]bool) *hider {
	h := &hider{keys: keys, parts: newPartHider(keys)}
	for key := range keys {
		for place, form := range formsOf(key) {
			switch {
			case len(form) >= shortKey:
				h.long = append(h.long, form)
			case place < plainForms:
				h.words = append(h.words, form)
			}
		}
	}
	// Of two that begin at the same place the longer is hidden, or the rest of it would stay.
	slices.SortFunc(h.long, func(x, y string) int { return cmp.Or(len(y)-len(x), strings.Compare(x, y)) })
	h.long, h.words = slices.Compact(h.long), slices.Compact(h.words)
	pairs := make([]string, 0, 2*len(h.long))
	for _, form := range h.long {
		pairs = append(pairs, form, hiddenKey)
	}
	h.whole = strings.NewReplacer(pairs...)
	h.begins = newWindows(slices.Values(h.long))
	return h
}

// plainForms is how many forms of a key are hidden however short they are: the key, and the key in JSON.
const plainForms = 2

// formsOf are the ways in which servers write a key down: as it is, percent-encoded, in HTML, in hexadecimal, in base64; and
// each of them in JSON, and in JSON that is in JSON.
func formsOf(key string) []string {
	inHex := hex.EncodeToString([]byte(key))
	forms := []string{
		key, url.QueryEscape(key), url.PathEscape(key), lowerEscapes(url.QueryEscape(key)), lowerEscapes(url.PathEscape(key)),
		fullyEscaped(key, "%%%02X"), fullyEscaped(key, "%%%02x"), html.EscapeString(key), inHex, strings.ToUpper(inHex),
	}
	for before := range 3 {
		forms = append(forms, inBase64(base64.RawStdEncoding, key, before), inBase64(base64.RawURLEncoding, key, before))
	}
	all := []string{key, escaped(key)}
	for _, form := range forms {
		once := inJSON(form)
		all = append(append(all, form), once...)
		for _, text := range once {
			all = append(all, inJSON(text)...)
		}
	}
	return all
}

// inJSON are the ways in which a text is written in JSON: Go escapes what HTML reads otherwise, PHP escapes slashes, most
// languages neither.
func inJSON(text string) []string {
	careful := escaped(text)
	plain := strings.NewReplacer(`\u003c`, "<", `\u003e`, ">", `\u0026`, "&").Replace(careful)
	return []string{careful, plain, strings.ReplaceAll(plain, "/", `\/`)}
}

func escaped(key string) string {
	text, err := json.Marshal(key)
	if err != nil {
		return key
	}
	return string(text[1 : len(text)-1])
}

func lowerEscapes(text string) string {
	letters := []byte(text)
	for at := 0; at+2 < len(letters); at++ {
		if letters[at] == '%' {
			copy(letters[at+1:at+3], strings.ToLower(string(letters[at+1:at+3])))
		}
	}
	return string(letters)
}

func fullyEscaped(key, format string) string {
	var text strings.Builder
	for _, symbol := range []byte(key) {
		fmt.Fprintf(&text, format, symbol)
	}
	return text.String()
}

// inBase64 is what a key looks like with so many bytes before it, as in an encoded "Bearer KEY": the symbols that depend on the
// key alone.
func inBase64(encoding *base64.Encoding, key string, before int) string {
	text := encoding.EncodeToString(append(make([]byte, before), key...))
	return text[(before*8+5)/6 : (before+len(key))*8/6]
}

func hidden(text, key string) string {
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
