package server_test

import (
	"context"
	"encoding/json"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"
)

// peer is the client of an open WebSocket connection.
type peer struct {
	conn  *websocket.Conn
	reply *http.Response
	pings atomic.Int32
	err   error
}

func (e *env) dial(key string) *peer {
	p := &peer{}
	header := http.Header{}
	if key != "" {
		header.Set("Authorization", "Bearer "+key)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	p.conn, p.reply, p.err = websocket.Dial(ctx, e.base+"/v1/realtime", &websocket.DialOptions{
		HTTPHeader: header, CompressionMode: websocket.CompressionNoContextTakeover,
		OnPingReceived: func(context.Context, []byte) bool { p.pings.Add(1); return true },
	})
	if p.err == nil {
		e.t.Cleanup(func() { p.conn.CloseNow() })
	}
	return p
}

func (p *peer) send(text string) {
	if p.err == nil {
		_ = p.conn.Write(context.Background(), websocket.MessageText, []byte(text))
	}
}

func (p *peer) ask(id, payload string) {
	p.send(`{"type":"chat.request","request_id":"` + id + `","payload":` + payload + `}`)
}

// next returns the next message, or nil after the timeout.
func (p *peer) next(within time.Duration) ([]byte, map[string]any) {
	if p.err != nil {
		return nil, nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), within)
	defer cancel()
	_, data, err := p.conn.Read(ctx)
	if err != nil {
		p.err = err // the library closes the connection after a time-out
		return nil, nil
	}
	var message map[string]any
	_ = json.Unmarshal(data, &message)
	return data, message
}

// collected is everything that a client received on a WebSocket.
type collected struct {
	messages []map[string]any
	notJSON  int
}

// until collects messages. It stops after n complete answers or errors, or when no message comes within a second.
func (p *peer) until(n int) collected {
	var all collected
	for n > 0 {
		data, message := p.next(time.Second)
		switch {
		case data == nil:
			return all
		case message == nil:
			all.notJSON++
			continue
		case message["type"] == "chat.done" || message["type"] == "error":
			n--
		}
		all.messages = append(all.messages, message)
	}
	return all
}

func (c collected) of(kind string) []map[string]any {
	var found []map[string]any
	for _, m := range c.messages {
		if m["type"] == kind {
			found = append(found, m)
		}
	}
	return found
}

// text joins the text pieces of one request.
func (c collected) text(id string) string {
	text := ""
	for _, m := range c.of("chat.delta") {
		if m["request_id"] == id {
			piece, _ := dig(m, "payload", "text").(string)
			text += piece
		}
	}
	return text
}

// talk sends one request on a new connection, and collects its answer.
func (e *env) talk(text string, extra ...string) collected {
	p := e.dial(e.s.Key)
	p.ask("r1", body(text, extra...))
	return p.until(1)
}
