//go:build !linux

package conn

import "net"

// epollReader does not exist on systems other than Linux. This stub is never used: newEpollReader returns false, so each user's goroutine
// reads its own socket.
type epollReader struct{ socket }

func newEpollReader(*net.TCPConn, counters, *session, Kind, int64) (*epollReader, bool) {
	return nil, false
}

func (*epollReader) setPatient(bool, string) {}

func (*epollReader) setPermit(*Permit) {}

func (*epollReader) noteRequest() {}

func (*epollReader) readEncrypted([]byte) (int, error) { return 0, errNoRecord }

func (*epollReader) writeRaw([]byte) (int, error) { return 0, errNoRecord }
