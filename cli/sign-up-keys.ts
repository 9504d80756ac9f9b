/** Creates keys by sign-up, for runs that send requests to a limiter with several keys: only where the user allowed it, and few. */
import { randomBytes, randomUUID } from 'node:crypto'
import { fetch, ProxyAgent } from 'undici'
import { proxyFor } from '../conformance/transport/proxy.ts'
import { resolvePlan } from '../conformance/engine/plan.ts'
import { PLAIN_WORDING } from '../conformance/engine/wording.ts'
import { defaultProfileName } from '../conformance/statement/profiles.ts'
import { valueAt } from '../conformance/exchange/reply.ts'
import { keyPointers, signupBody, SIGNUP_PATH } from '../conformance/statement/signup-request.ts'
import { CliError } from './errors.ts'

/** The most accounts that a run creates. */
export const MAX_SIGNUPS = 3
const DEADLINE_MS = 20_000

/**
 * Signs up `count` accounts at `<baseUrl>/auth/signup` (interface section 4) and returns their keys, found where the default profile
 * has them. Throws CliError('unreachable') when one does not lead to a key.
 */
export async function signUpKeys(baseUrl: string, count: number): Promise<readonly string[]> {
  const keys: string[] = []
  for (let place = 0; place < Math.min(count, MAX_SIGNUPS); place += 1) keys.push(await signUp(baseUrl))
  return keys
}

async function signUp(baseUrl: string): Promise<string> {
  const { readings } = resolvePlan({ profile: defaultProfileName, statement: null, require: [] })
  const password = `Aa1-${randomBytes(18).toString('base64url')}`
  const applicant = { email: `assay-${randomUUID()}@example.com`, person: PLAIN_WORDING.signup.person }
  const account = signupBody(readings, applicant, { part: 'password', value: password })
  const answer = await post(baseUrl + SIGNUP_PATH, account)
  const key = keyPointers(readings)
    .map((pointer) => valueAt(answer, pointer))
    .find((value) => typeof value === 'string')
  if (typeof key === 'string' && /^[\x21-\x7e]+$/.test(key)) return key
  throw new CliError(
    'unreachable',
    `sign-up at ${baseUrl}${SIGNUP_PATH} did not lead to a key. Give keys with --keys-env`,
  )
}

async function post(url: string, account: unknown): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(account),
      // Followed, it could carry the password to another origin.
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...throughProxy(url),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const body: unknown = await response.json()
    return body
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CliError('unreachable', `sign-up at ${url} failed: ${why}`, { cause })
  }
}

function throughProxy(url: string): { readonly dispatcher?: ProxyAgent } {
  const proxy = proxyFor(new URL(url), process.env)
  return proxy === null ? {} : { dispatcher: new ProxyAgent({ uri: proxy.href, proxyTunnel: false }) }
}
