import { expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
} from '../exchange/judgement.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { judgeInRounds } from './rounds.ts'

const CALLS = [1, 2, 3].map((round) => ({ ...exchange(`core.echo/plain#${round}`), round }))
const ONCE = exchange('core.completion/all-four')
const evidence = { exchanges: [ONCE, ...CALLS], sentAgain: [], omissions: [] } as unknown as Evidence

const good = satisfied(CALLS.slice(0, 1))
const bad = violatedUnlessEmpty([{ at: 'x', expected: 'a', received: 'b' }], CALLS.slice(1, 2))
const silent = inconclusive('model-behaviour', 'the model repeated nothing')
const throttled = inconclusive('throttled', '429')
const out = notApplicable('no such role')

function judged(rounds: readonly Judgement[]): ReturnType<typeof judgeInRounds> {
  let index = 0
  return judgeInRounds({}, evidence, (seen) => {
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

test('what each round shows is told once', () => {
  const { judgement } = judged([bad, bad, bad])
  expect(judgement.kind === 'violated' ? judgement.issues : []).toHaveLength(1)
})

test('one round is judged as it is, and so is a check that sees every probe', () => {
  const one = { ...evidence, exchanges: [ONCE] }
  expect(judgeInRounds({}, one, () => good)).toEqual({ judgement: good })
  expect(judgeInRounds({ seesEveryProbe: true }, evidence, () => good)).toEqual({ judgement: good })
})
