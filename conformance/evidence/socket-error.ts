/** Whether a frame is the error that the readings declare, whatever its shape. Pure. Source: gaps G4.9 and G7.2. */
import { errorRule } from './error-shape.ts'
import { conformsTo, schemaIn } from '../statement/own-schema.ts'
import type { Readings } from '../statement/readings.ts'
import { valueAtPointer } from '../exchange/reply.ts'

type Fits = (value: unknown) => boolean

/**
 * Recognizes the frames that fit `errorSchema` of the frames, or the body of every other refusal. A declaration that any object fits
 * shows nothing about a frame with a type of its own, which may be news between the pieces.
 */
export function declaredError(readings: Readings, typePointer: string): Fits {
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
