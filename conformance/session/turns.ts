/** The order in which the probes of a run are carried out. It follows from the seed. Pure. */
import type { Probe } from '../engine/probe.ts'
import { seededOrder } from '../transport/seeded.ts'

/** Returns the probes in groups: one group after the other, the probes of a group side by side, in the order given. */
export function turnsOf(probes: readonly Probe[], seed: string): readonly (readonly Probe[])[] {
  const inTurn = (turn: Probe['turn']) => probes.filter((probe) => probe.turn === turn)
  const drawn = (some: readonly Probe[], use: string) => seededOrder(some, ({ id }) => id, seed, use)
  return [
    ...alone(inTurn('first')),
    drawn(inTurn(undefined), 'together'),
    ...alone(inTurn('last')),
    ...alone(inTurn('end')),
  ]
}

function alone(probes: readonly Probe[]): readonly (readonly Probe[])[] {
  return probes.map((probe) => [probe])
}
