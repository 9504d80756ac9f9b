//go:build !linux

package conn

import "net"

// epollReader does not exist here: each line is read by the goroutine that waits for it.
type epollReader struct{ socket }

func newEpollReader(*net.TCPConn, counters) (*epollReader, bool) { return nil, false }

func (*epollReader) setPatient(bool, string) {}

func (*epollReader) setPermit(*Permit) {}

func (*epollReader) begin() {}

func (*epollReader) arrival() int64 { return 0 }
