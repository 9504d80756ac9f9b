package server

import (
	"context"
	"encoding/base64"
	"net/http"
	"strings"

	"github.com/coder/websocket"
	"github.com/labstack/echo/v4"

	"stranger/internal/sw"
)

const (
	closeBadKey = 4401 // habit ws-refuse-after-open
	keyBytes    = 16   // of Sec-WebSocket-Key, says RFC 6455
)

// socket answers GET /v1/realtime.
func (s *Server) socket(c echo.Context) error {
	r := c.Request()
	key, refused := s.authenticate(r)
	if refused != nil && s.on(sw.FaultSocketOpen) {
		key, refused = s.accounts.Any(), nil
	}
	if refused != nil && !s.on(sw.HabitSocketAfterOpen) {
		return refused
	}
	if fail := checkUpgrade(c); fail != nil {
		return fail
	}
	conn, err := websocket.Accept(c.Response(), r, s.acceptOptions())
	if err != nil {
		return err // the library has answered already
	}
	conn.SetReadLimit(s.options.MaxBody)
	session := s.newSession(conn, key)
	if refused != nil {
		session.refuse(refused)
		return nil
	}
	session.run()
	return nil
}

// acceptOptions allows every origin, because pages of other origins cannot send the key that the socket requires.
func (s *Server) acceptOptions() *websocket.AcceptOptions {
	o := &websocket.AcceptOptions{InsecureSkipVerify: true}
	if s.on(sw.HabitSocketDeflate) {
		o.CompressionMode = websocket.CompressionNoContextTakeover
		o.CompressionThreshold = 1
	}
	return o
}

// checkUpgrade refuses each handshake that the library would refuse, but with an error body of this service.
func checkUpgrade(c echo.Context) *apiError {
	h := c.Request().Header
	nonce, err := base64.StdEncoding.DecodeString(h.Get("Sec-WebSocket-Key"))
	switch {
	case !hasToken(h, "Upgrade", "websocket") || !hasToken(h, "Connection", "upgrade"):
		c.Response().Header().Set("Upgrade", "websocket")
		return badRequest(http.StatusUpgradeRequired, "upgrade_required", "This path speaks WebSocket only.")
	case h.Get("Sec-WebSocket-Version") != "13":
		c.Response().Header().Set("Sec-WebSocket-Version", "13")
		return badRequest(http.StatusUpgradeRequired, "websocket_version", "Only WebSocket version 13 is supported.")
	case err != nil || len(nonce) != keyBytes:
		return badRequest(http.StatusBadRequest, "websocket_key", "Sec-WebSocket-Key is not valid.")
	}
	return nil
}

func hasToken(h http.Header, name, token string) bool {
	for _, value := range strings.Split(strings.Join(h.Values(name), ","), ",") {
		if strings.EqualFold(strings.TrimSpace(value), token) {
			return true
		}
	}
	return false
}

// refuse sends an error about the key on the open connection, and closes it.
func (w *session) refuse(fail *apiError) {
	defer w.close()
	w.fail(nil, fail)
	_ = w.conn.Close(websocket.StatusCode(closeBadKey), fail.code)
}

// closeOnStop closes the connection properly when the server stops.
func (w *session) closeOnStop() (cancel func() bool) {
	return context.AfterFunc(w.s.stopping, func() {
		_ = w.conn.Close(websocket.StatusGoingAway, "server is stopping")
	})
}
