package server

import (
	"net/http"
	"strconv"
	"time"

	"stranger/internal/accounts"
	"stranger/internal/limits"
	"stranger/internal/sw"
)

// countCall counts a call of a key, and writes the state of the limit into the header fields.
func (s *Server) countCall(h http.Header, key *accounts.Key) *apiError {
	verdict := s.limits.Take(key.Value)
	s.limitHeaders(h, verdict)
	if verdict.OK {
		return nil
	}
	if s.on(sw.FaultLimit500) {
		return serverError()
	}
	return &apiError{status: http.StatusTooManyRequests, kind: kindLimit, code: "rate_limit_exceeded",
		message:    "The free tier allows " + strconv.Itoa(verdict.Limit) + " calls per window. Please wait and try again.",
		retryAfter: max(verdict.Reset, time.Second)}
}

func (s *Server) limitHeaders(h http.Header, v limits.Verdict) {
	reset := strconv.Itoa(wholeSeconds(v.Reset))
	if s.on(sw.HabitIETFLimits) {
		h.Set("RateLimit-Limit", strconv.Itoa(v.Limit))
		h.Set("RateLimit-Remaining", strconv.Itoa(v.Remaining))
		h.Set("RateLimit-Reset", reset)
		return
	}
	h.Set("X-Ratelimit-Limit-Requests", strconv.Itoa(v.Limit))
	h.Set("X-Ratelimit-Remaining-Requests", strconv.Itoa(v.Remaining))
	h.Set("X-Ratelimit-Reset-Requests", reset+"s")
}
