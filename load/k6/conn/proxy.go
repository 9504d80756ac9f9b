package conn

import (
	"bufio"
	"context"
	"crypto/tls"
	"encoding/base64"
	"fmt"
	"net"
	"net/http"
	"net/url"
)

func (t Target) connect(ctx context.Context, dialer Dialer) (net.Conn, error) {
	if t.Proxy == nil {
		return dialer.DialContext(ctx, "tcp", t.Address)
	}
	conn, err := dialer.DialContext(ctx, "tcp", Address(t.Proxy))
	if err != nil {
		return nil, err
	}
	if t.Proxy.Scheme == "https" {
		secured := tls.Client(conn, &tls.Config{ServerName: t.Proxy.Hostname()})
		if err := secured.HandshakeContext(ctx); err != nil {
			_ = conn.Close()
			return nil, &HandshakeError{err}
		}
		conn = secured
	}
	if t.TLS == nil && t.Kind != Frames {
		return conn, nil
	}
	if err := t.openTunnel(ctx, conn); err != nil {
		_ = conn.Close()
		return nil, err
	}
	return conn, nil
}

func (t Target) openTunnel(ctx context.Context, conn net.Conn) error {
	stop := context.AfterFunc(ctx, func() { _ = conn.Close() })
	defer stop()
	text := "CONNECT " + t.Address + " HTTP/1.1\r\nHost: " + t.Address + "\r\n" // RFC 9110 section 9.3.6
	if credentials := credentialsOf(t.Proxy); credentials != "" {
		text += "Proxy-Authorization: " + credentials + "\r\n"
	}
	if _, err := conn.Write([]byte(text + "\r\n")); err != nil {
		return err
	}
	// The reader holds no bytes of the target afterwards, because the target sends nothing before the client does.
	answer, err := http.ReadResponse(bufio.NewReader(conn), &http.Request{Method: http.MethodConnect})
	if err != nil {
		return err
	}
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("the proxy answered %s to CONNECT", answer.Status)
	}
	return nil
}

func credentialsOf(proxy *url.URL) string {
	if proxy == nil || proxy.User == nil {
		return ""
	}
	password, _ := proxy.User.Password()
	return "Basic " + base64.StdEncoding.EncodeToString([]byte(proxy.User.Username()+":"+password))
}
