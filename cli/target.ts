import { count } from '../schemas/count.ts'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { resolve } from 'node:path'
import { presentCertificate } from '../conformance/transport/tls-services.ts'
import { isOrdinaryWord, SHORTEST_SECRET } from '../conformance/codec/secret-forms.ts'
import { CliError, fileText, usageError, orStatementError } from './errors.ts'
import { textFlag, type CommandContext, type Flags, list, texts, spellingHint } from './command.ts'
import { ProxyError, proxyFor } from '../conformance/transport/proxy.ts'
import { defaultProfileName } from '../schemas/unusual-readings.ts'
import { type Plan, profileNames, profileProblems, resolvePlan } from '../conformance/statement/plan.ts'
import type { LoadTarget, SecretHeader } from '../load/runner/load-target.ts'

/** A normalized base URL. `notice` tells the user what was changed in it. It is null if nothing was changed. */
type BaseUrl = { readonly baseUrl: string; readonly notice: string | null }

/** Returns a base URL without `/v1` at its end. Throws CliError if it is invalid. */
export function parseBaseUrl(given: string): BaseUrl {
  const url = parsedUrl(given)
  if (url.username !== '' || url.password !== '')
    throw usageError(
      'the base URL carries credentials: give the key through the environment (--key-env NAME)',
    )
  if (url.search !== '' || url.hash !== '')
    throw usageError(`the base URL '${url.origin}${url.pathname}' must not have a query or a fragment`)
  const path = url.pathname.replace(/\/+$/, '')
  const bare = path.replace(/\/v1(\/chat\/completions)?$/, '')
  const notice =
    bare === path
      ? null
      : `left out ${path.slice(bare.length)} at the end of the base URL: each request adds its own path`
  return { baseUrl: `${url.origin}${bare}`, notice }
}

/** Returns a base URL without a final `/v1`. Returns null if `text` is not a valid base URL. */
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

type KeySource = {
  readonly name: string
  /** Whether the user named this environment variable in a flag. If so, it must be set. */
  readonly isNamed: boolean
  readonly flag: string
  /** Whether the key is not a secret (`--dummy-key`). */
  readonly isDummy: boolean
  readonly what?: 'key' | 'value'
}

/** Returns the API key in an environment variable. Null if it is unset and no flag names it. Throws CliError if the key is unusable. */
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
  if (!/^[\x21-\x7e]+$/.test(value))
    throw usageError(
      `the ${what} in ${name} holds a space, line end or non-ASCII character: give it alone, without a scheme such as Bearer`,
    )
  if (isOrdinaryWord(value) && !isDummy)
    throw usageError(
      `the key in ${name} has ${count(value.length, 'character')}${value.length < SHORTEST_SECRET ? '' : ', all letters'}: a secret that short cannot be kept out of the report, because ordinary words would be hidden too. Use a key of ${SHORTEST_SECRET} or more with a digit, or pass --dummy-key if it is not a secret`,
    )
  return value
}

// Matches 16 letters or digits in a row. Such a sequence is probably a token, because names of variables have underscores.
const TOKEN_RUN = /[A-Za-z0-9]{16,}/

/** Throws CliError if `name` cannot name an environment variable. The message omits `name`, which may be a key typed by mistake. */
function requireVariableName(name: string, flag: string): void {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !TOKEN_RUN.test(name)) return
  throw usageError(
    `${flag} takes the name of an environment variable, but its value looks like a key (not shown). Put the key into a variable and name that; replace the key if others can read this command line`,
  )
}

const REFERENCE = 'reference'

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

/** Returns the text that messages use for a target: its base URL, or `the embedded reference implementation`. */
export function formatNamedTarget({
  baseUrl,
  isEmbedded,
}: {
  readonly baseUrl: string
  readonly isEmbedded?: boolean
}): string {
  return isEmbedded === true ? 'the embedded reference implementation' : baseUrl
}

/** Returns the base URL that the user named. Returns undefined if the user chose the reference implementation. */
export function namedTarget(given: string | undefined): string | undefined {
  return given === REFERENCE ? undefined : given
}

/** Returns the base URL that the user gave, or undefined for `reference`. Throws CliError if the user named no target. */
export function requireTarget(given: string | undefined, command: string): string | undefined {
  if (given !== undefined) return namedTarget(given)
  throw usageError(
    `no target: give a base URL (is a variable unset?), or \`assay ${command} ${REFERENCE}\` for the embedded reference`,
  )
}

/** Throws CliError if the target is the embedded reference and a flag has no effect on it. Accepts the flags in `useful`. */
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

function namedService(
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

/** Returns a notice that names the proxy in use. Returns null without a proxy. Throws CliError if the proxy's URL is invalid. */
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

/** Makes calls use the client certificate that the flags name. Throws CliError if the flags or the files are invalid. */
export function takeClientCertificate(flags: Flags, baseUrl: string, { cwd }: CommandContext): void {
  const [certPath, keyPath] = [textFlag(flags, 'client-cert'), textFlag(flags, 'client-key')]
  if (certPath === null || keyPath === null) return
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

const DEFAULT_KEY_ENV = 'ASSAY_KEY'

/** Returns which environment variable holds the API key, and the flag that named it. The default is `ASSAY_KEY`. */
export function runKeySource(flags: Flags): KeySource {
  const name = textFlag(flags, 'key-env')
  const isDummy = flags['dummy-key'] === true
  return { name: name ?? DEFAULT_KEY_ENV, isNamed: name !== null, flag: '--key-env', isDummy }
}

/** Returns a notice if the run has no API key, else an empty list. `name` is the environment variable that may hold the key. */
export function noKeyNotice(key: string | null, name: string): readonly string[] {
  return key === null ? [`no key in ${name}: requests are sent without a real key`] : []
}

/** Returns the API keys in the variables of `--keys-env`, or else the key of the run. Throws CliError for a missing key. */
export function keysFrom(flags: Flags, { env }: CommandContext): readonly NamedKey[] {
  const names = list(flags, 'keys-env')
  const isDummy = flags['dummy-key'] === true
  if (names !== null && flags['key-env'] !== undefined)
    throw usageError('--keys-env and --key-env both name keys: give one of them')
  if (names !== null)
    return names.flatMap((name) =>
      namedKey(name, keyFrom(env, { name, isNamed: true, flag: '--keys-env', isDummy })),
    )
  const source = runKeySource(flags)
  return namedKey(source.name, keyFrom(env, source))
}

/** Returns the target of a load, from the flags and the statement. Throws CliError if the URL or a key is unusable. */
export function loadService(
  flags: Flags,
  given: string,
  declared: Plan | null,
  context: CommandContext,
): LoadTarget {
  const { baseUrl, model } = namedService(flags, given, context)
  const [key = null, ...moreKeys] = keysFrom(flags, context).map((named) => named.key)
  return { baseUrl, model, key, moreKeys, headers: headersOf(flags, declared, context) }
}

type NamedKey = { readonly key: string; readonly variable: string; readonly origin: string }

function namedKey(name: string, key: string | null): readonly NamedKey[] {
  return key === null ? [] : [{ key, variable: name, origin: `$${name}` }]
}

type HeaderSource = { readonly name: string; readonly env: string }

// The syntax of names of header fields (RFC 9110 section 5.1).
const FIELD_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

// The names of header fields that `--header` cannot add, because Assay or the connection sets these fields.
const RESERVED_FIELDS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'authorization',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
])

/** Parses `--header`. Throws CliError if a value is invalid or a required field is missing. */
export function headersFrom(
  given: readonly string[],
  needed: readonly string[],
  { env }: Pick<CommandContext, 'env'>,
): readonly HeaderSource[] {
  const sources = given.map(sourceIn)
  const twice = sources.find(({ name }, at) => sources.findIndex((other) => isSame(other.name, name)) < at)
  if (twice !== undefined) throw usageError(`--header ${twice.name} is given twice: give it once`)
  for (const { name, env: variable } of sources) {
    // Many gateways need a short value, so it is sent; shortValueNotices warns about it.
    keyFrom(env, { name: variable, isNamed: true, flag: `--header ${name}`, isDummy: true, what: 'value' })
  }
  const missing = needed.find((name) => !sources.some((source) => isSame(source.name, name)))
  if (missing === undefined) return sources
  throw usageError(
    `the statement declares that requests need the header field ${missing}: pass --header ${missing}=ENV, with the name of a variable that holds its value`,
  )
}

/** Returns a warning for each value of a user's header field that is too short to be replaced in reports. */
export function shortValueNotices(
  sources: readonly HeaderSource[],
  { env }: Pick<CommandContext, 'env'>,
): readonly string[] {
  const short = sources.filter(({ env: variable }) => isOrdinaryWord(env[variable] ?? ''))
  return short.map(({ name, env: variable }) => {
    const length = count((env[variable] ?? '').length, 'character')
    return `the value of ${name} (${variable}) has ${length}: it is hidden in that field, but not where the service repeats it`
  })
}

/** Returns the header fields that `--header` adds. Prints a warning if a value is too short to be hidden in reports. */
export function headersOf(
  flags: Flags,
  declared: Plan | null,
  context: Pick<CommandContext, 'env' | 'stderr'>,
): readonly SecretHeader[] {
  const sources = headersFrom(texts(flags, 'header'), declared?.requestHeaders ?? [], context)
  for (const notice of shortValueNotices(sources, context)) context.stderr.write(`assay: ${notice}\n`)
  return sources.map(({ name, env: variable }) => ({ name, value: context.env[variable] ?? '' }))
}

// Parses `NAME=ENV`. Errors do not print the text after the equals sign, because it may be the secret itself.
function sourceIn(text: string): HeaderSource {
  const at = text.indexOf('=')
  const name = at < 0 ? text : text.slice(0, at)
  if (at < 0 || !FIELD_NAME.test(name)) {
    const hint = 'write --header NAME=ENV, with the name of the environment variable that holds the value'
    throw usageError(`--header: the value does not name a header field and a variable: ${hint}`)
  }
  const lower = name.toLowerCase()
  if (RESERVED_FIELDS.has(lower) || lower.startsWith('sec-') || lower.startsWith('proxy-')) {
    const hint = lower === 'authorization' ? 'the key goes into --key-env' : 'Assay sets it itself'
    throw usageError(`--header ${name}: this field cannot be added: ${hint}`)
  }
  return { name, env: text.slice(at + 1) }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Returns the name of the profile that `--profile` selects, or of the default profile. Throws CliError if it does not exist. */
export function profileFrom(flags: Flags): string {
  const [problem] = profileProblems
  if (problem !== undefined) throw problem
  const name = textFlag(flags, 'profile') ?? defaultProfileName
  if (profileNames.includes(name)) return name
  const hint = spellingHint(name, profileNames, `one of ${profileNames.join(', ')}`)
  throw usageError(`unknown profile '${name}': ${hint}`)
}

/** Reads the statement of `--statement`, and returns the behavior that it declares. Null if the flag is absent. Throws CliError. */
export async function statementIn(flags: Flags, context: Pick<CommandContext, 'cwd'>): Promise<Plan | null> {
  const read = await statementReader(flags, context)
  return read === null ? null : read(profileFrom(flags))
}

/** Returns a function that reads the statement of `--statement` and completes it by a named profile. Returns null without the flag. */
export async function statementReader(
  flags: Flags,
  { cwd }: Pick<CommandContext, 'cwd'>,
): Promise<((profile?: string) => Plan) | null> {
  const path = textFlag(flags, 'statement')
  if (path === null) return null
  // Loaded on demand, because the parser of statements takes memory.
  const { readStatement } = await import('../conformance/statement/statement.ts')
  const file = resolve(cwd, path)
  return (profile = defaultProfileName) =>
    orStatementError(file, () => resolvePlan({ profile, statement: readStatement(file), require: [] }))
}
