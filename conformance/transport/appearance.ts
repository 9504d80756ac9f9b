/** The traits of a run that a target can see besides its questions: words, client, pace. A disguised run draws them from its seed. Pure. */
import { disguisedWording } from './disguised-wording.ts'
import { seededNumber } from './seeded.ts'
import { PLAIN_WORDING, type Wording } from '../engine/wording.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import { disguisedClient } from './client-headers.ts'

/** The appearance of a run. */
export type Appearance = {
  readonly wording: Wording
  /** The fields of the client that the run passes itself off as; null: it says that it is Assay. */
  readonly client: HeaderList | null
  readonly maxConcurrency: number
  /** Milliseconds; the same before all calls of a probe, so that those which are to be at once stay so. */
  readonly pauseBefore: (call: { readonly probe: string }) => number
}

const MAX_CONCURRENCY = 4
const LEAST_CONCURRENCY = 3
const MAX_PAUSE_MS = 60

/** Returns the appearance of a run with this seed. */
export function appearanceOf({
  seed,
  disguised = false,
}: {
  readonly seed: string
  readonly disguised?: boolean
}): Appearance {
  if (!disguised)
    return { wording: PLAIN_WORDING, client: null, maxConcurrency: MAX_CONCURRENCY, pauseBefore: () => 0 }
  const choices = MAX_CONCURRENCY - LEAST_CONCURRENCY + 1
  return {
    wording: disguisedWording(seed),
    client: disguisedClient(seed),
    maxConcurrency: LEAST_CONCURRENCY + (seededNumber(seed, 'concurrency') % choices),
    pauseBefore: ({ probe }) => seededNumber(seed, 'pause', probe) % MAX_PAUSE_MS,
  }
}
