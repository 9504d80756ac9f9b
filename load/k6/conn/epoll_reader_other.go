//go:build !linux

package conn

import "net"

// epollReader is a stub for systems other than Linux. There, the goroutine that waits for bytes reads them itself.
type epollReader struct{ socket }

func newEpollReader(*net.TCPConn, counters, *session, Kind, int64) (*epollReader, bool) {
	return nil, false
}

func (*epollReader) setPatient(bool, string) {}

func (*epollReader) setPermit(*Permit) {}

func (*epollReader) begin() {}

func (*epollReader) readSealed([]byte) (int, error) { return 0, errNoRecord }

func (*epollReader) writeRaw([]byte) (int, error) { return 0, errNoRecord }
