/** Creates the WebSocket dialect (the format of messages and errors) that the readings define. Pure. Source: gaps G4.8 to G4.10. */
import { valueAtPointer } from '../exchange/reply.ts'
import { conformsTo, schemaIn } from '../statement/own-schema.ts'
import type { Readings } from '../statement/readings.ts'
import { errorRule } from './error-shape.ts'
import { writtenDialect, type Dialect } from './socket-message.ts'

// The dialect of each `readings` object. It is created once, because conversations are cached per dialect object.
const dialects = new WeakMap<Readings, Dialect | null>()

/** Returns the WebSocket dialect of the readings; null if no reading defines the frames. Caches the dialect per readings object. */
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

type Fits = (value: unknown) => boolean

/** Returns a function that recognizes error frames: by `errorSchema` of `websocket.frames`, or by the schema of `errors.body`. */
function declaredError(readings: Readings, typePointer: string): Fits {
  const schema = schemaIn(readings.get('websocket.frames')?.value['errorSchema'])
  const body = errorRule(readings)
  const rules: readonly Fits[] = [
    ...(schema === null ? [] : [(value: unknown) => conformsTo(schema, value, '').length === 0]),
    ...(body === null ? [] : [(value: unknown) => body(value, '').length === 0]),
  ]
  const telling = rules.map((fits) => ({ fits, fitsAnything: fits({}) }))
  return (value) => {
    const isTyped = typeof valueAtPointer(value, typePointer) === 'string'
    return telling.some(({ fits, fitsAnything }) => !(fitsAnything && isTyped) && fits(value))
  }
}
