import { check, checkWhen } from '../../evidence/check.ts'
import {
  callsAbout,
  examine,
  examineLibrary,
  attemptsOf,
  everyReply,
  withoutReplies,
  repliesOf,
} from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, satisfied, violatedUnlessEmpty } from '../../exchange/judgement.ts'
import {
  bodyText,
  describeValue,
  headerValue,
  responseHeader,
  isRecord,
  isRedirect,
  isSuccess,
  jsonOf,
  statusIssue,
  KEY_REFUSALS,
  statusOf,
  isUnknownModel,
} from '../../exchange/reply.ts'
import {
  markedComplete,
  referenceCalls,
  setupProblem,
  whenReferenceAnswered,
} from '../../evidence/replies.ts'
import { CONTROL_CALLS } from '../../exchange/call-kinds.ts'

export const postCompletes = check({
  id: 'core.post-completes',
  clause: 'C4.1',
  title: 'POST {base_url}/v1/chat/completions answers the reference request with success and a JSON object',
  judges: CONTROL_CALLS,
  // Each of these checks reports a more specific cause.
  because: [
    'core.version-by-path',
    'core.no-redirect',
    'core.content-type-accepted',
    'core.model-accepted',
    'core.alike-accepted',
    'core.strict-json',
    'core.body-utf8',
  ],
  trippedBy: ['endpoint-500', 'endpoint-moved'],
  judge: (evidence) => {
    const calls = referenceCalls(evidence)
    const problem = calls.map((call) => setupProblem(call, evidence.readings)).find((text) => text !== null)
    if (problem !== undefined) return inconclusive('prerequisite', problem, calls)
    return examine(evidence, calls, (call) => {
      if (!isSuccess(call)) return [statusIssue(call, '200, or another 2xx with content')]
      if (isRecord(jsonOf(call))) return []
      return [{ at: `${call.id} body`, expected: 'a JSON object', received: describeValue(bodyText(call)) }]
    })
  },
})

export const versionByPath = check({
  id: 'core.version-by-path',
  clause: 'C9.1',
  title: 'no header and no query is needed to select the version',
  judges: CONTROL_CALLS,
  trippedBy: ['version-header-required'],
  judge: (evidence) => {
    const answered = repliesOf(evidence, CONTROL_CALLS)
    if (answered.length > 0) return satisfied(answered)
    const refused = attemptsOf(evidence, CONTROL_CALLS).filter((call) => {
      const status = statusOf(call)
      const isRefusal = status === 400 || status === 422 || status === 426
      return (
        isRefusal && setupProblem(call, evidence.readings) === null && /version/i.test(bodyText(call) ?? '')
      )
    })
    if (refused.length === 0) return withoutReplies(evidence, CONTROL_CALLS)
    const issues = refused.map((call) => statusIssue(call, '200 for the path alone'))
    return violatedUnlessEmpty(issues, refused)
  },
})

// A SHOULD, because the interface names no status.
export const status200 = check({
  id: 'core.status-200',
  clause: 'C4.1',
  level: 'SHOULD',
  title: 'a completion is answered with 200, and not with another status of success',
  judges: CONTROL_CALLS,
  trippedBy: ['answer-201'],
  judge: (evidence) =>
    everyReply(evidence, (call) => (statusOf(call) === 200 ? [] : [statusIssue(call, '200')]), CONTROL_CALLS),
})

const STATUS_RULES = [
  {
    // Source: interface section 4, rule 2. A 404 about the model's name still comes from the right path.
    id: 'core.chat-path',
    clause: 'C4.5',
    title: 'the chat completion path has the version segment /v1',
    fault: 'endpoint-moved',
    rule: (call: Exchange) =>
      [404, 405, 410].includes(statusOf(call) ?? 0) && !isUnknownModel(call)
        ? [statusIssue(call, 'an answer from this path')]
        : [],
  },
  {
    // Source: RFC 9110 section 15.4. A redirect makes clients drop the key or the body.
    id: 'core.no-redirect',
    clause: 'C4.1',
    title: 'the exact path is answered in place, without a redirect',
    fault: 'redirect-abroad',
    rule: (call: Exchange) => {
      const received = `${statusOf(call)} to ${responseHeader(call, 'location') ?? 'nowhere'}`
      return isRedirect(call) ? [{ ...statusIssue(call, 'no redirect'), received }] : []
    },
  },
] as const

export const statusChecks = STATUS_RULES.map(({ rule, fault, ...spec }) =>
  check({
    ...spec,
    judges: CONTROL_CALLS,
    trippedBy: [fault],
    judge: (evidence) => examine(evidence, referenceCalls(evidence).map(markedComplete), rule),
  }),
)

const JSON_TYPE = 'application/json'

export const contentTypeAccepted = check({
  id: 'core.content-type-accepted',
  clause: 'C4.4',
  title: 'a request with Content-Type: application/json is accepted',
  judges: 'completion',
  trippedBy: ['content-type-refused'],
  judge: (evidence) => {
    const refused = attemptsOf(evidence, 'completion').filter(
      (call) => statusOf(call) === 415 && headerValue(call.request.headers, 'content-type') === JSON_TYPE,
    )
    const issues = refused.map((call) => statusIssue(call, 'application/json accepted'))
    if (issues.length > 0) return violatedUnlessEmpty(issues, refused)
    const answered = repliesOf(evidence)
    return answered.length > 0 ? satisfied(answered) : withoutReplies(evidence, 'completion')
  },
})

const LIBRARY_RULES = [
  {
    id: 'core.sdk-completes',
    clause: 'C1.4',
    title: 'a client library in wide use gets a completion',
    trippedBy: ['media-type-text', 'choices-null'],
    rule: ({ id, client }: Exchange) => {
      if (client === undefined) return [{ at: id, expected: 'a client outcome', received: 'none' }]
      if (client.error === null) return []
      return [{ at: `${id} client ${client.library}`, expected: 'a completion', received: client.error }]
    },
  },
  {
    id: 'core.sdk-constructed',
    clause: 'C5.3',
    title: 'a client library constructed with the key gets through authentication',
    trippedBy: ['ua-refused'],
    rule: (call: Exchange) =>
      KEY_REFUSALS.has(statusOf(call) ?? 0) ? [statusIssue(call, 'the key accepted')] : [],
  },
] as const

export const libraryChecks = LIBRARY_RULES.map(({ rule, ...spec }) =>
  checkWhen(whenReferenceAnswered, {
    ...spec,
    level: 'SHOULD',
    because: ['core.gzip-whole'],
    judges: ['completion:library', CONTROL_CALLS],
    judge: (evidence) => examineLibrary(evidence, callsAbout(evidence, 'completion:library'), rule),
  }),
)
