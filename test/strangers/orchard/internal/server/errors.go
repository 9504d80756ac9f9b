package server

import (
	"errors"
	"fmt"
	"html"
	"io"
	"log"
	"math"
	"net/http"
	"runtime/debug"
	"strconv"
	"time"

	"github.com/labstack/echo/v4"

	"stranger/internal/sw"
	"stranger/internal/wire"
)

// The values of error.type.
const (
	kindRequest = "invalid_request_error"
	kindAuth    = "authentication_error"
	kindLimit   = "rate_limit_error"
	kindServer  = "server_error"
)

// apiError is an error that a client receives.
type apiError struct {
	status     int
	kind       string
	code       string
	param      string // the field at fault, or empty
	message    string
	validation bool // well-formed JSON with a wrong content
	retryAfter time.Duration
}

func (e *apiError) Error() string { return e.message }

func badRequest(status int, code, message string) *apiError {
	return &apiError{status: status, kind: kindRequest, code: code, message: message}
}

// invalid returns an error about one field of a request.
func invalid(param, code, message string) *apiError {
	return &apiError{status: http.StatusBadRequest, kind: kindRequest, code: code, param: param, message: message, validation: true}
}

func serverError() *apiError {
	return &apiError{status: http.StatusInternalServerError, kind: kindServer, code: "internal_error", message: "The server failed to answer. Please try again."}
}

// drainLimit is the maximum number of bytes of a refused body that are read. If the body were not read, a
// reset connection would hide the answer.
const drainLimit = 64 << 20

// handleError sends the answer for every error.
func (s *Server) handleError(err error, c echo.Context) {
	if c.Response().Committed {
		return // an answer is on its way, nothing can be added to it
	}
	_, _ = io.CopyN(io.Discard, c.Request().Body, drainLimit) // usually ends early, with the body
	if err := s.writeError(c, s.asAPIError(err, c)); err != nil {
		log.Printf("sending an error: %v", err)
	}
}

func (s *Server) asAPIError(err error, c echo.Context) *apiError {
	var known *apiError
	var routing *echo.HTTPError
	switch {
	case errors.As(err, &known):
		return known
	case errors.As(err, &routing):
		return s.routingError(routing.Code, c)
	}
	return serverError()
}

func (s *Server) routingError(status int, c echo.Context) *apiError {
	if s.on(sw.HabitAuthFirst) {
		if _, fail := s.authenticate(c.Request()); fail != nil {
			return fail
		}
	}
	r := c.Request()
	if status == http.StatusMethodNotAllowed {
		return badRequest(status, "method_not_allowed", fmt.Sprintf("%s is not allowed on %s.", r.Method, r.URL.Path))
	}
	return badRequest(status, "not_found", fmt.Sprintf("There is no %s.", r.URL.Path))
}

func (s *Server) writeError(c echo.Context, e *apiError) error {
	status := s.statusOf(e)
	s.errorHeaders(c.Response().Header(), e, status)
	routed := e.code == "not_found" || e.code == "method_not_allowed"
	switch {
	case s.on(sw.FaultHTMLErrors):
		return c.HTML(status, "<html><body><h1>"+http.StatusText(status)+"</h1><p>"+html.EscapeString(e.message)+"</p></body></html>")
	case s.on(sw.Fault404Empty) && routed:
		return c.NoContent(status)
	case s.on(sw.FaultError200):
		status = http.StatusOK
	}
	return s.respond(c, status, s.errorBody(c.Request().URL.Path, e, status))
}

func (s *Server) statusOf(e *apiError) int {
	if e.validation && e.status == http.StatusBadRequest && s.on(sw.Habit422) {
		return http.StatusUnprocessableEntity
	}
	return e.status
}

func (s *Server) errorHeaders(h http.Header, e *apiError, status int) {
	if status == http.StatusUnauthorized {
		h.Set("WWW-Authenticate", `Bearer realm="stranger"`)
	}
	if e.retryAfter == 0 || s.on(sw.FaultLimitNoHeader) {
		return
	}
	h.Set("Retry-After", strconv.Itoa(wholeSeconds(e.retryAfter)))
	if s.on(sw.HabitRetryDate) {
		// A date has no fractions, so one second more keeps the promise.
		date := time.Now().Add(e.retryAfter + time.Second).UTC()
		h.Set("Retry-After", date.Format(http.TimeFormat))
	}
}

func (s *Server) errorBody(path string, e *apiError, status int) *wire.Object {
	o := wire.Obj("error", s.errorObject(e))
	if s.on(sw.HabitProblem) {
		o.Set("type", "https://stranger.example/problems/"+e.code).Set("title", http.StatusText(status)).
			Set("status", status).Set("detail", e.message).Set("instance", path)
	}
	return o
}

// errorObject returns the inner object of an error, also for the WebSocket.
func (s *Server) errorObject(e *apiError) *wire.Object {
	o := wire.Obj("message", e.message, "type", e.kind, "param", nil, "code", e.code)
	if e.param != "" {
		o.Set("param", e.param)
	}
	if s.on(sw.HabitNullCode) {
		o.Set("code", nil).Set("param", nil)
	}
	if s.on(sw.FaultTrace) {
		o.Set("message", e.message+"\n"+string(debug.Stack()))
	}
	return o
}

func wholeSeconds(d time.Duration) int { return int(math.Ceil(d.Seconds())) }
