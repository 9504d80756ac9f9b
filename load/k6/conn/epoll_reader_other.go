//go:build !linux

package conn

import "net"

// newEpollReader returns nil on systems other than Linux: each user's goroutine reads its own socket.
func newEpollReader(*net.TCPConn, counters, *session, Kind, int64) wire { return nil }
