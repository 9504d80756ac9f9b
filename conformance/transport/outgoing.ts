/** Builds the HTTP request that a probe specifies, with the real key and other secrets in place of their placeholders. */
import { parseJson } from '../codec/parse-json.ts'
import manifest from '../../package.json' with { type: 'json' }
import type { HeaderList } from '../exchange/exchange.ts'
import type { RequestSpec } from '../engine/probe.ts'
import { CHAT_PATH, UNCAPPED_TOKENS } from '../exchange/chat-path.ts'
import { KEY_PLACEHOLDER, SHORTENED_KEY_PLACEHOLDER } from '../exchange/placeholders.ts'
import { isRecord } from '../exchange/reply.ts'

/** A request that is ready to be sent, with secrets in place of placeholders. */
export type OutgoingRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: HeaderList
  readonly body: Uint8Array | null
  /** The maximum number of completion tokens that the request asks for; 0 if it asks for no completion. */
  readonly completionTokens: number
  readonly isChunked?: boolean
}

/** The base URL, the key and the common header fields of all requests. `key`: null for a run without a key. */
export type Origin = {
  readonly baseUrl: string
  readonly key: string | null
  readonly version: string
  /** Whether requests have the header fields of the official JavaScript library; absent: those of Assay. */
  readonly disguised?: boolean
  /** Header fields of every request that does not set these fields itself. The values are secrets. Absent: none. */
  readonly headers?: HeaderList
  /** Returns the secret of the run with this name; null if there is none. */
  readonly secretOf?: (name: string) => string | null
}

/** Builds the request of a probe. Throws a TypeError for a URL outside of the base URL's origin and for an unknown secret. */
export function outgoingRequest(spec: RequestSpec, origin: Origin): OutgoingRequest {
  const base = new URL(origin.baseUrl)
  const url = new URL(
    base.pathname.replace(/\/+$/, '') + withKey(spec.path ?? CHAT_PATH, origin, encodeURIComponent),
    base,
  )
  if (url.origin !== base.origin) throw new TypeError(`a probe tried to leave ${base.origin}`)
  const body = bodyOf(spec, origin)
  return {
    method: spec.method ?? 'POST',
    url,
    headers: requestHeaders(spec, origin, body !== null),
    body,
    completionTokens: tokensAskedIn(body),
    ...(spec.isChunked === true ? { isChunked: true } : {}),
  }
}

// The header fields that Node's `fetch` writes after the header fields of its caller.
const OF_FETCH: ReadonlySet<string> = new Set(['accept-language', 'sec-fetch-mode', 'accept-encoding'])

function requestHeaders(spec: RequestSpec, origin: Origin, hasBody: boolean): HeaderList {
  const client = origin.disguised === true ? libraryClient() : plainClient(origin.version)
  const list: (readonly [string, string])[] = client.filter(([name]) => !OF_FETCH.has(name))
  const usual = origin.key === null ? null : `Bearer ${KEY_PLACEHOLDER}`
  const authorization = spec.authorization === undefined ? usual : spec.authorization
  if (authorization !== null) list.push(['authorization', withKey(authorization, origin)])
  const contentType = spec.contentType === undefined && hasBody ? 'application/json' : spec.contentType
  if (typeof contentType === 'string') list.push(['content-type', contentType])
  list.push(...client.filter(([name]) => OF_FETCH.has(name)))
  const own = Object.entries(spec.headers ?? {}).map(
    ([name, value]) => [name, withKey(value, origin)] as const,
  )
  const isOwn = (name: string) => own.some(([other]) => other.toLowerCase() === name.toLowerCase())
  return [...list, ...(origin.headers ?? [])].filter(([name]) => !isOwn(name)).concat(own)
}

/** Returns the header fields by which an undisguised run identifies itself as Assay. */
function plainClient(version: string): HeaderList {
  return [
    ['user-agent', `assay/${version}`],
    ['accept', '*/*'],
    ['accept-encoding', 'identity'],
  ]
}

const LIBRARY_VERSION = manifest.devDependencies.openai

/** The `User-Agent` of the official JavaScript library, which disguised runs send. */
export const LIBRARY_AGENT = `OpenAI/JS ${LIBRARY_VERSION}`

const SYSTEMS_OF_LIBRARY: Readonly<Record<string, string>> = {
  linux: 'Linux',
  darwin: 'MacOS',
  win32: 'Windows',
}

/** Returns the header fields of the official JavaScript library, in the same order. Only `accept-encoding: identity` differs. */
function libraryClient(): HeaderList {
  return [
    ['accept', 'application/json'],
    ['user-agent', LIBRARY_AGENT],
    ['x-stainless-retry-count', '0'],
    ['x-stainless-lang', 'js'],
    ['x-stainless-package-version', LIBRARY_VERSION],
    ['x-stainless-os', SYSTEMS_OF_LIBRARY[process.platform] ?? `Other:${process.platform}`],
    ['x-stainless-arch', process.arch],
    ['x-stainless-runtime', 'node'],
    ['x-stainless-runtime-version', process.version],
    ['accept-language', '*'],
    ['sec-fetch-mode', 'cors'],
    ['accept-encoding', 'identity'],
  ]
}

/**
 * Returns the bytes of a body; null for no body. Replaces placeholders in text and JSON by secrets. Throws TypeError for
 * an unknown secret.
 */
export function bodyOf(
  spec: Pick<RequestSpec, 'body' | 'json'>,
  origin: Pick<Origin, 'key' | 'secretOf'>,
): Uint8Array | null {
  if (spec.body instanceof Uint8Array) return spec.body
  if (spec.body !== undefined) return new TextEncoder().encode(withKey(spec.body, origin))
  if (spec.json === undefined) return null
  // Escapes the key, so that a key with a quote leaves valid JSON.
  return new TextEncoder().encode(
    withKey(JSON.stringify(spec.json), origin, (value) => JSON.stringify(value).slice(1, -1)),
  )
}

// The first character of every placeholder.
const PLACE_MARK = '\u{E000}'
const SECRET_PLACES = /\u{E000}assay-secret:([a-z0-9-]+)\u{E001}/gu

function withKey(
  text: string,
  { key, secretOf }: Pick<Origin, 'key' | 'secretOf'>,
  encode: (value: string) => string = (value) => value,
): string {
  // A huge prompt has no placeholder, and a search in it takes longer than sending it.
  if (!text.includes(PLACE_MARK)) return text
  return text
    .replaceAll(KEY_PLACEHOLDER, () => encode(key ?? 'no-key'))
    .replaceAll(SHORTENED_KEY_PLACEHOLDER, () => encode((key ?? 'no-key').slice(0, -1)))
    .replaceAll(SECRET_PLACES, (_, name: string) => {
      const secret = secretOf?.(name) ?? null
      if (secret === null) throw new TypeError(`no secret called ${name} is held`)
      return encode(secret)
    })
}

/** Returns how many completion tokens a request body may cost; 0 if it has neither `messages` nor `max_tokens`. */
export function tokensAskedIn(body: Uint8Array | null): number {
  if (body === null) return 0
  const json = parseJson(new TextDecoder().decode(body))
  if (!isRecord(json)) return 0
  const asked = json['max_tokens']
  if (typeof asked === 'number' && asked > 0) return Math.ceil(asked)
  return 'messages' in json ? UNCAPPED_TOKENS : 0
}
