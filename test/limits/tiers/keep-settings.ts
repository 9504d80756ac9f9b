/** Tests client settings: sends requests as the settings allow, and reports how many a simulated service refuses. */
import type { Bounds, ClientSettings, PlannedRequest } from '../../../load/limiter/types.ts'
import { createRandom } from '../simulated/simulated-random.ts'
import { startService, type SimulatedService } from './simulated-service.ts'

/** The way a client spends its quota: all requests at once, or one after another at a steady pace. */
type Style = 'bursts' | 'steady'

const REQUESTS = 200
/** A time in ms after which every limit except those per day has its whole quota again. */
const LATER_MS = 3_600_000
/** The number of requests that together use up the tokens that the settings allow in one period. */
const PER_TOKEN_PACE = 8

/** Returns one line per style of sending, `bursts` or `steady`, that followed `settings` and still got refusals. */
export function refusedLater(
  service: SimulatedService,
  settings: ClientSettings,
  bounds: Bounds,
): readonly string[] {
  return (['bursts', 'steady'] as const).flatMap((style) => {
    const refused = refusedIn(service, settings, bounds, style)
    return refused.length === 0
      ? []
      : [`${style}: ${refused.length} of ${REQUESTS} refused, first number ${refused[0]}`]
  })
}

function refusedIn(
  service: SimulatedService,
  { paces, maxInFlight, rest }: ClientSettings,
  { startEpochMs, keys: [key = ''], sources: [source = ''] }: Bounds,
  style: Style,
): readonly number[] {
  const random = createRandom(style.length)
  const answer = startService(service, startEpochMs)
  const tokenPaces = paces.filter(({ unit }) => unit.includes('tokens'))
  const tokens = Math.floor(Math.min(...tokenPaces.map(({ count }) => count / PER_TOKEN_PACE)))
  const request: PlannedRequest = {
    atMs: 0,
    key,
    source,
    kind: 'brief',
    tokens: Number.isFinite(tokens) ? tokens : 0,
  }
  const sent: number[] = []
  const ends: number[] = []
  const refused: number[] = []
  let arrivedMs = 0
  for (let index = 0; index < REQUESTS; index += 1) {
    const lastMs = sent.at(-1) ?? LATER_MS + random() * 60_000
    const times = paces.map(({ unit, count, perMs }) => {
      const most = unit.includes('tokens') ? Math.floor(count / (request.tokens + 1)) : count
      return style === 'steady' ? lastMs + perMs / most : (sent[index - most] ?? 0) + perMs
    })
    const restMs = rest !== null && index % rest.count === 0 && index > 0 ? lastMs + rest.ms : 0
    const freeMs = maxInFlight === null ? 0 : (ends[index - maxInFlight] ?? 0)
    const sentMs = Math.max(lastMs, restMs, freeMs, ...times)
    arrivedMs = Math.max(arrivedMs, sentMs + service.tripMs / 2 + random() * service.jitterMs)
    const { outcome, startMs } = answer(request, arrivedMs, service.answerMs)
    if (outcome === 'refused') refused.push(index)
    sent.push(sentMs)
    ends.push(startMs + service.answerMs + service.tripMs)
  }
  return refused
}
