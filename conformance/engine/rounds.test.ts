import { expect, test } from 'vitest'
import type { Exchange } from '../exchange/exchange.ts'
import { exchange } from '../exchange/exchange-fixture.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
} from '../exchange/judgement.ts'
import type { Evidence } from '../evidence/check.ts'
import { judgeInRounds } from './rounds.ts'

const CALLS = [1, 2, 3].map((round) => ({ ...exchange(`core.echo/plain#${round}`), round }))
const ONCE = exchange('core.completion/all-four')
const evidence = {
  exchanges: [ONCE, ...CALLS],
  sentAgain: [],
  omissions: [],
  repeat: 3,
} as unknown as Evidence

const good = satisfied(CALLS.slice(0, 1))
const bad = violatedUnlessEmpty([{ at: 'x', expected: 'a', received: 'b' }], CALLS.slice(1, 2))
const silent = inconclusive('model-behaviour', 'the model repeated nothing')
const throttled = inconclusive('throttled', '429')
const out = notApplicable('no such role')

function judged(rounds: readonly Judgement[]): ReturnType<typeof judgeInRounds> {
  let index = 0
  return judgeInRounds({ judges: 'completion' }, evidence, (seen) => {
    expect(seen.exchanges).toEqual([ONCE, CALLS[index]])
    index += 1
    return rounds[index - 1] ?? good
  })
}

test.each([
  ['all are good', [good, good, good], 'satisfied', [3, 0, 0]],
  ['one of three is bad', [good, bad, good], 'violated', [2, 1, 0]],
  ['one is bad and others show nothing', [silent, bad, throttled], 'violated', [0, 1, 2]],
  ['the model repeats in one', [silent, good, silent], 'satisfied', [1, 0, 2]],
  ['the model repeats in none', [silent, silent, silent], 'inconclusive', [0, 0, 3]],
  ['one could not be carried out', [good, throttled, good], 'inconclusive', [2, 0, 1]],
  ['a reading takes it out', [out, out, out], 'not-applicable', [0, 0, 3]],
] as const)('%s', (_, rounds, kind, [good_, bad_, open]) => {
  const { judgement, rounds: counts } = judged(rounds)
  expect(judgement.kind).toBe(kind)
  expect(counts).toEqual({ satisfied: good_, violated: bad_, undecided: open })
})

test('reports an issue that every round shows once', () => {
  const { judgement } = judged([bad, bad, bad])
  expect(judgement.kind === 'violated' ? judgement.issues : []).toHaveLength(1)
})

test('calls that only a further trial of another probe sent are no round', () => {
  const burst = { ...exchange('limits.burst/stream'), round: 2 }
  const cut: Evidence = { ...evidence, exchanges: [ONCE, ...CALLS, burst] }
  const { judgement, rounds } = judgeInRounds({ judges: 'completion' }, cut, () => good)
  expect([judgement.kind, rounds?.undecided]).toEqual(['satisfied', 0])
})

const BUDGET = {
  probe: 'core.echo',
  code: 'budget',
  detail: 'the next request would exceed the limit of 9 requests',
} as const

/** Judges a run of three rounds in which the budget ran out after these exchanges. */
function cutShort(exchanges: readonly Exchange[], judgement: Judgement) {
  const cut: Evidence = { ...evidence, exchanges, omissions: [BUDGET] }
  return judgeInRounds({ judges: 'completion' }, cut, () => judgement)
}

const [FIRST = ONCE, SECOND = ONCE] = CALLS

test.each([
  ['the first of three rounds was', [ONCE, FIRST], good, 'inconclusive', [1, 0, 2]],
  ['two of three rounds were', [ONCE, FIRST, SECOND], good, 'inconclusive', [2, 0, 1]],
  ['a round that failed was', [ONCE, FIRST], bad, 'violated', [0, 1, 2]],
  ['a round in which the model repeated nothing was', [ONCE, FIRST], silent, 'inconclusive', [0, 0, 3]],
  ['a round that takes the check out was', [ONCE, FIRST], out, 'not-applicable', [0, 0, 3]],
] as const)('only %s carried out', (_, exchanges, judgement, kind, [good_, bad_, open]) => {
  const found = cutShort(exchanges, judgement)
  expect(found.judgement.kind).toBe(kind)
  expect(found.rounds).toEqual({ satisfied: good_, violated: bad_, undecided: open })
})

test('a round that was left out is judged by its omission', () => {
  expect(cutShort([ONCE, FIRST], good).judgement).toMatchObject({
    code: 'budget',
    detail: `core.echo: ${BUDGET.detail}`,
  })
})

test.each([
  ['does not pass', good, 'inconclusive', 'budget'],
  ['is not left to the model', silent, 'inconclusive', 'budget'],
  ['may fail', bad, 'violated', undefined],
] as const)('a round in which one of two probes sent nothing %s', (_, judgement, kind, code) => {
  const others = [1, 2, 3].map((round) => ({ ...exchange(`core.turns/plain#${round}`), round }))
  const found = cutShort([ONCE, FIRST, ...others], judgement).judgement
  expect(found.kind).toBe(kind)
  expect('code' in found ? found.code : undefined).toBe(code)
})

test('judges a check without rounds once', () => {
  expect(cutShort([ONCE], good)).toEqual({ judgement: good })
})

test('a single round is judged as a whole, and so is a check of every call', () => {
  const { repeat: _, ...one } = { ...evidence, exchanges: [ONCE, FIRST] }
  expect(judgeInRounds({ judges: 'completion' }, one, () => good)).toEqual({ judgement: good })
  expect(judgeInRounds({ judges: '*' }, evidence, () => good)).toEqual({ judgement: good })
})
