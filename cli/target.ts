/** Determines the target of a command: a base URL, or the reference implementation. */
import { count } from '../schemas/count.ts'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { resolve } from 'node:path'
import { presentCertificate } from '../conformance/transport/tls-services.ts'
import { isOrdinaryWord, SHORTEST_SECRET } from '../conformance/codec/secret-forms.ts'
import { CliError, fileText, usageError } from './errors.ts'
import { textFlag, type CommandContext, type Flags } from './command.ts'
import { ProxyError, proxyFor } from '../conformance/transport/proxy.ts'

/** A normalized base URL. `notice` describes what was changed; null if nothing was changed. */
type BaseUrl = { readonly baseUrl: string; readonly notice: string | null }

/** Validates a base URL. Drops a final `/v1` or `/v1/chat/completions` with a notice (interface section 4). Throws CliError('usage'). */
export function parseBaseUrl(given: string): BaseUrl {
  const url = parsedUrl(given)
  if (url.username !== '' || url.password !== '') {
    throw usageError(
      'the base URL carries credentials: give the key through the environment (--key-env NAME)',
    )
  }
  if (url.search !== '' || url.hash !== '') {
    throw usageError(`the base URL '${url.origin}${url.pathname}' must not have a query or a fragment`)
  }
  const path = url.pathname.replace(/\/+$/, '')
  const bare = path.replace(/\/v1(\/chat\/completions)?$/, '')
  const notice =
    bare === path
      ? null
      : `left out ${path.slice(bare.length)} at the end of the base URL: each request adds its own path`
  return { baseUrl: `${url.origin}${bare}`, notice }
}

/** Returns the normalized base URL (see {@link parseBaseUrl}); null if the text is not a base URL. */
export function baseUrlIn(text: string): string | null {
  try {
    return parseBaseUrl(text).baseUrl
  } catch (error) {
    if (error instanceof CliError) return null
    throw error
  }
}

function parsedUrl(given: string): URL {
  const hint = `give it as http://host:port or https://host`
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(given))
    throw usageError(`'${withoutSecrets(given)}' is not a base URL: ${hint}`)
  const url = URL.parse(given)
  if (url === null) throw usageError(`'${withoutSecrets(given)}' is not a base URL: ${hint}`)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw usageError(`a base URL starts with http:// or https://, not ${url.protocol}//`)
  }
  return url
}

// Returns a mistyped URL without password and query, because it is printed, and a query may contain a key.
function withoutSecrets(given: string): string {
  return given
    .replace(/^([^@/]*\/\/)?[^@/]*@/, '$1…@')
    .replace(/([?#])[^]*$/, '$1…')
    .slice(0, 200)
}

/** The environment variable of a key, and the flag that named it. */
export type KeySource = {
  readonly name: string
  /** Whether the user named this variable on the command line. The variable must then be set. */
  readonly isNamed: boolean
  readonly flag: string
  /** Whether the user declares with `--dummy-key` that the key is not a secret. The key may then be short. */
  readonly isDummy: boolean
  readonly what?: 'key' | 'value'
}

/**
 * Returns the key in an environment variable. Null if a variable that the user did not name is unset. Throws
 * CliError('usage') for a bad name, for a bad key, or if a variable that the user named is unset.
 */
export function keyFrom(
  env: Readonly<Record<string, string | undefined>>,
  { name, isNamed, flag, isDummy, what = 'key' }: KeySource,
): string | null {
  requireVariableName(name, flag)
  const value = env[name]
  if (value === undefined || value === '') {
    if (!isNamed) return null
    throw usageError(`the environment variable ${name} (${flag}) is not set: put the ${what} there`)
  }
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw usageError(
      `the ${what} in ${name} holds a space, line end or non-ASCII character: a header cannot carry it`,
    )
  }
  if (isOrdinaryWord(value) && !isDummy) {
    throw usageError(
      `the key in ${name} has ${count(value.length, 'character')}${value.length < SHORTEST_SECRET ? '' : ', all letters'}: a secret that short cannot be kept out of the report, because ordinary words would be hidden too. Use a key of ${SHORTEST_SECRET} or more with a digit, or pass --dummy-key if it is not a secret`,
    )
  }
  return value
}

// Matches 16 letters or digits in a row. Such a sequence is probably a token, because names of variables have underscores.
const TOKEN_RUN = /[A-Za-z0-9]{16,}/

/** Throws CliError('usage') for an invalid name of an environment variable. The name is not printed, because it may be a key. */
function requireVariableName(name: string, flag: string): void {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !TOKEN_RUN.test(name)) return
  throw usageError(
    `${flag} takes the name of an environment variable, but its value looks like a key (not shown). Put the key into a variable and name that; replace the key if others can read this command line`,
  )
}

/** The word that names the reference implementation in place of a base URL. */
const REFERENCE = 'reference'

/** The flags about keys and model, which have no effect on the reference implementation. */
const INEFFECTIVE_FLAGS: readonly string[] = [
  'keys-env',
  'key-env',
  'dummy-key',
  'accounts',
  'model',
  'header',
  'client-cert',
  'client-key',
]

/** Returns the base URL of a target, or `the embedded reference implementation`. */
export function formatNamedTarget({
  baseUrl,
  isEmbedded,
}: {
  readonly baseUrl: string
  readonly isEmbedded?: boolean
}): string {
  return isEmbedded === true ? 'the embedded reference implementation' : baseUrl
}

/** Returns the given base URL; undefined if the user chose the reference implementation. */
export function namedTarget(given: string | undefined): string | undefined {
  return given === REFERENCE ? undefined : given
}

/**
 * Returns the given base URL; undefined for the word `reference`. Throws CliError('usage') with the name of `command` if neither is given.
 */
export function requireTarget(given: string | undefined, command: string): string | undefined {
  if (given !== undefined) return namedTarget(given)
  throw usageError(
    `no target: give a base URL (is a variable unset?), or \`assay ${command} ${REFERENCE}\` for the embedded reference`,
  )
}

/** Throws CliError('usage') if flags about keys or model are used with the reference implementation. `useful`: flags that are allowed. */
export function refuseKeyFlags(
  flags: Flags,
  given: string | undefined,
  useful: readonly string[] = [],
): void {
  if (given !== REFERENCE) return
  const idle = givenOf(
    flags,
    INEFFECTIVE_FLAGS.filter((name) => !useful.includes(name)),
  )
  if (idle.length === 0) return
  throw usageError(
    `the embedded reference brings its own keys, accounts and model: leave ${idle.join(', ')} out`,
  )
}

function givenOf(flags: Flags, names: readonly string[]): readonly string[] {
  return names.filter((name) => flags[name] !== undefined).map((name) => `--${name}`)
}

/** Returns base URL and model of a service. Sets its client certificate, prints notices. Throws CliError('usage' | 'unreadable'). */
export function namedService(
  flags: Flags,
  given: string,
  context: CommandContext,
): { readonly baseUrl: string; readonly model: string } {
  const { baseUrl, notice } = parseBaseUrl(given)
  for (const said of [notice, proxyNotice(baseUrl, context.env)])
    if (said !== null) context.stderr.write(`assay: ${said}\n`)
  takeClientCertificate(flags, baseUrl, context)
  const model = textFlag(flags, 'model')
  if (model === null) throw usageError('no model given: pass --model NAME')
  return { baseUrl, model }
}

/**
 * Returns a notice that names the proxy; null if none is used. Throws CliError('usage') if the environment variable of the proxy is
 * not a URL.
 */
export function proxyNotice(
  baseUrl: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  try {
    const proxy = proxyFor(new URL(baseUrl), env)
    return proxy === null ? null : `requests go through the proxy ${proxy.name} (${proxy.variable})`
  } catch (error) {
    if (error instanceof ProxyError) throw usageError(error.message, error)
    throw error
  }
}

/** Uses the client certificate of the flags for all connections to the target. Throws CliError('usage' | 'unreadable'). */
export function takeClientCertificate(flags: Flags, baseUrl: string, { cwd }: CommandContext): void {
  const [certPath, keyPath] = [textFlag(flags, 'client-cert'), textFlag(flags, 'client-key')]
  if (certPath === null && keyPath === null) return
  if (certPath === null || keyPath === null)
    throw usageError('--client-cert and --client-key belong together: give both')
  const url = new URL(baseUrl)
  if (url.protocol !== 'https:')
    throw usageError(`--client-cert needs a base URL with https://, not ${baseUrl}`)
  const cert = fileText(resolve(cwd, certPath), 'the client certificate')
  const key = fileText(resolve(cwd, keyPath), 'the key of the client certificate')
  if (key.includes('ENCRYPTED'))
    throw usageError(`--client-key ${keyPath} is encrypted: write it without a passphrase (openssl pkey)`)
  const certificate = orUsage(
    () => new X509Certificate(cert),
    `--client-cert ${certPath}: not a certificate in PEM`,
  )
  const secret = orUsage(() => createPrivateKey(key), `--client-key ${keyPath}: not a private key in PEM`)
  if (!certificate.checkPrivateKey(secret))
    throw usageError(`--client-key ${keyPath} is not the key of the certificate in ${certPath}`)
  presentCertificate(url, { cert, key })
}

function orUsage<Result>(read: () => Result, message: string): Result {
  try {
    return read()
  } catch (cause) {
    throw usageError(message, cause)
  }
}
