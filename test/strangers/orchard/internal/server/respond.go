package server

import (
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"

	"stranger/internal/sw"
	"stranger/internal/wire"
)

const (
	typeJSON = "application/json"
	typeSSE  = "text/event-stream"
	charset  = "; charset=utf-8"
)

// respond sends an object as a JSON body.
func (s *Server) respond(c echo.Context, status int, o *wire.Object) error {
	s.addMembers(o)
	return s.writeBody(c, status, typeJSON, s.style.Encode(o))
}

// addMembers adds unknown members to an answer or a chunk.
func (s *Server) addMembers(o *wire.Object) {
	if s.on(sw.HabitExtraFields) {
		o.Set("x_stranger", wire.Obj("region", "loopback-1", "cost", 0.0, "warnings", []any{}))
		o.Set("system_fingerprint", "fp_7d1c")
	}
	if s.on(sw.HabitNullMembers) {
		o.Set("service_tier", nil)
	}
}

func (s *Server) writeBody(c echo.Context, status int, contentType string, body []byte) error {
	if s.on(sw.HabitJSONWhitespace) {
		body = wire.Roomy(body)
	}
	h := c.Response().Header()
	h.Set("Content-Type", s.withCharset(contentType))
	if s.on(sw.HabitCaching) {
		h.Set("ETag", fmt.Sprintf(`W/"%x"`, sha256.Sum256(body))[:20]+`"`)
	}
	switch {
	case s.on(sw.HabitGzip) && strings.Contains(c.Request().Header.Get("Accept-Encoding"), "gzip"):
		return writeGzip(c, status, body)
	case s.on(sw.HabitChunkedJSON):
		return writeChunked(c, status, body)
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	c.Response().WriteHeader(status)
	_, err := c.Response().Write(body)
	return err
}

func writeGzip(c echo.Context, status int, body []byte) error {
	c.Response().Header().Set("Content-Encoding", "gzip")
	c.Response().WriteHeader(status)
	zip := gzip.NewWriter(c.Response())
	if _, err := zip.Write(body); err != nil {
		return err
	}
	return zip.Close()
}

// writeChunked sends an answer in chunks: it gives no length, and flushes in the middle.
func writeChunked(c echo.Context, status int, body []byte) error {
	c.Response().WriteHeader(status)
	half := len(body) / 2
	if _, err := c.Response().Write(body[:half]); err != nil {
		return err
	}
	c.Response().Flush()
	_, err := c.Response().Write(body[half:])
	return err
}

func (s *Server) withCharset(contentType string) string {
	if s.on(sw.HabitCharset) {
		return contentType + charset
	}
	return contentType
}
