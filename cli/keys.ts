/** Reads API keys and header fields from the environment variables that the command line names. */
import { list, textFlag, texts, type CommandContext, type Flags } from './command.ts'
import { isOrdinaryWord } from '../conformance/codec/secret-forms.ts'
import { keyFrom, namedService, type KeySource } from './target.ts'
import type { Plan } from '../conformance/engine/plan.ts'
import type { LoadTarget, SecretHeader } from '../load/runner/load-target.ts'
import { usageError } from './errors.ts'
import { count } from '../schemas/count.ts'
import type { HeaderSource } from '../conformance/session/settings.ts'

const DEFAULT_KEY_ENV = 'ASSAY_KEY'

/** Returns the environment variable of the API key: the one that `--key-env` names, else `ASSAY_KEY`. */
export function runKeySource(flags: Flags): KeySource {
  const name = textFlag(flags, 'key-env')
  const isDummy = flags['dummy-key'] === true
  return { name: name ?? DEFAULT_KEY_ENV, isNamed: name !== null, flag: '--key-env', isDummy }
}

/** Returns the API keys of `--keys-env`; without that flag, the key of the run. Throws CliError('usage') if `--key-env` is given too. */
export function keysFrom(flags: Flags, { env }: CommandContext): readonly NamedKey[] {
  const names = list(flags, 'keys-env')
  const isDummy = flags['dummy-key'] === true
  if (names !== null && flags['key-env'] !== undefined)
    throw usageError('--keys-env and --key-env both name keys: give one of them')
  if (names !== null) {
    return names.flatMap((name) =>
      namedKey(name, keyFrom(env, { name, isNamed: true, flag: '--keys-env', isDummy })),
    )
  }
  const source = runKeySource(flags)
  return namedKey(source.name, keyFrom(env, source))
}

/** Returns the base URL `given` as the target of a load, with keys and header fields. Prints notices. Throws CliError. */
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

/** An API key, the environment variable that contains it, and the name of the variable in messages. */
type NamedKey = { readonly key: string; readonly variable: string; readonly origin: string }

function namedKey(name: string, key: string | null): readonly NamedKey[] {
  return key === null ? [] : [{ key, variable: name, origin: `$${name}` }]
}

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

/** Parses the `--header` flags (`given`). Throws CliError('usage') for an invalid one, and for a field in `needed` that has no flag. */
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

/** Returns one warning per short header value. Such a value may be a common word, so it is hidden only in its field. */
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

/** Returns the header fields of `--header` with their values, and prints {@link shortValueNotices}. Throws like {@link headersFrom}. */
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
