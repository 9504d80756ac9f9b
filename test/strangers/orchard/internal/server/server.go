// Package server implements the HTTP interface of the service.
package server

import (
	"context"
	"errors"
	"log"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"

	"stranger/internal/accounts"
	"stranger/internal/hooks"
	"stranger/internal/ids"
	"stranger/internal/limits"
	"stranger/internal/sw"
	"stranger/internal/wire"
)

const (
	headerTimeout = 10 * time.Second
	idleTimeout   = 2 * time.Minute
	shortIdle     = time.Second // habit idle-close
	stopTimeout   = 2 * time.Second
)

// Options are the settings of a server.
type Options struct {
	Switches    *sw.Set
	Key         string        // the first key; empty: made up
	RateLimit   int           // calls per key and window
	RateWindow  time.Duration // length of a window
	PieceDelay  time.Duration // between streamed tokens
	MaxBody     int64         // bytes of a request body or WebSocket message
	HookDelays  []time.Duration
	HookTimeout time.Duration
}

// Server is the service: its state and its HTTP interface.
type Server struct {
	Key string // works from the start

	options  Options
	switches *sw.Set
	ids      ids.Maker
	style    wire.Style
	accounts *accounts.Store
	limits   *limits.Window
	hooks    *hooks.Store
	events   *hooks.Dispatcher
	mixer    mixer
	previous previousText
	web      *http.Server
	sessions sync.WaitGroup // open WebSocket connections
	stopping context.Context
	stop     context.CancelFunc
}

// New returns a server that does not listen yet.
func New(o Options) *Server {
	s := &Server{
		options:  o,
		switches: o.Switches,
		ids:      ids.Maker{Long: o.Switches.On(sw.HabitLongIDs)},
		style:    wire.Style{Reversed: o.Switches.On(sw.HabitMemberOrder), ASCII: o.Switches.On(sw.HabitEscapedUnicode)},
		limits:   &limits.Window{Limit: o.RateLimit, Period: o.RateWindow, Switches: o.Switches},
	}
	s.stopping, s.stop = context.WithCancel(context.Background())
	s.accounts, s.Key = accounts.NewStore(o.Switches, s.ids, o.Key)
	s.hooks = &hooks.Store{Switches: o.Switches, IDs: s.ids}
	s.events = &hooks.Dispatcher{
		Context: s.stopping, Store: s.hooks, Switches: o.Switches, IDs: s.ids, Style: s.style,
		Delays: o.HookDelays, Timeout: o.HookTimeout,
	}
	s.web = &http.Server{Handler: s.routes(), ReadHeaderTimeout: headerTimeout, IdleTimeout: idleTimeout}
	if s.on(sw.HabitIdleClose) {
		s.web.IdleTimeout = shortIdle
	}
	return s
}

func (s *Server) routes() http.Handler {
	e := echo.New()
	e.HTTPErrorHandler = s.handleError
	e.Use(s.addHeaders, middleware.RecoverWithConfig(middleware.RecoverConfig{
		LogErrorFunc: func(_ echo.Context, err error, stack []byte) error {
			log.Printf("panic: %v\n%s", err, stack)
			return err
		},
	}))
	e.POST("/v1/chat/completions", s.chat)
	e.GET("/v1/models", s.listModels)
	e.GET("/v1/models/:id", s.showModel)
	e.GET("/v1/realtime", s.socket)
	e.POST("/auth/signup", s.signUp)
	e.POST("/v1/webhook_endpoints", s.createHook)
	e.GET("/v1/webhook_endpoints", s.listHooks)
	e.GET("/v1/webhook_endpoints/:id", s.showHook)
	e.DELETE("/v1/webhook_endpoints/:id", s.deleteHook)
	e.POST("/v1/webhook_endpoints/:id/rotate_secret", s.rotateHook)
	return e
}

// Start serves requests in the background.
func (s *Server) Start(listener net.Listener) {
	odd := wire.Listener{
		Listener:      listener,
		OneByte:       s.on(sw.HabitByteWrites),
		UpperNames:    s.on(sw.HabitUpperHeaders),
		TrailingSpace: s.on(sw.HabitTrailingSpace),
	}
	if odd.OneByte || odd.UpperNames || odd.TrailingSpace {
		listener = odd
	}
	go func() {
		if err := s.web.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			log.Printf("serving ended: %v", err)
		}
	}()
}

// Stop waits a moment for running answers, then ends everything.
func (s *Server) Stop() {
	s.stop()
	ctx, cancel := context.WithTimeout(context.Background(), stopTimeout)
	defer cancel()
	if s.web.Shutdown(ctx) != nil {
		s.web.Close()
	}
	closed := make(chan struct{})
	go func() {
		s.sessions.Wait()
		close(closed)
	}()
	select {
	case <-closed:
	case <-ctx.Done(): // some WebSocket client does not answer the goodbye
	}
}

func (s *Server) on(x *sw.Switch) bool { return s.switches.On(x) }
