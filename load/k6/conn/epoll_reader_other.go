//go:build !linux

package conn

import "net"

// epollReader is not used here: the goroutine that waits for a connection reads it.
type epollReader struct{ socket }

func newEpollReader(*net.TCPConn, counters) (*epollReader, bool) { return nil, false }

func (*epollReader) setPatient(bool, string) {}

func (*epollReader) setPermit(*Permit) {}

func (*epollReader) begin() {}
