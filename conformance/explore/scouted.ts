/** What the first requests of an exploration decide. Pure. */
import { isStream } from '../evidence/stream.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isClientError, isCompletion } from '../exchange/reply.ts'
import { completeReading } from '../statement/profiles.ts'
import type { Reading } from '../statement/readings.ts'
import { STREAM_CANDIDATES, type Declared } from './scout.ts'

/** A reading that the requests which follow are made by, and the exchanges that show it. Null: no reading has what was seen. */
export type Scouted = {
  readonly key: string
  readonly reading: Reading | null
  readonly seen: readonly Exchange[]
  /** What was seen, where no reading has it. */
  readonly note?: string
}

/** Returns what the exchanges of the probe `explore.scout` decide; a key that they do not show is left out. */
export function scoutedFrom(exchanges: readonly Exchange[]): readonly Scouted[] {
  const byLabel = new Map(exchanges.map((exchange) => [exchange.label, exchange]))
  const at = (label: string): Exchange | undefined => byLabel.get(label)
  return [...required(at), ...maxTokens(at), ...temperature(at), ...streams(at)]
}

/** The same as readings that are declared, for a plan. */
export function declaredBy(scouted: readonly Scouted[]): Declared {
  return new Map(scouted.flatMap(({ key, reading }) => (reading === null ? [] : [[key, reading] as const])))
}

type At = (label: string) => Exchange | undefined

function required(at: At): readonly Scouted[] {
  const key = 'request.required'
  const [model, least] = [at('without-model'), at('required-only')]
  if (model === undefined || least === undefined) return []
  if (isCompletion(least)) {
    if (isCompletion(model)) return [named(key, 'messages', [model])]
    return isClientError(model) ? [named(key, 'model+messages', [model, least])] : []
  }
  const others = [at('without-max-tokens'), at('without-temperature')].filter((call) => call !== undefined)
  const areRefused = [model, least, ...others].every(isClientError)
  if (others.length === 2 && areRefused) return [named(key, 'all-four', others)]
  const note = 'model and messages alone are refused, and not all four fields are needed'
  return [{ key, reading: null, seen: [least, ...others], note }]
}

function maxTokens(at: At): readonly Scouted[] {
  const unlimited = at('unlimited')
  if (unlimited === undefined || !isCompletion(unlimited)) return []
  return [named('maxTokens.bounds', 'minus-one-unlimited', [unlimited])]
}

function temperature(at: At): readonly Scouted[] {
  const key = 'temperature.bounds'
  const [two, aboveOne] = [at('temperature-two'), at('temperature-above-one')]
  if (two === undefined || aboveOne === undefined || !isClientError(two)) return []
  if (isClientError(aboveOne)) return [named(key, '0..1', [two, aboveOne])]
  const note = 'the highest temperature is below 2 and above 1'
  return [{ key, reading: null, seen: [two, aboveOne], note }]
}

function streams(at: At): readonly Scouted[] {
  for (const [label, declared] of STREAM_CANDIDATES) {
    const call = at(label)
    if (call !== undefined && isStream(call))
      return [...declared].map(([key, reading]) => ({ key, reading, seen: [call] }))
  }
  return []
}

function named(key: string, reading: string, seen: readonly Exchange[]): Scouted {
  return { key, reading: completeReading(key, { reading }), seen }
}
