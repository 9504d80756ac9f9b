/** The record of a load that is written before it begins, so that it can be completed when its process is killed. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { hostId, traceDigest, type LoadPart, type PartPlace } from '../merge/load-part.ts'
import type { LoadPlan } from './plan-load.ts'

/** The only part of a load that one process runs. */
export const ONLY_PART: PartPlace = { number: 1, of: 1 }

/** Returns what is loaded, and by what: the members that a part and a whole run have in common. */
export function subjectOf(plan: LoadPlan): Pick<LoadRun, 'scenario' | 'suite' | 'target' | 'statement'> {
  const { scenario, conformance, urls, model, embedded } = plan
  return {
    scenario,
    suite: { version: plan.version, profile: plan.protocol.profile },
    target: { baseUrl: urls.baseUrl, model, ...embedded },
    ...(conformance.statement === undefined ? {} : { statement: conformance.statement }),
  }
}

/** Returns the part of a plan that has not run yet. */
export function partOf(
  plan: LoadPlan,
  engine: string,
  place: PartPlace | null,
  t0EpochUs: number | null,
): LoadPart {
  const { workload, data, slos, seed } = plan
  return {
    schema: 'assay.load-part/1',
    plan: {
      ...subjectOf(plan),
      workload,
      seed,
      traceSha256: traceDigest(data.trace),
      slos: slos.map(({ text }) => text),
      t0EpochUs,
    },
    place,
    engine,
    host: hostId(),
    startedAt: new Date().toISOString(),
    end: null,
  }
}
