package socket

import (
	"fmt"
	"time"
)

// What one conversation may come to. An answer has thousands of messages and some hundred kilobytes; a target that sends more never ends.
const (
	maxHeadBytes    = 256 << 10
	maxWireBytes    = 64 << 20
	maxMessageBytes = 4 << 20
	maxKeptBytes    = 64 << 20
	maxMessages     = 50_000
	maxControls     = 10_000
	// freeBytes is what each conversation has without asking for memory.
	freeBytes = 4 << 20
	// messageBytes is what a message takes beside its text.
	messageBytes = 1000
	// closing is how long the target may take to close, once the answer is whole.
	closing = time.Second
	// ahead is how many messages may wait to be understood.
	ahead = 64
)

var (
	errHead     = fmt.Errorf("the answer to the handshake is longer than %d bytes", maxHeadBytes)
	errWire     = fmt.Errorf("more than %d bytes", maxWireBytes)
	errControls = fmt.Errorf("more than %d pings and pongs", maxControls)
)

// excess is why no more messages are kept.
type excess struct{ class, text string }

// keeper counts what a conversation keeps.
type keeper struct {
	memory      *Memory
	bytes, held int64
}

func (k *keeper) take(talk *Talk, message Message) *excess {
	if len(talk.Messages) >= maxMessages {
		return &excess{classTooMany, fmt.Sprintf("more than %d messages", maxMessages)}
	}
	need := int64(len(message.Text)) + messageBytes
	if k.bytes += need; k.bytes > maxKeptBytes {
		return &excess{classTooLarge, fmt.Sprintf("messages of more than %d bytes in all", maxKeptBytes)}
	}
	if k.bytes > freeBytes {
		if !k.memory.Take(need) {
			return &excess{classTooLarge, "long messages over several connections: together more bytes than are kept"}
		}
		k.held += need
	}
	talk.Messages = append(talk.Messages, message)
	return nil
}
