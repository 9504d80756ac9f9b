import type { Exchange } from '../../exchange/exchange.ts'
import type { Call, ProbeContext, RequestSpec } from '../../engine/probe.ts'
import { isSuccess } from '../../exchange/reply.ts'
import { aloneLabel, pairLabels, ranAtOnce, MAX_PAIRS } from '../../exchange/pair-labels.ts'

const AT_ONCE = 2

/** Returns the declarations of all calls that {@link sendSideBySide} may send. */
export function sideBySideCalls(kind: 'completion' | 'stream', tokens: number): readonly Call[] {
  const call = { kind, about: 'side-by-side', tokens } as const
  return [
    { ...call, label: 'pair-1-*', mayBeRefused: true, isSentOnce: true, count: AT_ONCE },
    {
      ...call,
      label: 'pair-*',
      mayBeRefused: true,
      isSentOnce: true,
      count: AT_ONCE * (MAX_PAIRS - 1),
      ifNeeded: true,
    },
    { ...call, label: 'alone-*', count: MAX_PAIRS, ifNeeded: true },
  ]
}

/**
 * Sends up to three pairs of concurrent calls, until the calls of a pair are whole and ran at the same time. After a broken pair, sends
 * one call alone.
 */
export async function sendSideBySide(
  context: ProbeContext,
  specOf: (label: string) => RequestSpec,
  isBroken: (exchange: Exchange) => boolean,
): Promise<void> {
  for (let round = 1; round <= MAX_PAIRS; round += 1) {
    const pair = await Promise.all(
      pairLabels(round).map((label) =>
        context.send(label, { ...specOf(label), atOnce: AT_ONCE, isFailureSought: true, isUnqueued: true }),
      ),
    )
    if (!pair.some(isBroken)) {
      if (ranAtOnce(pair) || !pair.every(isSuccess)) return
      continue
    }
    const alone = aloneLabel(round)
    await context.send(alone, specOf(alone))
  }
}
