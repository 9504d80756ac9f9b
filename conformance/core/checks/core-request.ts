/** Answers to requests: fields, roles and contents, each judged by the calls that differ in it alone. */
import { check, type Check } from '../../evidence/check.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
} from '../../exchange/judgement.ts'
import { callsAbout, examine, type Evidence } from '../../evidence/evidence.ts'
import type { Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { lacksRole, numberOf, stringsOf } from '../../statement/readings.ts'
import { isRecord, isSuccess, jsonOf, requestJson, statusIssue, statusOf } from '../../exchange/reply.ts'
import { attemptsOf, byStatus, CONTROL, nothingSeen, rolesOf, sameFailure } from '../../evidence/replies.ts'

const shared = { capability: 'core', level: 'MUST' } as const

/** Source: interface section 2.1: all four fields appear in the reference request. */
const modelAccepted = check({
  ...shared,
  id: 'core.model-accepted',
  clause: 'C2.1.1',
  title: 'a request with model, messages, max_tokens and temperature is accepted',
  judges: CONTROL,
  trippedBy: ['refuses-all-four'],
  judge: (evidence) => {
    const [all, fewer] = split(evidence, CONTROL, ({ label }) => label === 'all-four')
    return accepted(evidence, all, fewer)
  },
})

/** Source: interface section 2.1: messages are an ordered conversation. Its roles are system and user; `core.role-assistant` judges the others. */
const messagesAccepted = check({
  ...shared,
  id: 'core.messages-accepted',
  clause: 'C2.1.2',
  title: 'a conversation of several ordered messages is accepted',
  judges: CONTROL,
  trippedBy: ['refuses-long-conversation'],
  judge: (evidence) => {
    const [several, one] = split(evidence, CONTROL, (call) => rolesOf(call).length > 1)
    return accepted(evidence, several, one)
  },
})

/** Source: interface sections 2.1 and 8. */
const maxTokensAccepted = check({
  ...shared,
  id: 'core.max-tokens-accepted',
  clause: 'C2.1.3',
  title: 'max_tokens is accepted',
  judges: CONTROL,
  trippedBy: ['refuses-max-tokens'],
  judge: (evidence) => {
    const [having, lacking] = split(evidence, CONTROL, (call) => sends(call, 'max_tokens'))
    return accepted(evidence, having, lacking)
  },
})

/** Source: interface section 2.1. */
const temperatureAccepted = check({
  ...shared,
  id: 'core.temperature-accepted',
  clause: 'C2.1.4',
  title: 'temperature is accepted',
  judges: CONTROL,
  trippedBy: ['refuses-temperature'],
  judge: (evidence) => {
    const [having, lacking] = split(evidence, CONTROL, (call) => sends(call, 'temperature'))
    return accepted(evidence, having, lacking)
  },
})

/** Source: gap G2.1. */
const requiredSuffice = check({
  ...shared,
  id: 'core.required-suffice',
  gap: 'G2.1',
  reading: 'request.required',
  title: 'the required fields alone suffice',
  judges: CONTROL,
  trippedBy: ['needs-max-tokens'],
  judge: (evidence) => {
    const required = stringsOf(evidence.readings, 'request.required', 'required')
    const more = required.filter((field) => field !== 'model' && field !== 'messages')
    if (more.length > 0) return notApplicable(`the reading requires ${more.join(' and ')} too`)
    return answered(evidence, controlCalls(evidence, 'required-only'))
  },
})

/** Source: gap G4.4. */
const temperatureZero = check({
  ...shared,
  id: 'core.temperature-zero',
  gap: 'G4.4',
  reading: 'temperature.bounds',
  title: 'the lowest temperature, 0, is accepted',
  judges: CONTROL,
  trippedBy: ['refuses-temperature-zero'],
  judge: (evidence) => {
    const lowest = numberOf(evidence.readings, 'temperature.bounds', 'minimum') ?? 0
    if (lowest > 0) return notApplicable(`the lowest temperature of the reading is ${lowest}`)
    return answered(evidence, controlCalls(evidence, 'temperature-zero'))
  },
})

/** Source: gap G4.4. */
const temperatureTop = check({
  ...shared,
  id: 'core.temperature-top',
  gap: 'G4.4',
  reading: 'temperature.bounds',
  title: 'the highest temperature of the reading is accepted',
  judges: CONTROL,
  trippedBy: ['refuses-temperature-two'],
  judge: (evidence) => answered(evidence, controlCalls(evidence, 'temperature-top')),
})

/** Source: interface section 2.2. */
const roleSystem = check({
  ...shared,
  id: 'core.role-system',
  clause: 'C2.2.1',
  title: 'a system message is accepted',
  judges: 'completion',
  trippedBy: ['refuses-system'],
  judge: (evidence) => {
    const [having, lacking] = split(evidence, 'completion', (call) => rolesOf(call).includes('system'))
    return accepted(evidence, having, lacking)
  },
})

/** Source: interface section 2.2. */
const roleUser = check({
  ...shared,
  id: 'core.role-user',
  clause: 'C2.2.1',
  title: 'a user message alone is accepted',
  judges: 'completion',
  trippedBy: ['needs-system'],
  judge: (evidence) => {
    const [having, lacking] = split(evidence, 'completion', (call) =>
      rolesOf(call).every((role) => role === 'user'),
    )
    return accepted(evidence, having, lacking)
  },
})

/** Source: gap G2.3. */
const roleAssistant = check({
  ...shared,
  id: 'core.role-assistant',
  gap: 'G2.3',
  reading: 'request.roles',
  title: 'an assistant turn in the conversation is accepted',
  judges: ['completion:role-assistant', CONTROL],
  trippedBy: ['refuses-assistant'],
  judge: (evidence) => roleAnswered(evidence, 'assistant'),
})

/** Source: gap G2.3. Good models refuse it, so it warns. */
const roleDeveloper = check({
  ...shared,
  id: 'core.role-developer',
  gap: 'G2.3',
  reading: 'request.roles',
  level: 'SHOULD',
  bindsWith: ['request.roles'],
  title: 'a developer message is accepted',
  judges: ['completion:role-developer', CONTROL],
  trippedBy: ['refuses-developer'],
  judge: (evidence) => roleAnswered(evidence, 'developer'),
})

/** Source: interface section 2.2: content is a string, and JSON strings hold any script. */
const contentScripts = check({
  ...shared,
  id: 'core.content-scripts',
  clause: 'C2.2.2',
  title: 'content in many scripts and with emoji is accepted',
  judges: ['completion:scripts', CONTROL],
  trippedBy: ['refuses-non-ascii'],
  judge: (evidence) => answered(evidence, callsAbout(evidence, 'completion:scripts')),
})

/** Source: interface section 4 and RFC 9110 section 8.3.1: a parameter does not change the media type. RFC 8259 defines none, so it warns. */
const contentTypeCharset = check({
  ...shared,
  id: 'core.content-type-charset',
  clause: 'C4.4',
  level: 'SHOULD',
  title: 'a request with Content-Type: application/json; charset=utf-8 is accepted',
  judges: ['completion:content-type-charset', CONTROL],
  because: ['core.content-type-accepted'],
  trippedBy: ['charset-refused'],
  judge: (evidence) => answered(evidence, callsAbout(evidence, 'completion:content-type-charset')),
})

/** Checks of what a request may hold. */
export const requestChecks: readonly Check[] = [
  modelAccepted,
  messagesAccepted,
  maxTokensAccepted,
  temperatureAccepted,
  requiredSuffice,
  temperatureZero,
  temperatureTop,
  roleSystem,
  roleUser,
  roleAssistant,
  roleDeveloper,
  contentScripts,
  contentTypeCharset,
]

function controlCalls(evidence: Evidence, label: string): readonly Exchange[] {
  return callsAbout(evidence, CONTROL).filter((call) => call.label === label)
}

/** Each of the calls must be answered with success. */
function answered(evidence: Evidence, calls: readonly Exchange[]): Judgement {
  const failure = sameFailure(evidence, calls)
  if (failure !== null) return inconclusive('prerequisite', failure, calls)
  return examine(evidence, calls.map(byStatus), (call) => (isSuccess(call) ? [] : [statusIssue(call, '200')]))
}

/** One of the calls answered is enough; when none is, the others must show that it is not the target as a whole. */
function accepted(evidence: Evidence, calls: readonly Exchange[], others: readonly Exchange[]): Judgement {
  const good = calls.filter((call) => isSuccess(call) && isRecord(jsonOf(call)))
  if (good.length > 0) return satisfied(good)
  if (!others.some((call) => isSuccess(call))) return nothingSeen(evidence, 'completion')
  const refused = calls.filter((call) => !isSuccess(call) && ![429, null].includes(statusOf(call)))
  if (refused.length === 0) return examine(evidence, calls, () => [])
  return violatedUnlessEmpty(
    refused.map((call) => statusIssue(call, '200')),
    refused,
  )
}

function split(
  evidence: Evidence,
  selector: Selector,
  has: (call: Exchange) => boolean,
): readonly [having: readonly Exchange[], lacking: readonly Exchange[]] {
  const calls = attemptsOf(evidence, selector).filter(({ isValidCall }) => isValidCall === true)
  return [calls.filter(has), calls.filter((call) => !has(call))]
}

function sends(call: Exchange, field: string): boolean {
  const body = requestJson(call)
  return isRecord(body) && typeof body[field] === 'number'
}

function roleAnswered(evidence: Evidence, name: string): Judgement {
  if (lacksRole(evidence.readings, name)) {
    return notApplicable(`the reading has no role ${name}`)
  }
  return answered(evidence, callsAbout(evidence, `completion:role-${name}`))
}
