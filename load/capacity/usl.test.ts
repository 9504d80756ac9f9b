import { expect, test } from 'vitest'
import { stageAt } from './capacity-stage-fixture.ts'
import { fitUsl } from './usl.ts'

const USERS = [0.5, 1, 2, 4, 8, 12, 20, 32]
const law = (users: number) => (25 * users) / (1 + 0.08 * (users - 1) + 0.002 * users * (users - 1))
const stages = (noise: (index: number) => number) =>
  USERS.map((users, index) =>
    stageAt(law(users), { inFlight: users, completedPerSecond: law(users) * noise(index) }),
  )

test('exact points give the parameters back, and each stage is predicted from the others', () => {
  const fit = fitUsl(
    stages(() => 1),
    's',
  )
  expect(fit?.lambda.value).toBeCloseTo(25)
  expect(fit?.sigma.value).toBeCloseTo(0.08)
  expect(fit?.kappa.value).toBeCloseTo(0.002)
  expect(fit?.heldOutError).toBeLessThan(1e-6)
})

test('noise widens the intervals around the parameters', () => {
  const fit = fitUsl(
    stages((index) => (index % 2 === 0 ? 1.05 : 0.95)),
    's',
  )
  expect(fit?.lambda.low).toBeLessThan(25)
  expect(fit?.lambda.high).toBeGreaterThan(25)
  expect(fit?.heldOutError).toBeGreaterThan(0.02)
})

test('few stages, or stages of one concurrency, show nothing', () => {
  expect(fitUsl(stages(() => 1).slice(0, 5), 's')).toBeNull()
  expect(
    fitUsl(
      USERS.map(() => stageAt(25, { inFlight: 4 })),
      's',
    ),
  ).toBeNull()
})
