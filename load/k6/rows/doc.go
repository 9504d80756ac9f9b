// Package rows writes a line of NDJSON for each request of a load. All figures of reports come from these lines.
//
// # File
//
// The first line is a header, every other line is a row or a decision. Lines end in LF. A file may lack its last line feed when the
// process was killed: a reader drops an unfinished last line and reports it. Readers ignore unknown members.
//
// Header:
//
//	v              1
//	t0EpochUs      integer, the run's start by the wall clock, microseconds since 1970
//	t0MonotonicUs  integer or null, the same moment by the host's CLOCK_MONOTONIC (Linux), so that rows of several
//	               processes on one host, and the log of the ground-truth server, have times on one clock
//	clock          "monotonic"
//	segment        string or null, the k6 execution segment such as "0:1/3"
//
// # Row
//
// All times are integer microseconds since t0 on the monotonic clock of the process, null when the event did not
// happen. On Linux, the kernel gives the arrival times of streams and WebSocket messages. Other times are those of reads.
//
//	v                 1
//	i                 integer, index in the schedule
//	vu                integer, global number of the virtual user
//	scenario          string, the k6 scenario
//	transport         "json", "sse" or "websocket"
//	key               first 8 hex digits of the SHA-256 of the API key, or null without one
//	scheduledUs       when the request was due, null in a closed model
//	sentUs            when the request was handed to the transport; null when the run ended before that
//	tcpUs             over TLS, when its new connection was made, before the handshake; left out otherwise
//	connectedUs       when its new connection was ready, after TCP and TLS; null when a connection was reused or none was made
//	headersUs         first byte of the response head
//	firstByteUs       first read that brought bytes of the body
//	firstEventUs      first complete event that carries data (SSE, WebSocket); null for "json"
//	firstTokenUs      first chunk with content, reasoning or a tool call; a chunk with a role only does not count; null for "json"
//	firstOutputUs     first chunk with content or a tool call; left out unless it came after firstTokenUs
//	lastTokenUs       last chunk as in firstTokenUs; null for "json"
//	doneUs            when the terminator ([DONE]) came; for "json" the last byte of the body
//	closedUs          end of the response body, or when the load stopped waiting for the answer
//	status            integer, HTTP status, 0 when no head came
//	class             one of the classes below
//	error             string of at most 200 characters or null, why the class is not ok, with the code of an error object in
//	                  parentheses; never holds the key
//	chunks            integer, chunks that carry content, reasoning or a tool call
//	events            integer, events that carry data, the terminator included
//	promptTokens      integer or null, the last usage.prompt_tokens
//	completionTokens  integer or null, the last usage.completion_tokens
//	hiddenTokens      integer, of a stream: reasoning tokens within completionTokens, if no chunk carried reasoning; left
//	                  out otherwise
//	bytes             integer, bytes of the body as read (after transfer decoding)
//	gapsUs            [integer,...] the gaps between neighboring chunks, or null with fewer than 2 chunks;
//	                  chunk k came at firstTokenUs + the sum of the first k gaps
//	retryAfter        string of at most 64 characters or null, the header as sent
//	limits            {"header-name-in-lower-case":"value",...} or null: names with ratelimit or rate-limit in them, and
//	                  retry-after-ms; at most 16 of at most 128 characters
//	resent            true when the request was sent a second time, on a new connection, because the kept connection on which
//	                  it was first sent was closed (reset: after a second without use) before the first byte of an answer
//	empty             true for a completed answer without text and tool calls, even if it has reasoning; left out otherwise
//	noTerminator      true for an event stream with a finish_reason whose body ended cleanly, but without the terminator; left
//	                  out otherwise
//
// A limiter run sends batches. A row of a batch has more members:
//
//	ask               the planned request of this row, as the planner labeled it, or null
//	date              the Date of the answer in RFC 3339, or null
//	errorText         the first 500 bytes of the body of an answer that is not a completion; left out without one
//
// # Decision
//
// A load also writes totals since t0, in lines with the member "decision". Only the last line of each decision.type counts:
//
//	v                 1
//	decision          an object of the type "pauses" or "connections"
//
// The type "pauses" is left out without a pause, and "connections" without a connection. Their members:
//
//	pauses            how often users of a closed model waited before the next request because the target was silent
//	totalUs           the sum of these waits
//	opened, resumed   the number of connections, and of resumed TLS sessions
//	kind              the protocol of the first connection
//	certificateEnds   the expiry of the service's certificate in seconds since 1970; left out without TLS
//
// # Pieces
//
// A long run writes several files. When the file has grown beyond 64 MiB it gets a number (rows.ndjson.1), is compressed
// (rows.ndjson.1.gz), and the next rows are in a new file without a header. The pieces in order form the whole file.
//
// # Classes
//
//	ok                   2xx and a whole answer. Event stream: a finish_reason, [DONE], no error. JSON: at least one choice,
//	                     each with a string in message.content. An answer without text is ok and marked "empty"
//	truncated            the stream ended without its finish_reason or without [DONE], or the body before its length
//	stream-error         an error inside the stream: an object with a non-null "error", or an event named error
//	stream-429           such an error whose code or status is 429, or whose code or type says rate_limit
//	bad-json             a body, or a data payload, that is not JSON
//	not-a-completion     JSON, but no completion: wrong media type, no choices
//	http-429, http-4xx, http-5xx, http-other   a refusal by its status (http-other: 3xx and unusual ones)
//	timeout-connect, timeout-total   connecting, or the whole request, took too long
//	refused              the connection was refused
//	reset                the connection broke, before or during the answer
//	dns, tls             the name or the handshake failed
//	network              any other failure to get an answer
//	too-large, too-many-events   a limit of the load on the answer was reached
//	interrupted          cut because the run ended; no evidence about the target
package rows
