/** The agreement of a WebSocket handshake in `Sec-WebSocket-Extensions` (RFC 6455 section 9.1, RFC 7692 section 7.1). Pure. */
import type { HeaderList } from '../exchange/exchange.ts'

/** One extension with its parameters in order; a parameter without a value has null. */
export type Extension = {
  readonly name: string
  readonly parameters: readonly (readonly [name: string, value: string | null])[]
}

/** Whether each side keeps its compression window from one message to the next (RFC 7692 section 7.1.1). */
export type Deflate = { readonly client: boolean; readonly server: boolean }

const FIELD = 'sec-websocket-extensions'
const DEFLATE = 'permessage-deflate'
const FLAGS: readonly string[] = ['server_no_context_takeover', 'client_no_context_takeover']
const WINDOWS: readonly string[] = ['server_max_window_bits', 'client_max_window_bits']
const MIN_WINDOW_BITS = 8
const MAX_WINDOW_BITS = 15

/** Returns the extensions that these header fields name. */
export function extensionsIn(headers: HeaderList): readonly Extension[] {
  const values = headers.filter(([name]) => name === FIELD).map(([, value]) => value)
  return values.flatMap((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map(extensionOf),
  )
}

/** Returns the compression of messages after this answer to the handshake; null when there is none. */
export function deflateIn(headers: HeaderList): Deflate | null {
  const agreed = extensionsIn(headers).find(({ name }) => name === DEFLATE)
  if (agreed === undefined) return null
  const names = agreed.parameters.map(([name]) => name)
  return {
    client: !names.includes('client_no_context_takeover'),
    server: !names.includes('server_no_context_takeover'),
  }
}

/** Returns the mistake in an answer to the offer of permessage-deflate; null when there is none. */
export function agreementProblem(headers: HeaderList): string | null {
  const extensions = extensionsIn(headers)
  const other = extensions.find(({ name }) => name !== DEFLATE)
  if (other !== undefined) return `${other.name}, which was not offered`
  if (extensions.length > 1) return `${DEFLATE} ${extensions.length} times`
  const parameters = extensions[0]?.parameters ?? []
  const names = parameters.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return `the parameter ${twice} twice`
  const bad = parameters.find((parameter) => !isParameter(parameter))
  if (bad === undefined) return null
  const [name, value] = bad
  return value === null ? `the parameter ${name} without a value` : `the parameter ${name}=${value}`
}

function isParameter([name, value]: readonly [string, string | null]): boolean {
  if (FLAGS.includes(name)) return value === null
  if (!WINDOWS.includes(name) || value === null || !/^[1-9]\d?$/.test(value)) return false
  return Number(value) >= MIN_WINDOW_BITS && Number(value) <= MAX_WINDOW_BITS
}

function extensionOf(item: string): Extension {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
  return {
    name: name.toLowerCase(),
    parameters: parameters.map((parameter) => {
      const [key = '', value] = parameter.split('=').map((part) => part.trim())
      return [key.toLowerCase(), value === undefined ? null : value.replace(/^"(.*)"$/, '$1')]
    }),
  }
}
