/** Two calls started at the same time, to see whether one of them takes the answer of the other away. */
import type { Exchange } from '../../exchange/exchange.ts'
import type { Call, ProbeContext, RequestSpec } from '../../engine/probe.ts'
import { aloneLabel, pairLabels, ROUNDS } from '../../exchange/pair-labels.ts'

const AT_ONCE = 2

/** Returns the calls of such a probe. A round that goes wrong is followed by a call alone; only then is there another round. */
export function sideBySideCalls(kind: 'completion' | 'stream', tokens: number): readonly Call[] {
  const call = { kind, about: 'side-by-side', tokens } as const
  return [
    { ...call, label: 'pair-1-*', mayBeRefused: true, count: AT_ONCE },
    { ...call, label: 'pair-*', mayBeRefused: true, count: AT_ONCE * (ROUNDS - 1), ifNeeded: true },
    { ...call, label: 'alone-*', count: ROUNDS, ifNeeded: true },
  ]
}

/**
 * Starts two calls at once. A call that meets a limit is made again after the wait that the target asks for. Where an answer breaks off it makes one call alone, and starts two again, three times at most.
 * `specOf` makes the call of a label.
 */
export async function sendSideBySide(
  context: ProbeContext,
  specOf: (label: string) => RequestSpec,
  isBroken: (exchange: Exchange) => boolean,
): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const pair = await Promise.all(
      pairLabels(round).map((label) =>
        context.send(label, { ...specOf(label), atOnce: AT_ONCE, isFailureSought: true, isUnqueued: true }),
      ),
    )
    if (!pair.some(isBroken)) return
    const alone = aloneLabel(round)
    await context.send(alone, specOf(alone))
  }
}
