package conn

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// Request is a request to send. Its header is as in net/http, with canonical names.
type Request struct {
	Method string
	URL    *url.URL
	Header http.Header
	Body   string
}

// Address returns the host and port of a URL.
func Address(target *url.URL) string {
	if target.Port() != "" {
		return target.Host
	}
	if target.Scheme == "https" {
		return target.Host + ":443"
	}
	return target.Host + ":80"
}

// CanSend reports whether this package writes a request exactly as net/http does. Other requests need a transport: names that
// need translation, headers that change how a connection works.
func CanSend(request *Request) bool {
	return (request.URL.Scheme == "http" || request.URL.Scheme == "https") && request.URL.Opaque == "" && isPlainHost(request.URL.Host) &&
		isPlainText(request.URL.RawQuery) && !strings.Contains(request.URL.RawQuery, " ") && isPlainMethod(request.Method) && isPlainHeader(request.Header)
}

func isPlainMethod(method string) bool {
	switch method {
	case http.MethodPost, http.MethodGet, http.MethodPut, http.MethodPatch, http.MethodDelete:
		return true
	default:
		return false
	}
}

func isPlainHost(host string) bool {
	for index := range len(host) {
		if symbol := host[index]; !isLetterOrDigit(symbol) && !strings.ContainsRune("-._:[]", rune(symbol)) {
			return false
		}
	}
	return host != "" && host[0] != ':' && host[len(host)-1] != ':'
}

func isPlainHeader(header http.Header) bool {
	for name, values := range header {
		if isSpecial(name) || !isToken(name) {
			return false
		}
		for _, value := range values {
			if !isPlainText(value) || value != strings.TrimSpace(value) {
				return false
			}
		}
	}
	return true
}

// isSpecial reports whether a transport interprets a header.
func isSpecial(name string) bool {
	switch name {
	case "Host", "Connection", "Content-Length", "Expect", "Proxy-Authorization", "Proxy-Connection", "Te", "Trailer",
		"Transfer-Encoding", "Upgrade":
		return true
	default:
		return false
	}
}

func isToken(name string) bool {
	for index := range len(name) {
		if symbol := name[index]; !isLetterOrDigit(symbol) && !strings.ContainsRune("!#$%&'*+-.^_`|~", rune(symbol)) {
			return false
		}
	}
	return name != ""
}

func isPlainText(text string) bool {
	for index := range len(text) {
		if symbol := text[index]; symbol < 0x20 || symbol == 0x7f {
			return false
		}
	}
	return true
}

func isLetterOrDigit(symbol byte) bool {
	return 'a' <= symbol && symbol <= 'z' || 'A' <= symbol && symbol <= 'Z' || '0' <= symbol && symbol <= '9'
}

const defaultUserAgent = "Go-http-client/1.1"

// compose writes a request in the order of net/http.
func (c *Conn) compose(out []byte, request *Request) []byte {
	if cap(out) > keptBytes {
		out = nil
	}
	out = append(append(out, request.Method...), ' ')
	if isForwarded := c.target.Proxy != nil && c.target.TLS == nil; isForwarded {
		out = append(append(append(out, request.URL.Scheme...), "://"...), request.URL.Host...)
	}
	out = append(out, request.URL.RequestURI()...)
	out = append(out, " HTTP/1.1\r\nHost: "...)
	out = append(out, request.URL.Host...)
	out = append(out, "\r\n"...)
	agent := defaultUserAgent
	if given, ok := request.Header["User-Agent"]; ok {
		agent = strings.Join(given[:min(1, len(given))], "")
	}
	if agent != "" {
		out = appendField(out, "User-Agent", agent)
	}
	if request.Body != "" || needsLength(request.Method) {
		out = append(out, "Content-Length: "...)
		out = append(strconv.AppendInt(out, int64(len(request.Body)), 10), "\r\n"...)
	}
	if credentials := credentialsOf(c.target.Proxy); credentials != "" && c.target.TLS == nil {
		out = appendField(out, "Proxy-Authorization", credentials)
	}
	c.names = c.names[:0]
	for name := range request.Header {
		if name != "User-Agent" {
			c.names = append(c.names, name)
		}
	}
	slices.Sort(c.names)
	for _, name := range c.names {
		for _, value := range request.Header[name] {
			out = appendField(out, name, value)
		}
	}
	out = append(out, "\r\n"...)
	return append(out, request.Body...)
}

// needsLength reports whether a request of this method has a Content-Length even without a body.
func needsLength(method string) bool {
	return method == http.MethodPost || method == http.MethodPut || method == http.MethodPatch
}

func appendField(out []byte, name, value string) []byte {
	out = append(append(out, name...), ": "...)
	return append(append(out, value...), "\r\n"...)
}
