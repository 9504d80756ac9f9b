/** Creates keys by sign-up, for runs that send requests to a limiter with several keys: only where the user allowed it, and few. */
import { randomBytes, randomUUID } from 'node:crypto'
import { parseJson } from '../conformance/codec/parse-json.ts'
import { resolvePlan, type Plan } from '../conformance/engine/plan.ts'
import { PLAIN_WORDING } from '../conformance/engine/wording.ts'
import { valueAtPointer } from '../conformance/exchange/reply.ts'
import { defaultProfileName } from '../conformance/statement/profiles.ts'
import { keyPointers, signupBody, SIGNUP_PATH } from '../conformance/statement/signup-request.ts'
import { DEFAULT_CAPS, DEFAULT_DEADLINES } from '../conformance/transport/deadlines.ts'
import { exchangeOnce, type RawExchange } from '../conformance/transport/http.ts'
import { outgoing } from '../conformance/transport/outgoing.ts'
import { proxyFor } from '../conformance/transport/proxy.ts'
import { CliError } from './errors.ts'
import { VERSION } from './command.ts'

/** The most accounts that a run creates. */
export const MAX_SIGNUPS = 3
const DEADLINES = { ...DEFAULT_DEADLINES, totalMs: 20_000 }

/** The service on which accounts are created: header fields that every request needs, and the environment that names a proxy. */
export type SignUpTarget = {
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
export async function signUpKeys(target: SignUpTarget, count: number): Promise<readonly string[]> {
  const keys: string[] = []
  for (let place = 0; place < Math.min(count, MAX_SIGNUPS); place += 1) keys.push(await signUp(target))
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
