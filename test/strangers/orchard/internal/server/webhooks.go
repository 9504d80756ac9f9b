package server

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"

	"github.com/labstack/echo/v4"

	"stranger/internal/hooks"
	"stranger/internal/sw"
	"stranger/internal/wire"
)

// maxHooks is the maximum number of webhook addresses of an account.
const maxHooks = 100

func (s *Server) createHook(c echo.Context) error {
	key, fail := s.authenticate(c.Request())
	if fail != nil {
		return fail
	}
	address, events, fail := s.readHook(c)
	if fail != nil {
		return fail
	}
	if len(s.hooks.List(key.Account.ID)) >= maxHooks {
		return badRequest(http.StatusConflict, "too_many_endpoints", fmt.Sprintf("An account can have %d endpoints.", maxHooks))
	}
	endpoint := s.hooks.Create(key.Account.ID, address, events)
	if s.on(sw.HabitHookPing) {
		s.events.PingSoon(endpoint.ID)
	}
	status := http.StatusCreated
	if s.on(sw.HabitHook202) {
		status = http.StatusAccepted
	}
	return s.respond(c, status, hookObject(endpoint).Set("secret", endpoint.Secret))
}

func (s *Server) readHook(c echo.Context) (address string, events []string, fail *apiError) {
	raw, fail := s.readBody(c)
	if fail != nil {
		return "", nil, fail
	}
	r, fail := s.parseObject(raw)
	if fail != nil {
		return "", nil, fail
	}
	r.need("url")
	address = r.text("url")
	if !goodURL(address) {
		r.refuse("url", "invalid_value", "must be an absolute http or https URL.")
	}
	return address, hookEvents(r), r.fail
}

func goodURL(address string) bool {
	u, err := url.Parse(address)
	return err == nil && (u.Scheme == "http" || u.Scheme == "https") && u.Hostname() != "" && u.User == nil
}

func hookEvents(r *reader) []string {
	var events []string
	r.read("events", &events, "an array of strings")
	known := []string{hooks.Finished, hooks.Recorded, hooks.Ping}
	for _, event := range events {
		if !slices.Contains(known, event) {
			r.refuse("events", "invalid_value", fmt.Sprintf("has an unknown event type %q.", event))
		}
	}
	return events
}

func (s *Server) listHooks(c echo.Context) error {
	key, fail := s.authenticate(c.Request())
	if fail != nil {
		return fail
	}
	list := []any{}
	for _, endpoint := range s.hooks.List(key.Account.ID) {
		list = append(list, hookObject(endpoint))
	}
	return s.respond(c, http.StatusOK, wire.Obj("object", "list", "data", list))
}

func (s *Server) showHook(c echo.Context) error {
	key, fail := s.authenticate(c.Request())
	if fail != nil {
		return fail
	}
	endpoint, ok := s.hooks.Get(key.Account.ID, c.Param("id"))
	if !ok {
		return noHook(c)
	}
	return s.respond(c, http.StatusOK, hookObject(endpoint))
}

func (s *Server) deleteHook(c echo.Context) error {
	key, fail := s.authenticate(c.Request())
	if fail != nil {
		return fail
	}
	if !s.hooks.Delete(key.Account.ID, c.Param("id")) {
		return noHook(c)
	}
	if s.on(sw.HabitHookDelete204) {
		return c.NoContent(http.StatusNoContent)
	}
	return s.respond(c, http.StatusOK, wire.Obj("id", c.Param("id"), "object", "webhook_endpoint", "deleted", true))
}

func (s *Server) rotateHook(c echo.Context) error {
	key, fail := s.authenticate(c.Request())
	if fail != nil {
		return fail
	}
	secret, ok := s.hooks.Rotate(key.Account.ID, c.Param("id"))
	if !ok {
		return noHook(c)
	}
	return s.respond(c, http.StatusOK, wire.Obj("id", c.Param("id"), "object", "webhook_endpoint", "secret", secret))
}

func noHook(c echo.Context) *apiError {
	return badRequest(http.StatusNotFound, "endpoint_not_found", fmt.Sprintf("There is no webhook endpoint %q.", c.Param("id")))
}

// hookObject returns an endpoint as JSON without its secret. Only registration and rotation return the secret.
func hookObject(e hooks.Endpoint) *wire.Object {
	events := []any{}
	for _, event := range e.Events {
		events = append(events, event)
	}
	if len(events) == 0 {
		events = append(events, "*")
	}
	return wire.Obj("id", e.ID, "object", "webhook_endpoint", "url", e.URL, "events", events, "created", e.Created.Unix())
}
