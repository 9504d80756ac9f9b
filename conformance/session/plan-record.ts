/** A plan as a transcript keeps it, read back. */
import { CAPABILITIES } from '../exchange/capabilities.ts'
import type { Plan } from '../engine/plan.ts'
import type { Reading, Readings } from '../statement/readings.ts'
import { isRecord } from '../exchange/reply.ts'
import type { TranscriptHeader } from '../transport/transcript-lines.ts'

/** Returns the plan in a transcript's header. Entries that are not readings are left out, which leaves their gaps undeclared. */
export function planFromRecord(header: TranscriptHeader): Plan {
  const readings: Readings = new Map(
    Object.entries(header.readings).flatMap(([key, entry]) => {
      if (!isRecord(entry) || !isReading(entry['value'])) return []
      const layer = entry['layer'] === 'declared' ? 'declared' : 'profile'
      return [[key, { layer, value: entry['value'] }] as const]
    }),
  )
  const capabilities = new Map(CAPABILITIES.map((id) => [id, supportOf(header.capabilities[id])] as const))
  const plan = { profile: header.profile, readings, capabilities }
  return header.statement === undefined ? plan : { ...plan, statement: header.statement }
}

function supportOf(value: string | undefined): 'supported' | 'unsupported' | 'auto' {
  return value === 'supported' || value === 'unsupported' ? value : 'auto'
}

function isReading(value: unknown): value is Reading {
  return isRecord(value) && typeof value['reading'] === 'string'
}
