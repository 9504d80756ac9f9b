//go:build !linux

package conn

import "net"

func newEpollReader(*net.TCPConn, counters, *session, Kind, int64) wire { return nil }
