import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine, unusable } from '../../evidence/evidence.ts'
import { isAnsweredByModel } from '../../evidence/replies.ts'
import {
  isPlainCallAnswered,
  describeValue,
  headerValue,
  isClientError,
  is2xx,
  jsonOf,
  statusIssue,
  statusOf,
  valueAtPointer,
} from '../../exchange/reply.ts'
import type { CapturedSecret, Exchange } from '../../exchange/exchange.ts'
import { violationOf, inconclusive, satisfied, type Issue, type Judgement } from '../../exchange/judgement.ts'
import {
  DEFAULT_PROPAGATION_SECONDS,
  keyLikePointers,
  keyPointers,
  MAX_PROPAGATION_SECONDS,
  propagationSeconds,
} from '../../statement/signup-request.ts'
import {
  keySentByMail,
  calls,
  otherAuthorization,
  GOOD_SIGNUPS,
  isByMail,
  onCalls,
  SIGNUP,
  signupCall,
  USE,
  whenAccepted,
  whenKeyReceived,
  whenSignupOffered,
  whenKeyUsed,
} from './signup-evidence.ts'

type Rule = (exchange: Exchange) => readonly Issue[]

const KEY_FORMAT = { ...SIGNUP, reading: 'key.format' } as const

const isRefused: Rule = (first) =>
  is2xx(first) || isClientError(first) ? [] : [statusIssue(first, '2xx, or a refusal of 4xx')]

const redirects: Rule = (first) => {
  const status = statusOf(first) ?? 0
  if (status < 300 || status > 399) return []
  const to = headerValue(first.response?.headers ?? [], 'location')?.slice(0, 120) ?? 'nowhere'
  return [{ at: `${first.id} status`, expected: 'an answer at this path', received: `${status} to ${to}` }]
}

const asksForKey: Rule = (exchange) =>
  [401, 403, 407].includes(statusOf(exchange) ?? 0) ? [statusIssue(exchange, 'not 401, 403 or 407')] : []

const PAYMENT = /\b(card|credit.?card|payment|billing|iban|cvc)\b|(^|_)(card|payment|billing)(_|$)/i
const MESSAGES = ['/error/param', '/error/code', '/error/message', '/detail', '/title', '/message']

const asksForPayment: Rule = (exchange) => {
  if (statusOf(exchange) === 402) return [statusIssue(exchange, 'no payment: not 402')]
  if (!isClientError(exchange)) return []
  const found = MESSAGES.map((pointer) => ({
    pointer,
    value: valueAtPointer(jsonOf(exchange), pointer),
  })).find(({ value }) => typeof value === 'string' && PAYMENT.test(value))
  if (found === undefined) return []
  const received = JSON.stringify(found.value).slice(0, 100)
  return [{ at: `${exchange.id} ${found.pointer}`, expected: 'nothing about payment', received }]
}

const FIRST = [
  {
    id: 'signup.offered',
    clause: 'C1.3',
    title: 'sign-up answers: it creates an account, or refuses the request with a reason',
    trippedBy: ['signup-500', 'signup-redirected', 'signup-absent'],
    rule: isRefused,
  },
  {
    id: 'signup.path',
    clause: 'C4.5',
    title: 'sign-up is at /auth/signup itself: no redirect to a path with a version',
    trippedBy: ['signup-redirected'],
    rule: redirects,
  },
  {
    id: 'signup.no-auth-needed',
    clause: 'C4.6',
    title: 'sign-up asks for no credentials',
    trippedBy: ['signup-needs-auth'],
    rule: asksForKey,
  },
  {
    id: 'signup.no-card',
    clause: 'C1.9',
    title: 'sign-up asks for no payment card',
    trippedBy: ['signup-payment-first', 'signup-needs-card'],
    rule: asksForPayment,
  },
  {
    id: 'signup.json-in',
    clause: 'C4.2',
    title: 'sign-up takes a JSON body',
    trippedBy: ['signup-wants-form'],
    rule: (first: Exchange) =>
      statusOf(first) === 415 ? [statusIssue(first, 'not 415: JSON is what was sent')] : [],
  },
  {
    // Each target chooses which members it requires.
    id: 'signup.request-accepted',
    reading: 'signup.request',
    title: 'a sign-up with the members of the reading is accepted',
    because: ['signup.no-auth-needed', 'signup.no-card', 'signup.json-in'],
    trippedBy: ['signup-wants-more', 'signup-500'],
    rule: (first: Exchange) => (is2xx(first) ? [] : [statusIssue(first, '200, 201 or 202')]),
  },
] as const

export const offer = FIRST.map(({ rule, ...spec }) =>
  check({
    ...SIGNUP,
    ...spec,
    judge: (evidence) => whenSignupOffered(evidence, (first) => examine(evidence, [first], rule)),
  }),
)

// A SHOULD, because many gateways check every API key.
export const wrongAuthHarmless = check({
  ...SIGNUP,
  id: 'signup.wrong-auth-harmless',
  clause: 'C4.6',
  level: 'SHOULD',
  title: 'a wrong Authorization header does not affect sign-up',
  trippedBy: ['signup-wrong-auth-refused'],
  judge: (evidence) => onCalls(evidence, ['second'], asksForKey),
})

export const leadsToKey = checkWhen(whenAccepted, {
  ...USE,
  id: 'signup.leads-to-key',
  clause: 'C4.7',
  title: 'sign-up leads to an API key',
  because: ['signup.json-answers'],
  trippedBy: ['signup-no-key'],
  judge: (evidence, first) => {
    if (first.kept !== undefined) return satisfied([first])
    if (!isByMail(evidence, first)) return withoutKey(evidence, first)
    const use = signupCall(evidence, 'use')
    if (use === undefined || !isPlainCallAnswered(use)) return keySentByMail(first)
    return otherAuthorization(evidence, use) ?? satisfied([first, use])
  },
})

function withoutKey(evidence: Evidence, first: Exchange): Judgement {
  const json = jsonOf(first)
  const pointers = keyPointers(evidence.readings)
  const there = pointers.find((pointer) => valueAtPointer(json, pointer) !== undefined)
  const elsewhere = there === undefined ? keyLikePointers(json) : []
  const found = describeValue(there === undefined ? json : valueAtPointer(json, there))
  const issue = {
    at: `${first.id} ${there ?? 'body'}`,
    expected: `the key, a string at ${there ?? `one of ${pointers.join(', ')}`}`,
    received: elsewhere.length === 0 ? found : `${found}; a possible key is at ${elsewhere.join(', ')}`,
  }
  const judgement = examine(evidence, [first], () => [issue])
  // A key in another place violates the reading, not the clause.
  return elsewhere.length === 0
    ? judgement
    : violationOf(judgement, { gap: 'G4.2', reading: 'signup.response' })
}

export const keyWorks = checkWhen(whenKeyUsed, {
  ...USE,
  id: 'signup.key-works',
  clause: 'C2.4.1',
  judges: [...USE.judges, 'other:new-key'],
  beside: [...USE.beside, 'conversation:ordinary'],
  title:
    'the key from sign-up works within the time allowed for its propagation, over a WebSocket too if one is offered',
  trippedBy: ['signup-key-dead', 'signup-key-late', 'signup-key-not-on-sockets', 'recognizes-accounts'],
  judge: (evidence, use) => {
    const declared = propagationSeconds(evidence.readings)
    if (declared > MAX_PROPAGATION_SECONDS && notAnswered(use).length > 0) {
      const detail = `the key may take ${declared} s to work, and a run waits ${MAX_PROPAGATION_SECONDS} s`
      return inconclusive('prerequisite', detail, [use])
    }
    const late = lateKey(evidence, use, declared)
    return late ?? examine(evidence, [use, ...socketUses(evidence)], notAnsweredIn(evidence))
  },
})

// Returns a violation of the statement if the key does not work after the declared time, but works later, or was not tried for the
// default time; else null. The clause states no time.
function lateKey(evidence: Evidence, use: Exchange, declared: number): Judgement | null {
  const later = signupCall(evidence, 'use-later')
  const isDeclared = evidence.readings.get('signup.response')?.layer === 'declared'
  const isAnsweredLater = later !== undefined && isPlainCallAnswered(later)
  if (!isDeclared || !(isAnsweredLater || declared < DEFAULT_PROPAGATION_SECONDS)) return null
  const expected = `a completion ${declared} s after sign-up, as propagationSeconds declares`
  const judgement = examine(evidence, [use], () =>
    notAnswered(use).length === 0 ? [] : [statusIssue(use, expected)],
  )
  if (judgement.kind !== 'violated') return null
  return violationOf(judgement, { gap: 'G4.2', reading: 'signup.response' })
}

// Returns the calls with the key over a WebSocket. `signup.key-stays` judges a key that no longer works anywhere.
function socketUses(evidence: Evidence): readonly Exchange[] {
  const later = signupCall(evidence, 'use-later')
  if (later !== undefined && notAnswered(later).length > 0) return []
  // The WebSocket checks judge connections that broke or were refused by a limit.
  return callsAbout(evidence, 'other:new-key').filter((call) => unusable(call) === null)
}

function notAnsweredIn({ readings }: Evidence): Rule {
  return (call) => {
    if (call.label === 'use') return notAnswered(call)
    if (isAnsweredByModel(call, readings)) return []
    return [{ ...statusIssue(call, 'a completion, as over HTTP'), at: `${call.id} answer` }]
  }
}

export const keyStays = checkWhen(whenKeyUsed, {
  ...USE,
  id: 'signup.key-stays',
  clause: 'C2.4.1',
  title: 'the first key still works after other sign-ups',
  trippedBy: ['signup-last-key-only'],
  judge: (evidence, use) =>
    isPlainCallAnswered(use)
      ? examine(evidence, calls(evidence, ['use-later']), notAnswered)
      : inconclusive('prerequisite', 'the key never worked: see signup.key-works', [use]),
})

// `signup.key-free` judges refusals for lack of payment, `core.strict-json` bodies.
const notAnswered: Rule = (use) =>
  isPlainCallAnswered(use) || isUnpaid(use) ? [] : [statusIssue(use, 'a completion')]

function isUnpaid(use: Exchange): boolean {
  const code = valueAtPointer(jsonOf(use), '/error/code')
  return statusOf(use) === 402 || code === 'insufficient_quota' || code === 'billing_not_active'
}

export const keyFree = checkWhen(whenKeyUsed, {
  ...USE,
  id: 'signup.key-free',
  clause: 'C5.2',
  title: 'the key from sign-up can be used without paying first',
  trippedBy: ['signup-key-unpaid', 'signup-key-no-quota'],
  judge: (evidence, call) =>
    examine(evidence, [call], (use) => (isUnpaid(use) ? [statusIssue(use, 'no payment asked for')] : [])),
})

export const keysDiffer = checkWhen(whenKeyReceived, {
  ...SIGNUP,
  id: 'signup.keys-differ',
  clause: 'C1.3',
  title: 'two accounts have two keys',
  trippedBy: ['signup-same-key'],
  judge: (evidence, kept, first) => {
    const second = signupCall(evidence, 'second-plain') ?? signupCall(evidence, 'second')
    if (second?.kept === undefined)
      return inconclusive('prerequisite', 'the second sign-up gave no key', [first])
    const { pointer, placeholder } = second.kept
    const received = `the key of ${first.id}`
    const issue = { at: `${second.id} ${pointer}`, expected: 'another key', received }
    return examine(evidence, [first, second], (exchange) =>
      exchange === second && placeholder === kept.placeholder ? [issue] : [],
    )
  },
})

export const keyFormat = check({
  ...KEY_FORMAT,
  id: 'signup.key-format',
  title: 'a key fits a header field, and the declared format',
  trippedBy: ['signup-key-unsendable'],
  judge: (evidence) =>
    onKeys(evidence, ({ isSendable, matchesFormat, chars }) => {
      if (!isSendable) return ['at most 2048 characters of visible ASCII', `${chars} characters`]
      if (matchesFormat !== false) return null
      return ['a key as key.format declares it', `${chars} characters that do not match`]
    }),
})

// The minimum entropy in bits. RFC 6749 section 10.10 requires 128 bits. The limit is lower, because the estimate may be too low.
const LEAST_BITS = 64

export const keyEntropy = check({
  ...KEY_FORMAT,
  id: 'signup.key-entropy',
  level: 'SHOULD',
  title: 'a key looks random: at least 64 bits by its characters',
  trippedBy: ['signup-key-counter', 'signup-key-short'],
  judge: (evidence) =>
    onKeys(evidence, ({ bits, chars }) =>
      bits >= LEAST_BITS ? null : [`${LEAST_BITS} bits or more`, `${chars} characters with ${bits} bits`],
    ),
})

function onKeys(
  evidence: Evidence,
  rule: (kept: CapturedSecret) => readonly [expected: string, received: string] | null,
): Judgement {
  return whenKeyReceived(evidence, () =>
    examine(evidence, calls(evidence, GOOD_SIGNUPS), ({ id, kept }) => {
      const found = kept === undefined ? null : rule(kept)
      return found === null
        ? []
        : [{ at: `${id} ${kept?.pointer ?? ''}`, expected: found[0], received: found[1] }]
    }),
  )
}
