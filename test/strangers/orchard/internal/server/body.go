package server

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"unicode/utf8"

	"github.com/labstack/echo/v4"

	"stranger/internal/sw"
)

// readBody returns the body of a request that must be JSON, or the error to answer.
func (s *Server) readBody(c echo.Context) ([]byte, *apiError) {
	r := c.Request()
	if fail := s.checkType(r.Header); fail != nil {
		return nil, fail
	}
	raw, err := io.ReadAll(http.MaxBytesReader(c.Response(), io.NopCloser(r.Body), s.options.MaxBody))
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		return nil, s.tooLarge()
	case err != nil:
		return nil, badRequest(http.StatusBadRequest, "unreadable_body", "The request body could not be read.")
	}
	return raw, nil
}

func (s *Server) tooLarge() *apiError {
	if s.on(sw.FaultBigBody) {
		panic(http.ErrAbortHandler) // makes net/http drop the connection
	}
	return badRequest(http.StatusRequestEntityTooLarge, "body_too_large",
		fmt.Sprintf("The request body is larger than %d bytes.", s.options.MaxBody))
}

func (s *Server) checkType(h http.Header) *apiError {
	if h.Get("Content-Encoding") != "" {
		return badRequest(http.StatusUnsupportedMediaType, "unsupported_content_encoding", "Compressed request bodies are not supported.")
	}
	mediaType, _, err := mime.ParseMediaType(h.Get("Content-Type"))
	if (err == nil && mediaType == typeJSON) || s.on(sw.HabitAnyType) {
		return nil
	}
	return badRequest(http.StatusUnsupportedMediaType, "unsupported_content_type", "The content type must be application/json.")
}

// parseObject parses a body as a JSON object.
func (s *Server) parseObject(raw []byte) (*reader, *apiError) {
	fields := map[string]json.RawMessage{}
	if !utf8.Valid(raw) || !json.Valid(raw) {
		return nil, s.malformed("The request body is not valid JSON.")
	}
	if json.Unmarshal(raw, &fields) != nil || fields == nil {
		return nil, s.malformed("The request body must be a JSON object.")
	}
	return &reader{fields: fields}, nil
}

func (s *Server) malformed(message string) *apiError {
	if s.on(sw.FaultJSON500) {
		return serverError()
	}
	return badRequest(http.StatusBadRequest, "invalid_json", message)
}

// asksForStream reports whether a body requests a stream. Some faults have a different effect on streams.
func asksForStream(raw []byte) bool {
	var body struct {
		Stream bool `json:"stream"`
	}
	return json.Unmarshal(raw, &body) == nil && body.Stream
}

// peekBody reads the body, and puts it back for the next reader.
func (s *Server) peekBody(c echo.Context) []byte {
	raw, err := io.ReadAll(io.LimitReader(c.Request().Body, s.options.MaxBody))
	if err != nil {
		return nil
	}
	c.Request().Body = io.NopCloser(bytes.NewReader(raw))
	return raw
}
