package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"stranger/internal/sw"
)

const (
	maxOutput = 8192 // tokens, also when the request sets no limit
	maxStops  = 4
)

var roles = []string{"system", "developer", "user", "assistant", "tool"}

// chatRequest is a valid request for a completion.
type chatRequest struct {
	model        string
	messages     []message
	maxTokens    int
	stops        []string
	stream       bool
	includeUsage bool
}

type message struct {
	role    string
	content string
}

// parseChat parses a request body, or the payload of a WebSocket message.
func (s *Server) parseChat(raw []byte) (chatRequest, *apiError) {
	r, fail := s.parseObject(raw)
	if fail != nil {
		return chatRequest{}, fail
	}
	if s.on(sw.FaultCoerced) {
		dropWrongTypes(r.fields)
	}
	r.need("model", "messages")
	q := chatRequest{model: r.text("model"), messages: s.messages(r), stream: r.flag("stream"), stops: stops(r)}
	q.maxTokens = readMaxTokens(r)
	q.includeUsage = readStreamOptions(r)
	s.checkSampling(r)
	if r.fail == nil && !s.modelAllowed(q.model) {
		return q, modelNotFound(q.model)
	}
	return q, r.fail
}

func modelNotFound(name string) *apiError {
	return &apiError{status: http.StatusNotFound, kind: kindRequest, code: "model_not_found", param: "model",
		message: fmt.Sprintf("There is no model %q.", name)}
}

func (s *Server) modelAllowed(name string) bool {
	return slices.Contains(modelNames, name) || s.on(sw.FaultAnyModel)
}

// readMaxTokens returns the limit of tokens, from the field or its newer name.
func readMaxTokens(r *reader) int {
	limit := maxOutput
	for _, name := range []string{"max_tokens", "max_completion_tokens"} {
		if value := r.integer(name, 1, maxOutput); r.has(name) {
			limit = min(limit, value)
		}
	}
	return limit
}

func readStreamOptions(r *reader) bool {
	options := r.object("stream_options")
	include := options.flag("include_usage")
	r.take(options)
	return include
}

// checkSampling validates parameters that the model does not use, because its answers are deterministic.
func (s *Server) checkSampling(r *reader) {
	if !s.on(sw.FaultTemperature) {
		r.number("temperature", 0, 2)
	}
	r.number("top_p", 0, 1)
	r.integer("n", 1, 1)
}

func stops(r *reader) []string {
	if strings.HasPrefix(string(r.fields["stop"]), `"`) {
		return []string{r.text("stop")}
	}
	var list []string
	if r.read("stop", &list, "a string or an array of strings") && len(list) > maxStops {
		r.refuse("stop", "invalid_value", fmt.Sprintf("has more than %d elements.", maxStops))
	}
	return list
}

func (s *Server) messages(r *reader) []message {
	var list []json.RawMessage
	present := r.read("messages", &list, "an array of messages")
	if present && len(list) == 0 && !s.on(sw.FaultEmptyMessages) {
		r.refuse("messages", "invalid_value", "must have at least one element.")
	}
	messages := make([]message, len(list))
	for i, raw := range list {
		messages[i] = s.message(r, fmt.Sprintf("messages[%d]", i), raw)
	}
	return messages
}

func (s *Server) message(r *reader, path string, raw json.RawMessage) message {
	inner := &reader{prefix: path + "."}
	if json.Unmarshal(raw, &inner.fields) != nil || inner.fields == nil {
		r.refuse(path, "invalid_type", "must be an object.")
		return message{}
	}
	inner.need("role", "content")
	m := message{role: s.role(inner), content: content(inner)}
	r.take(inner)
	return m
}

func (s *Server) role(r *reader) string {
	allowed := roles
	if s.on(sw.HabitNoDeveloper) {
		allowed = []string{"system", "user", "assistant", "tool"}
	}
	role := r.oneOf("role", allowed)
	if r.fail != nil && r.fail.param == r.prefix+"role" && s.on(sw.FaultRole500) {
		panic("no handler for this role")
	}
	return role
}

// content returns the text of a message: a string, or the joined text parts that newer clients send.
func content(r *reader) string {
	if !strings.HasPrefix(string(r.fields["content"]), "[") {
		return r.text("content")
	}
	var parts []struct {
		Type string  `json:"type"`
		Text *string `json:"text"`
	}
	r.read("content", &parts, "a string or an array of text parts")
	var texts []string
	for _, part := range parts {
		if part.Type != "text" || part.Text == nil {
			r.refuse("content", "invalid_value", "may have text parts only.")
			return ""
		}
		texts = append(texts, *part.Text)
	}
	return strings.Join(texts, "\n")
}

// dropWrongTypes removes values of a wrong type, for the fault types-coerced.
func dropWrongTypes(fields map[string]json.RawMessage) {
	var whole int
	var number float64
	if json.Unmarshal(fields["max_tokens"], &whole) != nil {
		delete(fields, "max_tokens")
	}
	if json.Unmarshal(fields["temperature"], &number) != nil {
		delete(fields, "temperature")
	}
}
