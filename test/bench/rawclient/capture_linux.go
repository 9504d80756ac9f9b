package main

import (
	"encoding/binary"
	"encoding/json"
	"io"
	"net"
	"os"
	"strconv"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"
)

// captured holds the bytes that the server sent on one connection, up to the first gap.
type captured struct {
	next    uint32
	stream  []byte
	marks   []captureMark
	pending map[uint32][]byte
	// OutOfOrder counts the segments that arrived before an earlier one. Repeated counts the segments that had arrived before.
	OutOfOrder, Repeated int
}

// captureMark is the time at which all bytes up to end could be read.
type captureMark struct {
	end int
	at  int64
}

// record is a TLS record: its size, and when its last byte could be read, in microseconds on the monotonic clock.
type record struct {
	Size int   `json:"size"`
	AtUs int64 `json:"atUs"`
}

// capture records the packets of the client's device until stdin ends. Then it prints the TLS records from the
// server at this port, by connection, with the time stamps of the kernel.
func capture(port string) int {
	wanted, err := strconv.ParseUint(port, 10, 16)
	if err != nil {
		return 2
	}
	socket, err := listenToDevice()
	if err != nil {
		_, _ = os.Stderr.WriteString("capture: " + err.Error() + "\n")
		return 1
	}
	ended := make(chan struct{})
	go func() { _, _ = io.Copy(io.Discard, os.Stdin); close(ended) }()
	all := map[uint16]*captured{}
	packet, control := make([]byte, 128<<10), make([]byte, 256)
	_, _ = os.Stdout.WriteString("ready\n")
	for {
		select {
		case <-ended:
			return printCaptured(all)
		default:
		}
		n, size, _, from, err := unix.Recvmsg(socket, packet, control, 0)
		link, _ := from.(*unix.SockaddrLinklayer)
		// Packets that leave are seen too.
		if err != nil || link == nil || link.Pkttype != unix.PACKET_HOST {
			continue
		}
		took(all, packet[:n], uint16(wanted), stampIn(control[:size]))
	}
}

func listenToDevice() (int, error) {
	// ETH_P_IP in network byte order.
	const inNetworkOrder = uint16(8)
	socket, err := unix.Socket(unix.AF_PACKET, unix.SOCK_DGRAM, int(inNetworkOrder))
	if err != nil {
		return 0, err
	}
	device, err := net.InterfaceByName(clientDevice)
	if err == nil {
		err = unix.Bind(socket, &unix.SockaddrLinklayer{Protocol: inNetworkOrder, Ifindex: device.Index})
	}
	if err == nil {
		err = unix.SetsockoptInt(socket, unix.SOL_SOCKET, unix.SO_TIMESTAMPNS, 1)
	}
	if err == nil {
		err = unix.SetsockoptInt(socket, unix.SOL_SOCKET, unix.SO_RCVBUFFORCE, 64<<20)
	}
	if err == nil {
		err = unix.SetsockoptTimeval(socket, unix.SOL_SOCKET, unix.SO_RCVTIMEO, &unix.Timeval{Usec: 100_000})
	}
	return socket, err
}

// stampIn returns the kernel's time stamp of a packet, in nanoseconds since 1970.
func stampIn(control []byte) int64 {
	messages, err := unix.ParseSocketControlMessage(control)
	if err != nil || len(messages) == 0 || len(messages[0].Data) < int(unsafe.Sizeof(unix.Timespec{})) {
		return time.Now().UnixNano()
	}
	return (*unix.Timespec)(unsafe.Pointer(&messages[0].Data[0])).Nano()
}

// took adds a received IP packet to the connection of its client port (RFC 791, RFC 9293).
func took(all map[uint16]*captured, packet []byte, port uint16, at int64) {
	head := int(packet[0]&15) * 4
	if len(packet) < head+20 || packet[9] != unix.IPPROTO_TCP {
		return
	}
	tcp := packet[head:min(len(packet), int(binary.BigEndian.Uint16(packet[2:])))]
	if binary.BigEndian.Uint16(tcp) != port {
		return
	}
	client, sequence := binary.BigEndian.Uint16(tcp[2:]), binary.BigEndian.Uint32(tcp[4:])
	if isSYN := tcp[13]&2 != 0; isSYN {
		if all[client] == nil {
			all[client] = &captured{next: sequence + 1, pending: map[uint32][]byte{}}
		}
		return
	}
	if c := all[client]; c != nil {
		c.segment(sequence, tcp[int(tcp[12]>>4)*4:], at)
	}
}

// segment adds received bytes at their sequence number.
func (c *captured) segment(sequence uint32, bytes []byte, at int64) {
	ahead := int32(sequence - c.next)
	switch {
	case len(bytes) == 0:
		return
	case ahead > 0:
		c.OutOfOrder++
		if len(c.pending[sequence]) < len(bytes) {
			c.pending[sequence] = append([]byte(nil), bytes...)
		}
		return
	case int(-ahead) >= len(bytes):
		c.Repeated++
		return
	}
	c.add(bytes[-ahead:])
	for isMore := true; isMore; {
		isMore = false
		for from, waiting := range c.pending {
			if behind := int32(c.next - from); behind >= 0 {
				delete(c.pending, from)
				if int(behind) < len(waiting) {
					c.add(waiting[behind:])
				}
				isMore = true
			}
		}
	}
	c.marks = append(c.marks, captureMark{len(c.stream), at})
}

func (c *captured) add(bytes []byte) {
	c.stream = append(c.stream, bytes...)
	c.next += uint32(len(bytes))
}

// records returns the TLS records of a connection (RFC 8446, section 5.1).
func (c *captured) records(monotonicLess int64) []record {
	var all []record
	mark := 0
	for start := 0; start+5 <= len(c.stream); {
		end := start + 5 + int(binary.BigEndian.Uint16(c.stream[start+3:]))
		if end > len(c.stream) {
			break
		}
		for c.marks[mark].end < end {
			mark++
		}
		all = append(all, record{end - start, (c.marks[mark].at - monotonicLess) / 1000})
		start = end
	}
	return all
}

func printCaptured(all map[uint16]*captured) int {
	var monotonic unix.Timespec
	if unix.ClockGettime(unix.CLOCK_MONOTONIC, &monotonic) != nil {
		return 1
	}
	monotonicLess := time.Now().UnixNano() - monotonic.Nano()
	type connection struct {
		Records    []record `json:"records"`
		OutOfOrder int      `json:"outOfOrder"`
		Repeated   int      `json:"repeated"`
	}
	shown := []connection{}
	for _, c := range all {
		shown = append(shown, connection{c.records(monotonicLess), c.OutOfOrder, c.Repeated})
	}
	if json.NewEncoder(os.Stdout).Encode(shown) != nil {
		return 1
	}
	return 0
}
