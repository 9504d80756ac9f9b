/** Finds the readings of the profile that a draft must not leave in force. Pure. */
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import type { Verdicts } from './fit-readings.ts'

/** A reading of the profile that does not fit, and the first failure that shows it. */
export type Unfit = { readonly key: string; readonly failure: CheckRecord }

/**
 * Takes out every reading of the profile under which a check of a gap fails. The draft does not declare such a reading, so that
 * a failure would only say that a declaration is missing. Other checks may fail once one is out, so this is repeated.
 */
export function withoutUnfit(given: Verdicts): {
  readonly verdicts: Verdicts
  readonly unfit: readonly Unfit[]
} {
  const unfit: Unfit[] = []
  let verdicts = given
  for (let next = firstUnfit(verdicts); next !== null; next = firstUnfit(verdicts)) {
    unfit.push(next)
    verdicts = verdicts.with(next.key, null)
  }
  return { verdicts, unfit }
}

function firstUnfit({ records, plan }: Verdicts): Unfit | null {
  for (const failure of records) {
    const { verdict, gap, reading: key } = failure
    if (verdict !== 'fail' || gap === undefined || key === undefined) continue
    if (plan.readings.get(key)?.layer === 'profile') return { key, failure }
  }
  return null
}
