/** The key that sign-up leads to: that there is one, what it is good for, and where it must not appear. */
import { check, type Check } from '../../evidence/check.ts'
import { examine } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { blaming, inconclusive, satisfied, type Issue } from '../../exchange/judgement.ts'
import {
  describeValue,
  isCompletion,
  jsonOf,
  statusIssue,
  statusOf,
  valueAtPointer,
} from '../../exchange/reply.ts'
import {
  keyLikePointers,
  keyPointers,
  MAX_PROPAGATION_SECONDS,
  propagationSeconds,
} from '../../statement/signup-request.ts'
import {
  byMail,
  doubtOfUse,
  signupCall,
  calls,
  isByMail,
  ON_SIGNUP,
  ON_USE,
  whenAccepted,
  whenGiven,
  whenUsed,
} from './signup-evidence.ts'

const SIGNUP_RESPONSE = { gap: 'G4.2', reading: 'signup.response' } as const

/** Source: interface sections 2.4 and 4. */
const leadsToKey = check({
  id: 'signup.leads-to-key',
  repeats: ['signup.strict-json'],
  capability: 'signup',
  clause: 'C4.7',
  level: 'MUST',
  title: 'sign-up leads to an API key',
  on: ON_USE,
  trippedBy: ['signup-no-key', 'signup-key-null', 'signup-key-number'],
  judge: (evidence) =>
    whenAccepted(evidence, (first) => {
      if (first.kept !== undefined) return satisfied([first])
      if (!isByMail(evidence, first)) {
        const pointers = keyPointers(evidence.readings)
        const there = pointers.find((pointer) => valueAtPointer(jsonOf(first), pointer) !== undefined)
        const received =
          there === undefined
            ? describeValue(jsonOf(first))
            : describeValue(valueAtPointer(jsonOf(first), there))
        const expected = `the key, a string at ${there ?? `one of ${pointers.join(', ')}`}`
        const elsewhere = there === undefined ? keyLikePointers(jsonOf(first)) : []
        const found = `${received}; what looks like a key stands at ${elsewhere.join(', ')}`
        const judgement = examine(evidence, [first], () => [
          {
            at: `${first.id} ${there ?? 'body'}`,
            expected,
            received: elsewhere.length === 0 ? received : found,
          },
        ])
        // There is a key, only not where it is said to be.
        return elsewhere.length === 0 ? judgement : blaming(judgement, SIGNUP_RESPONSE)
      }
      const use = signupCall(evidence, 'use')
      if (use === undefined || !isCompletion(use)) return byMail(first)
      return doubtOfUse(evidence, use) ?? satisfied([first, use])
    }),
})

const keyWorks = check({
  id: 'signup.key-works',
  capability: 'signup',
  clause: 'C2.4.1',
  level: 'MUST',
  title: 'the key from sign-up works as a bearer credential within the time allowed for its propagation',
  on: ON_USE,
  trippedBy: ['signup-key-dead', 'signup-key-late', 'recognizes-accounts'],
  judge: (evidence) =>
    whenUsed(evidence, 'use', (use) => {
      const declared = propagationSeconds(evidence.readings)
      if (declared > MAX_PROPAGATION_SECONDS && notRefused(use).length > 0) {
        const detail = `the key may take ${declared} s to work, and a run waits ${MAX_PROPAGATION_SECONDS} s`
        return inconclusive('prerequisite', detail, [use])
      }
      return examine(evidence, [use], notRefused)
    }),
})

/** Source: interface section 5, rule 2: the key is free. */
const keyFree = check({
  id: 'signup.key-free',
  capability: 'signup',
  clause: 'C5.2',
  level: 'MUST',
  title: 'the key from sign-up can be used without paying first',
  on: ON_USE,
  trippedBy: ['signup-key-unpaid', 'signup-key-no-quota'],
  judge: (evidence) => whenUsed(evidence, 'use', (use) => examine(evidence, [use], notUnpaid)),
})

const keyStays = check({
  id: 'signup.key-stays',
  capability: 'signup',
  clause: 'C2.4.1',
  level: 'MUST',
  title: 'the first key still works after other sign-ups',
  on: ON_USE,
  trippedBy: ['signup-last-key-only'],
  judge: (evidence) =>
    whenUsed(evidence, 'use', (use) => {
      if (!isCompletion(use))
        return inconclusive('prerequisite', 'the key never worked: see signup.key-works', [use])
      return whenUsed(evidence, 'use-later', (later) => examine(evidence, [later], notRefused))
    }),
})

const keysDiffer = check({
  id: 'signup.keys-differ',
  capability: 'signup',
  clause: 'C1.3',
  level: 'MUST',
  title: 'two accounts have two keys',
  on: ON_SIGNUP,
  trippedBy: ['signup-same-key'],
  judge: (evidence) =>
    whenGiven(evidence, (kept, first) => {
      const second = signupCall(evidence, 'second-plain') ?? signupCall(evidence, 'second')
      if (second?.kept === undefined)
        return inconclusive('prerequisite', 'the second sign-up gave no key', [first])
      const { pointer, placeholder } = second.kept
      const issue = {
        at: `${second.id} ${pointer}`,
        expected: 'another key',
        received: `the key of ${first.id}`,
      }
      return examine(evidence, [first, second], (exchange) =>
        exchange === second && placeholder === kept.placeholder ? [issue] : [],
      )
    }),
})

const keyFormat = check({
  id: 'signup.key-format',
  capability: 'signup',
  gap: 'G2.5',
  reading: 'key.format',
  level: 'MUST',
  title: 'a key fits a header field, and the declared format',
  on: ON_SIGNUP,
  trippedBy: ['signup-key-unsendable'],
  judge: (evidence) =>
    whenGiven(evidence, () =>
      examine(evidence, calls(evidence, ['first', 'second', 'second-plain']), ({ id, kept }) => {
        if (kept === undefined) return []
        const at = `${id} ${kept.pointer}`
        if (!kept.isSendable)
          return [
            { at, expected: 'visible ASCII, 2048 at most', received: `${kept.chars} characters with others` },
          ]
        return kept.matchesFormat === false
          ? [
              {
                at,
                expected: 'a key as key.format declares it',
                received: `${kept.chars} characters that do not match`,
              },
            ]
          : []
      }),
    ),
})

// Far below what RFC 6749 section 10.10 asks for (128), because entropy seen in one key is only an estimate.
const LEAST_BITS = 64

/** Anyone who can guess a key has an account. */
const keyEntropy = check({
  id: 'signup.key-entropy',
  capability: 'signup',
  gap: 'G2.5',
  reading: 'key.format',
  level: 'SHOULD',
  title: 'a key looks random: at least 64 bits by its characters',
  on: ON_SIGNUP,
  trippedBy: ['signup-key-counter', 'signup-key-short'],
  judge: (evidence) =>
    whenGiven(evidence, (kept, first) =>
      examine(evidence, [first], () => {
        if (kept.bits >= LEAST_BITS) return []
        const received = `${kept.chars} characters worth ${kept.bits} bits`
        return [{ at: `${first.id} ${kept.pointer}`, expected: `${LEAST_BITS} bits or more`, received }]
      }),
    ),
})

/** Checks of the key. */
export const keyChecks: readonly Check[] = [
  leadsToKey,
  keyWorks,
  keyFree,
  keyStays,
  keysDiffer,
  keyFormat,
  keyEntropy,
]

function isUnpaid(use: Exchange): boolean {
  const code = valueAtPointer(jsonOf(use), '/error/code')
  return statusOf(use) === 402 || code === 'insufficient_quota' || code === 'billing_not_active'
}

// That it costs something is the business of signup.key-free.
function notRefused(use: Exchange): readonly Issue[] {
  return isCompletion(use) || isUnpaid(use) ? [] : [statusIssue(use, 'a completion')]
}

function notUnpaid(use: Exchange): readonly Issue[] {
  return isUnpaid(use) ? [statusIssue(use, 'no payment asked for')] : []
}
