import { check, type Level, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine, attemptsOf, withoutReplies } from '../../evidence/evidence.ts'
import { markedComplete, mustSucceed, rolesOf } from '../../evidence/replies.ts'
import { CONTROL_CALLS, selectorsOf, type Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import {
  isClientError,
  isRecord,
  isSuccess,
  jsonOf,
  requestJson,
  statusIssue,
  statusOf,
  isUnknownModel,
  withoutNonces,
} from '../../exchange/reply.ts'
import { lacksRole, numberOf, stringsOf, type Readings } from '../../statement/readings.ts'

/** A part that a valid request may have, such as `temperature`. A check compares calls with this part with calls without it. */
type RequestPart = {
  readonly id: string
  readonly clause: string
  readonly title: string
  /** Selects the calls among which the check looks for one with this part. The default is {@link CONTROL_CALLS}. */
  readonly among?: Selector
  readonly has: (call: Exchange) => boolean
  readonly because?: readonly string[]
  readonly fault: string
}

// One check for each part of a request that interface sections 2.1 and 2.2 define.
const REQUEST_PARTS: readonly RequestPart[] = [
  {
    id: 'core.model-accepted',
    clause: 'C2.1.1',
    title: 'a request with model, messages, max_tokens and temperature is accepted',
    has: (call) => sends(call, 'max_tokens') && sends(call, 'temperature') && rolesOf(call).length > 1,
    because: ['core.max-tokens-accepted', 'core.temperature-accepted'],
    fault: 'refuses-all-four',
  },
  {
    // The roles of the interface are system and user; `core.role-assistant` judges the others.
    id: 'core.messages-accepted',
    clause: 'C2.1.2',
    title: 'a conversation of several ordered messages is accepted',
    has: (call) => rolesOf(call).length > 1,
    fault: 'refuses-long-conversation',
  },
  {
    id: 'core.max-tokens-accepted',
    clause: 'C2.1.3',
    title: 'max_tokens is accepted',
    has: (call) => sends(call, 'max_tokens'),
    fault: 'refuses-max-tokens',
  },
  {
    id: 'core.temperature-accepted',
    clause: 'C2.1.4',
    title: 'temperature is accepted',
    has: (call) => sends(call, 'temperature'),
    fault: 'refuses-temperature',
  },
  {
    id: 'core.role-system',
    clause: 'C2.2.1',
    title: 'a system message is accepted',
    among: 'completion',
    has: (call) => rolesOf(call).includes('system'),
    fault: 'refuses-system',
  },
  {
    id: 'core.role-user',
    clause: 'C2.2.1',
    title: 'a user message alone is accepted',
    among: 'completion',
    has: (call) => rolesOf(call).every((role) => role === 'user'),
    fault: 'needs-system',
  },
]

export const differences = REQUEST_PARTS.map(({ among = CONTROL_CALLS, has, fault, ...spec }) =>
  check({
    ...spec,
    judges: among,
    trippedBy: [fault],
    judge: (evidence) => {
      const calls = attemptsOf(evidence, among).filter(({ isValidCall }) => isValidCall === true)
      return accepted(
        evidence,
        calls.filter(has),
        calls.filter((call) => !has(call)),
      )
    },
  }),
)

export const alikeAccepted = check({
  id: 'core.alike-accepted',
  clause: 'C1.2',
  title: 'no valid call is refused while a call like it is answered',
  judges: [CONTROL_CALLS, '*'],
  trippedBy: ['now-and-then-401', 'answer-204'],
  judge: (evidence) => {
    const calls = attemptsOf(evidence, ['completion', 'stream', 'left']).filter(
      ({ isValidCall, probe, about }) =>
        isValidCall === true && /^(core|sse)\./.test(probe) && about?.startsWith('after-') !== true,
    )
    const answered = calls.filter(isSuccess)
    const answeredAs = new Set(answered.flatMap((call) => [likeness(call, true), likeness(call, false)]))
    const refused = calls.filter(
      (call) => isRefused(call) && answeredAs.has(likeness(call, isAboutContent(call))),
    )
    // `sse.whole` and `core.reply-whole` report answers that break off.
    if (refused.length === 0) return examine(evidence, answered.map(markedComplete), () => [])
    return violatedUnlessEmpty(refused.map(refusalIssue), refused)
  },
})

function isRefused(call: Exchange): boolean {
  const status = statusOf(call) ?? 500
  return status < 500 && !isSuccess(call) && ![408, 429].includes(status)
}

// Returns whether a refusal may depend on the messages. False for a refusal of the key or the model, a redirect and an empty success.
function isAboutContent(call: Exchange): boolean {
  return isClientError(call) && statusOf(call) !== 401 && !isUnknownModel(call)
}

// Returns a text that is equal for similar calls: they differ only in a nonce, or, if `hasContent` is false, only in their content.
function likeness({ request }: Exchange, hasContent: boolean): string {
  const { url, headers, body } = request
  if (hasContent) return JSON.stringify([url, headers, withoutNonces(body?.text ?? '')])
  const key = headers.find(([name]) => name === 'authorization')
  return JSON.stringify([url, key, /"model":"[^"]*"/.exec(body?.text ?? '')?.[0]])
}

function refusalIssue(call: Exchange): Issue {
  return statusIssue(call, '200, as for another call like it')
}

type Accepted = {
  readonly id: string
  readonly title: string
  readonly level?: Level
  readonly clause?: string
  readonly gap?: string
  readonly reading?: string
  readonly bindsWith?: readonly string[]
  readonly because?: readonly string[]
  readonly judges: Selector | readonly Selector[]
  /** The label of the judged call. If absent, all calls that the check selects are judged. */
  readonly label?: string
  /** Returns why the check does not apply under the declared behaviors. Returns null if it applies. */
  readonly without?: (readings: Readings) => string | null
  readonly fault: string
}

const bounds = {
  reading: 'temperature.bounds',
  judges: CONTROL_CALLS,
  because: ['core.temperature-accepted'],
} as const
const roles = { reading: 'request.roles' } as const

const ACCEPTED: readonly Accepted[] = [
  {
    id: 'core.required-suffice',
    reading: 'request.required',
    title: 'the required fields alone suffice',
    judges: CONTROL_CALLS,
    label: 'required-only',
    without: (readings) => {
      const required = stringsOf(readings, 'request.required', 'required')
      const isOptional = (field: string): boolean => !required.includes(field)
      // The call has only `messages` and the required fields; without a declaration also `model`.
      return required.length === 0 || ['model', 'max_tokens', 'temperature'].some(isOptional)
        ? null
        : 'the reading requires all of them'
    },
    fault: 'needs-max-tokens',
  },
  {
    ...bounds,
    id: 'core.temperature-zero',
    title: 'the lowest temperature, 0, is accepted',
    label: 'temperature-zero',
    without: (readings) => {
      const lowest = numberOf(readings, 'temperature.bounds', 'minimum') ?? 0
      return lowest > 0 ? `the lowest temperature of the reading is ${lowest}` : null
    },
    fault: 'refuses-temperature-zero',
  },
  {
    ...bounds,
    id: 'core.temperature-top',
    title: 'the highest temperature of the reading is accepted',
    label: 'temperature-top',
    fault: 'refuses-temperature-two',
  },
  {
    ...roles,
    id: 'core.role-assistant',
    title: 'an assistant turn in the conversation is accepted',
    judges: 'completion:role-assistant',
    without: (readings) => withoutRole(readings, 'assistant'),
    fault: 'refuses-assistant',
  },
  {
    // Good models refuse developer messages, so this is a SHOULD.
    ...roles,
    id: 'core.role-developer',
    because: ['core.mistakes-never-5xx'],
    level: 'SHOULD',
    bindsWith: ['request.roles'],
    title: 'a developer message is accepted',
    judges: 'completion:role-developer',
    without: (readings) => withoutRole(readings, 'developer'),
    fault: 'refuses-developer',
  },
  {
    // Interface section 2.2: content is a string. JSON strings may contain any script.
    id: 'core.content-scripts',
    clause: 'C2.2.2',
    title: 'content in many scripts and with emoji is accepted',
    // The call is sent at temperature 0.
    because: ['core.temperature-zero'],
    judges: 'completion:scripts',
    fault: 'refuses-non-ascii',
  },
  {
    // RFC 9110 section 8.3.1: a parameter does not change the media type. JSON clients of .NET and Java always add this one.
    id: 'core.content-type-charset',
    clause: 'C4.4',
    title: 'a request with Content-Type: application/json; charset=utf-8 is accepted',
    judges: 'completion:content-type-charset',
    fault: 'charset-refused',
  },
  {
    // Gap G4.3. Reasoning models may refuse a cap that is too small for an answer, so this is a SHOULD.
    id: 'core.max-tokens-edge-accepted',
    reading: 'maxTokens.bounds',
    level: 'SHOULD',
    bindsWith: ['maxTokens.bounds'],
    because: ['core.max-tokens-accepted'],
    title: 'the least max_tokens of the reading is accepted, and so is the value that means "no limit"',
    judges: ['completion:one-token', 'completion:unlimited'],
    fault: 'refuses-max-tokens-one',
  },
]

export const acceptances = ACCEPTED.map(({ level = 'MUST', judges, label, without, fault, ...rest }) =>
  check({
    level,
    ...rest,
    judges: [...selectorsOf(judges), CONTROL_CALLS],
    trippedBy: [fault],
    judge: (evidence) => {
      const reason = without?.(evidence.readings) ?? null
      if (reason !== null) return notApplicable(reason)
      const calls = callsAbout(evidence, ...selectorsOf(judges)).filter(
        (call) => label === undefined || call.label === label,
      )
      return mustSucceed(evidence, calls)
    },
  }),
)

// Returns a violation if all `calls` fail, which have a part such as a field, but one of `others` succeeds, which lack this part.
function accepted(evidence: Evidence, calls: readonly Exchange[], others: readonly Exchange[]): Judgement {
  const good = calls.filter((call) => isSuccess(call) && isRecord(jsonOf(call)))
  if (good.length > 0) return satisfied(good)
  if (!others.some((call) => isSuccess(call))) return withoutReplies(evidence, 'completion')
  const refused = calls.filter((call) => !isSuccess(call) && ![429, null].includes(statusOf(call)))
  if (refused.length === 0) return examine(evidence, calls, () => [])
  return violatedUnlessEmpty(
    refused.map((call) => statusIssue(call, '200')),
    refused,
  )
}

function sends(call: Exchange, field: string): boolean {
  const body = requestJson(call)
  return isRecord(body) && typeof body[field] === 'number'
}

function withoutRole(readings: Readings, name: string): string | null {
  return lacksRole(readings, name) ? `the reading has no role ${name}` : null
}
