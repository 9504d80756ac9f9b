import { count } from '../../schemas/count.ts'
import { DAY_MS } from '../../schemas/durations.ts'
import type { FailureCode } from './exchange.ts'

type ConnectionFailure = { readonly code: FailureCode; readonly detail: string }

// Advice by the code of OpenSSL, Node or `transport/tunnel.ts` at the end of the description.
const ADVICE: readonly (readonly [code: RegExp, advice: string])[] = [
  [
    /\(ASSAY_PROXY_REFUSED\)$/,
    'is the proxy up, are its credentials in its URL, and does it let this host pass (else: NO_PROXY)?',
  ],
  // Alerts that may report a missing or rejected client certificate (RFC 8446 section 6.2).
  [
    /_ALERT_(CERTIFICATE_REQUIRED|BAD_CERTIFICATE|HANDSHAKE_FAILURE|UNKNOWN_CA|CERTIFICATE_UNKNOWN|ACCESS_DENIED)\)$/,
    'does the service demand a client certificate, or another one (--client-cert, --client-key)?',
  ],
  [/_ALERT_NO_APPLICATION_PROTOCOL/, 'does the service speak HTTP/2 only? It is asked over HTTP/1.1'],
  [
    /\((ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|EPROTO)\)$/,
    'what answers there does not speak TLS: does the base URL begin with http:// instead of https://?',
  ],
  [
    /\((CERT_HAS_EXPIRED|CERT_NOT_YET_VALID)\)$/,
    'is the clock of this machine right? Else the service needs a new certificate',
  ],
  [/\(ERR_TLS_CERT_ALTNAME_INVALID\)$/, 'is the host in the base URL one of those in the certificate?'],
]

/** Returns advice about a failed connection. */
export function connectionAdvice({ code, detail }: ConnectionFailure): string {
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(detail)) ?? []
  if (advice !== undefined) return advice
  if (code === 'dns') return 'is the host name right?'
  if (code.startsWith('timeout-')) return 'is the target up, or do its answers take longer (--timeout)?'
  if (code !== 'tls') return 'is the target up?'
  return 'is its CA known (NODE_EXTRA_CA_CERTS), and does the service send all intermediate certificates?'
}

const SOON_DAYS = 7

/** Returns a note if the TLS certificate expires within a week. */
export function certificateNotes(endsMs: number | undefined, nowMs: number): readonly string[] {
  if (endsMs === undefined || endsMs - nowMs > SOON_DAYS * DAY_MS) return []
  const days = Math.max(1, Math.ceil((endsMs - nowMs) / DAY_MS))
  return [
    `the TLS certificate of the service ends within ${count(days, 'day')}, at ${new Date(endsMs).toISOString()}: renew it`,
  ]
}
