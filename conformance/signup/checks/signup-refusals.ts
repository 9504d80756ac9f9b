/** Mistaken and repeated sign-ups: refused, cleanly, and with nothing given out. */
import { check, type Check } from '../../evidence/check.ts'
import { errorRule } from '../../evidence/error-shape.ts'
import { examine, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { numbersOf } from '../../statement/readings.ts'
import { is2xx, statusIssue, statusOf, strictJson } from '../../exchange/reply.ts'
import { EMPTY, SIGNUP_MISTAKES, type SignupMistake } from '../signup-mistakes.ts'
import { hasPart, isNeeded, needsAnything } from '../../statement/signup-request.ts'
import {
  signupCall,
  calls,
  givesKey,
  keysIn,
  MISTAKES,
  ON_SIGNUP,
  timesInBody,
  whenAccepted,
} from './signup-evidence.ts'

const shared = { capability: 'signup', on: ON_SIGNUP } as const
const conditions = { ...shared, gap: 'G7.4', reading: 'errors.conditions' } as const

/**
 * Source: gap G7.4; the statuses are those of the reading `errors.status`. The target decides what a valid password or name
 * is, so these checks only warn. Where a statement declares that sign-up needs the member, they fail.
 */
const mistakes: readonly Check[] = SIGNUP_MISTAKES.map((mistake) =>
  check({
    ...conditions,
    id: `signup.refuses-${mistake.label}`,
    level: mistake.level,
    ...(isDeclaredNeed(mistake) ? { bindsWith: ['signup.request'] } : {}),
    repeats: ['signup.mistakes-never-5xx'],
    title: `a sign-up with ${mistake.title} is refused`,
    trippedBy: [`signup-accepts-${mistake.label}`],
    judge: (evidence) => judgeMistake(evidence, mistake),
  }),
)

const never5xx = check({
  ...conditions,
  id: 'signup.mistakes-never-5xx',
  level: 'MUST',
  title: 'no mistake in a sign-up is answered with a server error',
  trippedBy: ['signup-crash-on-mistake', 'signup-long-500', 'signup-duplicate-500'],
  judge: (evidence) =>
    whenAccepted(evidence, () =>
      examine(evidence, calls(evidence, ['duplicate', ...MISTAKES]), (exchange) =>
        (statusOf(exchange) ?? 0) >= 500 ? [statusIssue(exchange, 'no 5xx')] : [],
      ),
    ),
})

/** Both are right: to say that the address is taken, or to answer as for any other (so that accounts cannot be discovered). */
const duplicateClean = check({
  ...shared,
  gap: 'G4.1',
  reading: 'signup.request',
  id: 'signup.duplicate-clean',
  level: 'MUST',
  title: 'a second sign-up with the same address is refused with 4xx, or answered like any other',
  trippedBy: ['signup-duplicate-500'],
  judge: (evidence) =>
    onDuplicate(evidence, (duplicate) => {
      const status = statusOf(duplicate) ?? 0
      return is2xx(duplicate) || (status >= 400 && status <= 499)
        ? []
        : [statusIssue(duplicate, '4xx or 2xx')]
    }),
})

/**
 * Only a key of the existing account does harm: anyone who knows its address gets in without its password. A key of a
 * separate account does none. From outside the two look the same, so this is not a MUST.
 */
const duplicateNoNewKey = check({
  ...shared,
  gap: 'G4.1',
  reading: 'signup.request',
  id: 'signup.duplicate-no-new-key',
  level: 'SHOULD',
  title: 'a sign-up with an address in use and another password does not get a key',
  explainedBy: ['signup.duplicate-keyless'],
  trippedBy: ['signup-duplicate-new-key'],
  judge: (evidence) =>
    onDuplicate(evidence, (duplicate) =>
      is2xx(duplicate) && givesKey(evidence, duplicate)
        ? [
            {
              at: `${duplicate.id} status`,
              expected: '4xx, or 2xx without a key',
              received: `${statusOf(duplicate) ?? 0} with a key`,
            },
          ]
        : [],
    ),
})

/** Anyone who knows somebody's address must not get that account's key with it. */
const duplicateKeyless = check({
  ...shared,
  clause: 'C1.3',
  id: 'signup.duplicate-keyless',
  level: 'MUST',
  title: 'signing up with an address in use does not hand out a key of its account',
  trippedBy: ['signup-duplicate-first-key', 'signup-duplicate-key-in-error'],
  judge: (evidence) =>
    onDuplicate(evidence, (duplicate) => {
      const first = signupCall(evidence, 'first')?.kept
      const isOwn = first !== undefined && timesInBody(duplicate, first.placeholder) > 0
      return isOwn
        ? [{ at: `${duplicate.id} body`, expected: 'no key', received: 'the key of the account in use' }]
        : []
    }),
})

const errorsBody = check({
  ...shared,
  gap: 'G7.2',
  reading: 'errors.body',
  id: 'signup.errors-body',
  level: 'MUST',
  title: 'a refused sign-up has the error body of the reading',
  explainedBy: ['core.errors-body', 'core.errors-strict-json'],
  trippedBy: ['signup-error-string', 'signup-error-detail'],
  judge: (evidence) => {
    const rule = errorRule(evidence.readings)
    if (rule === null) return notApplicable('the reading of errors.body names no schema')
    return whenAccepted(evidence, (first) => {
      const refused = calls(evidence, ['duplicate', ...MISTAKES]).filter(isRefused)
      if (refused.length === 0) return inconclusive('prerequisite', 'no sign-up was refused', [first])
      return examine(evidence, refused, (exchange) => {
        const json = strictJson(exchange)
        if (json.ok) return rule(json.value, exchange.id)
        return [{ at: `${exchange.id} body`, expected: 'a JSON error body', received: json.problem }]
      })
    })
  },
})

/** Checks of refusals. */
export const signupRefusalChecks: readonly Check[] = [
  ...mistakes,
  never5xx,
  duplicateClean,
  duplicateNoNewKey,
  duplicateKeyless,
  errorsBody,
]

// What a sign-up needs is for the statement to say.
function isDeclaredNeed(mistake: SignupMistake): boolean {
  return mistake.kind === 'part' && mistake.level === 'SHOULD' && mistake.value === undefined
}

function judgeMistake(evidence: Evidence, mistake: SignupMistake): Judgement {
  return whenAccepted(evidence, (first) => {
    if (mistake.kind === 'part' && !hasPart(evidence.readings, mistake.part))
      return notApplicable(`the request of the reading has no ${mistake.part}`)
    if (mistake.label === EMPTY && !needsAnything(evidence.readings))
      return notApplicable('the reading of signup.request declares no member as required')
    if (mistake.kind === 'part' && mistake.value === undefined && !isNeeded(evidence.readings, mistake.part))
      return notApplicable(`the reading of signup.request does not declare ${mistake.part} as required`)
    const exchange = signupCall(evidence, mistake.label)
    if (exchange !== undefined)
      return examine(evidence, [exchange], (answer) => refusalIssues(evidence, answer))
    const why = 'not tried: the target made three accounts or asked for quiet before'
    // A target that takes what it may take, and so reaches the limit, has done nothing wrong.
    return mistake.level === 'SHOULD' ? notApplicable(why) : inconclusive('prerequisite', why, [first])
  })
}

const ROWS = ['malformed', 'invalid', 'tooLarge'] as const

function refusalIssues(evidence: Evidence, answer: Exchange): readonly Issue[] {
  const listed = [...new Set(ROWS.flatMap((row) => numbersOf(evidence.readings, 'errors.status', row)))]
  const expected = listed.length === 0 ? '4xx' : listed.join(' or ')
  const status = statusOf(answer) ?? 0
  if (is2xx(answer) && keysIn(evidence).some((key) => timesInBody(answer, key) > 0))
    return [{ at: `${answer.id} status`, expected, received: `${status} with a key` }]
  const fits = listed.length === 0 ? status >= 400 && status <= 499 : listed.includes(status)
  return fits ? [] : [statusIssue(answer, expected)]
}

function isRefused(exchange: Exchange): boolean {
  const status = statusOf(exchange) ?? 0
  return status >= 400 && status <= 499 && status !== 429
}

function onDuplicate(evidence: Evidence, rule: (duplicate: Exchange) => readonly Issue[]): Judgement {
  return whenAccepted(evidence, () =>
    hasPart(evidence.readings, 'email')
      ? examine(evidence, calls(evidence, ['duplicate']), rule)
      : notApplicable('the request of the reading has no email', 'signup.request'),
  )
}
