/** The ways a request of a load run can fail, in words. */

const WORDS: Readonly<Record<string, string>> = {
  'http-429': 'refused by a limit (429)',
  'http-4xx': 'refused as a wrong request (4xx)',
  'http-5xx': 'a server error (5xx)',
  'http-other': 'neither an answer nor an error (3xx or odder)',
  'bad-json': 'something that is no JSON, in the answer or in a chunk',
  'not-a-completion': 'no completion: no choices, no string of text or another media type',
  truncated: 'cut off: ended without its finish_reason, terminator or full length',
  'stream-error': 'an error inside the stream',
  'stream-429': 'refused by a limit after the stream began',
  timeout: 'took too long',
  'timeout-connect': 'no connection in time',
  'timeout-headers': 'no response head in time',
  'timeout-first-token': 'no first token in time',
  'timeout-idle': 'fell silent amid the answer',
  'timeout-total': 'not finished in time',
  refused: 'nobody listens there',
  reset: 'the connection broke',
  dns: 'the name has no address',
  tls: 'the TLS handshake failed',
  network: 'no answer came',
  'too-large': 'larger than we take',
  'too-many-events': 'more events than we take',
  aborted: 'cut by us, as asked',
}

/**
 * What a failure class of `load-run.json` means; the class itself when it is of a later version. `refusedKeys` of its
 * `count` were 401 or 403.
 */
export function failureInWords(name: string, count = 0, refusedKeys = 0): string {
  const words = WORDS[name] ?? name
  if (refusedKeys === 0) return words
  return refusedKeys >= count
    ? 'the key is refused (401 or 403)'
    : `${words}, ${refusedKeys} of them because the key is refused (401 or 403)`
}
