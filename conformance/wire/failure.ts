/** Names what went wrong below HTTP, in one of a few words and one line. */
import type { FailureCode } from '../exchange.ts'

const CODES: Readonly<Record<string, FailureCode>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EADDRNOTAVAIL: 'refused',
  EACCES: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  // The connection closed inside a chunked body.
  HPE_INVALID_EOF_STATE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_CONNECT_TIMEOUT: 'timeout-connect',
  ETIMEDOUT: 'timeout-connect',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'protocol',
  UND_ERR_HEADERS_OVERFLOW: 'protocol',
}

/** The failure behind an error of the HTTP client. */
export function failureOf(error: Error): { readonly code: FailureCode; readonly detail: string } {
  const first = causes(error).find((cause) => codeOf(cause) !== null) ?? error
  const detail = (first.message || codeOf(first) || error.name).split('\n')[0] ?? ''
  const code = codeOf(first)
  if (code === null) return { code: 'protocol', detail }
  const known = CODES[code]
  if (known !== undefined) return { code: known, detail: `${detail} (${code})` }
  if (isTls(code)) return { code: 'tls', detail: `${detail} (${code})` }
  return { code: code.startsWith('HPE_') ? 'protocol' : 'reset', detail: `${detail} (${code})` }
}

function isTls(code: string): boolean {
  return /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|ERR_OSSL)/.test(code)
}

// One error may hold several, one per address that was tried.
function causes(error: Error): readonly Error[] {
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  const errors = inner.filter((cause) => cause instanceof Error)
  return [error, ...errors.flatMap((cause) => causes(cause))]
}

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' && error.code !== '' ? error.code : null
}
