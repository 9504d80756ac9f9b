// Command stranger serves a small OpenAI-compatible service for tests of conformance suites: correct by default,
// with habits or faults on request.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/signal"
	"syscall"

	"stranger/internal/server"
	"stranger/internal/sw"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "stranger:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	settings, err := parse(args)
	if err != nil {
		return err
	}
	if settings.list {
		sw.WriteTables(os.Stdout)
		return nil
	}
	listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", settings.port))
	if err != nil {
		return err
	}
	// Asked for before the ready line is written: who has read it may signal at once.
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGTERM, syscall.SIGINT)
	s := server.New(settings.options)
	s.Start(listener)
	if err := announce(listener.Addr(), s.Key); err != nil {
		return err
	}
	waitForEnd(signals)
	s.Stop()
	return nil
}

// announce prints the address and the key for the parent process.
func announce(address net.Addr, key string) error {
	return json.NewEncoder(os.Stdout).Encode(struct {
		BaseURL string `json:"baseUrl"`
		Key     string `json:"key"`
		Model   string `json:"model"`
	}{"http://" + address.String(), key, server.DefaultModel()})
}

// waitForEnd returns at a signal, or when standard input closes, which happens when the parent process ends.
func waitForEnd(signals <-chan os.Signal) {
	closed := make(chan struct{})
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin) // any end of input is the end
		close(closed)
	}()
	select {
	case <-signals:
	case <-closed:
	}
}
