import { createHmac } from 'node:crypto'
import { numberFlag, textFlag, type Flags } from './command.ts'
import { usageError } from './errors.ts'
import { isLoopback } from '../schemas/loopback.ts'
import type { ReceiverSettings } from '../conformance/exchange/inbox.ts'
import { randomToken } from '../conformance/transport/receiver.ts'

/** Returns where Assay receives webhook deliveries. Throws CliError for an invalid flag. */
export function receiverFrom(flags: Flags, baseUrl: string | null, key: string | null): ReceiverSettings {
  const mode = textFlag(flags, 'receiver')
  const url = publicUrl(textFlag(flags, 'receiver-url'))
  const port = numberFlag(flags, 'receiver-port')
  const manual = manualFrom(flags, port, () => tokenFor(url ?? `port ${port}`, key))
  if (mode === 'off') return { mode: 'off' }
  if (url !== null) {
    if (port === null)
      throw usageError('--receiver-url needs --receiver-port: deliveries to that URL must reach a port')
    return { mode: 'public-url', url, port, ...manual }
  }
  const isHere = baseUrl === null || isLoopback(new URL(baseUrl).hostname)
  return isHere || mode === 'loopback' ? { mode: 'loopback', port: port ?? 0, ...manual } : { mode: 'off' }
}

/** Returns a text that says what the user must do to receive webhooks. Returns null if nothing needs to be done. */
export function receiverNotice(receiver: ReceiverSettings): string | null {
  if (receiver.mode === 'off') return null
  const here = `http://127.0.0.1:${receiver.port}`
  const origin = receiver.mode === 'public-url' ? receiver.url.replace(/\/+$/, '') : here
  const forward =
    receiver.mode === 'public-url'
      ? `forward every request below ${origin}/ to ${here}/ with any method and with unchanged headers and body, and return the answer${cleartextNote(origin)}`
      : null
  const enter =
    receiver.manual === undefined ? null : `enter ${origin}/${receiver.manual.token} as the webhook address`
  const parts = [forward, enter].filter((part) => part !== null)
  return parts.length === 0 ? null : `webhooks: ${parts.join('; ')}`
}

function cleartextNote(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:' || isLoopback(hostname)) return ''
  return ' (http:// outside of this machine: a service that insists on https refuses it, one that does not gets a warning)'
}

// Returns the last path segment of a webhook address: an HMAC, or a random token if `key` is null. Nobody can guess the
// HMAC without the key, and the HMAC does not reveal the key.
function tokenFor(place: string, key: string | null): string {
  if (key === null) return randomToken()
  return createHmac('sha256', key).update(`webhook address at ${place}`).digest('base64url').slice(0, 24)
}

function manualFrom(flags: Flags, port: number | null, token: () => string) {
  const waitSeconds = numberFlag(flags, 'wait')
  if (waitSeconds === null) return {}
  if (port === null)
    throw usageError('--wait needs --receiver-port: the address that you enter by hand needs a fixed port')
  return { manual: { token: token(), waitMs: waitSeconds * 1000 } }
}

function publicUrl(given: string | null): string | null {
  if (given === null) return null
  const url = URL.parse(given)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '') {
    throw usageError('--receiver-url takes http(s)://host/path, without query and fragment')
  }
  return url.href
}
