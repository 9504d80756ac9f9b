package groundtruth

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"assay.local/k6/files"
)

// longest is the time after which the server ends by itself.
const longest = 30 * time.Minute

const help = `Sends event streams by an absolute schedule and logs when it really sent each chunk.
Prints {"baseUrl":...} on its first line, and ends with its standard input, SIGINT or SIGTERM.

`

// Main is the command "k6 ground-truth". It returns the exit code.
func Main(arguments []string) int {
	flags := flag.NewFlagSet("ground-truth", flag.ContinueOnError)
	var shape Shape
	flags.IntVar(&shape.Chunks, "chunks", 100, "chunks with text per stream")
	flags.DurationVar(&shape.First, "first", 20*time.Millisecond, "time from request to first chunk (JSON: to the answer)")
	flags.DurationVar(&shape.Gap, "gap", 20*time.Millisecond, "time between chunks; 0 is as fast as possible, unlogged")
	flags.Float64Var(&shape.Jitter, "jitter", 0.2, "share by which a gap may be longer or shorter, 0 to 1")
	flags.Uint64Var(&shape.Seed, "seed", 1, "decides all jitter")
	flags.IntVar(&shape.TextBytes, "text-bytes", 6, "bytes of text per chunk")
	path := flags.String("log", "", "file for the log; without one nothing is logged")
	flags.Usage = func() { fmt.Fprint(flags.Output(), help); flags.PrintDefaults() }
	if err := flags.Parse(arguments); err != nil {
		return 2
	}
	if err := serve(shape, *path); err != nil {
		fmt.Fprintln(os.Stderr, "ground-truth:", err)
		return 1
	}
	return 0
}

func serve(shape Shape, path string) error {
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
	server := &http.Server{Handler: NewServer(shape, log)}
	fmt.Printf("{\"baseUrl\":\"http://%s\"}\n", listener.Addr())
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
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

// waitForEnd closes its channel when this process is to end. Its standard input is held by the process that started it, so it
// cannot outlive that process, however that ends.
func waitForEnd() <-chan struct{} {
	ended := make(chan struct{})
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	input := make(chan struct{})
	go func() { _, _ = io.Copy(io.Discard, os.Stdin); close(input) }()
	go func() {
		defer close(ended)
		select {
		case <-signals:
		case <-input:
		case <-time.After(longest):
		}
	}()
	return ended
}

// stop gives streams that are under way a moment, then cuts them.
func stop(server *http.Server) error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if server.Shutdown(ctx) != nil {
		return server.Close()
	}
	return nil
}
