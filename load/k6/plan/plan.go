// Package plan reads the plan of a load, which Node writes before the load begins (load/workload/schedule.ts). The file holds one line of
// JSON, one record of fixed length per request, the pieces, and the words of all prompts. A piece is a part of the words. It is stored as
// its start and its end, two uint32. The numbers of a record are little-endian:
//
//	int64   start in microseconds after the start of the run, -1 in a closed model
//	int64   think time of the user after the answer, in microseconds
//	uint32  byte position in the words at which the common beginning of all prompts ends
//	uint32  byte position in the words at which the prompt ends
//	uint32  max_tokens
//	uint32  checksum, which ends the nonce (a unique word) of the prompt
//	uint16  index of the API key
//	uint8   transport: json, sse, websocket
//	uint8   0
//	uint32  index of the first piece of the prompt. The pieces begin the prompt: they are blocks of a trace that other prompts share
//	uint32  number of these pieces
//
// A closed model has no fixed number of requests, so its records repeat.
package plan

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
)

const (
	schema        = "assay.plan/1"
	recordBytes   = 44
	pieceBytes    = 8
	longestHeader = 64 << 10
)

var transports = [...]string{"json", "sse", "websocket"}

// Entry is one planned request, that is, one record of the plan file.
type Entry struct {
	Index             int64
	StartUs, ThinkUs  int64
	Transport         string
	KeyIndex          int
	MaxTokens         int
	prefixEnd, endsAt uint32
	check             uint32
	pieces            []byte
}

// Plan gives access to the planned requests of a load. To save memory, they stay in the file.
type Plan struct {
	file        *os.File
	firstRecord int64
	requests    int64
	// IsScheduled is true if each request has a start time. Otherwise the load is a closed model.
	IsScheduled bool
	words       []byte
	pieces      []byte
	tokenPrefix []byte
}

// Open opens a plan file, which stays open until the process ends.
func Open(path string) (*Plan, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("the plan cannot be read: %w", err)
	}
	p := &Plan{file: file}
	if err := p.readHeader(); err != nil {
		return nil, fmt.Errorf("%s is not a plan: %w", path, err)
	}
	return p, nil
}

func (p *Plan) readHeader() error {
	start := make([]byte, longestHeader)
	n, _ := p.file.ReadAt(start, 0)
	line, _, _ := bytes.Cut(start[:n], []byte("\n"))
	var header struct {
		Schema      string `json:"schema"`
		Requests    int64  `json:"requests"`
		Pieces      int64  `json:"pieces"`
		IsScheduled bool   `json:"isScheduled"`
		Mark        string `json:"mark"`
	}
	if err := json.Unmarshal(line, &header); err != nil {
		return err
	}
	if header.Schema != schema || header.Requests < 1 {
		return fmt.Errorf("its header is %.200s", line)
	}
	p.requests, p.IsScheduled, p.tokenPrefix, p.firstRecord = header.Requests, header.IsScheduled, []byte(header.Mark), int64(len(line))+1
	info, err := p.file.Stat()
	if err != nil {
		return err
	}
	piecesAt := p.firstRecord + p.requests*recordBytes
	if header.Pieces < 0 || info.Size() < piecesAt+header.Pieces*pieceBytes {
		return fmt.Errorf("it ends before its %d requests", p.requests)
	}
	rest := make([]byte, info.Size()-piecesAt)
	_, err = p.file.ReadAt(rest, piecesAt)
	p.pieces, p.words = rest[:header.Pieces*pieceBytes], rest[header.Pieces*pieceBytes:]
	return err
}

// At returns the request with this index. In a closed model, the plan repeats after its last request.
func (p *Plan) At(index int64) (Entry, error) {
	position := index
	if !p.IsScheduled {
		position %= p.requests
	}
	if index < 0 || position >= p.requests {
		return Entry{}, fmt.Errorf("the plan has no request %d", index)
	}
	var record [recordBytes]byte
	if _, err := p.file.ReadAt(record[:], p.firstRecord+position*recordBytes); err != nil {
		return Entry{}, fmt.Errorf("the plan cannot be read: %w", err)
	}
	order := binary.LittleEndian
	entry := Entry{
		Index: index, StartUs: int64(order.Uint64(record[0:])), ThinkUs: int64(order.Uint64(record[8:])),
		prefixEnd: order.Uint32(record[16:]), endsAt: order.Uint32(record[20:]), MaxTokens: int(order.Uint32(record[24:])),
		check: order.Uint32(record[28:]), KeyIndex: int(order.Uint16(record[32:])),
	}
	first, last := pieceBytes*uint64(order.Uint32(record[36:])), pieceBytes*uint64(order.Uint32(record[36:]))+pieceBytes*uint64(order.Uint32(record[40:]))
	if int(record[34]) >= len(transports) || int(max(entry.prefixEnd, entry.endsAt)) > len(p.words) || last > uint64(len(p.pieces)) {
		return Entry{}, fmt.Errorf("request %d of the plan is broken", index)
	}
	entry.Transport, entry.pieces = transports[record[34]], p.pieces[first:last]
	return entry, nil
}

func (p *Plan) appendPrompt(out []byte, entry *Entry) []byte {
	for pieces := entry.pieces; len(pieces) > 0; pieces = pieces[pieceBytes:] {
		from, to := binary.LittleEndian.Uint32(pieces), binary.LittleEndian.Uint32(pieces[4:])
		out = append(append(out, p.words[from:to]...), ' ')
	}
	from := entry.prefixEnd
	if from > 0 {
		out = append(append(out, p.words[:from]...), ' ')
		from++
	}
	out = append(out, p.tokenPrefix...)
	out = append(strconv.AppendInt(out, entry.Index, 36), '-')
	out = strconv.AppendUint(out, uint64(entry.check), 36)
	if entry.endsAt > from {
		out = append(append(out, ' '), p.words[from:entry.endsAt]...)
	}
	return out
}

// Bodies builds the JSON bodies of completion requests.
type Bodies struct {
	plan          *Plan
	beforePrompt  []byte
	streamMembers []byte
}

// NewBodies returns a builder of request bodies. model is the name of the model, as a JSON string. streamMembers is a JSON object without spaces,
// such as {"stream":true}. Bodies that ask for a stream get its members.
func NewBodies(model []byte, plan *Plan, streamMembers []byte) *Bodies {
	var stream []byte
	if members := bytes.TrimSuffix(bytes.TrimPrefix(streamMembers, []byte("{")), []byte("}")); len(members) > 0 {
		stream = append([]byte(","), members...)
	}
	head := append([]byte(`{"model":`), model...)
	head = append(head, `,"messages":[{"role":"system","content":"You answer in plain text."},{"role":"user","content":"`...)
	return &Bodies{plan, head, stream}
}

// Append appends the body of a request to out. If streams is true, the body asks for a stream.
func (b *Bodies) Append(out []byte, entry *Entry, streams bool) []byte {
	out = b.plan.appendPrompt(append(out, b.beforePrompt...), entry)
	out = append(out, `"}],"max_tokens":`...)
	out = strconv.AppendInt(out, int64(entry.MaxTokens), 10)
	out = append(out, `,"temperature":0.7`...)
	if streams {
		out = append(out, b.streamMembers...)
	}
	return append(out, '}')
}

// FindTokens calls found with the index of each request whose nonce occurs in text. A nonce is a unique word (token) that the plan puts into a
// prompt.
func (p *Plan) FindTokens(text []byte, found func(index int64)) {
	for {
		_, rest, isThere := bytes.Cut(text, p.tokenPrefix)
		if !isThere {
			return
		}
		text = rest
		word := text[:min(len(text), longestToken)]
		if end := bytes.IndexFunc(word, isOutsideToken); end >= 0 {
			word = word[:end]
		}
		index, check, _ := bytes.Cut(word, []byte("-"))
		number, err := strconv.ParseInt(string(index), 36, 64)
		if err != nil {
			continue
		}
		// A model may invent nonces. Only the real ones have the right checksum.
		if entry, err := p.At(number); err == nil && string(check) == strconv.FormatUint(uint64(entry.check), 36) {
			found(number)
		}
	}
}

func isOutsideToken(symbol rune) bool {
	return (symbol < 'a' || symbol > 'z') && (symbol < '0' || symbol > '9') && symbol != '-'
}

const longestToken = 27 // without its prefix: two base-36 numbers of up to 13 digits, and a hyphen
