//go:build !linux

package conn

import "net"

// newEpollReader returns nil, because loops need Linux.
func newEpollReader(*net.TCPConn, counters, *session, Kind, int64) wire { return nil }
