/** The rows of a stage as its figures take them. Pure. */
import type { Row } from '../../schemas/compiled/row.ts'
import { TIMING_NAMES, timingsOf } from '../analysis/timings.ts'
import type { StageSample } from './stage-sample.ts'

/** Returns the sample of a row; null for a request that was cut because its stage was stopped. */
export function sampleOfRow(row: Row): StageSample | null {
  const atUs = row.scheduledUs ?? row.sentUs
  if (row.class === 'interrupted' || atUs === null) return null
  const timings = timingsOf(row)
  const outcome = outcomeOf(row)
  return {
    scheduledSeconds: atUs / 1e6,
    sentSeconds: row.sentUs === null ? null : row.sentUs / 1e6,
    closedSeconds: row.closedUs === null ? null : row.closedUs / 1e6,
    status: row.status,
    outcome,
    ...(outcome === 'failed' ? { failure: failureOf(row) } : {}),
    ms: (metric) => {
      const name = TIMING_NAMES.find((known) => known === metric)
      return name === undefined ? null : timings[name]
    },
    gapsMs: (row.gapsUs ?? []).map((us) => us / 1000),
  }
}

/** An example is a part of a line. */
const EXAMPLE_CHARS = 160

function failureOf({ class: name, error }: Row): StageSample['failure'] & {} {
  const example = error?.replaceAll(/\s+/g, ' ').trim().slice(0, EXAMPLE_CHARS) ?? ''
  return { class: name === 'ok' ? 'empty' : name, example: example === '' ? null : example }
}

/** An answer without text, however fast, is not one. */
function outcomeOf(row: Row): StageSample['outcome'] {
  if (row.class === 'http-429') return 'limited'
  return row.class === 'ok' && row.empty !== true ? 'completed' : 'failed'
}
