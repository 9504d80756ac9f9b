/** Two calls started at the same time, to see whether one of them takes the answer of the other away. */
import type { Exchange } from '../../exchange/exchange.ts'
import type { ProbeContext, ProbeCost, RequestSpec } from '../../engine/probe.ts'
import { aloneLabel, pairLabels, ROUNDS } from '../../exchange/pair-labels.ts'

const AT_ONCE = 2

/** Returns what a probe of this kind costs, with calls that ask for so many tokens each. */
export function sideBySideCost(tokensEach: number): ProbeCost {
  // A round that goes wrong is followed by a call alone; only then is there another round.
  const further = ROUNDS * (AT_ONCE + 1) - AT_ONCE
  return {
    requests: AT_ONCE,
    completionTokens: AT_ONCE * tokensEach,
    further: { requests: further, completionTokens: further * tokensEach },
  }
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
    await context.send(alone, { ...specOf(alone), isValidCall: true })
  }
}
