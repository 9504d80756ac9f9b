/** The order in which the probes of a run are carried out. It follows from the seed. Pure. */
import type { Probe } from '../engine/probe.ts'
import { seededNumber, seededOrder } from '../transport/seeded.ts'

/** The source of an order, as the header of a transcript holds it. */
export type OrderSource = {
  readonly seed: string
  /** Whether a run is not to be recognized by its first requests; absent: it is not disguised. */
  readonly disguised?: boolean
}

/** Returns the probes in groups: one group after the other, the probes of a group side by side, in the order given. */
export function turnsOf(probes: readonly Probe[], source: OrderSource): readonly (readonly Probe[])[] {
  const inTurn = (turn: Probe['turn']) => probes.filter((probe) => probe.turn === turn)
  const drawn = (some: readonly Probe[], use: string) => seededOrder(some, ({ id }) => id, source.seed, use)
  const { first, together } = openingOf(inTurn('first'), inTurn(undefined), source)
  return [...alone(first), drawn(together, 'together'), ...alone(inTurn('last')), ...alone(inTurn('end'))]
}

function alone(probes: readonly Probe[]): readonly (readonly Probe[])[] {
  return probes.map((probe) => [probe])
}

type Opening = { readonly first: readonly Probe[]; readonly together: readonly Probe[] }

/** At least one of the probes that may go ahead does, so that no two runs need begin with the same requests. */
function openingOf(
  first: readonly Probe[],
  together: readonly Probe[],
  { seed, disguised }: OrderSource,
): Opening {
  const ready = together.filter(({ mayOpen }) => mayOpen === true)
  if (disguised !== true || ready.length === 0) return { first, together }
  const count = 1 + (seededNumber(seed, 'ahead') % ready.length)
  const ahead = seededOrder(ready, ({ id }) => id, seed, 'opening').slice(0, count)
  const [one, ...more] = ahead
  const places = new Map(more.map(({ id }) => [id, seededNumber(seed, 'place', id) % (first.length + 1)]))
  const at = (place: number) => more.filter(({ id }) => places.get(id) === place)
  const mixed = first.flatMap((probe, place) => [...at(place), probe])
  const order = [...(one === undefined ? [] : [one]), ...mixed, ...at(first.length)]
  return { first: order, together: together.filter((probe) => !ahead.includes(probe)) }
}
