import { expect, test } from 'vitest'
import { capacityObjectives } from './capacity-plan.ts'
import { stageAt } from './capacity-stage-fixture.ts'
import { evidenceAt } from './rate-evidence.ts'

test.each([
  ['errors < 1%', 300, 5],
  ['e2e p95 < 1s', 80, 5],
] as const)(
  'a clean stage alone does not show %s if all requests up to its rate do not',
  (slo, n, missed) => {
    const [objective] = capacityObjectives([slo])
    if (objective === undefined) throw new Error('no objective')
    const at20 = (slower: number) =>
      evidenceAt(
        [
          stageAt(0, { purpose: 'idle', n: n / 2 }),
          stageAt(10, { n, beyond: slower }),
          stageAt(20, { n }),
          stageAt(40, { n, beyond: n, limit: 'target' }),
        ],
        objective,
        0,
        20,
      )
    expect(at20(0)).toMatchObject({ verdict: 'shown' })
    expect(at20(missed)).toMatchObject({ verdict: 'not-shown', n: 2.5 * n })
  },
)
