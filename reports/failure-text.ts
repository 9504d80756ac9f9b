/** The ways a request of a load run can fail, in words. */

const WORDS: Readonly<Record<string, string>> = {
  'http-429': 'refused by a limit (429)',
  'http-4xx': 'refused as a client error (4xx)',
  'http-5xx': 'a server error (5xx)',
  'http-other': 'an unexpected status, such as 3xx',
  'bad-json': 'an answer or a chunk that is not JSON',
  'not-a-completion': 'not a completion: no choices, no text, or another media type',
  truncated: 'cut off: ended without its finish_reason, terminator or full length',
  'stream-error': 'an error inside the stream',
  'stream-429': 'refused by a limit after the stream began',
  timeout: 'took too long',
  'timeout-connect': 'no connection in time',
  'timeout-headers': 'no response head in time',
  'timeout-first-token': 'no first token in time',
  'timeout-idle': 'stalled in the middle of the answer',
  'timeout-total': 'not finished in time',
  refused: 'connection refused',
  reset: 'the connection broke',
  dns: 'the host name cannot be resolved',
  tls: 'the TLS handshake failed',
  network: 'no answer came',
  'too-large': 'larger than Assay accepts',
  'too-many-events': 'more events than Assay accepts',
  aborted: 'canceled by the client, as planned',
}

/**
 * Returns the meaning of a failure class of `load-run.json`; the class itself when it is of a later version.
 * `refusedKeys` of its `count` were 401 or 403.
 */
export function formatFailure(name: string, count = 0, refusedKeys = 0): string {
  const words = WORDS[name] ?? name
  if (refusedKeys === 0) return words
  return refusedKeys >= count
    ? 'the key is refused (401 or 403)'
    : `${words}, ${refusedKeys} of them because the key is refused (401 or 403)`
}
