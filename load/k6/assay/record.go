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

type record struct { // schemas/answer.schema.json
	V         int             `json:"v"`
	Why       string          `json:"why"`
	IsSample  bool            `json:"sampled,omitempty"`
	Index     int64           `json:"i"`
	Transport string          `json:"transport"`
	InFlight  int64           `json:"inFlight"`
	SentUs    *int64          `json:"sentUs"`
	HeadersUs *int64          `json:"headersUs"`
	ClosedUs  *int64          `json:"closedUs"`
	Class     string          `json:"class"`
	Error     string          `json:"error"`
	BrokeOff  bool            `json:"brokeOff,omitempty"`
	Leaks     []int64         `json:"leaks"`
	Text      string          `json:"text"`
	Request   string          `json:"request"`
	Response  *recordResponse `json:"response"`
	Socket    *recordSocket   `json:"socket,omitempty"`
}

type recordResponse struct {
	Status      int         `json:"status"`
	Headers     [][2]string `json:"headers"`
	Text        *string     `json:"text"`
	Base64      *string     `json:"base64"`
	BodyBytes   int64       `json:"bodyBytes"`
	IsTruncated bool        `json:"truncated"`
	Reads       [][2]int64  `json:"reads,omitempty"`
}

const maxShownText = 4 << 10

const maxSearchedText = 16 * maxShownText // A secret may begin before the cut at maxShownText, and end after it.

func (u *user) record(a *answer, why string, isSample bool, leaks []int64) []byte {
	row, c := &a.row, &u.caller
	one := &record{
		V: 1, Why: why, IsSample: isSample, Index: row.Index, Transport: row.Transport, InFlight: a.inFlight, SentUs: u.micros(row.Sent),
		HeadersUs: u.micros(row.Headers), ClosedUs: u.micros(row.Closed), Class: row.Class, Error: row.Error, BrokeOff: a.brokeOff, Leaks: leaks,
		Text: c.shownText(a), Request: c.keys.hide(strings.ToValidUTF8(a.spec.body, "\uFFFD")),
	}
	switch {
	case row.Status == socketOpened:
		one.Socket = u.framesOf(a)
		one.Response = &recordResponse{Status: socketOpened, Headers: [][2]string{}, BodyBytes: row.Bytes, IsTruncated: one.Socket == nil}
	case row.Status != 0 && a.talk == nil:
		one.Response = u.response(a)
	}
	if leaks == nil {
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

func (c *caller) shownText(a *answer) string {
	text := c.textOf(a)
	seen := text[:min(len(text), maxSearchedText)]
	// A search would not find a secret that has been cut, so the text is cut afterwards.
	shown := c.keys.hide(strings.ToValidUTF8(string(seen), "\uFFFD"))
	// The text may end inside a key.
	if a.row.Class != classOK || len(text) >= longestText || len(seen) < len(text) {
		shown = c.keys.hideCutSecret(shown)
	}
	return strings.ToValidUTF8(shown[:min(len(shown), maxShownText)], "")
}

func (u *user) response(a *answer) *recordResponse {
	row, c := &a.row, &u.caller
	response := &recordResponse{Status: row.Status, Headers: c.shownHeaders(a), BodyBytes: row.Bytes}
	body := c.body[:min(len(c.body), sampleBytes)]
	if isCompressed(a.header) {
		// A compressed body cannot be searched for keys, so it is not stored.
		body = nil
	}
	for _, read := range c.reads {
		response.Reads = append(response.Reads, [2]int64{rows.Micros(read[0], u.t0), read[1]})
	}
	// A stream that was not recorded has no body here.
	response.IsTruncated = int64(len(body)) < row.Bytes
	hidden := c.keys.hide(string(body))
	text := hidden
	if response.IsTruncated || row.Class != classOK {
		text = c.keys.hideCutSecret(hidden)
	}
	switch {
	case row.FirstEvent != rows.Never && c.keys.countIn(c.text) > keysHidden(body, hidden):
		// A key that is spread over several chunks cannot be hidden in the body, so the body is not stored.
		response.IsTruncated = row.Bytes > 0
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

func (k *keyring) countIn(text []byte) int {
	return keysHidden(text, k.hide(string(text)))
}

func keysHidden(text []byte, hidden string) int {
	return strings.Count(hidden, hiddenKey) - bytes.Count(text, []byte(hiddenKey))
}

func (c *caller) shownHeaders(a *answer) [][2]string {
	list := [][2]string{}
	for name, values := range a.header {
		for _, value := range values {
			list = append(list, [2]string{strings.ToLower(name), c.keys.hide(strings.ToValidUTF8(value, "\uFFFD"))})
		}
	}
	slices.SortStableFunc(list, func(x, y [2]string) int { return strings.Compare(x[0], y[0]) })
	return list
}
