package sse

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"
)

type seen struct {
	data, kind string
	at         int64
}

// cut returns the events of a stream. Part k arrives at time k. If eager, the events are read after each part, otherwise at the end.
func cut(parts []string, eager bool, space int) []seen {
	var cutter Cutter
	var all []seen
	drain := func() {
		for {
			event, ok := cutter.Next()
			if !ok {
				return
			}
			all = append(all, seen{string(event.Data), string(event.Type), event.At})
		}
	}
	for index, part := range parts {
		n := copy(cutter.Space(max(space, len(part))), part)
		cutter.Took(n, int64(index))
		if eager {
			drain()
		}
	}
	drain()
	return all
}

func TestCutsAsTheStandardSays(t *testing.T) {
	cases := []struct {
		sentence string
		parts    []string
		want     []seen
	}{
		{"one event", []string{"data: x\n\n"}, []seen{{"x", "", 0}}},
		{"one space only is dropped", []string{"data:  x\n\ndata:y\n\n"}, []seen{{" x", "", 0}, {"y", "", 0}}},
		{"CR LF", []string{"data: x\r\n\r\ndata: y\r\n\r\n"}, []seen{{"x", "", 0}, {"y", "", 0}}},
		{"CR alone", []string{"data: x\r\rdata: y\r\r"}, []seen{{"x", "", 0}, {"y", "", 0}}},
		{"all kinds of line end mixed", []string{"data: x\r\n\ndata: y\r\r\ndata: z\n\r\n"}, []seen{{"x", "", 0}, {"y", "", 0}, {"z", "", 0}}},
		{"a CR LF in two reads is one line end", []string{"data: x\r", "\ndata: y\r\n\r", "\n"}, []seen{{"x\ny", "", 1}}},
		{"the time is that of the read with the blank line", []string{"data: x", "\n", "\n", "data: y\n\n"}, []seen{{"x", "", 2}, {"y", "", 3}}},
		{"events in one read share its time", []string{"da", "ta: x\n\ndata: y\n\ndata: z"}, []seen{{"x", "", 1}, {"y", "", 1}}},
		{"data lines are joined", []string{"data: a\ndata\ndata: b\n\n"}, []seen{{"a\n\nb", "", 0}}},
		{"comments, ids and unknown fields say nothing", []string{": hi\nid: 1\nretry: 5\nfoo: x\n\ndata: x\n\n"}, []seen{{"x", "", 0}}},
		{"an event without data is none", []string{"event: ping\n\ndata: x\n\n"}, []seen{{"x", "", 0}}},
		{"the type holds for one event", []string{"event: error\ndata: x\n\ndata: y\n\n"}, []seen{{"x", "error", 0}, {"y", "", 0}}},
		{"empty data is an event", []string{"data:\n\n"}, []seen{{"", "", 0}}},
		{"an unfinished event is none", []string{"data: x\n\ndata: y\n"}, []seen{{"x", "", 0}}},
		{"a byte order mark is skipped", []string{"\xef", "\xbb\xbf", "data: x\n\n"}, []seen{{"x", "", 2}}},
		{"a later one is not", []string{"data: x\n\n\ufeffdata: y\n\n"}, []seen{{"x", "", 0}}},
		{"a character cut in two", []string{"data: \xc3", "\xa9\n\n"}, []seen{{"é", "", 1}}},
		{"nothing", []string{""}, nil},
	}
	for _, c := range cases {
		for _, eager := range []bool{true, false} {
			if got := cut(c.parts, eager, 1); !reflect.DeepEqual(got, c.want) {
				t.Errorf("%s (eager %v):\n got %v\nwant %v", c.sentence, eager, got, c.want)
			}
		}
	}
}

// Tests that events and times depend neither on how the bytes are split, nor on when the events are read.
func TestSplitsChangeNothing(t *testing.T) {
	stream := "\ufeff" + ": c\r\nevent: a\r\ndata: é1\r\ndata: 2\r\n\r\ndata: x\n\n\rdata:y\r\revent: b\ndata: z\n\n" +
		"data: " + strings.Repeat("l", 300) + "\n\n"
	whole := cut([]string{stream}, false, 1)
	for size := 1; size < len(stream); size++ {
		var parts []string
		for from := 0; from < len(stream); from += size {
			parts = append(parts, stream[from:min(from+size, len(stream))])
		}
		lazy, eager := cut(parts, false, 1), cut(parts, true, 1)
		if !reflect.DeepEqual(lazy, eager) {
			t.Fatalf("size %d:\n lazy %v\neager %v", size, lazy, eager)
		}
		for index := range whole {
			if lazy[index].data != whole[index].data || lazy[index].kind != whole[index].kind {
				t.Fatalf("size %d: event %d is %v, not %v", size, index, lazy[index], whole[index])
			}
		}
	}
}

func TestMemoryStaysSmallAndALongLineCosts(t *testing.T) {
	var cutter Cutter
	events := 0
	for round := range 50_000 {
		part := fmt.Sprintf("data: %d\n\n", round)
		cutter.Took(copy(cutter.Space(64), part), int64(round))
		if cutter.Pending() > 1000 {
			for _, ok := cutter.Next(); ok; _, ok = cutter.Next() {
				events++
			}
		}
	}
	if cap(cutter.buffer) > 8192 || cap(cutter.reads) > 4096 {
		t.Errorf("buffer of %d bytes, %d reads", cap(cutter.buffer), cap(cutter.reads))
	}
	cutter.Reset(1 << 20)
	line := "data: " + strings.Repeat("x", 2_000_000) + "\n\n"
	for from := 0; from < len(line); from += 4096 {
		cutter.Took(copy(cutter.Space(4096), line[from:min(from+4096, len(line))]), int64(from))
		if event, ok := cutter.Next(); ok {
			events = len(event.Data)
		}
	}
	if events != 2_000_000 {
		t.Errorf("the long line had %d bytes", events)
	}
	cutter.Reset(1 << 20)
	if cap(cutter.buffer) != 0 {
		t.Errorf("%d bytes kept", cap(cutter.buffer))
	}
}

// FuzzCutter compares the events of the cutter with the events that the function plain returns. It splits the stream at any place.
func FuzzCutter(f *testing.F) {
	f.Add([]byte("data: x\r\n\r\n:\n\nevent: a\rdata\n\n"), uint8(3), true)
	f.Fuzz(func(t *testing.T, stream []byte, size uint8, eager bool) {
		var parts []string
		for from := 0; from < len(stream); from += int(size) + 1 {
			parts = append(parts, string(stream[from:min(from+int(size)+1, len(stream))]))
		}
		got, want := cut(parts, eager, 1), plain(stream)
		if len(got) != len(want) {
			t.Fatalf("%q: got %v want %v", stream, got, want)
		}
		for index := range want {
			if got[index].data != want[index].data || got[index].kind != want[index].kind {
				t.Fatalf("%q: got %v want %v", stream, got, want)
			}
		}
	})
}

// plain returns the events of a stream by the event stream algorithm of the HTML standard.
func plain(stream []byte) []seen {
	text := string(bytes.TrimPrefix(stream, []byte("\ufeff")))
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	lines := strings.Split(text, "\n")
	var all []seen
	var data strings.Builder
	kind, hasData := "", false
	for _, line := range lines[:len(lines)-1] {
		if line == "" {
			if hasData {
				all = append(all, seen{strings.TrimSuffix(data.String(), "\n"), kind, 0})
			}
			data.Reset()
			kind, hasData = "", false
			continue
		}
		name, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch name {
		case "data":
			data.WriteString(value + "\n")
			hasData = true
		case "event":
			kind = value
		}
	}
	return all
}
