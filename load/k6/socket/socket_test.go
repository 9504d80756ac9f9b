package socket

import (
	"bufio"
	"context"
	"crypto/sha1"
	"encoding/base64"
	"encoding/binary"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"assay.local/k6/conn"
)

const accepted = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

// serve starts a server that passes each connection to answer. If switched, it first completes the WebSocket handshake.
func serve(t *testing.T, switched bool, answer func(net.Conn)) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer func() { _ = conn.Close() }()
				request, err := http.ReadRequest(bufio.NewReader(conn))
				if err != nil {
					return
				}
				if switched {
					sum := sha1.Sum([]byte(request.Header.Get("Sec-WebSocket-Key") + accepted))
					_, _ = io.WriteString(conn, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "+
						base64.StdEncoding.EncodeToString(sum[:])+"\r\n\r\n")
				}
				answer(conn)
			}()
		}
	}()
	return "ws://" + listener.Addr().String() + "/v1"
}

func frame(first byte, text string) string { return string([]byte{first, byte(len(text))}) + text }

// declared returns the head of a text frame that declares this many bytes.
func declared(bytes uint64) string {
	return "\x81\x7f" + string(binary.BigEndian.AppendUint64(nil, bytes))
}

// emptyFragment is an empty fragment with the longest encoding of a length. More such fragments than longer ones fit in the byte limit.
const emptyFragment = "\x00\x7f\x00\x00\x00\x00\x00\x00\x00\x00"

func pour(conn net.Conn, unit string) {
	block := []byte(strings.Repeat(unit, 1+65536/len(unit)))
	for {
		if _, err := conn.Write(block); err != nil {
			return
		}
	}
}

func hold(conn net.Conn) { _, _ = io.Copy(io.Discard, conn) }

// kinds are the kinds of connections that conversations must work on.
var kinds = []conn.Kind{conn.Whole, conn.Frames}

// talk runs a conversation with the service at address. The parameter longest is the time until talk breaks it off.
func talk(t *testing.T, address string, kind conn.Kind, longest time.Duration) Talk {
	t.Helper()
	target := conn.Target{Address: strings.TrimSuffix(strings.TrimPrefix(address, "ws://"), "/v1"), Kind: kind}
	on, err := conn.Dial(context.Background(), new(net.Dialer), target, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer time.AfterFunc(longest, on.Break).Stop()
	return Converse(on, &Request{
		URL: address, Header: http.Header{}, Text: "{}", Memory: NewMemory(64 << 20), Reading: (&Dialect{Terminators: []string{"[DONE]"}}).NewReading(),
	})
}

func TestAConversation(t *testing.T) {
	address := serve(t, true, func(conn net.Conn) {
		_, _ = io.WriteString(conn, frame(0x81, "a")+frame(0x01, "b")+frame(0x89, "p")+frame(0x80, "c")+frame(0x82, "d")+frame(0x81, "[DONE]"))
		hold(conn)
	})
	for _, kind := range kinds {
		got := talk(t, address, kind, 5*time.Second)
		texts := []string{}
		for _, message := range got.Messages {
			texts = append(texts, string(message.Text))
			if message.At < got.Opened || message.At > got.Closed {
				t.Errorf("%s came at %d, between %d and %d", message.Text, message.At, got.Opened, got.Closed)
			}
		}
		if strings.Join(texts, " ") != "a bc d [DONE]" || !got.Messages[2].IsBinary || got.Class != "" || !got.IsClosedByUs {
			t.Errorf("%+v", got)
		}
	}
}

func TestTheTargetCloses(t *testing.T) {
	address := serve(t, true, func(conn net.Conn) { _, _ = io.WriteString(conn, frame(0x88, "\x03\xf0")) })
	if got := talk(t, address, conn.Frames, 5*time.Second); got.CloseCode != 1008 || got.IsClosedByUs || got.Class != "" {
		t.Errorf("%+v", got)
	}
	gone := serve(t, true, func(net.Conn) {})
	if got := talk(t, gone, conn.Frames, 5*time.Second); got.Class != classReset || got.CloseCode != NoCode {
		t.Errorf("%+v", got)
	}
}

func TestEndlessConversationsAreCut(t *testing.T) {
	cases := map[string]struct {
		switched bool
		answer   func(net.Conn)
		class    string
	}{
		"messages":           {true, func(c net.Conn) { pour(c, frame(0x81, "hello")) }, classTooMany},
		"empty messages":     {true, func(c net.Conn) { pour(c, frame(0x81, "")) }, classTooMany},
		"fragments":          {true, func(c net.Conn) { _, _ = io.WriteString(c, frame(0x01, "a")); pour(c, frame(0x00, "hello")) }, classTooLarge},
		"empty fragments":    {true, func(c net.Conn) { _, _ = io.WriteString(c, frame(0x01, "")); pour(c, emptyFragment) }, classTooLarge},
		"pings":              {true, func(c net.Conn) { go hold(c); pour(c, frame(0x89, "ping")) }, classTooMany},
		"pongs":              {true, func(c net.Conn) { pour(c, frame(0x8a, "")) }, classTooMany},
		"a frame of 4 GiB":   {true, func(c net.Conn) { _, _ = io.WriteString(c, declared(1<<32)); hold(c) }, classTooLarge},
		"an endless frame":   {true, func(c net.Conn) { _, _ = io.WriteString(c, declared(1<<20)+"x"); hold(c) }, classReset},
		"silence":            {true, hold, classReset},
		"a handshake":        {false, func(c net.Conn) { _, _ = io.WriteString(c, "HTTP/1.1 101 S\r\nx: "); pour(c, "y") }, classTooLarge},
		"a silent handshake": {false, hold, classReset},
		"a refusal":          {false, func(c net.Conn) { _, _ = io.WriteString(c, "HTTP/1.1 403 No\r\n\r\n"); pour(c, "y") }, ClassRefusal},
	}
	for name, one := range cases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			// The limits end all other answers, so no time limit is needed.
			timeout := time.Hour
			if one.class == classReset {
				timeout = 200 * time.Millisecond
			}
			got := talk(t, serve(t, one.switched, one.answer), conn.Frames, timeout)
			if got.Class != one.class || got.Error == "" {
				t.Errorf("%s: %s", got.Class, got.Error)
			}
			if name == "a refusal" && got.Status != http.StatusForbidden {
				t.Errorf("status %d", got.Status)
			}
			if len(got.Messages) > maxMessages || got.Held > 64<<20 {
				t.Errorf("%d messages, %d bytes", len(got.Messages), got.Held)
			}
		})
	}
}
