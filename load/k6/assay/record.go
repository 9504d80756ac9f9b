package assay

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"unicode/utf8"

	"assay.local/k6/rows"
)

// record is one kept answer, as load/samples/sample.ts reads it. Times are microseconds since t0. Of an answer that is only
// remembered by its text there is no response.
type record struct {
	V   int    `json:"v"`
	Why string `json:"why"`
	// IsSample: it is the first of its part of the load, whatever else there was to keep it for.
	IsSample  bool   `json:"sampled,omitempty"`
	Index     int64  `json:"i"`
	Transport string `json:"transport"`
	InFlight  int64  `json:"inFlight"`
	SentUs    *int64 `json:"sentUs"`
	HeadersUs *int64 `json:"headersUs"`
	ClosedUs  *int64 `json:"closedUs"`
	Class     string `json:"class"`
	Error     string `json:"error"`
	// BrokeOff: the connection ended in the middle of the answer, which any client of HTTP sees.
	BrokeOff bool            `json:"brokeOff,omitempty"`
	Leaks    []int64         `json:"leaks"`
	Text     string          `json:"text"`
	Request  string          `json:"request"`
	Response *recordResponse `json:"response"`
	Socket   *recordSocket   `json:"socket,omitempty"`
}

type recordResponse struct {
	Status      int         `json:"status"`
	Headers     [][2]string `json:"headers"`
	Text        *string     `json:"text"`
	Base64      *string     `json:"base64"`
	BodyBytes   int64       `json:"bodyBytes"`
	IsTruncated bool        `json:"truncated"`
}

// maxShownText bounds the text of an answer beside its body.
const maxShownText = 4 << 10

// maxSearchedText is how much of a text is looked through for keys, to show the beginning of it.
const maxSearchedText = 16 * maxShownText

func (u *user) recordOf(a *answer, why string, isSample bool, leaks []int64) []byte {
	row := &a.row
	one := record{
		V: 1, Why: why, IsSample: isSample, Index: row.Index, Transport: row.Transport, InFlight: a.inFlight, SentUs: u.micros(row.Sent),
		HeadersUs: u.micros(row.Headers), ClosedUs: u.micros(row.Closed), Class: row.Class, Error: row.Error, BrokeOff: a.brokeOff, Leaks: leaks,
		Text: u.shown(u.caller.textOf(a), u.wasCut(a)), Request: a.spec.body,
	}
	if row.Status != 0 {
		one.Response = u.responseOf(a)
	}
	return lineOf(&one)
}

// recordOfText shows what is left of an answer that has ended before.
func (u *user) recordOfText(index int64, text []byte) []byte {
	task := u.run.task
	entry := task.entries.At(index)
	body := task.bodies.Append(nil, &entry, entry.Transport != transportJSON)
	return lineOf(&record{
		V: 1, Why: whyLeaked, Index: index, Transport: entry.Transport, Class: classOK, Text: u.shown(text, len(text) >= recentBytes), Request: string(body),
	})
}

func lineOf(one *record) []byte {
	if one.Leaks == nil {
		one.Leaks = []int64{}
	}
	line, err := json.Marshal(one)
	if err != nil {
		return nil
	}
	return append(line, '\n')
}

func (u *user) micros(at int64) *int64 {
	if at == rows.Never {
		return nil
	}
	micros := rows.Micros(at, u.t0)
	return &micros
}

// wasCut reports whether an answer may end inside a key: it did not come whole, or was not put together to its end.
func (u *user) wasCut(a *answer) bool {
	return a.row.Class != classOK || len(u.caller.textOf(a)) >= longestText
}

// shown hides keys before it cuts, because half a key is no longer found.
func (u *user) shown(text []byte, wasCut bool) string {
	seen := text[:min(len(text), maxSearchedText)]
	shown := u.withoutKeys(strings.ToValidUTF8(string(seen), "\uFFFD"), wasCut || len(seen) < len(text))
	return strings.ToValidUTF8(shown[:min(len(shown), maxShownText)], "")
}

func (u *user) withoutKeys(text string, wasCut bool) string {
	text = u.caller.keys.hide(text)
	if wasCut {
		return u.caller.keys.hideHalf(text)
	}
	return text
}

func (u *user) responseOf(a *answer) *recordResponse {
	c := &u.caller
	response := &recordResponse{Status: a.row.Status, Headers: u.headersOf(a.header), BodyBytes: a.row.Bytes}
	body := c.body[:min(int64(len(c.body)), sampleBytes)]
	if isCompressed(a.header) {
		// Nobody looks for keys in it, so it is not kept.
		body = nil
	}
	// A stream that was not kept while it came has no body here.
	response.IsTruncated = int64(len(body)) < a.row.Bytes
	hidden := c.keys.hide(string(body))
	text := hidden
	if response.IsTruncated || a.row.Class != classOK {
		text = c.keys.hideHalf(hidden)
	}
	switch {
	case a.row.FirstEvent != rows.Never && u.keysIn(c.text) > keysHidden(body, hidden):
		// A key that came in pieces stands between them, where it cannot be hidden.
		response.IsTruncated = a.row.Bytes > 0
	case utf8.Valid(body):
		response.Text = &text
	default:
		packed := base64.StdEncoding.EncodeToString([]byte(text))
		response.Base64 = &packed
	}
	return response
}

func isCompressed(header http.Header) bool {
	coding := strings.ToLower(strings.TrimSpace(header.Get("Content-Encoding")))
	return coding != "" && coding != "identity"
}

// keysIn counts the keys in a text.
func (u *user) keysIn(text []byte) int {
	return keysHidden(text, u.caller.keys.hide(string(text)))
}

func keysHidden(text []byte, hidden string) int {
	return strings.Count(hidden, hiddenKey) - bytes.Count(text, []byte(hiddenKey))
}

func (u *user) headersOf(header http.Header) [][2]string {
	list := [][2]string{}
	for name, values := range header {
		for _, value := range values {
			list = append(list, [2]string{strings.ToLower(name), u.caller.keys.hide(strings.ToValidUTF8(value, "\uFFFD"))})
		}
	}
	slices.SortStableFunc(list, func(x, y [2]string) int { return strings.Compare(x[0], y[0]) })
	return list
}
