package sw

// Faults of the shape of responses.
var (
	FaultChoicesObject  = fault(Shape, "choices-object", "`choices` is an object.", "2.3: the response exposes an array `choices`.")
	FaultNoContent      = fault(Shape, "content-missing", "The message has `text` instead of `content`.", "2.3: `message` has a string `content`.")
	FaultContentParts   = fault(Shape, "content-parts", "`content` is an array of parts.", "2.3: `message` has a string `content`.")
	FaultTextPlain      = fault(Shape, "json-as-text", "Plain completions have the content type text/plain.", "4: all request and response bodies are JSON.")
	FaultMangled        = fault(Shape, "unicode-mangled", "Characters outside ASCII in the answer become question marks.", "CHOICES Model: `repeat: ` answers exactly the text after the marker.")
	FaultFirstMessage   = fault(Shape, "first-message-answered", "The first user message is answered, not the last.", "2.1: `messages` is an ordered conversation (CHOICES Model: the last user message is answered).")
	FaultUsageSum       = fault(Shape, "usage-wrong-sum", "`total_tokens` is one more than the sum of its parts.", "CHOICES Usage: total is prompt plus completion.")
	FaultCreatedMillis  = fault(Shape, "created-millis", "`created` is in milliseconds.", "CHOICES Answer: `created` is Unix time in seconds.")
	FaultSometimesEmpty = fault(Shape, "sometimes-empty", "One in five plain answers has an empty `content`.", "2.3: `content` holds the generated text.")
	FaultSometimesJSON  = fault(Shape, "sometimes-broken-json", "One in five plain answers misses the last brace.", "4: all request and response bodies are JSON.")
	FaultSometimesStale = fault(Shape, "sometimes-other-answer", "One in five plain answers holds the text of the completion before it.", "1: a list of messages goes in, and generated text (for them) comes back.")
	FaultSometimes500   = fault(Shape, "sometimes-500", "One in five plain completions fails with 500.", "1: a list of messages goes in, and generated text comes back; CHOICES Errors: no 5xx for a valid request.")
)

// Faults of authentication.
var (
	FaultAnyKey        = fault(Auth, "any-key", "Any bearer key is accepted.", "CHOICES Authentication: a wrong key is refused with 401.")
	FaultKeyTail       = fault(Auth, "key-tail-ignored", "The last four characters of a key are not compared.", "CHOICES Authentication: a wrong key is refused with 401.")
	FaultNoKeyStream   = fault(Auth, "no-key-on-streams", "Streamed completions need no key.", "5.1: calls carry `Authorization: Bearer`; CHOICES Authentication: a missing key is refused with 401.")
	FaultAnyScheme     = fault(Auth, "any-scheme", "The key is accepted behind any scheme, such as Basic.", "5.1: the value is `Bearer <API_KEY>`; CHOICES Authentication: another scheme is refused with 401.")
	FaultModelsOpen    = fault(Auth, "models-open", "GET /v1/models needs no key.", "CHOICES Authentication: every path but sign-up needs a key.")
	FaultAuth500       = fault(Auth, "no-key-500", "A missing key is answered 500.", "CHOICES Authentication: a missing key is refused with 401.")
	FaultSometimesOpen = fault(Auth, "sometimes-any-key", "One in five wrong keys is accepted.", "CHOICES Authentication: a wrong key is refused with 401.")
	FaultKeyEchoed     = fault(Auth, "key-in-error", "The error for a wrong key repeats the whole key.", "CHOICES Authentication: errors never repeat a credential.")
)

// Faults of errors and validation.
var (
	FaultJSON500       = fault(Errors, "bad-json-500", "Malformed JSON is answered 500.", "CHOICES Errors: malformed JSON is answered 400.")
	FaultHTMLErrors    = fault(Errors, "html-errors", "Errors are HTML pages.", "4: all request and response bodies are JSON.")
	FaultTrace         = fault(Errors, "stack-trace", "Errors contain a stack trace.", "CHOICES Errors: errors show nothing of the inside of the server.")
	FaultError200      = fault(Errors, "errors-as-200", "Errors have the status 200.", "CHOICES Errors: each error has its 4xx status.")
	FaultEmptyMessages = fault(Errors, "empty-messages-accepted", "An empty `messages` is answered like a good request.", "CHOICES Validation: `messages` has at least one element.")
	FaultCoerced       = fault(Errors, "types-coerced", "`max_tokens` and `temperature` of a wrong type are accepted and ignored.", "2.1: `max_tokens` is an integer, `temperature` a number; CHOICES Validation: another type is refused.")
	FaultTemperature   = fault(Errors, "temperature-unbounded", "Any temperature is accepted.", "CHOICES Validation: 0 to 2.")
	FaultAnyModel      = fault(Errors, "unknown-model-accepted", "An unknown model is answered like a good one.", "CHOICES Validation: an unknown model is answered 404.")
	FaultBigBody       = fault(Errors, "big-body-dropped", "A body over the limit makes the server drop the connection.", "CHOICES Errors: 413 with an error body.")
	Fault404Empty      = fault(Errors, "not-found-empty", "404 and 405 have an empty body.", "CHOICES Errors: every error has the error body, 404 and 405 too.")
	FaultRole500       = fault(Errors, "bad-role-500", "A message with an unknown role makes the handler panic (500).", "CHOICES Validation: an unknown role is answered 400.")
)

// Faults of max_tokens.
var (
	FaultCapPlain  = fault(MaxTokens, "max-tokens-ignored", "`max_tokens` is ignored in plain answers.", "8.3: `max_tokens` caps the number of generated tokens.")
	FaultCapStream = fault(MaxTokens, "max-tokens-ignored-stream", "`max_tokens` is ignored in event streams.", "8.3: `max_tokens` caps the number of generated tokens.")
	FaultCapSocket = fault(MaxTokens, "max-tokens-ignored-ws", "`max_tokens` is ignored on the WebSocket.", "8.3: `max_tokens` caps the number of generated tokens.")
	FaultCapPlus   = fault(MaxTokens, "max-tokens-off-by-one", "One token more than `max_tokens` is generated.", "8.3: `max_tokens` caps the number of generated tokens.")
	FaultCapFinish = fault(MaxTokens, "max-tokens-finish", "A capped answer ends with `stop`.", "CHOICES Answer: `finish_reason` of a capped answer is `length`.")
)

// Faults of event streams.
var (
	FaultStreamBuffered = fault(Stream, "stream-buffered", "The whole stream is sent at once at its end.", "1: real-time streaming over Server-Sent Events.")
	FaultStreamJSON     = fault(Stream, "stream-broken-json", "The third chunk of each stream is cut in the middle of its JSON.", "4: all bodies are JSON; CHOICES Event stream: every chunk is a JSON object.")
	FaultStreamMixed    = fault(Stream, "stream-mixed", "With two streams at once, every fourth chunk comes from the other stream.", "1: generated text for the messages that went in; CHOICES Event stream: a stream holds its own completion only.")
	FaultStreamNoDone   = fault(Stream, "stream-no-done", "The end marker `[DONE]` is missing.", "CHOICES Event stream: the stream ends with `data: [DONE]`.")
	FaultStreamFraming  = fault(Stream, "stream-one-newline", "Events are separated by one newline, not by an empty line.", "1: Server-Sent Events, whose events end with an empty line.")
	FaultStreamSwallow  = fault(Stream, "stream-error-swallowed", "A refused streaming request is answered 200 with an empty stream.", "CHOICES Event stream: a refused request gets its status and the JSON error body.")
	FaultStreamType     = fault(Stream, "stream-json-type", "The stream has the content type application/json.", "1: Server-Sent Events, which are text/event-stream.")
	FaultStreamNoFinish = fault(Stream, "stream-no-finish", "No chunk has a `finish_reason`.", "CHOICES Event stream: the last choice chunk has a `finish_reason`.")
	FaultStreamIDs      = fault(Stream, "stream-ids-differ", "Each chunk has another id.", "CHOICES Event stream: all chunks of a stream have one id.")
	FaultStreamLost     = fault(Stream, "stream-sometimes-loses", "One in five streams misses a piece in the middle.", "CHOICES Event stream: the deltas together are the answer.")
	FaultStreamCut      = fault(Stream, "stream-sometimes-cut", "One in five streams stops half-way and ends without a word.", "CHOICES Event stream: the stream ends with a `finish_reason` and `data: [DONE]`.")
	FaultStreamOrder    = fault(Stream, "stream-swapped-pieces", "The second and the third piece of each stream change places.", "CHOICES Event stream: the deltas in their order are the answer.")
)

// Faults of the WebSocket.
var (
	FaultSocketOpen   = fault(Socket, "ws-no-auth", "The handshake needs no key.", "CHOICES WebSocket: the handshake needs a bearer key.")
	FaultSocketDead   = fault(Socket, "ws-dead-after-error", "After an error message no request is answered any more.", "CHOICES WebSocket: the connection stays usable after an error.")
	FaultSocketText   = fault(Socket, "ws-not-json", "Deltas are bare text.", "4: all bodies are JSON; CHOICES WebSocket: every message is a JSON object.")
	FaultSocketNoEnd  = fault(Socket, "ws-no-end", "There is no end message.", "CHOICES WebSocket: each answer ends with `chat.done`.")
	FaultSocketSilent = fault(Socket, "ws-error-silent", "A bad request gets no answer at all.", "CHOICES WebSocket: a bad request is answered with an `error` message.")
	FaultSocketIDs    = fault(Socket, "ws-latest-id", "All messages carry the `request_id` of the newest request on the connection.", "CHOICES WebSocket: each message carries the `request_id` of its request.")
	FaultSocketLost   = fault(Socket, "ws-sometimes-loses", "One in five answers misses a piece in the middle.", "CHOICES WebSocket: the deltas together are the answer.")
)

// Faults of sign-up.
var (
	FaultSignupAuth  = fault(Signup, "signup-needs-auth", "Sign-up needs a bearer key.", "4, rule 3: the sign-up request is shown without authentication.")
	FaultSignupDead  = fault(Signup, "signup-dead-key", "The key handed out is not accepted.", "5.2: an API key is obtained through sign-up.")
	FaultSignupSame  = fault(Signup, "signup-same-key", "Everybody gets the same key.", "2.4: a credential obtained through sign-up; CHOICES Sign-up: each key is fresh.")
	FaultSignupEcho  = fault(Signup, "signup-password-echoed", "The answer repeats the password.", "CHOICES Sign-up: the password is in no answer.")
	FaultSignupCard  = fault(Signup, "signup-needs-card", "Sign-up asks for a `payment_card`.", "5.2: it is free and needs no payment card.")
	FaultSignupTwice = fault(Signup, "signup-twice-500", "A second sign-up with one address is answered 500.", "CHOICES Sign-up: 409 for an address in use.")
	FaultSignupSome  = fault(Signup, "signup-sometimes-dead", "One in five keys is not accepted.", "5.2: an API key is obtained through sign-up.")
)

// Faults of webhooks.
var (
	FaultHookSignature = fault(Hooks, "hook-bad-signature", "Deliveries are signed with another secret.", "CHOICES Webhooks: signatures are made with the secret of the endpoint.")
	FaultHookUnsigned  = fault(Hooks, "hook-sometimes-unsigned", "One in five deliveries has no signature.", "CHOICES Webhooks: every delivery is signed.")
	FaultHookStale     = fault(Hooks, "hook-stale-retry", "Retries carry a timestamp ten minutes old.", "CHOICES Webhooks: the timestamp is the time of the attempt.")
	FaultHookNoRetry   = fault(Hooks, "hook-no-retry", "A failed delivery is not tried again.", "CHOICES Webhooks: three retries.")
	FaultHookRetryID   = fault(Hooks, "hook-new-id-on-retry", "Each retry has another id.", "CHOICES Webhooks: the id stays the same over retries.")
	FaultHookOnce      = fault(Hooks, "hook-no-second-event", "An endpoint gets its first event only.", "CHOICES Webhooks: an event for every finished completion.")
	FaultHookOldSecret = fault(Hooks, "hook-secret-not-rotated", "After a rotation deliveries are still signed with the old secret.", "CHOICES Webhooks: a rotated secret holds from the next attempt on.")
	FaultHookDeleted   = fault(Hooks, "hook-after-delete", "A deleted endpoint still gets events.", "CHOICES Webhooks: a deleted endpoint gets nothing.")
	FaultHookForeign   = fault(Hooks, "hook-foreign-events", "Endpoints get the events of other accounts.", "CHOICES Webhooks: an endpoint gets the events of its own account.")
	FaultHookNoStream  = fault(Hooks, "hook-no-stream-events", "Streamed completions (event stream and WebSocket) cause no event.", "CHOICES Webhooks: an event for every finished completion.")
)

// Faults of limits.
var (
	FaultLimitNone     = fault(Limits, "limit-none", "The limit is never applied.", "8.1: a rate limit applies to the free tier.")
	FaultLimitNoHeader = fault(Limits, "limit-no-retry-after", "429 comes without Retry-After.", "CHOICES Limits: 429 has Retry-After.")
	FaultLimit500      = fault(Limits, "limit-500", "A call over the limit is answered 500.", "CHOICES Limits: 429.")
	FaultLimitShared   = fault(Limits, "limit-shared", "All keys share one count.", "CHOICES Limits: the limit counts per key.")
	FaultLimitForever  = fault(Limits, "limit-never-resets", "A key over its limit stays blocked after Retry-After.", "CHOICES Limits: the next window starts from zero.")
	FaultLimitStream   = fault(Limits, "limit-not-on-streams", "Streamed completions are not limited.", "CHOICES Limits: streamed completions count too.")
)
