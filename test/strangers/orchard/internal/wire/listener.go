package wire

import (
	"bytes"
	"net"
	"strings"
)

// Listener accepts connections that write answers in an unusual way.
type Listener struct {
	net.Listener
	OneByte       bool // every byte is a write of its own
	UpperNames    bool // header names in capitals
	TrailingSpace bool // white space behind header values
}

// Accept returns the next connection, which writes its answers in the unusual way of the listener.
func (l Listener) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &conn{Conn: c, how: l}, nil
}

type conn struct {
	net.Conn
	how Listener
}

// Write sends p. If p begins with a header section, Write first rewrites this section. net/http puts it only at the start of p.
func (c *conn) Write(p []byte) (int, error) {
	out := p
	if bytes.HasPrefix(p, []byte("HTTP/1.1 ")) {
		out = c.how.rewriteHead(p)
	}
	if err := c.send(out); err != nil {
		return 0, err
	}
	return len(p), nil
}

// CloseWrite closes the sending side. net/http calls CloseWrite before Close, so that no reset destroys an answer.
func (c *conn) CloseWrite() error {
	if tcp, ok := c.Conn.(*net.TCPConn); ok {
		return tcp.CloseWrite()
	}
	return nil
}

func (c *conn) send(p []byte) error {
	if !c.how.OneByte {
		_, err := c.Conn.Write(p)
		return err
	}
	for i := range p {
		if _, err := c.Conn.Write(p[i : i+1]); err != nil {
			return err
		}
	}
	return nil
}

func (l Listener) rewriteHead(p []byte) []byte {
	head, body, found := bytes.Cut(p, []byte("\r\n\r\n"))
	if !found {
		return p
	}
	lines := strings.Split(string(head), "\r\n")
	for i := range lines[1:] {
		lines[i+1] = l.rewriteLine(lines[i+1])
	}
	return append([]byte(strings.Join(lines, "\r\n")+"\r\n\r\n"), body...)
}

func (l Listener) rewriteLine(line string) string {
	name, value, _ := strings.Cut(line, ":")
	if l.TrailingSpace && !frames(name) {
		value += " \t"
	}
	if l.UpperNames {
		name = strings.ToUpper(name)
	}
	return name + ":" + value
}

// frames reports whether a header field decides how a message is read or where it ends. Many clients compare
// the values of such fields exactly.
func frames(name string) bool {
	switch strings.ToLower(name) {
	case "content-length", "transfer-encoding", "content-encoding", "connection", "upgrade":
		return true
	}
	return strings.HasPrefix(strings.ToLower(name), "sec-websocket-")
}
