import { isAnsweredByModel, referenceCalls } from '../../evidence/replies.ts'
import { addedFieldsText, FIELDS_ADVICE } from '../../evidence/added-fields.ts'
import { callsAbout, examine, unusable, whyLost } from '../../evidence/evidence.ts'
import type { Evidence } from '../../evidence/check.ts'
import { CONTROL_CALLS } from '../../exchange/call-kinds.ts'
import type { Exchange, CapturedSecret } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  notJudged,
  notOffered,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { bodyText, isCompletion, is2xx, statusOf, statusText } from '../../exchange/reply.ts'
import { SIGNUP_PATH } from '../../statement/signup-request.ts'
import { SIGNUP_MISTAKES } from '../signup-mistakes.ts'

const NEW_KEY = 'completion:new-key'
const WITHOUT_KEY = 'credential:none'

/** The selectors of checks that judge sign-ups. For comparison, these checks also get the calls with the new API key. */
export const SIGNUP = { judges: 'signup', beside: NEW_KEY } as const

/** The selectors of checks that judge sign-ups and calls with the new API key. Other calls are used for comparison. */
export const USE = {
  judges: ['signup', NEW_KEY],
  beside: [CONTROL_CALLS, WITHOUT_KEY],
} as const

/** The labels of the sign-ups that must create an account. */
export const GOOD_SIGNUPS: readonly string[] = ['first', 'second', 'second-plain']

/** The label of the valid sign-up whose name has characters outside ASCII and whose password is long. */
export const UNUSUAL = 'second'

/** The labels of sign-ups with a mistake or an already registered e-mail address. */
export const BAD_SIGNUPS: readonly string[] = [
  'duplicate',
  'duplicate-case',
  ...SIGNUP_MISTAKES.map(({ label }) => label),
]

/** Returns the sign-ups, and the calls with an API key from a sign-up. If `labels` is given, omits those with other labels. */
export function calls(evidence: Evidence, labels?: readonly string[]): readonly Exchange[] {
  return callsAbout(evidence, 'signup', NEW_KEY).filter(({ label }) => labels?.includes(label) !== false)
}

/** Returns the sign-up with a label; undefined if it was not sent. */
export function signupCall(evidence: Evidence, label: string): Exchange | undefined {
  return calls(evidence, [label])[0]
}

/** Returns the result of `judge` for the first sign-up. If the service offers no sign-up, returns "not applicable". */
export function whenSignupOffered(evidence: Evidence, judge: (first: Exchange) => Judgement): Judgement {
  const first = signupCall(evidence, 'first')
  if (first === undefined) {
    const refused = evidence.omissions.find(({ code }) => code === 'sign-up-not-allowed')
    return refused === undefined
      ? examine(evidence, [], () => [])
      : notJudged('sign-up-not-allowed', refused.detail)
  }
  const blocked = unusable(first) ?? whyLost(evidence, first)
  if (blocked !== null) return inconclusive(...blocked, [first])
  if ([404, 405, 501].includes(statusOf(first) ?? 0))
    return notOffered(`POST ${SIGNUP_PATH} is answered ${statusText(first)}`)
  return judge(first)
}

/** Returns the result of `judge` if the first sign-up was accepted. Otherwise returns a judgment that gives the reason. */
export function whenAccepted(evidence: Evidence, judge: (first: Exchange) => Judgement): Judgement {
  return whenSignupOffered(evidence, (first) =>
    is2xx(first)
      ? judge(first)
      : inconclusive('prerequisite', 'a good sign-up was not accepted: see signup.request-accepted', [first]),
  )
}

/** Judges the calls with these labels by `rule`. If the first sign-up was not accepted, the judgment is inconclusive. */
export function onCalls(
  evidence: Evidence,
  labels: readonly string[],
  rule: (exchange: Exchange) => readonly Issue[],
): Judgement {
  return whenAccepted(evidence, () => examine(evidence, calls(evidence, labels), rule))
}

/** Returns the result of `judge` for the API key from the first sign-up. Without a key, returns a judgment that says why. */
export function whenKeyReceived(
  evidence: Evidence,
  judge: (kept: CapturedSecret, first: Exchange) => Judgement,
): Judgement {
  return whenAccepted(evidence, (first) => {
    if (first.kept !== undefined) return judge(first.kept, first)
    if (isByMail(evidence, first))
      return notApplicable('the key comes by mail: no answer has one', ...declaredMail(evidence))
    return inconclusive('prerequisite', 'sign-up gave no key: see signup.leads-to-key', [first])
  })
}

/** Returns the result of `judge` for the chat call that used the new API key. Without that call, returns a judgment with the reason. */
export function whenKeyUsed(evidence: Evidence, judge: (use: Exchange) => Judgement): Judgement {
  return whenAccepted(evidence, (first) => {
    const use = signupCall(evidence, 'use')
    if (use === undefined) {
      return isByMail(evidence, first) && first.kept === undefined
        ? keySentByMail(first)
        : inconclusive('prerequisite', 'sign-up gave no key: see signup.leads-to-key', [first])
    }
    const blocked = unusable(use)
    if (blocked !== null) return inconclusive(...blocked, [use])
    const doubt = otherAuthorization(evidence, use)
    if (doubt !== null) return doubt
    if (isCompletion(use) || referenceCalls(evidence).some(isCompletion)) return judge(use)
    return inconclusive('prerequisite', 'calls with the key of the run are not answered either', [use])
  })
}

/** Returns an inconclusive judgment if calls succeed without an API key, perhaps because of a field from `--header`. Otherwise null. */
export function otherAuthorization(evidence: Evidence, use: Exchange): Judgement | null {
  if (evidence.addedFields === undefined) return null
  const keyless = callsAbout(evidence, WITHOUT_KEY).find((call) => isAnsweredByModel(call, evidence.readings))
  if (keyless === undefined) return null
  const found = `a call without any key is let in as well (${keyless.id}), perhaps by ${addedFieldsText(evidence)}`
  return inconclusive('prerequisite', { place: use.id, cause: `${found}. ${FIELDS_ADVICE}` }, [use, keyless])
}

/** Returns whether the service sends the API key by e-mail. */
export function isByMail(evidence: Evidence, first: Exchange): boolean {
  return declaredMail(evidence).length > 0 || (statusOf(first) === 202 && first.kept === undefined)
}

// Returns a list with `signup.response` if it declares that keys are sent by mail; otherwise an empty list.
function declaredMail({ readings }: Evidence): readonly string[] {
  return readings.get('signup.response')?.value.reading === 'mail' ? ['signup.response'] : []
}

/** Returns the inconclusive judgment for an API key sent by e-mail. */
export function keySentByMail(first: Exchange): Judgement {
  const detail =
    'verification by mail: put the key from the mail into a variable, name it with --signup-key-env'
  return inconclusive('prerequisite', detail, [first])
}

/** Returns how often a text occurs in the body of an answer. */
export function timesInBody(exchange: Exchange, text: string): number {
  return (bodyText(exchange) ?? '').split(text).length - 1
}

/** Returns the placeholders of the API keys in the recorded sign-up answers. */
export function keysIn(evidence: Evidence): readonly string[] {
  return [...new Set(calls(evidence).flatMap(({ kept }) => (kept === undefined ? [] : [kept.placeholder])))]
}

/** Returns whether the answer to a sign-up contains an API key in the member that is declared or usual for it. */
export function givesKey(evidence: Evidence, exchange: Exchange): boolean {
  const usual = signupCall(evidence, 'first')?.kept?.pointer
  return exchange.kept !== undefined && (usual === undefined || exchange.kept.pointer === usual)
}
