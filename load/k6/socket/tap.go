package socket

import (
	"net"
	"sync/atomic"

	"assay.local/k6/clock"
)

// tap is a connection that notes when bytes came, and how many.
type tap struct {
	net.Conn
	// remaining is how many bytes may still come, tooMuch what is said when more do. Both change only while nobody reads.
	remaining int64
	tooMuch   error
	last      atomic.Int64
}

// Read reads what is there. Under TLS these are bytes of the encrypted stream.
func (t *tap) Read(into []byte) (int, error) {
	if t.remaining <= 0 {
		return 0, t.tooMuch
	}
	n, err := t.Conn.Read(into[:min(int64(len(into)), t.remaining)])
	t.last.Store(clock.Now())
	t.remaining -= int64(n)
	return n, err
}

func (t *tap) lastRead() int64 { return t.last.Load() }
