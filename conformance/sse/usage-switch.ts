/** How a client asks for token counts in a stream. Pure. Source: gap G4.7, reading `sse.events`. */
import { isRecord, type JsonObject } from '../exchange/reply.ts'
import type { Readings } from '../statement/readings.ts'

/** The members that ask for a chunk with the usage; null when the reading has none. */
export function usageSwitch(readings: Readings): JsonObject | null {
  const members = readings.get('sse.events')?.value['usageSwitch']
  return isRecord(members) && Object.keys(members).length > 0 ? members : null
}
