/** Whether there is a sign-up, at its path, for everybody, free of charge, in JSON. */
import { check, type Check } from '../../evidence/check.ts'
import { examine, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import {
  headerValue,
  isJsonMediaType,
  is2xx,
  jsonOf,
  mediaTypeOf,
  statusIssue,
  statusOf,
  strictJson,
  valueAtPointer,
} from '../../exchange/reply.ts'
import {
  calls,
  GOOD_SIGNUPS,
  MISTAKES,
  ON_SIGNUP,
  whenAccepted,
  whenSignupOffered,
} from './signup-evidence.ts'

const offered = check({
  id: 'signup.offered',
  capability: 'signup',
  clause: 'C1.3',
  level: 'MUST',
  title: 'sign-up answers: it creates an account, or refuses the request with a reason',
  on: ON_SIGNUP,
  trippedBy: ['signup-500', 'signup-redirected', 'signup-absent'],
  judge: onFirst((first) => {
    const status = statusOf(first) ?? 0
    return is2xx(first) || (status >= 400 && status <= 499)
      ? []
      : [statusIssue(first, '2xx, or a refusal of 4xx')]
  }),
})

/** Source: interface section 4, rule 2. */
const path = check({
  id: 'signup.path',
  capability: 'signup',
  clause: 'C4.5',
  level: 'MUST',
  title: 'sign-up is at /auth/signup itself: no redirect to a path with a version',
  on: ON_SIGNUP,
  trippedBy: ['signup-redirected'],
  judge: onFirst((first) => {
    const status = statusOf(first) ?? 0
    if (status < 300 || status > 399) return []
    const to = headerValue(first.response?.headers ?? [], 'location')?.slice(0, 120) ?? 'nowhere'
    return [{ at: `${first.id} status`, expected: 'an answer at this path', received: `${status} to ${to}` }]
  }),
})

/** Source: interface section 4, rule 3. */
const noAuthNeeded = check({
  id: 'signup.no-auth-needed',
  capability: 'signup',
  clause: 'C4.6',
  level: 'MUST',
  title: 'sign-up asks for no credentials',
  on: ON_SIGNUP,
  trippedBy: ['signup-needs-auth'],
  judge: onFirst((first) => refusedAccess(first)),
})

/** Programs that have an old key send it everywhere; gateways that look at any credential they see are common, though. */
const wrongAuthHarmless = check({
  id: 'signup.wrong-auth-harmless',
  capability: 'signup',
  clause: 'C4.6',
  level: 'SHOULD',
  title: 'a wrong Authorization header does not affect sign-up',
  on: ON_SIGNUP,
  trippedBy: ['signup-wrong-auth-refused'],
  judge: (evidence) =>
    whenAccepted(evidence, () =>
      examine(evidence, calls(evidence, ['second']), (second) => refusedAccess(second)),
    ),
})

/** Source: interface sections 1 and 5. */
const noCard = check({
  id: 'signup.no-card',
  capability: 'signup',
  clause: 'C1.9',
  level: 'MUST',
  title: 'sign-up asks for no payment card',
  on: ON_SIGNUP,
  trippedBy: ['signup-payment-first', 'signup-needs-card'],
  judge: onFirst((first) => paymentAskedFor(first)),
})

const jsonIn = check({
  id: 'signup.json-in',
  capability: 'signup',
  clause: 'C4.2',
  level: 'MUST',
  title: 'sign-up takes a JSON body',
  on: ON_SIGNUP,
  trippedBy: ['signup-wants-form'],
  judge: onFirst((first) =>
    statusOf(first) === 415 ? [statusIssue(first, 'not 415: JSON is what was sent')] : [],
  ),
})

/** The target chooses the members that it takes: see the reading `signup.request`. */
const requestAccepted = check({
  id: 'signup.request-accepted',
  capability: 'signup',
  gap: 'G4.1',
  reading: 'signup.request',
  level: 'MUST',
  title: 'a sign-up with the members of the reading is accepted',
  explainedBy: ['signup.no-auth-needed', 'signup.no-card', 'signup.json-in'],
  on: ON_SIGNUP,
  trippedBy: ['signup-wants-more', 'signup-500'],
  judge: onFirst((first) => (is2xx(first) ? [] : [statusIssue(first, '200, 201 or 202')])),
})

const jsonMediaType = check({
  id: 'signup.json-media-type',
  capability: 'signup',
  clause: 'C4.2',
  level: 'MUST',
  title: 'JSON answers of sign-up have a JSON media type, refusals too',
  on: ON_SIGNUP,
  trippedBy: ['signup-media-text', 'signup-errors-text'],
  judge: (evidence) =>
    onAnswers(
      evidence,
      (exchange) => {
        const received = mediaTypeOf(exchange)
        if (isJsonMediaType(received)) return []
        const at = `${exchange.id} header content-type`
        return [{ at, expected: 'a JSON type', received: received ?? 'missing' }]
      },
      // A page that is labeled as such is labeled right: that it is not JSON is one failure, not two.
      { of: (exchange) => strictJson(exchange).ok, none: 'no answer of sign-up is in JSON' },
    ),
})

const strict = check({
  id: 'signup.strict-json',
  capability: 'signup',
  clause: 'C4.2',
  level: 'MUST',
  title: 'the answers of sign-up are one JSON value each (RFC 8259)',
  // Whose refusals are not JSON anywhere has one cause for it. That a key comes in JSON, signup.leads-to-key says as well.
  explainedBy: ['core.errors-strict-json'],
  on: ON_SIGNUP,
  trippedBy: ['signup-html', 'signup-two-values'],
  judge: (evidence) =>
    onAnswers(evidence, (exchange) => {
      const json = strictJson(exchange)
      return json.ok
        ? []
        : [{ at: `${exchange.id} body`, expected: 'one JSON value', received: json.problem }]
    }),
})

/** Source: gap G7.4. Crawlers and browsers come with GET. */
const getHarmless = check({
  id: 'signup.get-harmless',
  capability: 'signup',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
  title: 'GET on the path of sign-up gives no key and no server error',
  on: ON_SIGNUP,
  trippedBy: ['signup-get-500', 'signup-get-key'],
  judge: (evidence) =>
    whenSignupOffered(evidence, () =>
      examine(evidence, calls(evidence, ['get']), (get) => {
        if (get.kept !== undefined)
          return [{ at: `${get.id} ${get.kept.pointer}`, expected: 'no key', received: 'a key' }]
        return (statusOf(get) ?? 0) >= 500 ? [statusIssue(get, 'no 5xx')] : []
      }),
    ),
})

/** A limit keeps robots out; anyone who meets it by chance must be told when to come again (RFC 9110 section 10.2.3). */
const limitSaysWhen = check({
  id: 'signup.limit-says-when',
  capability: 'signup',
  gap: 'G8.4',
  reading: 'limits.exceeded',
  level: 'SHOULD',
  title: 'a 429 to a sign-up carries Retry-After',
  on: ON_SIGNUP,
  trippedBy: ['signup-limit-bare'],
  judge: (evidence) => {
    const limited = calls(evidence).filter((exchange) => statusOf(exchange) === 429)
    if (limited.length === 0)
      return whenSignupOffered(evidence, () => notApplicable('no sign-up was answered 429'))
    const issues = limited
      .filter(({ response }) => headerValue(response?.headers ?? [], 'retry-after') === null)
      .map(({ id }) => ({
        at: `${id} header retry-after`,
        expected: 'seconds or a date',
        received: 'missing',
      }))
    return violatedUnlessEmpty(issues, limited)
  },
})

/** Checks of the offer. */
export const signupOfferChecks: readonly Check[] = [
  offered,
  path,
  noAuthNeeded,
  wrongAuthHarmless,
  noCard,
  jsonIn,
  requestAccepted,
  jsonMediaType,
  strict,
  getHarmless,
  limitSaysWhen,
]

function onFirst(rule: (first: Exchange) => readonly Issue[]): (evidence: Evidence) => Judgement {
  return (evidence) => whenSignupOffered(evidence, (first) => examine(evidence, [first], rule))
}

// Bodies of answers that show nothing about sign-up (a gateway's 429, say) are not what the clause is about.
function onAnswers(
  evidence: Evidence,
  rule: (exchange: Exchange) => readonly Issue[],
  scope: { readonly of: (exchange: Exchange) => boolean; readonly none: string } | null = null,
): Judgement {
  return whenSignupOffered(evidence, (first) => {
    const answers = calls(evidence, [...GOOD_SIGNUPS, 'duplicate', ...MISTAKES]).filter((exchange) => {
      const status = statusOf(exchange) ?? 0
      return status !== 204 && status !== 429 && (status < 300 || status >= 400)
    })
    if (answers.length === 0) return inconclusive('prerequisite', 'no answer has a body', [first])
    const concerned = scope === null ? answers : answers.filter((exchange) => scope.of(exchange))
    return concerned.length === 0 && scope !== null
      ? notApplicable(scope.none)
      : examine(evidence, concerned, rule)
  })
}

function refusedAccess(exchange: Exchange): readonly Issue[] {
  const status = statusOf(exchange)
  return status === 401 || status === 403 || status === 407
    ? [statusIssue(exchange, 'not 401, 403 or 407')]
    : []
}

const PAYMENT = /\b(card|credit.?card|payment|billing|iban|cvc)\b|(^|_)(card|payment|billing)(_|$)/i

function paymentAskedFor(exchange: Exchange): readonly Issue[] {
  const status = statusOf(exchange) ?? 0
  if (status === 402) return [statusIssue(exchange, 'no payment: not 402')]
  if (status < 400 || status > 499) return []
  const said = ['/error/param', '/error/code', '/error/message', '/detail', '/title', '/message']
    .map((pointer) => ({ pointer, value: valueAtPointer(jsonOf(exchange), pointer) }))
    .find(({ value }) => typeof value === 'string' && PAYMENT.test(value))
  if (said === undefined) return []
  const received = JSON.stringify(said.value).slice(0, 100)
  return [{ at: `${exchange.id} ${said.pointer}`, expected: 'nothing about payment', received }]
}
