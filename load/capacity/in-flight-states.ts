import type { CapacityObjective, InFlightState } from '../../schemas/compiled/capacity-run.ts'
import { isMiss } from './stage-figures.ts'
import type { StageSample } from './stage-failures.ts'

// Larger numbers of requests in flight share a count with similar ones.
const SINGLE_STATES = 16
const STATE_GROWTH = 1.06

/**
 * Returns one entry for each number of requests in flight: how long this number lasted, and how many requests ended and were sent
 * meanwhile. `beyond` tells how many of those sent missed each objective. Requests sent during the warm-up are not counted as sent.
 */
export function inFlightStates(
  samples: readonly StageSample[],
  warmUpSeconds: number,
  objectives: readonly CapacityObjective[],
): readonly InFlightState[] {
  const states = new Map<number, InFlightState>()
  let [inFlight, lastSeconds] = [0, 0]
  for (const { atSeconds, isStart, sample } of eventsOf(samples)) {
    if (atSeconds === Infinity) break
    const least = stateOf(inFlight)
    const state = states.get(least) ?? { inFlight: least, seconds: 0, ended: 0, sent: 0, beyond: [] }
    const seconds = state.seconds + atSeconds - lastSeconds
    if (!isStart) states.set(least, { ...state, seconds, ended: state.ended + 1 })
    else if (atSeconds < warmUpSeconds) states.set(least, { ...state, seconds })
    else {
      const beyond = objectives.map((objective) => Number(isMiss(sample, objective, objectives)))
      states.set(least, { ...withSent(state, beyond), seconds })
    }
    inFlight += isStart ? 1 : -1
    lastSeconds = atSeconds
  }
  return [...states.values()].toSorted((a, b) => a.inFlight - b.inFlight)
}

type Event = { readonly atSeconds: number; readonly isStart: boolean; readonly sample: StageSample }

function eventsOf(samples: readonly StageSample[]): readonly Event[] {
  return samples
    .flatMap((sample) => [
      { atSeconds: sample.sentSeconds ?? Infinity, isStart: true, sample },
      { atSeconds: sample.closedSeconds ?? Infinity, isStart: false, sample },
    ])
    .toSorted((a, b) => a.atSeconds - b.atSeconds || Number(b.isStart) - Number(a.isStart))
}

function stateOf(inFlight: number): number {
  if (inFlight <= SINGLE_STATES) return inFlight
  const step = Math.floor(Math.log(inFlight / SINGLE_STATES) / Math.log(STATE_GROWTH))
  return Math.ceil(SINGLE_STATES * STATE_GROWTH ** step)
}

function withSent(state: InFlightState, beyond: readonly number[]): InFlightState {
  return {
    ...state,
    sent: state.sent + 1,
    beyond: beyond.map((one, place) => one + (state.beyond[place] ?? 0)),
  }
}
