package server

import (
	"net/http"
	"strings"

	"stranger/internal/accounts"
	"stranger/internal/sw"
)

// authenticate returns the key of a request, or the error to answer.
func (s *Server) authenticate(r *http.Request) (*accounts.Key, *apiError) {
	header := r.Header.Get("Authorization")
	if header == "" {
		return nil, s.missingKey()
	}
	scheme, value, _ := strings.Cut(header, " ")
	if !strings.EqualFold(scheme, "Bearer") && !s.on(sw.FaultAnyScheme) {
		return nil, &apiError{status: http.StatusUnauthorized, kind: kindAuth, code: "invalid_authorization",
			message: "The Authorization header must be of the form: Bearer API_KEY."}
	}
	value = strings.TrimSpace(value)
	if key := s.accounts.Find(value); key != nil {
		return key, nil
	}
	return nil, s.wrongKey(value)
}

func (s *Server) missingKey() *apiError {
	if s.on(sw.FaultAuth500) {
		return serverError()
	}
	return &apiError{status: http.StatusUnauthorized, kind: kindAuth, code: "missing_api_key",
		message: "No API key was sent. Use the header Authorization: Bearer API_KEY."}
}

func (s *Server) wrongKey(value string) *apiError {
	e := &apiError{status: http.StatusUnauthorized, kind: kindAuth, code: "invalid_api_key",
		message: "The API key is not valid."}
	if s.on(sw.Habit403) {
		e.status = http.StatusForbidden
	}
	if s.on(sw.FaultKeyEchoed) {
		e.message = "The API key " + value + " is not valid."
	}
	return e
}
