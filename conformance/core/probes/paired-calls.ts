import type { Exchange } from '../../exchange/exchange.ts'
import { endsOf, roundsDue, type Call, type ProbeContext, type RequestSpec } from '../../engine/probe.ts'
import { isSuccess } from '../../exchange/reply.ts'
import { aloneLabel, areApart, pairLabels, ranAtOnce, MAX_PAIRS } from '../../exchange/pair-labels.ts'
import { ANSWER_TOKENS } from './core-prompts.ts'

const AT_ONCE = 2

type IsBroken = (exchange: Exchange) => boolean

/** Returns the declarations of the calls that {@link sendSideBySide} sends. */
export function sideBySideCalls(kind: 'completion' | 'stream', isBroken: IsBroken): readonly Call[] {
  const call = { kind, about: 'side-by-side', tokens: ANSWER_TOKENS } as const
  const pair = { ...call, mayBeRefused: true, isSentOnce: true, marks: { atOnce: AT_ONCE } } as const
  const due = (sent: readonly Exchange[]) => AT_ONCE * pairsDue(sent, isBroken)
  return [
    { ...pair, label: 'pair-1-*', count: AT_ONCE },
    { ...pair, label: 'pair-*', count: AT_ONCE * (MAX_PAIRS - 1), ifNeeded: true, due },
    { ...call, label: 'alone-*', count: MAX_PAIRS, ifNeeded: true },
  ]
}

// Returns how many pairs are due: another one after each pair that is broken, or whole but not concurrent.
function pairsDue(sent: readonly Exchange[], isBroken: IsBroken): number {
  for (let round = 1; round < MAX_PAIRS; round += 1) {
    const pair = pairLabels(round).flatMap((name) => sent.findLast(({ label }) => label === name) ?? [])
    const isSettled = !pair.some(isBroken) && (ranAtOnce(pair) || !pair.every(isSuccess))
    if (pair.length < AT_ONCE || isSettled) return round
  }
  return MAX_PAIRS
}

/** Sends up to three pairs of concurrent calls. After each pair in which a call fails, one call is sent alone to compare. */
export async function sendSideBySide(
  context: ProbeContext,
  specOf: (label: string) => RequestSpec,
  isBroken: IsBroken,
): Promise<void> {
  const sent: Exchange[] = []
  for (let round = 1; round <= pairsDue(sent, isBroken); round += 1) {
    const pair = await Promise.all(
      pairLabels(round).map((label) => context.send(label, { ...specOf(label), isUnqueued: true })),
    )
    sent.push(...pair)
    const alone = aloneLabel(round)
    if (pair.some(isBroken)) await context.send(alone, specOf(alone))
  }
}

/** Calls that are sent at the same time, by label. They are sent up to `max` times, until their answers overlap. */
export type Mix = { readonly labels: readonly [string, ...string[]]; readonly max: number }

/** Returns the declarations of the calls that {@link sendMixed} sends. */
export function mixedCalls(mix: Mix, call: Omit<Call, 'label'>): readonly Call[] {
  const due = (sent: readonly Exchange[]) => mixesDue(mix, sent)
  return mix.labels.map((label) => ({ ...call, label, further: mix.max - 1, due }))
}

// Returns how many rounds are due: another one after each round of whole answers of which no two overlapped in time.
function mixesDue({ labels, max }: Mix, sent: readonly Exchange[]): number {
  const isDue = (_: Exchange, index: number) => {
    const round = labels.flatMap((label) => endsOf(sent, label)[index] ?? [])
    return (
      round.length === labels.length && areApart(round) && round.every(({ end }) => end.kind !== 'failed')
    )
  }
  return roundsDue(sent, { label: labels[0], max, isDue })
}

/** Sends calls at once, to see whether the target mixes up their answers. */
export async function sendMixed(mix: Mix, send: (label: string) => Promise<Exchange>): Promise<void> {
  const sent: Exchange[] = []
  for (let round = 1; round <= mixesDue(mix, sent); round += 1)
    sent.push(...(await Promise.all(mix.labels.map(send))))
}
