import type { FailureCode } from '../exchange/exchange.ts'

const CODES: Readonly<Record<string, FailureCode>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EADDRNOTAVAIL: 'refused',
  ASSAY_PROXY_REFUSED: 'refused',
  EACCES: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_CONNECT_TIMEOUT: 'timeout-connect',
  ETIMEDOUT: 'timeout-connect',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset',
  UND_ERR_HEADERS_OVERFLOW: 'protocol',
}

type Failure = { readonly code: FailureCode; readonly detail: string }

/** Returns the failure that an error of undici reports. Null if Assay's own code caused it. */
export function failureOf(error: Error, hasHeaders: boolean): Failure | null {
  const all = causes(error)
  const cause = all.find((one) => codeOf(one) !== null && one.message !== '') ?? error
  const code = codeOf(cause) ?? codeOf(error)
  // The message of the parser for a connection that closed within the header fields or a chunked body. It may come without a code.
  if (cause.message.includes('Invalid EOF state'))
    return { code: 'reset', detail: 'the connection closed within the answer' }
  // Parser errors may come without a code.
  if (code === null)
    return error.name === 'HTTPParserError' ? { code: 'protocol', detail: reasonOf(error) } : null
  // The parser of undici fails an assertion on some answers, such as on the status 000.
  if (code === 'ERR_ASSERTION') return { code: 'protocol', detail: 'an answer that cannot be read as HTTP' }
  const detail = `${reasonOf(cause)} (${code})`
  // The message of undici for an answer with a status of 101.
  if (cause.message === 'bad upgrade')
    return { code: 'protocol', detail: 'an answer that switches protocols, though nothing asked for it' }
  if (TLS_CODE.test(code) || cause.message.includes('before secure TLS'))
    return { code: hasHeaders ? 'reset' : 'tls', detail }
  // Before the header fields have arrived, no body can end early. The error then means unreadable header fields.
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' && !hasHeaders)
    return { code: 'protocol', detail: `unreadable response headers behind ${LENGTH} (${code})` }
  const known = CODES[code]
  if (known !== undefined) return { code: known, detail }
  if (code.startsWith('HPE_')) return { code: 'protocol', detail }
  // Other codes with these prefixes are mistakes of the caller.
  return /^(ERR_|UND_ERR_)/.test(code) ? null : { code: 'reset', detail }
}

// The part of a message that names the header fields that undici rejects, usually Transfer-Encoding beside Content-Length.
const LENGTH = 'Content-Length, such as Transfer-Encoding beside it'

// Returns the reason in an error of the parser or of OpenSSL, without source positions and without Node's own advice.
function reasonOf(error: Error): string {
  if ('reason' in error && typeof error.reason === 'string' && error.reason !== '') return error.reason
  return (error.message || error.name).split(/\n|; if the root CA/)[0] ?? ''
}

// Matches the codes of Node's TLS, and OpenSSL's names for certificate errors.
const TLS_CODE =
  /^(ERR_TLS|ERR_SSL|ERR_OSSL|EPROTO$|CERT_|CRL_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH)/

// Returns an error and all its causes. There may be one cause per address that was tried.
function causes(error: Error): readonly Error[] {
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  const errors = inner.filter((cause) => cause instanceof Error)
  return [error, ...errors.flatMap((cause) => causes(cause))]
}

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' && error.code !== '' ? error.code : null
}
