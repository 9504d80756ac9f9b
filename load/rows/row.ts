/** Defines type guards for lines of `rows.ndjson` (`schemas/row.schema.json`, explained in `load/k6/rows/doc.go`). */
import { validators, type Validate, type ValidationError } from '../../schemas/compiled/validators.js'
import type { Row, RowDecision, RowHeader } from '../../schemas/compiled/row.ts'
import { isObject } from '../guards.ts'

const SCHEMA_ID = 'urn:assay:row'

/** Returns whether a value is the header (first line) of a row file. */
export function isRowHeader(value: unknown): value is RowHeader {
  return isObject(value) && value['clock'] !== undefined && rowValidator()(value)
}

/** Returns whether a value is a row: the record of one request. */
export function isRow(value: unknown): value is Row {
  const isRequest = isObject(value) && value['clock'] === undefined && value['decision'] === undefined
  return isRequest && rowValidator()(value)
}

/** Returns whether a value is a row with counts of pauses or connections, instead of the record of a request. */
export function isRowDecision(value: unknown): value is RowDecision {
  return isObject(value) && value['decision'] !== undefined && rowValidator()(value)
}

/** Returns the reason why `value` is not a valid line. Call it directly after {@link isRow} or {@link isRowHeader} returned false. */
export function rowRefusal(value: unknown): string {
  if (!isObject(value)) return 'it is not a JSON object'
  const errors: readonly ValidationError[] = rowValidator().errors ?? []
  const first = errors.find(({ keyword }) => keyword !== 'if')
  if (first === undefined) return 'clock' in value ? 'it is a header' : 'it is not a header'
  const missing = first.params['missingProperty']
  return typeof missing === 'string'
    ? `${missing} is missing`
    : `${first.instancePath || '/'} violates ${first.keyword}`
}

/** Describes how the times between the chunks of an answer contradict other values of its row. Returns null if they agree. */
export function contradictionIn(row: Row): string | null {
  const { gapsUs, chunks, firstTokenUs, lastTokenUs } = row
  if (gapsUs === null) return null
  if (gapsUs.length !== chunks - 1) return `${chunks} chunks have ${gapsUs.length} gaps`
  if (firstTokenUs === null || lastTokenUs === null) return 'gaps without a first and a last chunk'
  const spanUs = gapsUs.reduce((sum, gapUs) => sum + gapUs, 0)
  return spanUs === lastTokenUs - firstTokenUs
    ? null
    : 'the gaps do not add up to the time from the first chunk to the last'
}

function rowValidator(): Validate {
  const validate = validators[SCHEMA_ID]
  if (validate === undefined) throw new TypeError(`the schema ${SCHEMA_ID} is not compiled`)
  return validate
}
