import { describe, expect, test } from 'vitest'
import type { Judgement } from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  answerChunks,
  basic,
  eventStream,
  judgeOn,
  streamedExchange,
  streamEvidence,
} from '../../evidence/stream-fixture.ts'

const good = eventStream(answerChunks())

/** Returns the exchanges, sent 10 s apart. */
const inTurn = (exchanges: readonly Exchange[]): readonly Exchange[] =>
  exchanges.map((made, index) => ({ ...made, sentAtEpochMs: made.sentAtEpochMs + index * 10_000 }))

describe('sse.arrival-spread', () => {
  const bytes = new TextEncoder().encode(good).length
  const every = (reads: readonly (readonly [number, number])[]): Record<string, Exchange | null> => ({
    ...basic(good, { reads }),
    // Two answers, because a single one may be held back by chance.
    'sse.usage/include-usage': streamedExchange('sse.usage/include-usage', good, { reads }),
    'sse.echo/scripts': null,
    'sse.max-tokens/one': null,
    'sse.mix/a': null,
    'sse.mix/b': null,
    'sse.sdk/stream': null,
  })
  test.each<[Judgement['kind'], readonly (readonly [number, number])[]]>([
    ['violated', [[200, bytes]]],
    [
      'violated',
      [
        [200, 500],
        [203, bytes - 500],
      ],
    ],
    [
      'satisfied',
      [
        [100, 500],
        [140, bytes - 500],
      ],
    ],
    ['inconclusive', [[20, bytes]]],
    [
      'violated',
      [
        [200, bytes - 20],
        [212, 20],
      ],
    ],
  ])('%s for %j', (kind, reads) => {
    const evidence = streamEvidence(every(reads))
    const slow = evidence.exchanges.map((made) => ({ ...made, timing: { ...made.timing, endMs: 300 } }))
    expect(judgeOn('sse.arrival-spread', { ...evidence, exchanges: inTurn(slow) }).kind).toBe(kind)
    // One delay may hold back all answers that are awaited at the same time.
    const together = judgeOn('sse.arrival-spread', { ...evidence, exchanges: slow }).kind
    expect(together).toBe(kind === 'violated' ? 'inconclusive' : kind)
  })
  test.each([
    ['violated', ['sse.usage/include-usage', 'sse.mix/b']],
    ['satisfied', ['sse.mix/b']],
  ])('%s where only these compressed streams come at once: %s', (kind, held) => {
    const headers = [
      ['content-type', 'text/event-stream'],
      ['content-encoding', 'gzip'],
    ] as const
    const late = { headers, reads: [[200, bytes]] } as const
    const zipped = held.map((id) => [id, streamedExchange(id, good, late)] as const)
    const evidence = streamEvidence(Object.fromEntries(zipped))
    const judgement = judgeOn('sse.arrival-spread', { ...evidence, exchanges: inTurn(evidence.exchanges) })
    expect(judgement.kind).toBe(kind)
    if (judgement.kind === 'violated') expect(judgement.issues[0].received).toMatch(/^compressed with gzip: /)
  })
  test('a stall of this machine does not count as a delay of the target', () => {
    const evidence = streamEvidence(every([[200, bytes]]))
    const [busy, calm] = [120, 80].map((stalledMs) => {
      const exchanges = inTurn(evidence.exchanges).map((made) => ({
        ...made,
        timing: { ...made.timing, stalledMs },
      }))
      return judgeOn('sse.arrival-spread', { ...evidence, exchanges })
    })
    expect([busy?.kind, calm?.kind]).toEqual(['inconclusive', 'violated'])
  })
})
