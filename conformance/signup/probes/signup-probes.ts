import { wasReset } from '../../exchange/attempts.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  defineProbe,
  type Call,
  type Probe,
  type ProbeContext,
  type RequestSpec,
} from '../../engine/probe.ts'
import type { Readings } from '../../statement/readings.ts'
import { secretPlaceholder } from '../../exchange/placeholders.ts'
import { is2xx, isClientError, KEY_REFUSALS, statusOf } from '../../exchange/reply.ts'
import { hasSocketChunk } from '../../evidence/replies.ts'
import { OFFER_PROBE, requestSteps, whereOffered } from '../../websocket/probes/websocket-request.ts'
import { chatRequest, greeting } from '../../core/probes/core-prompts.ts'
import {
  EMAIL_MALFORMED,
  EMPTY,
  MALFORMED,
  RENEWED,
  SIGNUP_MISTAKES,
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
  UNEXPECTED_KEY,
  type InvalidPart,
} from '../../statement/signup-request.ts'

const MAX_ACCOUNTS = 4
// Characters of two, three and four bytes, with which some databases fail.
const UNUSUAL_NAME = 'Zoë 𠮷田'
const USE_TOKENS = 8
const NEW_KEY = { about: 'new-key', tokens: USE_TOKENS, marks: { otherKey: 'signup' } } as const

const PROBE = 'signup.accounts'
const FIRST = ['first', 'second', 'second-plain']
const LABELS = SIGNUP_MISTAKES.map(({ label }) => label)
const MUST_COUNT = SIGNUP_MISTAKES.filter(({ level }) => level === 'MUST').length
// Sign-ups with an address that is in use or was refused before. A service may accept them without giving a key.
const AGAIN: readonly string[] = ['duplicate', 'duplicate-case', ...RENEWED]
// The labels of sign-ups in the order of sending. The last two are sent at once.
const ORDER: readonly string[] = [
  ...FIRST,
  ...LABELS.slice(0, MUST_COUNT),
  // Sent after the mistakes that must be refused, because it may create the last allowed account.
  'duplicate',
  ...LABELS.slice(MUST_COUNT),
  'duplicate-case',
  ...RENEWED,
]

function callsUnder(readings: Readings): readonly Call[] {
  const waitsMs = propagationWaitsMs(readings)
  const waitSeconds = Math.ceil(waitsMs.reduce((sum, waitMs) => sum + waitMs, 0) / 1000)
  const call = { ...NEW_KEY, kind: 'completion', mayBeRefused: true } as const
  const signup = { kind: 'signup', marks: { hasEffect: true } } as const
  const unsent = SIGNUP_MISTAKES.filter((mistake) => !isMistake(readings, mistake)).map(({ label }) => label)
  if (!hasPart(readings, 'email')) unsent.push(...AGAIN)
  const later = ORDER.filter((label) => label === 'second' || ![...FIRST, ...unsent].includes(label))
  return [
    { label: 'first', ...signup },
    ...later.map((label): Call => ({ label, ...signup, due: (sent) => Number(follows(label, sent)) })),
    { label: 'get', kind: 'signup' },
    { label: 'second-plain', ...signup, ifNeeded: true },
    { label: 'use', ...call, waitSeconds, due: usesDue },
    { label: 'use', ...call, count: waitsMs.length, ifNeeded: true },
    { label: 'use-later', ...call, due: usesDue },
  ]
}

// Returns 1 if the first sign-up gave a key to use, otherwise 0.
function usesDue(sent: readonly Exchange[]): number {
  return Number(sent.some((one) => one.label === 'first' && is2xx(one) && one.kept !== undefined))
}

// Returns whether this sign-up follows those that were sent: the first one had success, none got 429, and another account is allowed.
function follows(label: string, sent: readonly Exchange[]): boolean {
  const isRenewed = RENEWED.some((one) => one === label)
  const place = ORDER.indexOf(isRenewed ? RENEWED[0] : label)
  const ahead = sent.filter((call) => ORDER.slice(0, place).includes(call.label))
  const first = ahead.findLast((call) => call.label === 'first')
  return (
    first !== undefined &&
    is2xx(first) &&
    !ahead.some((call) => isThrottled(call) && call.sentAgain === undefined) &&
    ahead.filter(mayHaveCreated).length < MAX_ACCOUNTS &&
    (!isRenewed || ahead.some((call) => call.label.startsWith('password-') && isClientError(call)))
  )
}

// Returns whether a sign-up may have created an account. A service may answer 2xx without a key to hide that an address is in use.
function mayHaveCreated(call: Exchange): boolean {
  return wasReset(call) || (is2xx(call) && (call.kept !== undefined || !AGAIN.includes(call.label)))
}

const accounts = defineProbe({
  id: PROBE,
  title:
    'two accounts (the second with a name beyond ASCII and a long password), the first key used until it works, duplicates, mistakes, and two at once with an address that was refused; never more than four addresses with an account, and one more if an answer 5xx made one',
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
    await context.send('get', {
      method: 'GET',
      path: SIGNUP_PATH,
      authorization: null,
      isPacedByTarget: true,
      captures: captured(UNEXPECTED_KEY, context),
    })
    if (!is2xx(first)) return
    // Interface section 4 shows sign-up without authentication, so this field must not matter.
    const authorization = `Bearer ${context.wording.wrongKey(context.nonce('second'))}`
    const unusual = (): RequestSpec => ({ json: unusualBody(context, freshEmail(context)), authorization })
    const second = await signUp(context, 'second', SECOND_KEY, unusual)
    // A target may refuse the wrong key, the name or the password. Then signs up once more in the usual way.
    if ((statusOf(second) ?? 0) >= 400 && !isThrottled(second))
      await signUp(context, 'second-plain', SECOND_KEY, fresh)
    await makeMistakes(context, SIGNUP_MISTAKES.slice(0, MUST_COUNT))
    await signUpAgain(context, 'duplicate', firstEmail)
    await use(context, 'use-later')
    const refusedEmail = await makeMistakes(context, SIGNUP_MISTAKES.slice(MUST_COUNT))
    await signUpAgain(context, 'duplicate-case', firstEmail.toUpperCase())
    await Promise.all(RENEWED.map((label) => signUpAgain(context, label, refusedEmail)))
  },
})

// Runs last, because it needs the first handshake of the WebSocket probes.
const socketUse = defineProbe({
  id: 'signup.socket',
  turn: 'last',
  title: 'the first key over a WebSocket that answers the key of the run',
  calls: [{ ...NEW_KEY, label: 'use-socket', kind: 'other', ifNeeded: true }],
  run: (context) =>
    whereOffered(context, async ({ connect, request, dialect }) => {
      const isServed = context.recorded(OFFER_PROBE).some((call) => hasSocketChunk(call, dialect))
      if (!isServed || !context.holds(SIGNUP_KEY)) return
      const credential = secretPlaceholder(SIGNUP_KEY)
      const json = request(greeting(context, 'use-socket'), USE_TOKENS, {}, credential)
      await connect('use-socket', requestSteps(json), { credential })
    }),
})

/** All probes of sign-up. */
export const signupProbes: readonly Probe[] = [accounts, socketUse]

async function signUpAgain(context: ProbeContext, label: string, email: string): Promise<void> {
  if (!hasPart(context.readings, 'email') || !follows(label, context.recorded(PROBE))) return
  // Another password, because with the password of the account this would be a log-in.
  const password = { part: 'password', value: secretPlaceholder(OTHER_PASSWORD) } as const
  const json = signupBodyOf(context, email, label === RENEWED[0] ? null : password)
  await signUp(context, label, UNEXPECTED_KEY, () => ({ json }))
}

// Calls the target with the new key. Repeats the call while the key is refused, because some replicas may not know the key yet.
async function useOnceGood(context: ProbeContext): Promise<void> {
  for (const waitMs of [0, ...propagationWaitsMs(context.readings)]) {
    if (waitMs > 0) await context.pause(waitMs)
    const answer = await use(context, 'use')
    if (answer === null || !KEY_REFUSALS.has(statusOf(answer) ?? 0)) return
  }
}

async function use(context: ProbeContext, label: string): Promise<Exchange | null> {
  if (!context.holds(SIGNUP_KEY)) return null
  const json = chatRequest(context, [greeting(context, label)], { max_tokens: USE_TOKENS })
  return await context.send(label, { json, authorization: `Bearer ${secretPlaceholder(SIGNUP_KEY)}` })
}

// Sends invalid sign-ups one by one. Returns the first address that was refused for its password, or an empty text.
async function makeMistakes(context: ProbeContext, mistakes: readonly SignupMistake[]): Promise<string> {
  let refusedEmail = ''
  for (const mistake of mistakes) {
    if (!isMistake(context.readings, mistake) || !follows(mistake.label, context.recorded(PROBE))) continue
    const email = freshEmail(context)
    const spec = mistaken(context, mistake, email)
    const answer = await signUp(context, mistake.label, UNEXPECTED_KEY, () => spec)
    if (mistake.label.startsWith('password-') && isClientError(answer)) refusedEmail ||= email
  }
  return refusedEmail
}

// Returns whether the declared requests allow this mistake.
function isMistake(readings: Readings, mistake: SignupMistake): boolean {
  if (mistake.kind === 'body') return mistake.label !== EMPTY || needsAnything(readings)
  return hasPart(readings, mistake.part) && (mistake.value !== undefined || isNeeded(readings, mistake.part))
}

function mistaken(context: ProbeContext, mistake: SignupMistake, email: string): RequestSpec {
  const { malformedBody, malformedEmail } = context.wording.signup
  if (mistake.kind === 'body') return { body: mistake.label === MALFORMED ? malformedBody : mistake.body }
  const given = mistake.label === EMAIL_MALFORMED ? malformedEmail : mistake.value
  const value = typeof given === 'string' ? given.replace('{nonce}', context.freshNonce()) : given
  return { json: signupBodyOf(context, email, { part: mistake.part, value }) }
}

// Sends a sign-up, and repeats it if the connection broke. `specOf` can return a new address for the second call.
async function signUp(
  context: ProbeContext,
  label: string,
  key: string,
  specOf: () => RequestSpec,
): Promise<Exchange> {
  const shared = { path: SIGNUP_PATH, authorization: null, isPacedByTarget: true } as const
  const call = () => ({ ...shared, captures: captured(key, context), ...specOf() })
  const answer = await context.send(label, call())
  return wasReset(answer) ? await context.send(label, call()) : answer
}

function captured(name: string, { readings }: ProbeContext): NonNullable<RequestSpec['captures']> {
  return { name, pointers: keyPointers(readings) }
}

function isThrottled(exchange: Exchange): boolean {
  return statusOf(exchange) === 429
}

// Returns an address that is new in each run.
function freshEmail(context: ProbeContext): string {
  const template = context.signupEmail ?? context.wording.signup.email
  return template.replaceAll('{nonce}', context.freshNonce())
}

function signupBodyOf(
  { readings, wording }: ProbeContext,
  email: string,
  spoilt: InvalidPart | null = null,
): unknown {
  return signupBody(readings, { email, person: wording.signup.person }, spoilt)
}

// Returns a valid sign-up with a name beyond ASCII and a password of more than 72 bytes, with which some versions of bcrypt fail.
function unusualBody({ readings, wording }: ProbeContext, email: string): unknown {
  const [one, other] = [secretPlaceholder(SIGNUP_PASSWORD), secretPlaceholder(OTHER_PASSWORD)]
  const person = `${wording.signup.person} (${UNUSUAL_NAME})`
  return signupBody(readings, { email, person }, { part: 'password', value: `${one}${other}${one}` })
}
