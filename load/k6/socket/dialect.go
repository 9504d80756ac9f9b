package socket

import (
	"encoding/json"
	"net/http"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"assay.local/k6/scan"
)

// Dialect describes how a deployment uses WebSocket. Node writes it (load/runner/run-files.ts).
type Dialect struct {
	Auth         string   `json:"auth"`
	AuthName     string   `json:"authName"`
	Subprotocols []string `json:"subprotocols"`
	// RequestType is the type that a request message has at TypePointer. It is nil if the message has no type.
	RequestType *string `json:"requestType"`
	// RequestMember is the name of the member that contains the request. It is nil if the whole message is the request.
	RequestMember *string `json:"requestMember"`
	TypePointer   string  `json:"typePointer"`
	ChunkPointer  string  `json:"chunkPointer"`
	// TextPointer is the JSON pointer to the text in a message. It is nil if the messages contain completion chunks (see ChunkPointer).
	TextPointer *string `json:"textPointer"`
	// FinishPointer is the JSON pointer to the finish reason in a message, or nil if there is none. Without TextPointer, it is ignored.
	FinishPointer *string  `json:"finishPointer"`
	OtherTypes    []string `json:"otherTypes"`
	RequestFrames string   `json:"requestFrames"`
	// Terminators are the texts of messages that end an answer. DoneTypes are the types, at TypePointer, of messages that end an answer.
	Terminators []string `json:"terminators"`
	DoneTypes   []string `json:"doneTypes"`
	// CloseCodes are the codes of the close frames that end an answer. A nil element stands for a close frame without a code.
	CloseCodes []*int `json:"closeCodes"`
}

// Handshake returns the URL and the header fields of a handshake. They contain the API key if the dialect says so.
func (d *Dialect) Handshake(address, key string) (string, http.Header) {
	header, offered := http.Header{}, d.Subprotocols
	switch {
	case key == "":
	case d.Auth == "bearer":
		header.Set("Authorization", "Bearer "+key)
	case d.Auth == "query":
		address += "?" + url.QueryEscape(d.AuthName) + "=" + url.QueryEscape(key)
	case d.Auth == "subprotocol":
		offered = append(slices.Clone(offered), d.AuthName+key)
	}
	if len(offered) > 0 {
		header.Set("Sec-WebSocket-Protocol", strings.Join(offered, ", "))
	}
	return address, header
}

// Message returns the WebSocket message (a JSON object) that requests an answer. body is the HTTP body of the same request. If the dialect
// sends the API key in the first message, key is added.
func (d *Dialect) Message(body []byte, key string) string {
	message := string(body)
	if d.RequestMember != nil {
		message = "{" + quoted(*d.RequestMember) + ":" + message + "}"
	}
	if d.RequestType != nil {
		message = "{" + quoted(strings.TrimPrefix(d.TypePointer, "/")) + ":" + quoted(*d.RequestType) + "," + message[1:]
	}
	if d.Auth == "first-message" && key != "" {
		message = message[:len(message)-1] + "," + quoted(d.AuthName) + ":" + quoted(key) + "}"
	}
	return message
}

func quoted(text string) string {
	quoted, _ := json.Marshal(text)
	return string(quoted)
}

// EndsWithLastPiece reports whether an answer ends with its last chunk. It does if the deployment declares no other end, such as a
// terminator.
func (d *Dialect) EndsWithLastPiece() bool {
	return len(d.Terminators)+len(d.DoneTypes)+len(d.CloseCodes) == 0
}

// SaysFinish reports whether the answers of this dialect contain a finish reason.
func (d *Dialect) SaysFinish() bool { return d.TextPointer == nil || d.FinishPointer != nil }

type messageKind int

const (
	otherMessage messageKind = iota
	noJSON
	pieceMessage
	terminatorMessage
	errorMessage
)

// parsed is a parsed message.
type parsed struct {
	kind  messageKind
	value any
	// piece is the JSON text of the chunk in the message. It is nil if the message has none.
	piece []byte
}

func (d *Dialect) parse(text []byte) parsed {
	var value any
	err := json.Unmarshal(text, &value)
	switch {
	case d.isTerminator(text, value):
		return parsed{kind: terminatorMessage, value: value}
	case err != nil:
		return parsed{kind: noJSON}
	case d.isError(value):
		return parsed{kind: errorMessage, value: value}
	}
	if kind, isText := at(value, d.TypePointer).(string); isText {
		if slices.Contains(d.DoneTypes, kind) {
			return parsed{kind: terminatorMessage, value: value}
		}
		if slices.Contains(d.OtherTypes, kind) {
			return parsed{value: value}
		}
	}
	if piece := d.pieceIn(text, value); piece != nil {
		return parsed{pieceMessage, value, piece}
	}
	return parsed{value: value}
}

// isTerminator reports whether a message is one of the Terminators. A JSON object may have members that the terminator lacks.
func (d *Dialect) isTerminator(text []byte, value any) bool {
	_, isObject := value.(map[string]any)
	return slices.ContainsFunc(d.Terminators, func(terminator string) bool {
		if string(text) == terminator || !isObject || !strings.HasPrefix(strings.TrimSpace(terminator), "{") {
			return string(text) == terminator
		}
		wanted, isObject := valueOf(terminator).(map[string]any)
		return isObject && holds(value, wanted)
	})
}

// holds reports whether value equals wanted. Objects in value may have more members.
func holds(value, wanted any) bool {
	want, isObject := wanted.(map[string]any)
	if !isObject {
		return reflect.DeepEqual(value, wanted)
	}
	have, isObject := value.(map[string]any)
	for name, member := range want {
		if inner, isThere := have[name]; !isThere || !holds(inner, member) {
			return false
		}
	}
	return isObject
}

func (d *Dialect) isError(value any) bool {
	members, isObject := value.(map[string]any)
	return isObject && (members["error"] != nil || members["object"] == "error" || at(value, d.TypePointer) == "error")
}

// pieceIn returns the JSON text of the chunk in a message. It returns nil if there is none, as in a notification.
func (d *Dialect) pieceIn(text []byte, value any) []byte {
	if d.TextPointer != nil {
		_, isObject := value.(map[string]any)
		if _, hasText := at(value, *d.TextPointer).(string); isObject && (hasText || d.finishes(value)) {
			return text
		}
		return nil
	}
	piece, _ := at(value, d.ChunkPointer).(map[string]any)
	if _, hasChoices := piece["choices"]; !hasChoices && piece["object"] != "chat.completion.chunk" {
		return nil
	}
	if d.ChunkPointer != "" {
		text, _ = json.Marshal(piece)
	}
	return text
}

// finishes reports whether a message has a finish reason at FinishPointer.
func (d *Dialect) finishes(value any) bool {
	return d.FinishPointer != nil && textAt(value, *d.FinishPointer) != ""
}

func textAt(value any, pointer string) string {
	text, _ := at(value, pointer).(string)
	return text
}

// valueOf returns the JSON value of a text, or nil if the text is not JSON.
func valueOf(text string) any {
	var value any
	if json.Unmarshal([]byte(text), &value) != nil {
		return nil
	}
	return value
}

// at returns the value at a JSON pointer (RFC 6901), or nil if there is none.
func at(value any, pointer string) any {
	for _, name := range strings.Split(pointer, "/")[1:] {
		name = strings.NewReplacer("~1", "/", "~0", "~").Replace(name)
		switch inner := value.(type) {
		case map[string]any:
			value = inner[name]
		case []any:
			place, err := strconv.Atoi(name)
			if err != nil || place < 0 || place >= len(inner) {
				return nil
			}
			value = inner[place]
		default:
			return nil
		}
	}
	return value
}

// Reading is the state of an answer that is being read: the facts from the messages that have arrived so far.
type Reading struct {
	// Times are the arrival times of the messages with text, a tool call or reasoning, in nanoseconds of package clock.
	Times []int64
	// Done is the arrival time of the terminator or of a message with one of the DoneTypes. It is rows.Never if none has arrived.
	Done       int64
	IsFinished bool
	// Error is the text of the first message that reports an error or is not JSON. IsError is true if there was such a message. IsJSON is
	// true if that message was JSON.
	Error                          string
	IsError, IsJSON                bool
	PromptTokens, CompletionTokens int64
	HiddenTokens                   int64
	hasReasoning                   bool
	Text                           []byte
	// FirstOutput is the arrival time of the first message with text or a tool call. It is rows.Never if there was none.
	FirstOutput int64
	// IsSuspect: the messages are odd but no failure. For example, their chunks have different ids.
	IsSuspect bool
	id        uint64

	Dialect *Dialect
	missing int64
	// scanner parses the chunks, and remembers the last one.
	scanner scan.Scanner
	// usualEnd is the text after delta.content in the last chunk that had no finish reason and no token counts. It is "" if there is no such
	// text. If the next chunk ends with the same text, its reading may be delayed by up to 0.1 s (see SetPatient).
	usualEnd string
}

const longestText = 256 << 10

// NewReading returns an empty Reading for an answer whose first message has not arrived. Unknown times and counts have the value `missing`.
func (d *Dialect) NewReading(missing int64) *Reading {
	return &Reading{FirstOutput: missing, Done: missing, PromptTokens: missing, CompletionTokens: missing, Dialect: d, missing: missing}
}

// Take records what the next message tells about the answer. It returns true if the message ends the answer. An error message ends the
// answer unless EndsWithLastPiece is true.
func (r *Reading) Take(message Message) bool {
	if facts, isLike := r.scanner.Recall(message.Text); isLike && !facts.Finish && !facts.HasUsage() {
		r.notePiece(message.At, r.scanner.Content(), &facts)
		return false
	}
	d, one := r.Dialect, r.Dialect.parse(message.Text)
	facts, text := r.factsOf(message.Text, &one)
	r.noteUsage(&facts)
	switch one.kind {
	case terminatorMessage:
		if r.Done == r.missing {
			r.Done = message.At
		}
		r.IsFinished = r.IsFinished || d.TextPointer != nil && facts.Finish
		return !d.EndsWithLastPiece()
	case noJSON, errorMessage:
		if !r.IsError {
			r.IsError, r.IsJSON, r.Error = true, one.kind == errorMessage, string(message.Text)
		}
		return one.kind == errorMessage && !d.EndsWithLastPiece()
	case pieceMessage:
		r.IsFinished = r.IsFinished || facts.Finish
		r.notePiece(message.At, text, &facts)
		return facts.Finish && d.EndsWithLastPiece()
	default:
		return false
	}
}

// factsOf returns the facts of a message, such as its token counts, and its text. Text from a completion chunk still has its JSON escapes;
// text found with TextPointer is already decoded.
func (r *Reading) factsOf(message []byte, one *parsed) (scan.Facts, []byte) {
	d := r.Dialect
	if one.kind == pieceMessage && d.TextPointer == nil {
		facts, _ := r.scanner.Scan(one.piece)
		if id := r.scanner.ID(); id != 0 {
			r.IsSuspect = r.IsSuspect || r.id != 0 && id != r.id
			r.id = id
		}
		if d.ChunkPointer == "" && !facts.Finish && !facts.HasUsage() {
			r.usualEnd = string(r.scanner.Rest())
		}
		return facts, r.scanner.Content()
	}
	var other scan.Scanner
	facts, _ := other.Scan(message)
	if d.TextPointer == nil {
		return facts, nil
	}
	text := textAt(one.value, *d.TextPointer)
	facts.Content, facts.Reasoning, facts.Tools, facts.Finish = text != "", false, false, d.finishes(one.value)
	return facts, []byte(text)
}

func (r *Reading) notePiece(at int64, text []byte, facts *scan.Facts) {
	if (facts.Content || facts.Tools) && r.FirstOutput == r.missing {
		r.FirstOutput = at
	}
	if facts.HasText() {
		r.Times = append(r.Times, at)
	}
	r.hasReasoning = r.hasReasoning || facts.Reasoning
	r.Text = append(r.Text, text[:min(len(text), longestText-len(r.Text))]...)
}

func (r *Reading) noteUsage(facts *scan.Facts) {
	if facts.PromptTokens != scan.None {
		r.PromptTokens = facts.PromptTokens
	}
	if facts.CompletionTokens != scan.None {
		r.CompletionTokens, r.HiddenTokens = facts.CompletionTokens, facts.HiddenTokens(r.hasReasoning)
	}
	r.IsSuspect = r.IsSuspect || facts.IsOddSum()
}

// Bytes returns the total length of all messages in bytes.
func (t *Talk) Bytes() int64 {
	var sum int64
	for _, message := range t.Messages {
		sum += int64(len(message.Text))
	}
	return sum
}
