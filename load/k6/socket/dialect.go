package socket

import (
	"bytes"
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
	// RequestType is the type of a request message; nil: it has none. RequestMember is the member of a message that contains the request; nil:
	// the whole message is the request.
	RequestType   *string `json:"requestType"`
	RequestMember *string `json:"requestMember"`
	TypePointer   string  `json:"typePointer"`
	ChunkPointer  string  `json:"chunkPointer"`
	// TextPointer and FinishPointer are JSON pointers to the text and to the finish reason of a message. They are for deployments with a
	// format of their own instead of chunks.
	TextPointer   *string  `json:"textPointer"`
	FinishPointer *string  `json:"finishPointer"`
	OtherTypes    []string `json:"otherTypes"`
	RequestFrames string   `json:"requestFrames"`
	// Terminators are texts that end an answer. Close codes that end an answer are in CloseCodes.
	Terminators []string `json:"terminators"`
	CloseCodes  []*int   `json:"closeCodes"`
	DoneTypes   []string `json:"doneTypes"`
}

// Handshake returns the address and the header fields of a handshake that sends the API key. An empty key is not sent.
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

// Message returns the WebSocket message (one JSON object) that requests an answer. body is the body of an HTTP request.
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

// EndsWithLastPiece reports whether the last chunk ends an answer. It does if no terminator, type or close code is declared as the end.
func (d *Dialect) EndsWithLastPiece() bool {
	return len(d.Terminators)+len(d.DoneTypes)+len(d.CloseCodes) == 0
}

// SaysFinish reports whether answers contain a finish reason.
func (d *Dialect) SaysFinish() bool { return d.TextPointer == nil || d.FinishPointer != nil }

type messageKind int

const (
	otherMessage messageKind = iota
	noJSON
	pieceMessage
	terminatorMessage
	errorMessage
)

// parsed is a message after parsing. value is its JSON value. piece is the chunk of the answer in the message; nil without a chunk.
type parsed struct {
	kind  messageKind
	value any
	piece map[string]any
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
	if piece := d.pieceIn(value); piece != nil {
		return parsed{pieceMessage, value, piece}
	}
	return parsed{value: value}
}

// isTerminator reports whether a message ends an answer. A JSON object may have extra white space and extra members.
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

// holds reports whether value equals wanted. An object in value may have members that wanted lacks.
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

func (d *Dialect) pieceIn(value any) map[string]any {
	if d.TextPointer != nil {
		piece, _ := value.(map[string]any)
		if _, hasText := at(value, *d.TextPointer).(string); piece != nil && (hasText || d.finishes(piece)) {
			return piece
		}
		return nil
	}
	// The result is nil for a message without a chunk of the answer, such as an error or a notification.
	piece, _ := at(value, d.ChunkPointer).(map[string]any)
	if _, hasChoices := piece["choices"]; hasChoices || piece["object"] == "chat.completion.chunk" {
		return piece
	}
	return nil
}

// finishes reports whether a chunk of an answer contains a finish reason.
func (d *Dialect) finishes(piece map[string]any) bool {
	if d.TextPointer != nil {
		return d.FinishPointer != nil && isText(at(piece, *d.FinishPointer))
	}
	return slices.ContainsFunc(choicesOf(piece), func(choice map[string]any) bool { return isText(choice["finish_reason"]) })
}

func choicesOf(piece map[string]any) []map[string]any {
	list, _ := piece["choices"].([]any)
	var choices []map[string]any
	for _, one := range list {
		if choice, isObject := one.(map[string]any); isObject {
			choices = append(choices, choice)
		}
	}
	return choices
}

// isText reports whether a value is a non-empty text.
func isText(value any) bool {
	text, ok := value.(string)
	return ok && text != ""
}

// textOf returns a chunk's text. answers: the chunk has text or a tool call. carries: it has text, a tool call or reasoning.
func (d *Dialect) textOf(piece map[string]any) (text string, answers, carries bool) {
	if d.TextPointer != nil {
		text, _ = at(piece, *d.TextPointer).(string)
		return text, text != "", text != ""
	}
	choices := choicesOf(piece)
	if len(choices) == 0 {
		return "", false, false
	}
	delta, _ := choices[0]["delta"].(map[string]any)
	text, _ = delta["content"].(string)
	calls, _ := delta["tool_calls"].([]any)
	answers = text != "" || len(calls) > 0
	return text, answers, answers || isText(delta["reasoning_content"]) || isText(delta["reasoning"])
}

// valueOf returns the JSON value of a text; nil when it is not JSON.
func valueOf(text string) any {
	var value any
	if json.Unmarshal([]byte(text), &value) != nil {
		return nil
	}
	return value
}

// at returns the value at a JSON pointer (RFC 6901); nil when there is none.
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

// Reading is the result of reading the messages of a conversation.
type Reading struct {
	// Times are the arrival times of the messages with text, a tool call or reasoning.
	Times []int64
	// Done is the time of the end of the answer; rows.Never without one.
	Done       int64
	IsFinished bool
	// Error is the first message that is an error or is not JSON. IsError: there is such a message. IsJSON: this message is JSON.
	Error                          string
	IsError, IsJSON                bool
	PromptTokens, CompletionTokens int64
	Text                           []byte
	// FirstOutput is the arrival time of the first message with text or a tool call; rows.Never without one.
	FirstOutput int64
	// IsSuspect: the messages are odd in a way that is not a failure, such as chunks with different ids.
	IsSuspect bool
	id        any

	Dialect *Dialect
	missing int64
	// scanner remembers the last chunk that has text, but neither ends the answer nor has token counts. usualEnd is the end of such chunks.
	scanner  scan.Scanner
	usualEnd string
}

const longestText = 256 << 10

// NewReading returns a Reading before the first message. Its times and token counts have the value missing until a message contains them.
func (d *Dialect) NewReading(missing int64) *Reading {
	return &Reading{FirstOutput: missing, Done: missing, PromptTokens: missing, CompletionTokens: missing, Dialect: d, missing: missing}
}

// Take reads the next message of a conversation. It returns true if this message ends the answer. An error ends the answer
// too, unless EndsWithLastPiece. A chunk is not parsed again if only its text differs from an earlier chunk.
func (r *Reading) Take(message Message) bool {
	if facts, isLike := r.scanner.Recall(message.Text); isLike && bytes.IndexByte(r.scanner.Content(), '\\') < 0 {
		r.notePiece(message.At, r.scanner.Content(), facts.Content || facts.Tools, facts.HasText())
		return false
	}
	d, one := r.Dialect, r.Dialect.parse(message.Text)
	members, _ := one.value.(map[string]any)
	r.noteUsage(one)
	switch one.kind {
	case terminatorMessage:
		if r.Done == r.missing {
			r.Done = message.At
		}
		r.IsFinished = r.IsFinished || d.TextPointer != nil && members != nil && d.finishes(members)
		return !d.EndsWithLastPiece()
	case noJSON, errorMessage:
		if !r.IsError {
			r.IsError, r.IsJSON, r.Error = true, one.kind == errorMessage, string(message.Text)
		}
		return one.kind == errorMessage && !d.EndsWithLastPiece()
	case pieceMessage:
		return r.takePiece(message, one.piece)
	default:
		return false
	}
}

// takePiece reads a chunk of the answer, and reports whether the chunk ends the answer.
func (r *Reading) takePiece(message Message, piece map[string]any) bool {
	d := r.Dialect
	finishes := d.finishes(piece)
	r.IsFinished = r.IsFinished || finishes
	text, answers, carries := d.textOf(piece)
	r.notePiece(message.At, []byte(text), answers, carries)
	if d.TextPointer == nil {
		if id := piece["id"]; id != nil {
			r.IsSuspect = r.IsSuspect || r.id != nil && !reflect.DeepEqual(id, r.id)
			r.id = id
		}
		if !finishes && piece["usage"] == nil {
			_, _ = r.scanner.Scan(message.Text)
			r.usualEnd = string(r.scanner.Rest())
		}
	}
	return finishes && d.EndsWithLastPiece()
}

func (r *Reading) notePiece(at int64, text []byte, answers, carries bool) {
	if answers && r.FirstOutput == r.missing {
		r.FirstOutput = at
	}
	if carries {
		r.Times = append(r.Times, at)
	}
	r.Text = append(r.Text, text[:min(len(text), longestText-len(r.Text))]...)
}

func (r *Reading) noteUsage(one parsed) {
	usage, isObject := one.piece["usage"].(map[string]any)
	if !isObject {
		usage, _ = at(one.value, "/usage").(map[string]any)
	}
	prompt, hasPrompt := countOf(usage["prompt_tokens"])
	completion, hasCompletion := countOf(usage["completion_tokens"])
	total, hasTotal := countOf(usage["total_tokens"])
	if hasPrompt {
		r.PromptTokens = prompt
	}
	if hasCompletion {
		r.CompletionTokens = completion
	}
	r.IsSuspect = r.IsSuspect || hasPrompt && hasCompletion && hasTotal && prompt+completion != total
}

func countOf(value any) (int64, bool) {
	number, isNumber := value.(float64)
	count := int64(number)
	return count, isNumber && number >= 0 && number < 1<<53 && float64(count) == number
}

// Bytes returns the total length of all messages in bytes.
func (t *Talk) Bytes() int64 {
	var sum int64
	for _, message := range t.Messages {
		sum += int64(len(message.Text))
	}
	return sum
}
