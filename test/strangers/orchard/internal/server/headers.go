package server

import (
	"time"

	"github.com/labstack/echo/v4"

	"stranger/internal/sw"
)

// addHeaders sets the header fields of every answer.
func (s *Server) addHeaders(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		h := c.Response().Header()
		h.Set("X-Request-Id", s.ids.New("req_"))
		for _, extra := range extraHeaders {
			if s.on(extra.habit) {
				h.Set(extra.name, extra.value)
			}
		}
		return next(c)
	}
}

var extraHeaders = []struct {
	habit       *sw.Switch
	name, value string
}{
	{sw.HabitClose, "Connection", "close"},
	{sw.HabitVendorHeaders, "Server", "stranger-edge/2.7"},
	{sw.HabitVendorHeaders, "Via", "1.1 edge-3.stranger.example"},
	{sw.HabitVendorHeaders, "X-Stranger-Region", "loopback-1"},
	{sw.HabitVendorHeaders, "X-Stranger-Processing-Ms", "17"},
	{sw.HabitVendorHeaders, "Traceparent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"},
	{sw.HabitSecurity, "Strict-Transport-Security", "max-age=31536000; includeSubDomains; preload"},
	{sw.HabitSecurity, "X-Content-Type-Options", "nosniff"},
	{sw.HabitSecurity, "X-Frame-Options", "DENY"},
	{sw.HabitSecurity, "Content-Security-Policy", "default-src 'none'"},
	{sw.HabitCookie, "Set-Cookie", "__lb=node-3; Path=/; HttpOnly; SameSite=Lax"},
	{sw.HabitCaching, "Cache-Control", "private, no-cache"},
	{sw.HabitCaching, "Last-Modified", time.Date(2025, 6, 1, 0, 0, 0, 0, time.UTC).Format("Mon, 02 Jan 2006 15:04:05 GMT")},
	{sw.HabitCaching, "Age", "0"},
	{sw.HabitCaching, "Vary", "Accept-Encoding, Authorization"},
}
