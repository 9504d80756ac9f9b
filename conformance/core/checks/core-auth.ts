import { check, type Level, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine } from '../../evidence/evidence.ts'
import { isAnsweredByModel, answersValidCalls, neverCrashes } from '../../evidence/replies.ts'
import { CONTROL_CALLS } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import {
  responseHeader,
  isCompletion,
  isRecord,
  isSuccess,
  jsonOf,
  statusIssue,
  statusOf,
} from '../../exchange/reply.ts'
import { numbersOf } from '../../statement/readings.ts'

const UNANSWERED = 'calls with the key are not answered either'

type Credential = {
  readonly about: string
  /** The `about` mark of further calls to judge. For example, `wrong-elsewhere` marks calls that send a wrong key in another place. */
  readonly further?: string
  readonly what: string
  readonly level?: Level
  readonly because?: readonly string[]
  readonly faults: readonly string[]
}

const anyoneGetsIn = { because: ['core.auth-none-refused'] } as const
// The shared properties of the checks that send the right key in another place or form. These checks have the level SHOULD.
const rightKey = { ...anyoneGetsIn, level: 'SHOULD' } as const

const CREDENTIALS: readonly Credential[] = [
  {
    about: 'none',
    further: 'none-elsewhere',
    what: 'a call without a key',
    faults: ['auth-off', 'stream-auth-off', 'auth-kept-by-connection', 'trailing-slash-auth-off'],
  },
  {
    about: 'wrong',
    further: 'wrong-elsewhere',
    what: 'a call with a made-up key, under Bearer or Token, in x-api-key and api-key, in any place that the right key is taken from, or streamed under Basic,',
    faults: [
      'auth-any-key',
      'stream-auth-any-key',
      'auth-any-basic',
      'auth-any-token',
      'stream-auth-any-basic',
    ],
    ...anyoneGetsIn,
  },
  { about: 'empty-bearer', what: 'an empty bearer credential', faults: ['auth-empty-ok'], ...anyoneGetsIn },
  { about: 'basic', what: 'the key under the scheme Basic', faults: ['auth-basic-ok'], ...rightKey },
  { about: 'bare-key', what: 'the key without any scheme', faults: ['auth-bare-ok'], ...rightKey },
  {
    about: 'longer',
    what: 'the key with one more character',
    faults: ['auth-prefix-match'],
    because: ['core.auth-wrong-refused'],
  },
  {
    about: 'shorter',
    what: 'the key without its last character',
    faults: ['auth-shorter-ok'],
    // A service that compares only the beginning of both keys takes longer and shorter ones.
    because: ['core.auth-wrong-refused', 'core.auth-longer-refused'],
  },
  {
    about: 'other-case',
    what: 'the key with its letters in the other case',
    level: 'SHOULD',
    faults: ['auth-case-ignored'],
    because: ['core.auth-wrong-refused'],
  },
  {
    about: 'query-key',
    what: 'the key in the query, where logs keep it,',
    faults: ['auth-query-ok'],
    ...rightKey,
  },
  { about: 'body-key', what: 'the key in the request body', faults: ['auth-body-ok'], ...rightKey },
]

export const refusals = CREDENTIALS.map(({ about, further = about, what, level = 'MUST', because, faults }) =>
  check({
    id: `core.auth-${about.replace(/^(empty|query|body)-.*/, '$1')}-refused`,
    clause: 'C5.1',
    level,
    title: `${what} gets no completion`,
    needsKey: true,
    ...(because === undefined ? {} : { because }),
    judges: [`credential:${about}`, `credential:${further}`, CONTROL_CALLS],
    // With `--header`, the made-up key shows whether an added field gives access (added-fields.ts).
    beside: ['credential:wrong', 'credential:wrong-elsewhere'],
    trippedBy: faults,
    judge: (evidence) => {
      const calls = callsAbout(evidence, `credential:${about}`, `credential:${further}`)
      const isAsked = callsAbout(evidence, 'credential:wrong').length > 0 && evidence.omissions.length === 0
      if (about === 'other-case' && calls.length === 0 && isAsked)
        return notApplicable('the key has no letters')
      const judged = examine(evidence, calls, (call) =>
        isAnsweredByModel(call, evidence.readings) ? [statusIssue(call, 'a refusal')] : [],
      )
      // A completion without the key is a violation even if calls with the key fail.
      if (judged.kind !== 'satisfied' || answersValidCalls(evidence)) return judged
      return inconclusive('prerequisite', UNANSWERED)
    },
  }),
)

// Source: RFC 9110 section 11.1. A SHOULD, because some servers, such as llama.cpp, refuse lower case.
export const schemeCase = check({
  id: 'core.auth-scheme-case',
  clause: 'C5.1',
  level: 'SHOULD',
  title: 'the scheme may be written `bearer`',
  needsKey: true,
  judges: ['completion:lower-case', CONTROL_CALLS],
  trippedBy: ['auth-case-sensitive'],
  judge: (evidence) => {
    if (!answersValidCalls(evidence)) return inconclusive('prerequisite', UNANSWERED)
    // The same call with `Bearer` is answered, so the case of the scheme is the cause of any other status.
    return examine(evidence, callsAbout(evidence, 'completion:lower-case'), (call) =>
      isSuccess(call) ? [] : [statusIssue(call, '200: scheme names have no case')],
    )
  },
})

const STATUSES = [
  {
    about: 'none',
    what: 'a call without a key',
    reading: 'errors.missingKey',
    fault: 'missing-key',
  },
  {
    about: 'wrong',
    what: 'a call with a made-up key',
    reading: 'errors.wrongKey',
    fault: 'wrong-key',
  },
] as const

export const statusChecks = STATUSES.flatMap(({ about, what, reading, fault }) => {
  const shared = { reading, needsKey: true, judges: `credential:${about}` } as const
  return [
    check({
      ...shared,
      id: `core.auth-${about}-status`,
      title: `${what} is answered with the status of the reading, or one tolerated for it`,
      because: [`core.auth-${about}-refused`, 'core.auth-never-5xx', 'core.no-error-in-success'],
      trippedBy: [`${fault}-400`],
      judge: (evidence) => answeredWith(evidence, about, reading, ['status', 'tolerated']),
    }),
    check({
      ...shared,
      id: `core.auth-${about}-exact`,
      level: 'SHOULD',
      title: `${what} is answered with exactly the status of the reading`,
      because: [`core.auth-${about}-refused`, `core.auth-${about}-status`],
      trippedBy: [`${fault}-403`],
      judge: (evidence) => answeredWith(evidence, about, reading, ['status']),
    }),
  ]
})

export const consistent = check({
  id: 'core.auth-consistent',
  reading: 'errors.wrongKey',
  level: 'SHOULD',
  title:
    'a missing and a made-up key are answered alike: same members in the body, and the same status unless other ones are declared',
  needsKey: true,
  because: [
    'core.auth-none-refused',
    'core.auth-wrong-refused',
    'core.auth-none-status',
    'core.auth-wrong-status',
  ],
  judges: 'credential:wrong',
  beside: 'credential:none',
  trippedBy: ['wrong-key-other-shape'],
  judge: (evidence) => {
    const [none] = callsAbout(evidence, 'credential:none')
    const wrong = callsAbout(evidence, 'credential:wrong').find(({ probe }) => probe === none?.probe)
    // `examine` reports why one of the two calls is missing.
    if (none === undefined || wrong === undefined) return examine(evidence, [], () => [])
    const both = [none, wrong]
    if (both.some(isCompletion)) return inconclusive('prerequisite', 'not both of them are refused', both)
    const mayDiffer = haveOtherStatuses(evidence)
    return examine(evidence, both, (exchange) => (exchange === wrong ? unlike(none, wrong, mayDiffer) : []))
  },
})

// Clients repeat a call after a 5xx, but not after a 4xx.
export const never5xx = check({
  id: 'core.auth-never-5xx',
  reading: 'errors.conditions',
  title: 'no call without a valid key is answered with a server error or a reset',
  judges: ['credential', CONTROL_CALLS],
  trippedBy: ['auth-crash'],
  judge: (evidence) => neverCrashes(evidence, callsAbout(evidence, 'credential')),
})

// Source: RFC 9110 section 15.5.2. A SHOULD, because vLLM omits the field.
export const challenge = check({
  id: 'core.auth-challenge',
  reading: 'errors.missingKey',
  level: 'SHOULD',
  title: 'an answer 401 carries a challenge in WWW-Authenticate',
  judges: 'credential',
  trippedBy: ['challenge-missing'],
  judge: (evidence) => {
    const unauthorized = callsAbout(evidence, 'credential').filter((exchange) => statusOf(exchange) === 401)
    const anyAnswer = callsAbout(evidence, 'credential').some((exchange) => exchange.response !== null)
    if (unauthorized.length === 0 && anyAnswer) return notApplicable('no answer was 401')
    return examine(evidence, unauthorized, (exchange) => {
      const value = responseHeader(exchange, 'www-authenticate')
      if (value !== null && value.trim() !== '') return []
      const at = `${exchange.id} header www-authenticate`
      return [
        { at, expected: 'a challenge such as `Bearer`', received: value === null ? 'missing' : 'empty' },
      ]
    })
  },
})

export const keyNotEchoed = check({
  id: 'core.key-not-echoed',
  reading: 'key.format',
  title: 'no answer, whatever its status, contains the key of its request',
  needsKey: true,
  judges: ['completion', 'stream', 'refusal', 'credential', 'left', 'other'],
  trippedBy: ['key-in-error', 'key-in-header'],
  judge: (evidence) => {
    if (evidence.secretPlaceholders.length === 0) return notApplicable('the target was asked without any key')
    const answered = evidence.exchanges.filter((exchange) => exchange.response !== null)
    const issues = answered.flatMap((exchange) => echoesIn(exchange, evidence))
    return violatedUnlessEmpty(issues, answered)
  },
})

function answeredWith(
  evidence: Evidence,
  label: string,
  reading: string,
  parameters: readonly string[],
): Judgement {
  const statuses = parameters.flatMap((parameter) => numbersOf(evidence.readings, reading, parameter))
  if (statuses.length === 0) return notApplicable(`the reading of ${reading} names no status`)
  return examine(evidence, callsAbout(evidence, `credential:${label}`), (exchange) =>
    statuses.includes(statusOf(exchange) ?? 0) ? [] : [statusIssue(exchange, statuses.join(' or '))],
  )
}

// Returns whether the readings declare different statuses for a missing and a wrong key.
function haveOtherStatuses({ readings }: Evidence): boolean {
  const [missing, wrong] = ['errors.missingKey', 'errors.wrongKey'].map((key) =>
    numbersOf(readings, key, 'status'),
  )
  return missing?.some((status) => wrong?.includes(status)) === false
}

function unlike(none: Exchange, wrong: Exchange, mayDiffer: boolean): readonly Issue[] {
  if (none.response === null) return []
  const issues: Issue[] = []
  if (!mayDiffer && statusOf(none) !== statusOf(wrong)) {
    issues.push(statusIssue(wrong, `${statusOf(none)}, as ${none.id}`))
  }
  if (membersOf(none) !== membersOf(wrong)) {
    issues.push({
      at: `${wrong.id} body`,
      expected: `${membersOf(none)}, as ${none.id}`,
      received: membersOf(wrong),
    })
  }
  return issues
}

function membersOf(exchange: Exchange): string {
  const body = jsonOf(exchange)
  if (!isRecord(body)) return 'no JSON object'
  const names = Object.keys(body).toSorted()
  const shown = names.map((name) => {
    const inner = name === 'error' ? body[name] : undefined
    return isRecord(inner) ? `${name}{${Object.keys(inner).toSorted().join(',')}}` : name
  })
  return `{${shown.join(',')}}`
}

function echoesIn(exchange: Exchange, { secretPlaceholders }: Evidence): readonly Issue[] {
  const { headers = [], body } = exchange.response ?? {}
  const found = (text: string): boolean => secretPlaceholders.some((secret) => text.includes(secret))
  const expected = 'an answer without the key'
  // A redirect within a host repeats the query of its request, and tells nobody a key who does not have it.
  const { search, host } = new URL(exchange.request.url)
  const isOwnQuery = (name: string, value: string): boolean =>
    name.toLowerCase() === 'location' &&
    search !== '' &&
    URL.parse(value, exchange.request.url)?.host === host
  const valueOf = (name: string, value: string): string =>
    isOwnQuery(name, value) ? value.replace(search, '') : value
  const inHeaders = headers
    .filter(([name, value]) => found(valueOf(name, value)) || found(name))
    .map(([name]) => ({ at: `${exchange.id} header ${name}`, expected, received: 'the key' }))
  if (body === undefined || !found(readable(body.text, body.base64))) return inHeaders
  return [...inHeaders, { at: `${exchange.id} body`, expected, received: 'the key' }]
}

// Returns the text, or the base64 bytes read as Latin-1. Latin-1 keeps all placeholders, because they are ASCII.
function readable(text: string | undefined, base64: string | undefined): string {
  return text ?? (base64 === undefined ? '' : atob(base64))
}
