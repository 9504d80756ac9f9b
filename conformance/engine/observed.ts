/** The conclusions of checks that bind nobody: a gap without a reading is only observed. Pure. */
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import type { NotApplicableCode } from '../../schemas/reason-codes.ts'
import { violationText } from '../../schemas/violation-text.ts'
import type { Judgement } from '../exchange/judgement.ts'

/** The part of a record that a judgement decides. */
export type Conclusion = Pick<
  CheckRecord,
  'verdict' | 'code' | 'reason' | 'takenOutBy' | 'detail' | 'cause' | 'explainedBy' | 'issues' | 'exchanges'
>

/** Returns the conclusion of a check that was not looked for. */
export function notLookedFor(code: NotApplicableCode, reason: string): Conclusion {
  return { verdict: 'not-applicable', code, reason, issues: [], exchanges: [] }
}

/** Returns the conclusion of a check whose reading nobody declared. */
export function observed(judgement: Judgement): Conclusion {
  const reason = 'no reading is declared for this gap'
  switch (judgement.kind) {
    case 'satisfied':
      return observation(reason, 'the behavior is that of the de-facto reading', judgement.exchanges)
    case 'violated':
      return observation(
        reason,
        `the behavior is not that of the de-facto reading: ${violationText(judgement.issues[0])}`,
        judgement.exchanges,
        'seen-otherwise',
      )
    case 'inconclusive':
      return notLookedFor('nothing-to-judge', `${reason}, and nothing was observed: ${judgement.detail}`)
    case 'not-applicable':
      return notLookedFor(judgement.code, judgement.detail)
  }
}

function observation(
  reason: string,
  detail: string,
  exchanges: readonly string[],
  code: 'not-declared' | 'seen-otherwise' = 'not-declared',
): Conclusion {
  return { verdict: 'observed', code, reason, detail, issues: [], exchanges }
}
