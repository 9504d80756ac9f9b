/** The dialect of WebSocket that readings make, errors of an own shape included. Pure. Source: gaps G4.8 to G4.10. */
import type { Readings } from '../statement/readings.ts'
import { declaredError } from './socket-error.ts'
import { writtenDialect, type Dialect } from './socket-message.ts'

export {
  wrappedRequest,
  readMessage,
  choicesOfChunk,
  chunkText,
  chunkFinishes,
  endFinishes,
  saysFinish,
} from './socket-message.ts'
export type { Dialect, MessageKind } from './socket-message.ts'

// Every check of WebSocket asks for it, and conversations are read once per dialect.
const dialects = new WeakMap<Readings, Dialect | null>()

/** Returns the dialect in force; null when no reading defines the frames. The same readings have the same dialect. */
export function dialectOf(readings: Readings): Dialect | null {
  const known = dialects.get(readings)
  if (known !== undefined) return known
  const dialect = dialectIn(readings)
  dialects.set(readings, dialect)
  return dialect
}

function dialectIn(readings: Readings): Dialect | null {
  const written = writtenDialect(readings)
  if (written === null) return null
  return { ...written, isDeclaredError: declaredError(readings, written.typePointer) }
}
