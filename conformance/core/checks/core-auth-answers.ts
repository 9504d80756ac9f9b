/** Answers to a bad credential: statuses (G5.5, G5.6), a challenge, never a crash. */
import { check, type Check } from '../../evidence/check.ts'
import { inconclusive, notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { callsAbout, examine, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { numbersOf } from '../../statement/readings.ts'
import { headerValue, isCompletion, isRecord, jsonOf, statusIssue, statusOf } from '../../exchange/reply.ts'

const noneStatus = check({
  id: 'core.auth-none-status',
  capability: 'core',
  gap: 'G5.5',
  reading: 'errors.missingKey',
  level: 'MUST',
  title: 'a call without a key is answered with the status of the reading, or one tolerated for it',
  needsKey: true,
  because: ['core.auth-none-refused', 'core.auth-never-5xx'],
  judges: 'credential:none',
  trippedBy: ['missing-key-400'],
  judge: (evidence) => answeredWith(evidence, 'none', 'errors.missingKey', ['status', 'tolerated']),
})

const noneExact = check({
  id: 'core.auth-none-exact',
  capability: 'core',
  gap: 'G5.5',
  reading: 'errors.missingKey',
  level: 'SHOULD',
  title: 'a call without a key is answered with exactly the status of the reading',
  needsKey: true,
  because: ['core.auth-none-refused', 'core.auth-none-status'],
  judges: 'credential:none',
  trippedBy: ['missing-key-403'],
  judge: (evidence) => answeredWith(evidence, 'none', 'errors.missingKey', ['status']),
})

const wrongStatus = check({
  id: 'core.auth-wrong-status',
  capability: 'core',
  gap: 'G5.6',
  reading: 'errors.wrongKey',
  level: 'MUST',
  title: 'a call with a made-up key is answered with the status of the reading, or one tolerated for it',
  needsKey: true,
  because: ['core.auth-wrong-refused', 'core.auth-never-5xx'],
  judges: 'credential:wrong',
  trippedBy: ['wrong-key-400'],
  judge: (evidence) => answeredWith(evidence, 'wrong', 'errors.wrongKey', ['status', 'tolerated']),
})

const wrongExact = check({
  id: 'core.auth-wrong-exact',
  capability: 'core',
  gap: 'G5.6',
  reading: 'errors.wrongKey',
  level: 'SHOULD',
  title: 'a call with a made-up key is answered with exactly the status of the reading',
  needsKey: true,
  because: ['core.auth-wrong-refused', 'core.auth-wrong-status'],
  judges: 'credential:wrong',
  trippedBy: ['wrong-key-403'],
  judge: (evidence) => answeredWith(evidence, 'wrong', 'errors.wrongKey', ['status']),
})

const twoSpaces = check({
  id: 'core.auth-two-spaces-harmless',
  capability: 'core',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
  title: 'two spaces between scheme and key do not cause a server error',
  judges: 'completion:two-spaces',
  trippedBy: ['auth-two-spaces-500'],
  judge: (evidence) => examine(evidence, callsAbout(evidence, 'completion:two-spaces'), noServerError),
})

const never5xx = check({
  id: 'core.auth-never-5xx',
  capability: 'core',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
  title: "a bad credential is the client's mistake, never a server error",
  judges: 'credential',
  trippedBy: ['auth-crash'],
  judge: (evidence) => examine(evidence, callsAbout(evidence, 'credential'), noServerError),
})

const consistent = check({
  id: 'core.auth-consistent',
  capability: 'core',
  gap: 'G5.6',
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
  judges: ['credential:none', 'credential:wrong'],
  trippedBy: ['wrong-key-other-shape'],
  judge: (evidence) => {
    const [none] = callsAbout(evidence, 'credential:none')
    const wrong = callsAbout(evidence, 'credential:wrong').find(({ probe }) => probe === none?.probe)
    // With one of them there is nothing to compare, and `examine` says why the other is missing.
    if (none === undefined || wrong === undefined) return examine(evidence, [], () => [])
    const both = [none, wrong]
    if (both.some(isCompletion)) return inconclusive('prerequisite', 'not both of them are refused', both)
    const mayDiffer = haveOtherStatuses(evidence)
    return examine(evidence, both, (exchange) => (exchange === wrong ? unlike(none, wrong, mayDiffer) : []))
  },
})

/** RFC 9110 section 15.5.2 demands the field; RFC 6750 section 3 says what is in it. */
const challenge = check({
  id: 'core.auth-challenge',
  capability: 'core',
  gap: 'G5.5',
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
      const value = headerValue(exchange.response?.headers ?? [], 'www-authenticate')
      if (value !== null && value.trim() !== '') return []
      const at = `${exchange.id} header www-authenticate`
      return [
        { at, expected: 'a challenge such as `Bearer`', received: value === null ? 'missing' : 'empty' },
      ]
    })
  },
})

/** Checks of the answers to bad credentials. */
export const authAnswerChecks: readonly Check[] = [
  noneStatus,
  noneExact,
  wrongStatus,
  wrongExact,
  twoSpaces,
  never5xx,
  consistent,
  challenge,
]

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

function noServerError(exchange: Exchange): readonly Issue[] {
  return (statusOf(exchange) ?? 0) >= 500 ? [statusIssue(exchange, 'no server error')] : []
}

// A statement that names other statuses for the two has them answered apart.
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

/** The names of the members of a body and of its `error`, in order: `{error{code,message}}`. */
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
