package assay

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"syscall"

	"assay.local/k6/conn"
	"assay.local/k6/rows"
)

const (
	classOK            = "ok"
	classTruncated     = "truncated"
	classStreamError   = "stream-error"
	classStreamLimit   = "stream-429"
	classBadJSON       = "bad-json"
	classNoCompletion  = "not-a-completion"
	classTooLarge      = "too-large"
	classTooManyEvents = "too-many-events"
	classInterrupted   = "interrupted"
	classReset         = "reset"
	classTimeout       = "timeout-total"
	endedLate          = "ended late" // not a failure: the service kept the connection open after the last event of a stream
)

const longestExcerpt = 4096

func (c *caller) judgeStream(a *answer, watch *requestWatch, err error) {
	switch {
	case a.firstFailure.class == classStreamError:
		c.setOutcome(a, classOfError(a.firstFailure.detail), messageOf(a.firstFailure.detail))
	case a.firstFailure.class != "":
		c.setOutcome(a, a.firstFailure.class, "not JSON: "+a.firstFailure.detail)
	case err == errTooMany || isTooLarge(err):
		c.fail(a, watch, err)
	case a.isWhole() && (err == nil || a.spec.terminator != ""):
		// A model may return no text, or only reasoning.
		a.row.Empty = a.row.FirstOutput == rows.Never
		c.setOutcome(a, classOK, "")
	case err == nil || a.hasDone:
		a.row.NoTerminator = a.hasFinish && !a.hasDone
		c.setOutcome(a, classTruncated, a.missing())
	default:
		c.fail(a, watch, err)
	}
}

func (a *answer) isWhole() bool {
	return (a.hasDone || a.spec.terminator == "") && a.hasFinish
}

func (a *answer) missing() string {
	switch {
	case a.hasDone:
		return "no finish_reason before " + a.spec.terminator
	case a.spec.terminator == "":
		return "ended without finish_reason"
	case a.hasFinish:
		return "ended without " + a.spec.terminator
	default:
		return "ended without finish_reason and " + a.spec.terminator
	}
}

func (c *caller) judgeWhole(a *answer, watch *requestWatch, err error, header http.Header) {
	if err != nil {
		c.fail(a, watch, err)
		return
	}
	if coding := contentCoding(header); coding != "" {
		c.setOutcome(a, classBadJSON, "Content-Encoding: "+coding+" although the request asks for identity")
		return
	}
	if a.spec.transport == transportSSE {
		c.setOutcome(a, classNoCompletion, "answered "+quoted(header.Get("Content-Type"))+" instead of an event stream")
		return
	}
	facts, isJSON := c.scanner.Scan(c.body)
	switch {
	case !isJSON:
		c.setOutcome(a, classBadJSON, "not JSON: "+c.excerpt(c.body))
		return
	case facts.Choices == 0 || facts.Messages < facts.Choices:
		c.setOutcome(a, classNoCompletion, c.excerpt(c.body))
		return
	}
	a.row.Empty = facts.Texts == 0
	a.isSuspect = facts.IsOddSum()
	a.row.PromptTokens, a.row.CompletionTokens = facts.PromptTokens, facts.CompletionTokens
	c.setOutcome(a, classOK, "")
}

func (c *caller) refuse(a *answer, status int) {
	c.setOutcome(a, classOfStatus(status), fmt.Sprintf("%d %s", status, messageOf(c.excerpt(c.body))))
}

func classOfStatus(status int) string {
	switch {
	case status == http.StatusTooManyRequests:
		return "http-429"
	case status >= 400 && status <= 499:
		return "http-4xx"
	case status >= 500 && status <= 599:
		return "http-5xx"
	default:
		return "http-other"
	}
}

func (c *caller) fail(a *answer, watch *requestWatch, err error) {
	class, reason := c.failure(a, watch, err)
	c.setOutcome(a, class, reason)
}

func (c *caller) failure(a *answer, watch *requestWatch, err error) (class, text string) {
	switch {
	case err == errTooLarge:
		return classTooLarge, fmt.Sprintf("more than %d bytes", a.spec.caps.bytes)
	case isTooLarge(err):
		return classTooLarge, err.Error()
	case err == errTooMany:
		return classTooManyEvents, fmt.Sprintf("%d events", a.row.Events)
	}
	switch reason := watch.reason(); {
	case reason == classInterrupted:
		return reason, "the run ended"
	case reason != "":
		return reason, a.progress()
	case a.row.Status == socketOpened:
		return classReset, failureText(err)
	case errors.Is(err, io.ErrUnexpectedEOF) && a.row.Status != 0:
		a.brokeOff = true
		return classTruncated, "the connection closed amid the body"
	}
	a.brokeOff = a.row.Status != 0 && isConnectionEnd(err)
	return failureClass(err), failureText(err) + a.missingCertificate()
}

func (a *answer) progress() string {
	if a.row.Status == 0 {
		return "no response head by then"
	}
	return fmt.Sprintf("status %d, %d events and %d bytes by then", a.row.Status, a.row.Events, a.row.Bytes)
}

func (c *caller) setOutcome(a *answer, class, reason string) {
	a.row.Class = class
	a.row.Error = c.oneLine(reason)
	switch {
	case a.spec.keepBody || (class != classOK && len(c.body) > 0):
		a.body = c.body[:min(int64(len(c.body)), a.spec.caps.bodyBytes)]
	case a.firstFailure.detail != "":
		a.body = []byte(a.firstFailure.detail)
	}
}

type errorObject struct {
	Message            string
	Code, Type, Status json.RawMessage
	Error              json.RawMessage
}

func errorsIn(text string) (outer, inner errorObject) {
	// Some servers describe an error in the member "error", others outside it.
	if json.Unmarshal([]byte(text), &outer) != nil {
		return errorObject{}, errorObject{}
	}
	_ = json.Unmarshal(outer.Error, &inner)
	return outer, inner
}

func classOfError(text string) string {
	if outer, inner := errorsIn(text); outer.isLimit() || inner.isLimit() {
		return classStreamLimit
	}
	return classStreamError
}

func (e errorObject) isLimit() bool {
	for _, code := range []json.RawMessage{e.Code, e.Status, e.Type} {
		if word := scalarText(code); word == "429" || strings.Contains(word, "rate_limit") {
			return true
		}
	}
	return false
}

func messageOf(text string) string {
	outer, inner := errorsIn(text)
	switch {
	case inner.Message != "":
		return inner.format()
	case outer.Message != "":
		return outer.format()
	}
	return text
}

func (e errorObject) format() string {
	if code := scalarText(e.Code); code != "" && !strings.Contains(e.Message, code) {
		return e.Message + " (" + code + ")"
	}
	return e.Message
}

func scalarText(raw json.RawMessage) string {
	var value any
	if json.Unmarshal(raw, &value) != nil {
		return ""
	}
	switch value.(type) {
	case string, float64: // Error codes can be either.
		return fmt.Sprint(value)
	}
	return ""
}

func quoted(media string) string {
	if media == "" {
		return "without a media type"
	}
	return strings.TrimSpace(media)
}

func failureClass(err error) string {
	var (
		lookup    *net.DNSError
		dial      *net.OpError
		handshake *conn.HandshakeError
	)
	switch {
	case errors.Is(err, syscall.ECONNREFUSED):
		return "refused"
	// After the handshake, crypto/tls reports a TLS alert as an operation named "remote error" or "local error".
	case errors.As(err, &handshake) || errors.As(err, &dial) && strings.HasSuffix(dial.Op, " error"):
		return "tls"
	case errors.As(err, &lookup) || strings.HasPrefix(err.Error(), "lookup "):
		return "dns"
	case errors.As(err, &dial) && dial.Op == "dial" && dial.Timeout():
		return "timeout-connect"
	case isConnectionEnd(err) || strings.HasPrefix(err.Error(), "stream error:"):
		return classReset
	default:
		return "network"
	}
}

func failureText(err error) string {
	text := err.Error()
	var op *net.OpError
	if errors.As(err, &op) && op.Source != nil {
		// Without a connection, the address of the client would be 127.0.0.1:0.
		return strings.Replace(text, op.Source.String()+"->", "", 1)
	}
	return text
}

func (a *answer) missingCertificate() string {
	if a.row.Status != 0 || !lacksCertificate.Load() {
		return ""
	}
	return "; the service asks for a client certificate (--client-cert, --client-key)"
}

func isConnectionEnd(err error) bool {
	return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, syscall.ECONNRESET) ||
		errors.Is(err, syscall.EPIPE)
}
