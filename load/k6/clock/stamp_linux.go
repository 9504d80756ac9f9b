package clock

import (
	"encoding/binary"
	"time"

	"golang.org/x/sys/unix"
)

const (
	// ControlBytes is the size of the buffer for the control message in which the kernel returns an arrival time.
	ControlBytes  = 64
	timespecBytes = 16 // a time of the kernel: seconds and nanoseconds, 64 bits each
)

// AskForStamps makes the kernel record when bytes arrive at a socket. It returns false if the kernel cannot do so.
func AskForStamps(socket int) bool {
	return unix.SetsockoptInt(socket, unix.SOL_SOCKET, unix.SO_TIMESTAMPNS, 1) == nil
}

// StampIn returns the arrival time in the control messages of a read, in nanoseconds since 1970, or 0 if there is none.
func StampIn(control []byte) int64 {
	for len(control) > 0 {
		header, data, rest, err := unix.ParseOneSocketControlMessage(control)
		if err != nil {
			return 0
		}
		if header.Level == unix.SOL_SOCKET && header.Type == unix.SO_TIMESTAMPNS && len(data) >= timespecBytes {
			seconds := int64(binary.NativeEndian.Uint64(data))
			return seconds*int64(time.Second) + int64(binary.NativeEndian.Uint64(data[8:]))
		}
		control = rest
	}
	return 0
}
