/** The place of the time in a payload. Pure. Source: gap G6.2. */
import type { Evidence } from '../../evidence/evidence.ts'
import { stringOf } from '../../statement/readings.ts'

/** JSON pointer to the time at which an event happened; null when the reading has none. */
export function timePointerOf({ readings }: Evidence): string | null {
  switch (stringOf(readings, 'webhooks.payload', 'reading')) {
    case 'custom':
      return stringOf(readings, 'webhooks.payload', 'timePointer')
    case 'type-timestamp-data':
      return '/timestamp'
    case 'openai':
      return '/created_at'
    case 'cloudevents':
      return '/time'
    case null:
    default:
      return null
  }
}
