import { expect, test } from 'vitest'
import { planWorkload } from '../workload/workload.ts'
import { quietWorkload } from './quiet-run.ts'

test('one user asks for ten seconds, whatever the load began with', () => {
  const loaded = planWorkload({ vus: 50, warmUpSeconds: 60, rampUpSeconds: 30, durationSeconds: 600 }, 'sse')
  expect(loaded).toMatchObject({ warmUpSeconds: 60, rampUpSeconds: 30 })
  expect(quietWorkload(loaded)).toEqual({
    ...loaded,
    vus: 1,
    durationSeconds: 10,
    warmUpSeconds: 0,
    rampUpSeconds: 0,
    thinkSeconds: 0.01,
  })
})
