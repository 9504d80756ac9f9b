import { expect, test } from 'vitest'
import type { Fairness, FairnessTally, ShareChange, Spill } from '../../../schemas/compiled/fairness-run.ts'
import { fairnessSentences } from './fairness-answer.ts'

const tally = (refused: number): FairnessTally => ({
  asked: 100,
  completed: 100 - refused,
  refused,
  sentPerSecond: 20,
  goodPerSecond: (100 - refused) / 5,
})
const NONE: ShareChange = {
  calmShare: 0,
  pressShare: 0,
  calmAsked: 200,
  pressAsked: 200,
  difference: 0,
  span: { low: -0.019, high: 0.019 },
}
const SPILL: Spill = {
  ...NONE,
  failures: NONE,
  needed: 189,
  verdict: 'does-not-spill',
}

function textOf(spill: Partial<Spill>, refused = 50): string {
  const keys = [{ key: 'a', isAggressor: true, calm: tally(0), press: tally(refused) }]
  const fairness: Fairness = {
    keys,
    jainOfVictims: null,
    jainOfAll: null,
    ttft: [],
    spill: { ...SPILL, ...spill },
  }
  return fairnessSentences(
    fairness,
    { among: ['key', 'account'], why: 'a second key would tell' },
    '`a` ($A)',
  ).join(' ')
}

test('the answer has the figures that it follows from', () => {
  expect(textOf({})).toContain(
    'Other keys are not affected when `a` ($A) sends more: the refused share of their requests changed by 0.0 percentage points (95 %: -1.9 to 1.9), with 200 in the calm and 200 in the pressure phases.',
  )
  expect(textOf({})).toContain('The limit counts per key, or per account (a second key would tell).')
})

test('reports too few requests, and only those', () => {
  const few = textOf({ verdict: 'unclear', calmAsked: 18, pressAsked: 18 })
  expect(few).toContain('unclear: the refused share of their requests changed by 0.0 percentage points')
  expect(few).toContain('too few to show that no key is affected: that needs 189 of each without a refusal')
  expect(textOf({ verdict: 'unclear' })).not.toContain('too few')
  expect(textOf({ verdict: 'unclear', calmAsked: 0 })).toContain('no key of another account was answered')
})

test('for keys over their own limit, the impact is unclear, with the reason', () => {
  const own = textOf({ verdict: 'unclear', calmShare: 0.5, pressShare: 0.5 })
  expect(own).toContain('50.0 % were refused while all keys sent at the same rate, so that rate is too high')
  expect(own).not.toContain('too few')
})

test('reports keys that get errors instead of refusals, also without any answer', () => {
  const failures = { ...NONE, pressShare: 0.25, difference: 0.25, span: { low: 0.19, high: 0.31 } }
  expect(textOf({ verdict: 'spills', pressAsked: 150, failures })).toContain(
    'with 200 in the calm and 150 in the pressure phases, and the share that failed without a refusal changed by 25.0 percentage points (95 %: 19.0 to 31.0), with 200 in the calm and 200 in the pressure phases.',
  )
  const all = { ...NONE, pressShare: 1, difference: 1, span: { low: 0.97, high: 1 } }
  expect(textOf({ verdict: 'spills', pressAsked: 0, span: null, failures: all })).toContain(
    'Other keys are affected when `a` ($A) sends more: the share that failed without a refusal changed by 100.0 percentage points (95 %: 97.0 to 100.0)',
  )
  const broken = textOf({ verdict: 'unclear', failures: { ...NONE, calmShare: 0.5, pressShare: 0.5 } })
  expect(broken).toContain('50.0 % failed while all keys sent at the same rate')
})

test('if the aggressor was never refused, no limit was tested', () => {
  expect(textOf({}, 0)).toContain('But `a` ($A) itself was never refused at 20.0 requests per second')
  expect(textOf({}, 1)).not.toContain('never refused')
  // Then a limit of other keys was reached, but not that of the aggressor.
  expect(textOf({ verdict: 'spills' }, 0)).not.toContain('no limit was reached')
})
