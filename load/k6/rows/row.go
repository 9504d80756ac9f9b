package rows

import (
	"strconv"
	"unicode/utf8"
)

// Never is the value of a missing time or count. The row file has null instead.
const Never = int64(-1) << 62

// Row is one row of the row file, with times in nanoseconds of package clock. The comment of package rows describes its members.
type Row struct {
	Index            int64
	VU               uint64
	Scenario         string
	Transport        string
	Key              string
	Scheduled        int64
	Sent             int64
	TCP, Connected   int64
	Headers          int64
	FirstByte        int64
	FirstEvent       int64
	FirstOutput      int64
	Done             int64
	Closed           int64
	Status           int
	Class            string
	Error            string
	Events           int64
	PromptTokens     int64
	CompletionTokens int64
	HiddenTokens     int64
	Bytes            int64
	// ChunkTimes are the arrival times of the chunks with text, reasoning or tool calls.
	ChunkTimes   []int64
	RetryAfter   string
	Limits       []Limit
	Resent       bool
	Empty        bool
	NoTerminator bool
}

// Unsent returns the row of a request before it is sent: all times and token counts are Never.
func Unsent() Row {
	return Row{
		Scheduled: Never, Sent: Never, TCP: Never, Connected: Never, Headers: Never, FirstByte: Never, FirstEvent: Never, FirstOutput: Never, Done: Never, Closed: Never,
		PromptTokens: Never, CompletionTokens: Never,
	}
}

// Limit is a header field about rate limits, received with an answer.
type Limit struct{ Name, Value string }

// Encoder encodes rows as lines of the row file. Only one goroutine may use an encoder at a time.
type Encoder struct {
	// T0 is the start of the run, in nanoseconds of package clock.
	T0   int64
	line []byte
}

// Encode returns a row as a line, with its line feed. The next call overwrites the line.
func (e *Encoder) Encode(row *Row) []byte {
	e.line = append(e.line[:0], `{"v":1`...)
	e.number("i", row.Index)
	e.number("vu", int64(row.VU))
	e.text("scenario", row.Scenario)
	e.text("transport", row.Transport)
	e.textOrNull("key", row.Key)
	first, last := Never, Never
	if n := len(row.ChunkTimes); n > 0 {
		first, last = row.ChunkTimes[0], row.ChunkTimes[n-1]
	}
	e.time("scheduledUs", row.Scheduled)
	e.time("sentUs", row.Sent)
	if row.TCP != Never {
		e.time("tcpUs", row.TCP)
	}
	e.time("connectedUs", row.Connected)
	e.time("headersUs", row.Headers)
	e.time("firstByteUs", row.FirstByte)
	e.time("firstEventUs", row.FirstEvent)
	e.time("firstTokenUs", first)
	if len(row.ChunkTimes) > 0 && row.FirstOutput > first {
		e.time("firstOutputUs", row.FirstOutput)
	}
	e.time("lastTokenUs", last)
	e.time("doneUs", row.Done)
	e.time("closedUs", row.Closed)
	e.number("status", int64(row.Status))
	e.text("class", row.Class)
	e.textOrNull("error", row.Error)
	e.number("chunks", int64(len(row.ChunkTimes)))
	e.number("events", row.Events)
	e.number("promptTokens", row.PromptTokens)
	e.number("completionTokens", row.CompletionTokens)
	if row.HiddenTokens > 0 {
		e.number("hiddenTokens", row.HiddenTokens)
	}
	e.number("bytes", row.Bytes)
	e.gaps(row.ChunkTimes)
	e.textOrNull("retryAfter", row.RetryAfter)
	e.limits(row.Limits)
	e.flag("resent", row.Resent)
	e.flag("empty", row.Empty)
	e.flag("noTerminator", row.NoTerminator)
	e.line = append(e.line, "}\n"...)
	return e.line
}

// Micros returns the whole microseconds from t0 to `at`, rounded down. Both are nanoseconds of package clock.
func Micros(at, t0 int64) int64 {
	nanos := at - t0
	if nanos < 0 {
		return -((-nanos + 999) / 1000)
	}
	return nanos / 1000
}

func (e *Encoder) gaps(times []int64) {
	e.name("gapsUs")
	if len(times) < 2 {
		e.line = append(e.line, "null"...)
		return
	}
	for index := 1; index < len(times); index++ {
		e.line = append(e.line, "[,"[min(index-1, 1)])
		// Differences of rounded times add up without a rounding error.
		e.line = strconv.AppendInt(e.line, Micros(times[index], e.T0)-Micros(times[index-1], e.T0), 10)
	}
	e.line = append(e.line, ']')
}

func (e *Encoder) limits(limits []Limit) {
	e.name("limits")
	if len(limits) == 0 {
		e.line = append(e.line, "null"...)
		return
	}
	for index, limit := range limits {
		e.line = append(e.line, "{,"[min(index, 1)])
		e.line = appendText(e.line, limit.Name)
		e.line = append(e.line, ':')
		e.line = appendText(e.line, limit.Value)
	}
	e.line = append(e.line, '}')
}

func (e *Encoder) name(name string) {
	e.line = append(e.line, `,"`...)
	e.line = append(e.line, name...)
	e.line = append(e.line, `":`...)
}

func (e *Encoder) flag(name string, holds bool) {
	if holds {
		e.name(name)
		e.line = append(e.line, "true"...)
	}
}

func (e *Encoder) number(name string, value int64) {
	e.name(name)
	if value == Never {
		e.line = append(e.line, "null"...)
		return
	}
	e.line = strconv.AppendInt(e.line, value, 10)
}

func (e *Encoder) time(name string, at int64) {
	if at != Never {
		at = Micros(at, e.T0)
	}
	e.number(name, at)
}

func (e *Encoder) text(name, value string) {
	e.name(name)
	e.line = appendText(e.line, value)
}

func (e *Encoder) textOrNull(name, value string) {
	if value != "" {
		e.text(name, value)
		return
	}
	e.name(name)
	e.line = append(e.line, "null"...)
}

func appendText(line []byte, text string) []byte {
	line = append(line, '"')
	for _, symbol := range text {
		switch {
		case symbol == '"' || symbol == '\\':
			line = append(line, '\\', byte(symbol))
		case symbol < 0x20:
			line = append(line, `\u00`...)
			line = append(line, "0123456789abcdef"[symbol>>4], "0123456789abcdef"[symbol&15])
		default:
			line = utf8.AppendRune(line, symbol)
		}
	}
	return append(line, '"')
}
