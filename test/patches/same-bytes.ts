/** Lists the patches that requests do not show. */

/** Changes of timing, of what happens after a hang-up or beside another call, or of ids: equal bytes. The kill matrix judges the faults among them. */
export const SAME_BYTES: readonly string[] = [
  'no-op',
  'sse-buffered',
  'chunks-coalesced',
  'bytes-dribbled',
  'stream-at-once',
  'slow-first-token',
  'abort-kills',
  'abort-kills-process',
  'second-call-drops-stream',
  'second-call-drops-first',
  'one-call-at-a-time',
  // Silence, which the battery does not wait for.
  'huge-prompt-blocks',
  'stream-stalls',
  'ids-time',
  'ids-random-number',
  'model-in-use-unlisted',
  // What follows the answer on its connection.
  'closes-unannounced',
  'refusal-poisons-connection',
  // Requests that the battery does not send.
  'system-later-500',
  'chunked-request-empty',
  'charset-refused',
  'date-iso',
  'request-surrogates-lost',
  'request-cut-characters',
  'auth-kept-by-connection',
  'cache-ignores-cap',
  'refusal-leaves-body',
  'http2-offer-refused',
  'accepts-missing-max-tokens',
  'accepts-missing-temperature',
  'gzip-length',
  'abort-cuts-others',
  'aborts-keep-slots',
  'aborts-delay',
  'auth-shorter-ok',
]
