import type { ExchangeSummary } from '../schemas/compiled/run.ts'
import { isHarmless, oneLine } from './neutral-text.ts'

// A shell command with notes. `lines` is empty if the exchange cannot be repeated.
type CurlCommand = { readonly lines: readonly string[]; readonly notes: readonly string[] }

// Names the CA of the user, if there is one. Two words, because zsh does not split what a variable expands to.
const CA = '${NODE_EXTRA_CA_CERTS:+--cacert} ${NODE_EXTRA_CA_CERTS:+"$NODE_EXTRA_CA_CERTS"}'
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
// Header fields that curl sets itself, or that belong to one connection only.
const FIELDS_OF_CURL = new Set(['host', 'content-length', 'keep-alive'])

/** Returns the curl command that repeats an exchange, without its API key. */
export function curlFor(exchange: ExchangeSummary, maxBodyBytes = 2048): CurlCommand {
  if (!/^https?:\/\/[^\0]+$/i.test(exchange.url) || !TOKEN.test(exchange.method))
    return {
      lines: [],
      notes: [noRequest(exchange)],
    }
  const body = bodyArgument(exchange, maxBodyBytes)
  const pipe = body.pipe ?? []
  const isUpgrade = isHandshake(exchange)
  const headers = headerArguments(exchange, body.argument !== null)
  const parts = [
    [
      isUpgrade ? 'curl -sSiN -m 10 --http1.1' : 'curl -sSiN -m 60',
      methodArgument(exchange.method),
      globbing(exchange.url),
      shellWord(exchange.url),
    ],
    ...(/^https/i.test(exchange.url) ? [[CA]] : []),
    ...headers.map((header) => ['-H', header]),
    ...(body.argument === null ? [] : [body.argument]),
  ].map((words) => words.filter((word) => word !== '').join(' '))
  const last = parts.length - 1
  const call = parts.map((part, at) => `${at === 0 ? '' : '  '}${part}${at === last ? '' : ' \\'}`)
  const { lines, notes } = startedAtOnce(exchange, [...pipe, ...call])
  const framed = isUpgrade ? framesNotes(exchange) : []
  return {
    lines,
    notes: [...notes, ...keyNotes(exchange), ...headerNotes(exchange), ...body.notes, ...framed],
  }
}

function noRequest({ method, url }: ExchangeSummary): string {
  const what = `${oneLine(method)} ${oneLine(url)}`
  if (/^\/[^\0]*$/.test(url) && TOKEN.test(method))
    return `no curl: ${what} is a delivery of the target to the receiver of Assay, which no longer runs`
  return `no curl: ${what} is not a request to the target`
}

// Returns shell lines that start `atOnce` copies of a call in the background. Without `atOnce`, returns `call` itself.
function startedAtOnce({ atOnce }: ExchangeSummary, call: readonly string[]): CurlCommand {
  if (atOnce === undefined) return { lines: call, notes: [] }
  const numbers = Array.from({ length: atOnce }, (_, index) => index + 1).join(' ')
  return {
    lines: [`for call in ${numbers}; do`, ...call.slice(0, -1), `${call.at(-1) ?? ''} &`, 'done; wait'],
    notes: [`it starts ${atOnce} calls at once; curl reports (18) or (56) for a call that broke off`],
  }
}

function isHandshake({ headers }: ExchangeSummary): boolean {
  return headers.some(([name, value]) => name.toLowerCase() === 'upgrade' && /^websocket$/i.test(value))
}

function framesNotes({ id, status }: ExchangeSummary): readonly string[] {
  if (status !== 101) return []
  return [
    `the command makes the handshake only; the frames, in order, are in transcript.ndjson, which --out DIR writes: grep -F '"id":"${oneLine(id)}"' transcript.ndjson`,
  ]
}

function methodArgument(method: string): string {
  if (method === 'GET') return ''
  // With `-X HEAD`, curl would wait for a body that never comes.
  return method === 'HEAD' ? '--head' : `-X ${shellWord(method)}`
}

function globbing(url: string): string {
  return /[[\]{}]/.test(url) ? '--globoff' : ''
}

function headerArguments(exchange: ExchangeSummary, hasBody: boolean): readonly string[] {
  const sent = exchange.headers
    .filter(
      ([name, value]) =>
        TOKEN.test(name) && !isFieldOfCurl(name.toLowerCase(), value) && !value.includes('\0'),
    )
    .map(([name, value]) =>
      shellWord(value === '' ? `${titled(name)};` : `${titled(name)}: ${value}`, variableFor(exchange, name)),
    )
  const typed = exchange.headers.some(([name]) => name.toLowerCase() === 'content-type')
  // Without this, curl would add the media type of a form.
  return hasBody && !typed ? [...sent, shellWord('Content-Type:')] : sent
}

const PLACEHOLDER = /~[0-9a-f]{7,}/

// Header fields that hold the key. A secret in any other field is a value of --header.
const KEY_FIELDS = new Set(['authorization', 'api-key', 'x-api-key', 'sec-websocket-protocol', 'cookie'])

function isKeyField(name: string): boolean {
  return KEY_FIELDS.has(name.toLowerCase())
}

function variableFor(exchange: ExchangeSummary, name: string): string {
  if (!isKeyField(name)) return name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')
  return exchange.otherKey === undefined ? 'ASSAY_KEY' : OTHER_KEYS[exchange.otherKey][0]
}

function keyNotes(exchange: ExchangeSummary): readonly string[] {
  const isKeySent = exchange.headers.some(([name, value]) => isKeyField(name) && PLACEHOLDER.test(value))
  return isKeySent && exchange.otherKey !== undefined ? [OTHER_KEYS[exchange.otherKey][1]] : []
}

const IN_ONE_CHUNK = 'curl sends one chunk, Assay may send several, cut within a character: curl may not fail'

function headerNotes(exchange: ExchangeSummary): readonly string[] {
  return exchange.headers.flatMap(([name, value]) => {
    if (name.toLowerCase() === 'transfer-encoding') return [IN_ONE_CHUNK]
    if (isKeyField(name) || !PLACEHOLDER.test(value)) return []
    return [`put the value of the header field ${oneLine(name, 80)} into ${variableFor(exchange, name)}`]
  })
}

function isFieldOfCurl(name: string, value: string): boolean {
  if (name === 'connection') return /^(keep-alive|close)$/i.test(value)
  return FIELDS_OF_CURL.has(name) || (name === 'accept' && value === '*/*')
}

function titled(name: string): string {
  return name.toLowerCase().replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())
}

type BodyArgument = {
  readonly argument: readonly string[] | null
  readonly notes: readonly string[]
  readonly pipe?: readonly string[]
}

function bodyArgument(exchange: ExchangeSummary, maxBodyBytes: number): BodyArgument {
  const { body } = exchange
  if (body === null) return bytesArgument(exchange) ?? { argument: null, notes: lostBodyNotes(exchange) }
  const bodyBytes = Buffer.byteLength(body)
  const pipe = bodyBytes > maxBodyBytes ? generator(exchange) : null
  if (pipe !== null) return { argument: ['--data-binary', '@-'], notes: [], pipe }
  if (bodyBytes > maxBodyBytes || body.includes('\0')) {
    const why = bodyBytes > maxBodyBytes ? `${bodyBytes} bytes long` : 'binary'
    const note = `the body is ${why} and left out: save it as body.bin from transcript.ndjson, exchange ${oneLine(exchange.id)}; it begins ${oneLine(body, 60)}`
    return { argument: ['--data-binary', '@body.bin'], notes: [note] }
  }
  // With --data-binary a leading @ names a file.
  const option = body.startsWith('@') ? '--data-raw' : '--data-binary'
  if (!isSignup(exchange) || !/~[0-9a-f]{7,}/.test(body))
    return { argument: [option, shellWord(body)], notes: [] }
  const note =
    'put a made-up password into ASSAY_PASSWORD, and another email address if this one is already registered'
  return { argument: [option, shellWord(body, 'ASSAY_PASSWORD')], notes: [note] }
}

// Returns a pipe that decodes a body from Base64, because bytes that are not UTF-8 cannot be pasted.
function bytesArgument({ bodyBase64 }: ExchangeSummary): BodyArgument | null {
  if (bodyBase64 === undefined || !/^[A-Za-z0-9+/]+={0,2}$/.test(bodyBase64)) return null
  const pipe = [`printf %s '${bodyBase64}' | base64 -d |`]
  return { argument: ['--data-binary', '@-'], notes: [], pipe }
}

// Returns a pipe that generates exactly the sent bytes of a long body; null if the body does not repeat.
function generator({ repetition }: ExchangeSummary): readonly string[] | null {
  if (repetition === undefined) return null
  const { head, unit, runBytes, tail } = repetition
  if (`${head}${tail}`.includes('\0') || !/^[ -,.-~][ -~]*$/.test(unit)) return null
  return [
    `{ printf %s ${shellWord(head)};`,
    `  yes ${shellWord(unit)} | tr -d '\\n' | head -c ${runBytes}; printf %s ${shellWord(tail)}; } |`,
  ]
}

// Returns whether an exchange is a sign-up. Its password was generated, and the API key must not replace this password.
function isSignup({ url }: ExchangeSummary): boolean {
  return /\/auth\/signup(?:$|\?)/.test(url)
}

function lostBodyNotes({ id, method, headers }: ExchangeSummary): readonly string[] {
  const typed = headers.some(([name]) => name.toLowerCase() === 'content-type')
  if (!typed || method === 'GET' || method === 'HEAD') return []
  return [`no text body was kept: if transcript.ndjson has one under ${oneLine(id)}, add --data-binary`]
}

// Matches a redacted key: a tilde and hexadecimal digits of a keyed hash.
const KEY_PLACEHOLDER = /~[0-9a-f]{7,}/g

/** Quotes a word for a shell. An API key becomes a reference to `variable`. */
export function shellWord(text: string, variable = 'ASSAY_KEY'): string {
  const pieces = text.split(KEY_PLACEHOLDER)
  if (pieces.length === 1) return quoted(text)
  const isPlain = pieces.every((piece) => /^[\w :;,./?&=-]*$/.test(piece))
  // A letter after the variable would become part of its name.
  const isApart = pieces.slice(1).every((piece) => !/^\w/.test(piece))
  if (isPlain && isApart) return `"${pieces.join(`$${variable}`)}"`
  return pieces.map((piece) => (piece === '' ? '' : quoted(piece))).join(`"$${variable}"`)
}

function quoted(text: string): string {
  if (/^[\w./-]+$/.test(text)) return text
  return isHarmless(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `$'${escapedBytes(text)}'`
}

// Escapes a text for the shell string `$'...'`. Octal escapes always have three digits, because a digit may follow.
function escapedBytes(text: string): string {
  return Array.from(text, (character) => {
    if (character === '\\' || character === "'") return `\\${character}`
    if (character === '\n') return '\\n'
    // An interactive shell may expand an exclamation mark from its history.
    if (character === '!') return '\\041'
    if (isHarmless(character)) return character
    return Array.from(Buffer.from(character), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
  }).join('')
}

const OTHER_KEYS: Readonly<
  Record<NonNullable<ExchangeSummary['otherKey']>, readonly [variable: string, note: string]>
> = {
  limits: ['ASSAY_LIMITS_KEY', 'ASSAY_LIMITS_KEY stands for the variable that --limits-key-env names'],
  sibling: [
    'ASSAY_SIBLING_KEY',
    'ASSAY_SIBLING_KEY stands for the variable that --limits-sibling-key-env names',
  ],
  other: [
    'ASSAY_OTHER_KEY',
    'put the key of another account into ASSAY_OTHER_KEY: that of --limits-other-key-env, else one that sign-up gave out',
  ],
  signup: ['ASSAY_SIGNUP_KEY', 'sign up first, and put the key that the answer gives into ASSAY_SIGNUP_KEY'],
  flipped: [
    '(printf %s "$ASSAY_KEY" | tr a-zA-Z A-Za-z)',
    'the key is sent with its letters in the other case',
  ],
  shortened: ['{ASSAY_KEY%?}', 'the key is sent without its last character'],
}
