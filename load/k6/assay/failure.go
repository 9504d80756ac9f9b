package assay

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"net"
	"strings"
	"syscall"
)

// failureClass returns the class of an error: why no answer came, or why it broke off.
func failureClass(err error, watch *requestWatch) string {
	var (
		lookup *net.DNSError
		dial   *net.OpError
	)
	switch {
	case errors.Is(err, syscall.ECONNREFUSED):
		return "refused"
	case isTLS(err) || watch.inHandshake.Load():
		return "tls"
	case errors.As(err, &lookup) || strings.HasPrefix(err.Error(), "lookup "):
		return "dns"
	case errors.As(err, &dial) && dial.Op == "dial" && dial.Timeout():
		return string(cutConnect)
	case isEnded(err) || strings.HasPrefix(err.Error(), "stream error:"):
		return "reset"
	default:
		return "network"
	}
}

// failureText returns an error as text without the local address, which is 127.0.0.1:0 where there was no connection.
func failureText(err error) string {
	text := err.Error()
	var op *net.OpError
	if errors.As(err, &op) && op.Source != nil {
		return strings.Replace(text, op.Source.String()+"->", "", 1)
	}
	return text
}

// isEnded reports whether the service closed or reset the connection. net/http has words of its own for one that was idle.
func isEnded(err error) bool {
	return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, syscall.ECONNRESET) ||
		errors.Is(err, syscall.EPIPE) || strings.Contains(err.Error(), "server closed idle connection")
}

func isTLS(err error) bool {
	var (
		record    tls.RecordHeaderError
		alert     tls.AlertError
		verify    *tls.CertificateVerificationError
		authority x509.UnknownAuthorityError
		host      x509.HostnameError
		invalid   x509.CertificateInvalidError
	)
	return errors.As(err, &record) || errors.As(err, &alert) || errors.As(err, &verify) || errors.As(err, &authority) ||
		errors.As(err, &host) || errors.As(err, &invalid) || strings.HasPrefix(err.Error(), "tls: ")
}
