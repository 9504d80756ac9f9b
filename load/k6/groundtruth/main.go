package groundtruth

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"assay.local/k6/files"
)

const maxLifetime = 30 * time.Minute // A forgotten server must not run forever.

const help = `Sends event streams by an absolute schedule and logs when it really sent each chunk.
Prints {"baseUrl":...} on its first line, and ends with its standard input, SIGINT or SIGTERM.

`

// Main runs the command "k6 ground-truth", a Server on 127.0.0.1, and returns the exit code.
func Main(arguments []string) int {
	flags := flag.NewFlagSet("ground-truth", flag.ContinueOnError)
	var shape Shape
	flags.IntVar(&shape.Chunks, "chunks", 100, "chunks with text per stream")
	flags.DurationVar(&shape.First, "first", 20*time.Millisecond, "time from request to first chunk (JSON: to the answer)")
	flags.DurationVar(&shape.Gap, "gap", 20*time.Millisecond, "time between chunks; 0 is as fast as possible, unlogged")
	flags.Float64Var(&shape.Jitter, "jitter", 0.2, "share by which a gap may be longer or shorter, 0 to 1")
	flags.Uint64Var(&shape.Seed, "seed", 1, "decides all jitter")
	authority := flags.String("authority", "", "serve HTTPS, and write its certificate, which signs itself, into this file")
	path := flags.String("log", "", "file for the log; without one nothing is logged")
	flags.Usage = func() { fmt.Fprint(flags.Output(), help); flags.PrintDefaults() }
	if err := flags.Parse(arguments); err != nil {
		return 2
	}
	if err := serve(shape, *path, *authority); err != nil {
		fmt.Fprintln(os.Stderr, "ground-truth:", err)
		return 1
	}
	return 0
}

func serve(shape Shape, path, authority string) error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	var log *Log
	if path != "" {
		file, err := os.OpenFile(path, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
		if err != nil {
			return errors.Join(err, listener.Close())
		}
		log = NewLog(file)
		defer func() { _ = file.Close() }()
	}
	files.Reserve()
	listener = stampedListener{listener}
	server := &http.Server{Handler: NewServer(shape, log), ConnContext: keepConn}
	scheme, accept := "http", func() error { return server.Serve(listener) }
	if authority != "" {
		certificate, err := ownCertificate(authority)
		if err != nil {
			return errors.Join(err, listener.Close())
		}
		scheme = "https"
		server.TLSConfig = &tls.Config{Certificates: []tls.Certificate{certificate}}
		accept = func() error { return server.ServeTLS(listener, "", "") }
	}
	fmt.Printf("{\"baseUrl\":\"%s://%s\"}\n", scheme, listener.Addr())
	failed := make(chan error, 1)
	go func() { failed <- accept() }()
	ended := waitForEnd()
	select {
	case err = <-failed:
	case <-ended:
		err = stop(server)
	}
	if log != nil {
		err = errors.Join(err, log.Flush())
	}
	return err
}

type stampedListener struct{ net.Listener }

func (l stampedListener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return stamped(conn), nil
}

type connKey struct{}

func keepConn(ctx context.Context, conn net.Conn) context.Context {
	return context.WithValue(ctx, connKey{}, conn)
}

func ownCertificate(path string) (tls.Certificate, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return tls.Certificate{}, err
	}
	about := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "ground-truth"},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(2 * maxLifetime),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	signed, err := x509.CreateCertificate(rand.Reader, about, about, key.Public(), key)
	if err == nil {
		err = os.WriteFile(path, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: signed}), 0o600)
	}
	return tls.Certificate{Certificate: [][]byte{signed}, PrivateKey: key}, err
}

func waitForEnd() <-chan struct{} {
	ctx, end := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	time.AfterFunc(maxLifetime, end)
	go func() { _, _ = io.Copy(io.Discard, os.Stdin); end() }()
	return ctx.Done()
}

func stop(server *http.Server) error {
	// Shutdown waits for the streams. Close cuts those that take longer.
	time.AfterFunc(time.Second, func() { _ = server.Close() })
	return server.Shutdown(context.Background())
}
