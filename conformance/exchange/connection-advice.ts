/** Advises users when no connection to a target can be made. Pure. */
import type { FailureCode } from './exchange.ts'

/** A failed connection: its error code, and one line of detail. */
export type ConnectionFailure = { readonly code: FailureCode; readonly detail: string }

// The codes that OpenSSL and Node give to an answer that is not TLS.
const NOT_TLS = /\((ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|EPROTO)\)$/

/** Returns advice for a failed connection, as a question. */
export function connectionAdvice({ code, detail }: ConnectionFailure): string {
  if (code === 'dns') return 'is the host name right?'
  if (code !== 'tls') return 'is the target up?'
  return NOT_TLS.test(detail)
    ? 'what answers there does not speak TLS: does the base URL begin with http:// instead of https://?'
    : 'is the certificate that of this host, and is its CA known (NODE_EXTRA_CA_CERTS)?'
}
