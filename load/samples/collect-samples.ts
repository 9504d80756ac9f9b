import { existsSync, readFileSync } from 'node:fs'
import type { Plan } from '../../conformance/statement/plan.ts'
import type { Conformance } from '../../schemas/compiled/load-run.ts'
import type { RecordedAt } from './sample-exchange.ts'
import { parseSamples, type Sample, type SampleFile } from './sample.ts'

/** The file of stored answers in the folder of a run, one per line. */
export const SAMPLES_FILE = 'answers.ndjson'

/** The verdicts on stored answers of a load. `withArrival` includes the checks of arrival times of chunks; `conformance` does not. */
export type CollectedSamples = {
  readonly conformance: Conformance
  readonly withArrival: Conformance
  readonly judged: ReadonlyMap<string, number>
  readonly meanSeconds: ReadonlyMap<string, number>
}

/** Reads the answers that a load stored in the file `path`, and judges them. */
export async function collectSamples(path: string, at: RecordedAt, plan: Plan): Promise<CollectedSamples> {
  const file = readSamples(path)
  const { judgeSamples, withArrivals } = await import('./judge-samples.ts')
  const { conformanceOf } = await import('./conformance.ts')
  const judged = judgeSamples(file.samples, at, plan)
  const arrived = withArrivals(judged, at, plan)
  const ids = arrived.flatMap((one) => one.judged)
  return {
    conformance: conformanceOf(file, judged),
    withArrival: conformanceOf(file, arrived),
    judged: new Map([...Map.groupBy(ids, (id) => id)].map(([id, all]) => [id, all.length])),
    meanSeconds: meanSecondsOf(file.samples),
  }
}

function meanSecondsOf(samples: readonly Sample[]): ReadonlyMap<string, number> {
  const drawn = samples.filter((one) => one.sampled === true && one.class === 'ok')
  return new Map(
    [...Map.groupBy(drawn, ({ transport }) => transport)].map(([transport, all]) => [
      transport,
      all.reduce((sum, { sentUs, closedUs }) => sum + ((closedUs ?? 0) - (sentUs ?? 0)), 0) /
        all.length /
        1e6,
    ]),
  )
}

function readSamples(path: string): SampleFile {
  return parseSamples(existsSync(path) ? readFileSync(path, 'utf8') : '')
}
