package conn

import (
	"bytes"
	"io"
	"net/http"
	"net/url"
	"strings"
)

// Request is an HTTP request. The names in Header must be canonical, such as Content-Type (see net/http).
type Request struct {
	Method string
	URL    *url.URL
	Header http.Header
	Body   string
}

// Address returns the host and port of a URL, such as example.com:443. A URL without a port gets the port of its scheme.
func Address(target *url.URL) string {
	if target.Port() != "" {
		return target.Host
	}
	if target.Scheme == "https" {
		return target.Host + ":443"
	}
	return target.Host + ":80"
}

func (c *Conn) compose(out []byte, request *Request) ([]byte, error) {
	if cap(out) > maxReusedBytes {
		out = nil
	}
	message := http.Request{Method: request.Method, URL: request.URL, Header: request.Header, ContentLength: int64(len(request.Body))}
	if request.Body != "" {
		message.Body = io.NopCloser(strings.NewReader(request.Body))
	}
	buffer := bytes.NewBuffer(out)
	if c.target.Proxy == nil || c.target.TLS != nil {
		err := message.Write(buffer)
		return buffer.Bytes(), err
	}
	if credentials := credentialsOf(c.target.Proxy); credentials != "" {
		message.Header = request.Header.Clone()
		message.Header.Set("Proxy-Authorization", credentials)
	}
	err := message.WriteProxy(buffer)
	return buffer.Bytes(), err
}
