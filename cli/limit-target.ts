/** The target of the scenarios that identify limiters: the embedded reference with a limit, or a given service, with its keys. */
import { count } from '../schemas/count.ts'
import { resolvePlan, type Plan } from '../conformance/engine/plan.ts'
import type { LoadTarget } from '../load/runner/load-target.ts'
import { newKey } from '../reference/accounts.ts'
import { startReference } from '../reference/server.ts'
import { VERSION, list, numberFlag, texts, type CommandContext, type Flags } from './command.ts'
import { CliError, usageError } from './errors.ts'
import { keysFrom, secretHeadersFrom } from './keys.ts'
import { limitRule } from './limit-flags.ts'
import { namedService } from './target.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { parseJson } from '../conformance/codec/parse-json.ts'
import { PLAIN_WORDING } from '../conformance/engine/wording.ts'
import { valueAtPointer } from '../conformance/exchange/reply.ts'
import { defaultProfileName } from '../conformance/statement/profiles.ts'
import { SIGNUP_PATH, keyPointers, signupBody } from '../conformance/statement/signup-request.ts'
import { DEFAULT_CAPS, DEFAULT_DEADLINES } from '../conformance/transport/deadlines.ts'
import { exchangeOnce, type RawExchange } from '../conformance/transport/http.ts'
import { outgoing } from '../conformance/transport/outgoing.ts'
import { proxyFor } from '../conformance/transport/proxy.ts'

/** `accounts` names the account of each key, in order; equal names are one account. `close` ends what was started. */
export type LimitTarget = {
  /** The target as it will be used; a key that sign-up is still to create has a placeholder. */
  readonly target: LoadTarget
  /** Makes what is still to be made, and says so: nothing of it happens before. */
  readonly ready: () => Promise<LoadTarget>
  readonly accounts: readonly string[]
  /** The origin of each key, in order: `$ASSAY_KEY`, or words. */
  readonly keyOrigins: readonly string[]
  readonly close: () => Promise<void>
}

/**
 * The request for a target. Without a base URL in `given` it is the embedded reference: `limit` is its limit unless the flags say another.
 * `declared`: the readings of a statement; null without one.
 */
type LimitTargetRequest = {
  readonly flags: Flags
  readonly given: string | undefined
  readonly limit: string
  readonly declared: Plan | null
}

/** Returns the target of a run. Throws CliError('usage') with one line that names the flag. */
export async function limitTarget(
  { flags, given, limit, declared }: LimitTargetRequest,
  context: CommandContext,
): Promise<LimitTarget> {
  if (given === undefined) {
    if (declared === null) return embedded(flags, limit)
    throw usageError('--statement has no effect on the embedded reference: leave it out')
  }
  if (flags['limit'] !== undefined)
    throw usageError('--limit is for the embedded reference: leave out the base URL')
  const { baseUrl, model } = namedService(flags, given, context)
  const named = keysFrom(flags, context)
  const signUps = signUpsIn(flags, declared)
  const headers = secretHeadersFrom(texts(flags, 'header'), declared?.requestHeaders ?? [], context)
  const withKeys = (made: readonly string[]): LoadTarget => ({
    ...targetOf(baseUrl, model, [...named.map(({ key }) => key), ...made]),
    headers,
  })
  const planned = Array.from({ length: signUps }, (_key, place) => `to-be-made-${place + 1}`)
  const keyOrigins = [...named.map(({ origin }) => origin), ...planned.map(() => 'made by sign-up')]
  return {
    target: withKeys(planned),
    ready: async () =>
      withKeys(await signedUp({ baseUrl, headers, env: context.env, plan: declared }, signUps, context)),
    accounts: accountsOf(flags, keyOrigins.length),
    keyOrigins,
    close: async () => {},
  }
}

function targetOf(baseUrl: string, model: string, keys: readonly string[]): LoadTarget {
  const [key = null, ...moreKeys] = keys
  return { baseUrl, model, key, moreKeys }
}

/** Two keys of one account and two of others, so that every scope can be determined. */
async function embedded(flags: Flags, limit: string): Promise<LimitTarget> {
  const keys = Array.from({ length: 4 }, () => newKey())
  const [first = '', sibling = '', ...others] = keys
  const specs = flags['limit']
  const limits = (Array.isArray(specs) ? specs.map(String) : [limit]).filter((spec) => spec !== 'none')
  const reference = await startReference({
    keys: [newKey()],
    accounts: [[first, sibling], ...others.map((key) => [key])],
    limits: limits.map(limitRule),
  })
  const target = { ...targetOf(reference.baseUrl, reference.model, keys), isEmbedded: true as const }
  const keyOrigins = keys.map(() => 'made for this run')
  return {
    target,
    ready: async () => target,
    accounts: ['1', '1', '2', '3'],
    keyOrigins,
    close: reference.close,
  }
}

function signUpsIn(flags: Flags, declared: Plan | null): number {
  const asked = numberFlag(flags, 'allow-signup') ?? 0
  if (asked > 0 && declared?.capabilities.get('signup') === 'unsupported') {
    throw usageError(
      'the statement declares that the service has no sign-up: give keys with --keys-env instead of --allow-signup',
    )
  }
  return asked
}

async function signedUp(
  target: SignUpTarget,
  accounts: number,
  context: CommandContext,
): Promise<readonly string[]> {
  if (accounts === 0) return []
  const created = count(accounts, 'account')
  context.stderr.write(
    `assay: creating ${created} at ${target.baseUrl}; ${accounts === 1 ? 'it is' : 'they are'} not removed\n`,
  )
  return await signUpKeys(target, accounts)
}

function accountsOf(flags: Flags, keys: number): readonly string[] {
  const names = list(flags, 'accounts')
  if (names === null) return Array.from({ length: keys }, (_key, place) => String(place + 1))
  if (names.length === keys) return names
  throw usageError(`--accounts names the account of each key: ${count(keys, 'name')}, not ${names.length}`)
}

/** The most accounts that a run creates. */
const MAX_SIGNUPS = 3
const DEADLINES = { ...DEFAULT_DEADLINES, totalMs: 20_000 }

/** The service on which accounts are created: header fields that every request needs, and the environment that names a proxy. */
type SignUpTarget = {
  readonly baseUrl: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** The readings in force, those of a statement included; null: those of the default profile. */
  readonly plan: Plan | null
}

/**
 * Signs up `count` accounts at `<baseUrl>/auth/signup` (interface section 4) and returns their keys, found where the readings
 * in force have them. Throws CliError('unreachable') when one does not lead to a key.
 */
export async function signUpKeys(target: SignUpTarget, accounts: number): Promise<readonly string[]> {
  const keys: string[] = []
  for (let place = 0; place < Math.min(accounts, MAX_SIGNUPS); place += 1) keys.push(await signUp(target))
  return keys
}

async function signUp(target: SignUpTarget): Promise<string> {
  const usual = { profile: defaultProfileName, statement: null, require: [] }
  const { readings } = target.plan ?? resolvePlan(usual)
  const password = `Aa1-${randomBytes(18).toString('base64url')}`
  const applicant = { email: `assay-${randomUUID()}@example.com`, person: PLAIN_WORDING.signup.person }
  const account = signupBody(readings, applicant, { part: 'password', value: password })
  const answer = await post(target, account)
  const key = keyPointers(readings)
    .map((pointer) => valueAtPointer(answer, pointer))
    .find((value) => typeof value === 'string')
  if (typeof key === 'string' && /^[\x21-\x7e]+$/.test(key)) return key
  throw new CliError(
    'unreachable',
    `sign-up at ${target.baseUrl}${SIGNUP_PATH} did not lead to a key. Give keys with --keys-env`,
  )
}

async function post({ baseUrl, headers, env }: SignUpTarget, account: unknown): Promise<unknown> {
  const fields = headers.map(({ name, value }) => [name, value] as const)
  const request = outgoing(
    { path: SIGNUP_PATH, authorization: null, json: account },
    { baseUrl, key: null, version: VERSION, headers: fields },
  )
  // Redirects are not followed: one could carry the password to another origin.
  const answer = await exchangeOnce({
    ...request,
    terminator: null,
    hangUpAfterEvents: null,
    deadlines: DEADLINES,
    caps: DEFAULT_CAPS,
    proxy: proxyFor(request.url, env),
  })
  const problem = problemOf(answer)
  if (problem !== null) throw new CliError('unreachable', `sign-up at ${request.url.href} failed: ${problem}`)
  return parseJson(new TextDecoder().decode(answer.bytes))
}

function problemOf({ status, end }: RawExchange): string | null {
  if (end.kind === 'failed') return end.detail
  return status !== null && status >= 200 && status <= 299 ? null : `status ${status}`
}
