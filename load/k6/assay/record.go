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

// record is one stored answer, as load/samples/sample.ts reads it. Times are microseconds since t0.
type record struct {
	V   int    `json:"v"`
	Why string `json:"why"`
	// IsSample: the answer is a sample, the first of its time slot. It may have been stored for another reason too.
	IsSample  bool   `json:"sampled,omitempty"`
	Index     int64  `json:"i"`
	Transport string `json:"transport"`
	InFlight  int64  `json:"inFlight"`
	SentUs    *int64 `json:"sentUs"`
	HeadersUs *int64 `json:"headersUs"`
	ClosedUs  *int64 `json:"closedUs"`
	Class     string `json:"class"`
	Error     string `json:"error"`
	// BrokeOff is true if the connection ended before the answer was complete. Every HTTP client notices this.
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
	// Reads are the parts in which a stream arrived: the arrival time of each in microseconds since t0, and its length in bytes.
	Reads [][2]int64 `json:"reads,omitempty"`
}

// maxShownText is the maximum number of stored bytes of an answer's text. The body is stored separately.
const maxShownText = 4 << 10

// maxSearchedText is the number of bytes of a text that are searched for keys. After keys are replaced, at most
// maxShownText bytes are stored.
const maxSearchedText = 16 * maxShownText

// shownAnswer holds the parts of one answer that the answer file may contain. Its slices are valid until the next request of the caller.
type shownAnswer struct {
	answer answer
	keys   *keyring
	t0     int64
	// text is the text of the answer: the joined text of its chunks, or the body if it has no chunks. pieces is only the joined text of
	// chunks; empty without chunks. body is the stored part of the answer's body.
	text, pieces, body []byte
	// reads are the times in nanoseconds at which parts of body arrived, and their lengths in bytes.
	reads [][2]int64
}

func (u *user) shownAnswerOf(a *answer) *shownAnswer {
	c := &u.caller
	return &shownAnswer{answer: *a, keys: c.keys, t0: u.t0, text: c.textOf(a), pieces: c.text, body: c.body, reads: c.reads}
}

func (s *shownAnswer) isStream() bool { return s.answer.row.FirstEvent != rows.Never }

// record returns the answer as a line of the answer file.
func (s *shownAnswer) record(why string, isSample bool, leaks []int64) []byte {
	row := &s.answer.row
	one := &record{
		V: 1, Why: why, IsSample: isSample, Index: row.Index, Transport: row.Transport, InFlight: s.answer.inFlight, SentUs: s.micros(row.Sent),
		HeadersUs: s.micros(row.Headers), ClosedUs: s.micros(row.Closed), Class: row.Class, Error: row.Error, BrokeOff: s.answer.brokeOff, Leaks: leaks,
		Text: s.keys.shown(s.text, s.wasCut()), Request: s.keys.hide(strings.ToValidUTF8(s.answer.spec.body, "\uFFFD")),
	}
	switch {
	case row.Status == socketOpened:
		one.Socket = s.framesOf(s.answer.talk)
		one.Response = &recordResponse{Status: socketOpened, Headers: [][2]string{}, BodyBytes: row.Bytes, IsTruncated: one.Socket == nil}
	case row.Status != 0 && s.answer.talk == nil:
		one.Response = s.response()
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

func (s *shownAnswer) micros(at int64) *int64 {
	if at == rows.Never {
		return nil
	}
	micros := rows.Micros(at, s.t0)
	return &micros
}

// wasCut reports whether the text may end inside a key: the answer failed, or its text is too long.
func (s *shownAnswer) wasCut() bool {
	return s.answer.row.Class != classOK || len(s.text) >= longestText
}

// shown returns the beginning of a text, with keys replaced. It replaces keys before it cuts, because a cut key is not
// found.
func (k *keyring) shown(text []byte, wasCut bool) string {
	seen := text[:min(len(text), maxSearchedText)]
	shown := k.hide(strings.ToValidUTF8(string(seen), "\uFFFD"))
	if wasCut || len(seen) < len(text) {
		shown = k.hideHalf(shown)
	}
	return strings.ToValidUTF8(shown[:min(len(shown), maxShownText)], "")
}

func (s *shownAnswer) response() *recordResponse {
	row := &s.answer.row
	response := &recordResponse{Status: row.Status, Headers: s.headers(), BodyBytes: row.Bytes}
	body := s.body[:min(len(s.body), sampleBytes)]
	if isCompressed(s.answer.header) {
		// A compressed body cannot be searched for keys, so it is not stored.
		body = nil
	}
	for _, read := range s.reads {
		response.Reads = append(response.Reads, [2]int64{rows.Micros(read[0], s.t0), read[1]})
	}
	// A stream that was not recorded has no body here.
	response.IsTruncated = int64(len(body)) < row.Bytes
	hidden := s.keys.hide(string(body))
	text := hidden
	if response.IsTruncated || row.Class != classOK {
		text = s.keys.hideHalf(hidden)
	}
	switch {
	case s.isStream() && s.keys.countIn(s.pieces) > keysHidden(body, hidden):
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

// countIn returns how often secrets of the keyring occur in a text.
func (k *keyring) countIn(text []byte) int {
	return keysHidden(text, k.hide(string(text)))
}

func keysHidden(text []byte, hidden string) int {
	return strings.Count(hidden, hiddenKey) - bytes.Count(text, []byte(hiddenKey))
}

func (s *shownAnswer) headers() [][2]string {
	list := [][2]string{}
	for name, values := range s.answer.header {
		for _, value := range values {
			list = append(list, [2]string{strings.ToLower(name), s.keys.hide(strings.ToValidUTF8(value, "\uFFFD"))})
		}
	}
	slices.SortStableFunc(list, func(x, y [2]string) int { return strings.Compare(x[0], y[0]) })
	return list
}
