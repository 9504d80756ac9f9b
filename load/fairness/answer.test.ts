import { expect, test } from 'vitest'
import type { Fairness, FairnessTally, Spill } from '../../schemas/fairness-run.ts'
import { answerOf } from './answer.ts'

const tally = (refused: number): FairnessTally => ({
  asked: 100,
  completed: 100 - refused,
  refused,
  sentPerSecond: 20,
  goodPerSecond: (100 - refused) / 5,
})
const SPILL: Spill = {
  calmShare: 0,
  pressShare: 0,
  calmAsked: 200,
  pressAsked: 200,
  needed: 189,
  difference: 0,
  span: { low: -0.019, high: 0.019 },
  verdict: 'does-not-spill',
}

function said(spill: Partial<Spill>, refused = 50): string {
  const keys = [{ key: 'a', isAggressor: true, calm: tally(0), press: tally(refused) }]
  const fairness: Fairness = {
    keys,
    jainOfVictims: null,
    jainOfAll: null,
    ttft: [],
    spill: { ...SPILL, ...spill },
  }
  return answerOf(fairness, { among: ['key', 'account'], why: 'a second key would tell' }, '`a` ($A)').join(
    ' ',
  )
}

test('the answer says what it rests on', () => {
  expect(said({})).toContain(
    'Innocent keys do not pay when `a` ($A) asks for more: 0.0 % (-1.9 % to 1.9 %) more of their requests were refused, of 200 calm and 200 pressed ones.',
  )
  expect(said({})).toContain('The limit counts per key, or per account (a second key would tell).')
})

test('too few requests are said to be too few, and enough of them are not', () => {
  const few = said({ verdict: 'unclear', calmAsked: 18, pressAsked: 18 })
  expect(few).toContain('unclear: 0.0 %')
  expect(few).toContain('too few to say that nobody pays, which takes 189 of each without a refusal')
  expect(said({ verdict: 'unclear' })).not.toContain('too few')
  expect(said({ verdict: 'unclear', calmAsked: 0 })).toContain('no key of another account was answered')
})

test('those who are over a limit themselves are not cleared, and that is said', () => {
  const own = said({ verdict: 'unclear', calmShare: 0.5, pressShare: 0.5 })
  expect(own).toContain('50.0 % were refused already while all asked alike, so they ask too fast themselves')
  expect(own).not.toContain('too few')
})

test('where the aggressor was never refused, no limit was put to the test', () => {
  expect(said({}, 0)).toContain('But `a` ($A) itself was never refused at 20.0 requests per second')
  expect(said({}, 1)).not.toContain('never refused')
})
