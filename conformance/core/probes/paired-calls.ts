import type { Exchange } from '../../exchange/exchange.ts'
import type { Call, ProbeContext, RequestSpec } from '../../engine/probe.ts'
import { isSuccess } from '../../exchange/reply.ts'
import { aloneLabel, pairLabels, ranAtOnce, MAX_PAIRS } from '../../exchange/pair-labels.ts'
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
