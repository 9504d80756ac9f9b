package socket

import (
	"encoding/json"
	"net/http"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"assay.local/k6/rows"
	"assay.local/k6/scan"
)

// Dialect describes the WebSocket messages of a deployment. It is decoded from JSON. Members whose names end in Pointer are JSON pointers into a
// message.
type Dialect struct {
	Auth         string   `json:"auth"`
	AuthName     string   `json:"authName"`
	Subprotocols []string `json:"subprotocols"`
	// RequestType is the type of the message with the request, or nil if this message has no type.
	RequestType *string `json:"requestType"`
	// RequestMember is the name of the member that contains the completion request, in the message of the client. It is nil if the whole message is the
	// completion request.
	RequestMember *string `json:"requestMember"`
	TypePointer   string  `json:"typePointer"`
	ChunkPointer  string  `json:"chunkPointer"`
	// TextPointer points to the text in a received message. It is nil if received messages contain completion chunks.
	TextPointer *string `json:"textPointer"`
	// FinishPointer points to the finish reason in a received message. It is nil if messages have none.
	FinishPointer *string  `json:"finishPointer"`
	OtherTypes    []string `json:"otherTypes"`
	RequestFrames string   `json:"requestFrames"`
	Terminators   []string `json:"terminators"`
	DoneTypes     []string `json:"doneTypes"`
	// A nil in CloseCodes stands for a close frame without a code.
	CloseCodes []*int `json:"closeCodes"`
}

// Handshake returns the URL and the header fields of the WebSocket handshake, with the API key if the dialect sends it there.
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

// Message returns the WebSocket message for a request with this HTTP body. It contains the API key if the dialect sends it in the first message.
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

// EndsWithLastChunk reports whether an answer ends with its last chunk, because the dialect declares no separate message or close code for the end.
func (d *Dialect) EndsWithLastChunk() bool {
	return len(d.Terminators)+len(d.DoneTypes)+len(d.CloseCodes) == 0
}

// HasFinish reports whether complete answers of this deployment have a finish reason.
func (d *Dialect) HasFinish() bool { return d.TextPointer == nil || d.FinishPointer != nil }

type messageKind int

const (
	otherMessage messageKind = iota
	noJSON
	chunkMessage
	terminatorMessage
	errorMessage
)

type parsedMessage struct {
	kind  messageKind
	value any
	chunk []byte
}

func (d *Dialect) parse(text []byte) parsedMessage {
	var value any
	err := json.Unmarshal(text, &value)
	switch {
	case d.isTerminator(text, value):
		return parsedMessage{kind: terminatorMessage, value: value}
	case err != nil:
		return parsedMessage{kind: noJSON}
	case d.isError(value):
		return parsedMessage{kind: errorMessage, value: value}
	}
	if kind, isText := valueAt(value, d.TypePointer).(string); isText {
		if slices.Contains(d.DoneTypes, kind) {
			return parsedMessage{kind: terminatorMessage, value: value}
		}
		if slices.Contains(d.OtherTypes, kind) {
			return parsedMessage{value: value}
		}
	}
	if chunk := d.chunkIn(text, value); chunk != nil {
		return parsedMessage{chunkMessage, value, chunk}
	}
	return parsedMessage{value: value}
}

func (d *Dialect) isTerminator(text []byte, value any) bool {
	_, isObject := value.(map[string]any)
	return slices.ContainsFunc(d.Terminators, func(terminator string) bool {
		if string(text) == terminator || !isObject || !strings.HasPrefix(strings.TrimSpace(terminator), "{") {
			return string(text) == terminator
		}
		wanted, isObject := parseJSON(terminator).(map[string]any)
		return isObject && contains(value, wanted)
	})
}

func contains(value, wanted any) bool {
	want, isObject := wanted.(map[string]any)
	if !isObject {
		return reflect.DeepEqual(value, wanted)
	}
	have, isObject := value.(map[string]any)
	for name, member := range want {
		if inner, isThere := have[name]; !isThere || !contains(inner, member) {
			return false
		}
	}
	return isObject
}

func (d *Dialect) isError(value any) bool {
	members, isObject := value.(map[string]any)
	return isObject && (members["error"] != nil || members["object"] == "error" || valueAt(value, d.TypePointer) == "error")
}

func (d *Dialect) chunkIn(text []byte, value any) []byte {
	if d.TextPointer != nil {
		_, isObject := value.(map[string]any)
		if _, hasText := valueAt(value, *d.TextPointer).(string); isObject && (hasText || d.finishes(value)) {
			return text
		}
		return nil
	}
	chunk, _ := valueAt(value, d.ChunkPointer).(map[string]any)
	if _, hasChoices := chunk["choices"]; !hasChoices && chunk["object"] != "chat.completion.chunk" {
		return nil
	}
	if d.ChunkPointer != "" {
		text, _ = json.Marshal(chunk)
	}
	return text
}

func (d *Dialect) finishes(value any) bool {
	return d.FinishPointer != nil && textAt(value, *d.FinishPointer) != ""
}

func textAt(value any, pointer string) string {
	text, _ := valueAt(value, pointer).(string)
	return text
}

func parseJSON(text string) any {
	var value any
	if json.Unmarshal([]byte(text), &value) != nil {
		return nil
	}
	return value
}

func valueAt(value any, pointer string) any {
	for _, name := range strings.Split(pointer, "/")[1:] {
		name = strings.NewReplacer("~1", "/", "~0", "~").Replace(name) // RFC 6901
		switch inner := value.(type) {
		case map[string]any:
			value = inner[name]
		case []any:
			index, err := strconv.Atoi(name)
			if err != nil || index < 0 || index >= len(inner) {
				return nil
			}
			value = inner[index]
		default:
			return nil
		}
	}
	return value
}

// Reading collects times, text and token counts from the messages of one answer. Times are nanoseconds of package clock.
type Reading struct {
	// Times are the arrival times of the messages with text, a tool call or reasoning.
	Times []int64
	// Done is when the message that declares the end of the answer arrived, or rows.Never if there was none.
	Done       int64
	IsFinished bool
	// IsError is true if a message was an error of the service, or not JSON. Error is the text of the first such message.
	IsError                        bool
	Error                          string
	IsErrorJSON                    bool
	PromptTokens, CompletionTokens int64
	HiddenTokens                   int64
	hasReasoning                   bool
	Text                           []byte
	// FirstOutput is when the first message with text or a tool call arrived, or rows.Never if there was none.
	FirstOutput int64
	// IsSuspect is true if the chunks have different ids, or if the token counts do not add up.
	IsSuspect bool
	id        uint64

	Dialect     *Dialect
	scanner     scan.Scanner
	usualSuffix string
}

const maxTextBytes = 256 << 10

// NewReading returns an empty Reading for the messages of one answer.
func (d *Dialect) NewReading() *Reading {
	return &Reading{FirstOutput: rows.Never, Done: rows.Never, PromptTokens: rows.Never, CompletionTokens: rows.Never, Dialect: d}
}

// Take adds the next message to the Reading. It returns true if this message ends the answer.
func (r *Reading) Take(message Message) bool {
	if facts, isLike := r.scanner.Recall(message.Text); isLike && !facts.Finish && !facts.HasUsage() {
		r.noteChunk(message.At, r.scanner.Content(), &facts)
		return false
	}
	d, one := r.Dialect, r.Dialect.parse(message.Text)
	facts, text := r.factsOf(message.Text, &one)
	r.noteUsage(&facts)
	switch one.kind {
	case terminatorMessage:
		if r.Done == rows.Never {
			r.Done = message.At
		}
		r.IsFinished = r.IsFinished || d.TextPointer != nil && facts.Finish
		return !d.EndsWithLastChunk()
	case noJSON, errorMessage:
		if !r.IsError {
			r.IsError, r.IsErrorJSON, r.Error = true, one.kind == errorMessage, string(message.Text)
		}
		return one.kind == errorMessage && !d.EndsWithLastChunk()
	case chunkMessage:
		r.IsFinished = r.IsFinished || facts.Finish
		r.noteChunk(message.At, text, &facts)
		return facts.Finish && d.EndsWithLastChunk()
	default:
		return false
	}
}

func (r *Reading) factsOf(message []byte, one *parsedMessage) (scan.Facts, []byte) {
	d := r.Dialect
	if one.kind == chunkMessage && d.TextPointer == nil {
		facts, _ := r.scanner.Scan(one.chunk)
		if id := r.scanner.ID(); id != 0 {
			r.IsSuspect = r.IsSuspect || r.id != 0 && id != r.id
			r.id = id
		}
		if d.ChunkPointer == "" && !facts.Finish && !facts.HasUsage() {
			r.usualSuffix = string(r.scanner.Rest())
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

func (r *Reading) noteChunk(at int64, text []byte, facts *scan.Facts) {
	if (facts.Content || facts.Tools) && r.FirstOutput == rows.Never {
		r.FirstOutput = at
	}
	if facts.HasText() {
		r.Times = append(r.Times, at)
	}
	r.hasReasoning = r.hasReasoning || facts.Reasoning
	r.Text = append(r.Text, text[:min(len(text), maxTextBytes-len(r.Text))]...)
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

// Bytes returns the total length of all received messages.
func (t *Talk) Bytes() int64 {
	var sum int64
	for _, message := range t.Messages {
		sum += int64(len(message.Text))
	}
	return sum
}
