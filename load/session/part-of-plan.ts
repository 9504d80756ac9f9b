/** What is written of a load before it begins, so that it can be completed when its process is killed. */
import { hostId, traceDigest, writePart, type LoadPart, type PartPlace } from '../merge/load-part.ts'
import type { Engine } from '../runner/find-k6.ts'
import type { LoadPlan } from './plan-load.ts'

/** The only part of a load that one process runs. */
const WHOLE: PartPlace = { number: 1, of: 1 }

/** Writes that a load begins. */
export function checkpoint(out: string, plan: LoadPlan, engine: Engine): void {
  writePart(out, partOf(plan, engine.name, WHOLE, null))
}

/** Returns the part of a plan that has not run yet. */
export function partOf(
  plan: LoadPlan,
  engine: string,
  place: PartPlace | null,
  t0EpochUs: number | null,
): LoadPart {
  const { scenario, workload, data, slos, seed } = plan
  return {
    schema: 'assay.load-part/1',
    plan: {
      scenario,
      suite: { version: plan.version, profile: plan.protocol.profile },
      target: { baseUrl: plan.urls.baseUrl, model: plan.model, ...plan.embedded },
      ...(plan.conformance.statement === undefined ? {} : { statement: plan.conformance.statement }),
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
