import { describe, expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import type { Exchange } from '../exchange/exchange.ts'
import {
  inconclusive,
  satisfied,
  tooBusy,
  violatedUnlessEmpty,
  type Judgement,
} from '../exchange/judgement.ts'
import type { Evidence } from '../evidence/check.ts'
import { judgeInRounds, judgeTrials } from './rounds.ts'

const ELSEWHERE = exchange('core.completion/all-four')
const first = ['register', 'trigger'].map((label) => exchange(`webhooks.events/${label}`))
const again = (round: number): readonly Exchange[] =>
  ['register', 'trigger'].map((label) => ({ ...exchange(`webhooks.events/${label}#${round}`), label, round }))

const good = satisfied([ELSEWHERE])
const bad = violatedUnlessEmpty([{ at: 'x', expected: 'a', received: 'b' }], [ELSEWHERE])
const busy = tooBusy('this machine was too busy to see it', [ELSEWHERE])
const open = inconclusive('prerequisite', 'nothing came')

const evidenceOf = (...exchanges: readonly Exchange[]) =>
  ({ exchanges: [ELSEWHERE, ...exchanges], sentAgain: [], omissions: [] }) as unknown as Evidence

/** Returns the result of three trials with these judgments. `isCut`: whether the last trial lacks a call. */
function kindOf(judgements: readonly Judgement[], isCut = false): string {
  const last = again(3).slice(0, isCut ? 1 : 2)
  const trials = [first, again(2), last]
  let index = 0
  const evidence = evidenceOf(...trials.flat())
  return judgeTrials(evidence, (seen) => {
    expect(seen.exchanges).toEqual([ELSEWHERE, ...(trials[index] ?? [])])
    index += 1
    return judgements[index - 1] ?? open
  }).kind
}

describe('a probe with several trials', () => {
  test.each([
    ['the last one shows it', [busy, busy, good], 'satisfied'],
    ['the last one shows a violation', [busy, busy, bad], 'violated'],
    ['the first one showed it', [good, busy, open], 'satisfied'],
    ['one pass does not undo a violation', [bad, good, good], 'violated'],
    ['none shows it', [busy, busy, busy], 'inconclusive'],
  ] as const)('%s', (_, judgements, kind) => {
    expect(kindOf(judgements)).toBe(kind)
  })

  test('a violation in an incomplete trial does not count, but prevents a pass', () => {
    expect(kindOf([busy, busy, bad], true)).toBe('inconclusive')
    expect(kindOf([busy, good, bad], true)).toBe('inconclusive')
    expect(kindOf([bad, busy, bad], true)).toBe('violated')
    expect(kindOf([busy, busy, good], true)).toBe('satisfied')
  })

  test('a single trial is judged as a whole', () => {
    expect(judgeTrials(evidenceOf(...first), ({ exchanges }) => satisfied(exchanges)).kind).toBe('satisfied')
  })

  test('its trials are not counted as rounds', () => {
    const rounds = [1, 2].map((round) => ({ ...exchange(`core.echo/plain#${round}`), round }))
    const evidence = { ...evidenceOf(...first, ...again(2), ...rounds), repeat: 2 }
    const seen: number[] = []
    const { rounds: counts } = judgeInRounds({ judges: 'completion' }, evidence, ({ exchanges }) => {
      seen.push(exchanges.length)
      return good
    })
    expect(seen).toEqual([6, 6])
    expect(counts).toEqual({ satisfied: 2, violated: 0, undecided: 0 })
  })
})
