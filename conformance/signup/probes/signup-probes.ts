/** Sign-up, from the first account to the mistakes. Creates accounts, so it is carried out with the user's leave only. */
import { wasReset } from '../../exchange/attempts.ts'
import { callWithBadKey } from '../../engine/bad-key-call.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Call, Probe, ProbeContext, RequestSpec } from '../../engine/probe.ts'
import type { Readings } from '../../statement/readings.ts'
import { secretNamed } from '../../exchange/placeholders.ts'
import { is2xx, REFUSES_KEY, statusOf } from '../../exchange/reply.ts'
import { chatRequest, greeting } from '../../core/probes/core-prompts.ts'
import {
  EMAIL_MALFORMED,
  EMPTY,
  MALFORMED,
  SIGNUP_MISTAKES,
  USE_WITHOUT_KEY,
  type SignupMistake,
} from '../signup-mistakes.ts'
import {
  hasPart,
  isNeeded,
  keyPointers,
  needsAnything,
  OTHER_PASSWORD,
  propagationWaitsMs,
  SECOND_KEY,
  SIGNUP_KEY,
  SIGNUP_PASSWORD,
  SIGNUP_PATH,
  signupBody,
  STRAY_KEY,
  type Spoilt,
} from '../../statement/signup-request.ts'

/** The most accounts that a run leaves behind, whatever the target takes. */
const MAX_ACCOUNTS = 3
const USE_TOKENS = 8

function callsUnder(readings: Readings): readonly Call[] {
  const waitsMs = propagationWaitsMs(readings)
  const waitSeconds = Math.ceil(waitsMs.reduce((sum, waitMs) => sum + waitMs, 0) / 1000)
  const call = { kind: 'completion', about: 'new-key', mayBeRefused: true, tokens: USE_TOKENS } as const
  return [
    ...['first', 'get', 'second', ...SIGNUP_MISTAKES.map(({ label }) => label), 'duplicate'].map(
      (label) => ({ label, kind: 'signup' }) as const,
    ),
    { label: 'second-plain', kind: 'signup', ifNeeded: true },
    { label: 'use', ...call, waitSeconds },
    { label: 'use', ...call, count: waitsMs.length, ifNeeded: true },
    { label: 'use-later', ...call },
    { label: USE_WITHOUT_KEY, kind: 'credential', about: 'new-key', tokens: USE_TOKENS, ifNeeded: true },
  ]
}

const PROBE = 'signup.accounts'

const accounts: Probe = {
  id: PROBE,
  capability: 'signup',
  title:
    'two accounts, the first key used until it works, a duplicate, and mistakes; never more than three accounts',
  calls: callsUnder,
  run: async (context) => {
    context.invent(SIGNUP_PASSWORD)
    context.invent(OTHER_PASSWORD)
    let email = ''
    const fresh = (): RequestSpec => {
      email = freshEmail(context)
      return { json: signupBodyOf(context, email) }
    }
    const first = await signUp(context, 'first', SIGNUP_KEY, fresh)
    const firstEmail = email
    await useOnceGood(context)
    if (context.addsFields === true && context.holds(SIGNUP_KEY)) await useWithoutKey(context)
    // GET is safe (RFC 9110 section 9.2.1): it may be sent again as often as any other call.
    await context.send('get', {
      method: 'GET',
      path: SIGNUP_PATH,
      authorization: null,
      isPacedByTarget: true,
      captures: captured(STRAY_KEY, context),
    })
    // Where a good request leads to no account, mistakes would show nothing.
    if (!is2xx(first)) return
    // Interface section 4 shows sign-up without authentication, so that what is in this header cannot matter.
    const authorization = `Bearer ${context.wording.wrongKey(context.nonce('second'))}`
    const second = await signUp(context, 'second', SECOND_KEY, () => ({ ...fresh(), authorization }))
    // A target that looks at the header all the same still shows whether two accounts have two keys.
    const another = isRefusedAccess(second)
      ? await signUp(context, 'second-plain', SECOND_KEY, fresh)
      : second
    const labels = ['first', 'second', 'second-plain']
    const tally: Tally = { made: accountsBy(context, labels), isThrottled: isThrottled(another) }
    // Before the duplicate, which may make the last account that a run may make without breaking a rule.
    const { made } = tally
    await makeMistakes(context, MUSTS, tally)
    if (!tally.isThrottled && tally.made === made) await signUpAgain(context, firstEmail, tally)
    await use(context, 'use-later', SIGNUP_KEY)
    await makeMistakes(context, SHOULDS, tally)
  },
}

/** Probes of sign-up. */
export const signupProbes: readonly Probe[] = [accounts]

const MUSTS = SIGNUP_MISTAKES.filter(({ level }) => level === 'MUST')
const SHOULDS = SIGNUP_MISTAKES.filter(({ level }) => level === 'SHOULD')

/** The accounts that may have been made by now, and whether the target requested a pause. */
type Tally = { made: number; isThrottled: boolean }

async function signUpAgain(context: ProbeContext, email: string, tally: Tally): Promise<void> {
  // Without an address there is nothing that two accounts could have in common.
  if (!hasPart(context.readings, 'email')) return
  // Not the password of the account, which would make it a log-in.
  const password = { part: 'password', value: secretNamed(OTHER_PASSWORD) } as const
  const json = signupBodyOf(context, email, password)
  const duplicate = await signUp(context, 'duplicate', STRAY_KEY, () => ({ json }))
  // Without a key, a success may be what every address is answered, so that accounts cannot be discovered.
  if (is2xx(duplicate) && duplicate.kept !== undefined) tally.made += 1
  tally.isThrottled = isThrottled(duplicate)
}

// An account takes a moment to reach every machine of a service: until then its key is refused.
async function useOnceGood(context: ProbeContext): Promise<void> {
  for (const waitMs of [0, ...propagationWaitsMs(context.readings)]) {
    if (waitMs > 0) await context.pause(waitMs)
    const answer = await use(context, 'use', SIGNUP_KEY)
    if (answer === null || !isRefusedAccess(answer)) return
  }
}

async function use(context: ProbeContext, label: string, key: string): Promise<Exchange | null> {
  if (!context.holds(key)) return null
  return await context.send(label, chat(context, label, `Bearer ${secretNamed(key)}`))
}

// Where it is let in by a header field that the run adds, the call with the new key shows nothing about that key.
async function useWithoutKey(context: ProbeContext): Promise<void> {
  const call = chat(context, USE_WITHOUT_KEY, null)
  await callWithBadKey(context, USE_WITHOUT_KEY, (label, more) => context.send(label, { ...call, ...more }))
}

function chat(context: ProbeContext, label: string, authorization: string | null): RequestSpec {
  const json = chatRequest(context, [greeting(context, label)], { max_tokens: USE_TOKENS })
  return { json, authorization }
}

// One after the other: each may turn out to be one account too many. A target that still answers 429 is left alone.
async function makeMistakes(
  context: ProbeContext,
  mistakes: readonly SignupMistake[],
  tally: Tally,
): Promise<void> {
  for (const mistake of mistakes) {
    if (tally.made >= MAX_ACCOUNTS || tally.isThrottled) return
    const spec = mistaken(context, mistake)
    if (spec === null) continue
    const answer = await signUp(context, mistake.label, STRAY_KEY, () => spec)
    tally.made += accountsBy(context, [mistake.label])
    tally.isThrottled = isThrottled(answer)
  }
}

// One that broke off may have made an account all the same.
function accountsBy(context: ProbeContext, labels: readonly string[]): number {
  return context
    .recorded(PROBE)
    .filter((call) => labels.includes(call.label) && (is2xx(call) || wasReset(call))).length
}

function mistaken(context: ProbeContext, mistake: SignupMistake): RequestSpec | null {
  const email = freshEmail(context)
  if (mistake.label === EMPTY && !needsAnything(context.readings)) return null
  const { malformedBody, malformedEmail } = context.wording.signup
  if (mistake.kind === 'body') return { body: mistake.label === MALFORMED ? malformedBody : mistake.body }
  if (!hasPart(context.readings, mistake.part)) return null
  if (mistake.value === undefined && !isNeeded(context.readings, mistake.part)) return null
  const value = mistake.label === EMAIL_MALFORMED ? malformedEmail : mistake.value
  return { json: signupBodyOf(context, email, { part: mistake.part, value }) }
}

// A call that broke off is sent once more, with another address where `specOf` makes one: it may have taken the first.
async function signUp(
  context: ProbeContext,
  label: string,
  key: string,
  specOf: () => RequestSpec,
): Promise<Exchange> {
  const shared = { path: SIGNUP_PATH, authorization: null, hasEffect: true, isPacedByTarget: true } as const
  const call = () => ({ ...shared, captures: captured(key, context), ...specOf() })
  const answer = await context.send(label, call())
  return wasReset(answer) ? await context.send(label, call()) : answer
}

function captured(name: string, { readings }: ProbeContext): NonNullable<RequestSpec['captures']> {
  return { name, pointers: keyPointers(readings) }
}

function isRefusedAccess(exchange: Exchange): boolean {
  return REFUSES_KEY.has(statusOf(exchange) ?? 0)
}

function isThrottled(exchange: Exchange): boolean {
  return statusOf(exchange) === 429
}

// New with each run: an address that was used before would be refused as taken.
function freshEmail(context: ProbeContext): string {
  const template = context.signupEmail ?? context.wording.signup.email
  return template.replaceAll('{nonce}', context.freshNonce())
}

function signupBodyOf(
  { readings, wording }: ProbeContext,
  email: string,
  spoilt: Spoilt | null = null,
): unknown {
  return signupBody(readings, { email, person: wording.signup.person }, spoilt)
}
