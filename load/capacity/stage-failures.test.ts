import { expect, test } from 'vitest'
import { failuresOf, problemAlone, unmeasuredText, type StageSample } from './stage-failures.ts'
import { capacityObjectives } from './capacity-plan.ts'
import { judgeCapacity } from './judge-capacity.ts'
import { nextStage } from './next-stage.ts'
import { stageAt } from './capacity-stage-fixture.ts'

function sample(outcome: StageSample['outcome'], status: number, name: string, ms: number): StageSample {
  return {
    scheduledSeconds: 1,
    sentSeconds: 1,
    closedSeconds: 1 + ms / 1000,
    status,
    outcome,
    ms: () => null,
    ...(outcome === 'failed' ? { failure: { class: name, example: null } } : {}),
  }
}

test('failures are counted by class and status, the most frequent first, without completions and refusals of a limiter', () => {
  const found = failuresOf([
    sample('failed', 0, 'refused', 1),
    sample('failed', 503, 'http-5xx', 2),
    sample('failed', 503, 'http-5xx', 2),
    sample('failed', 500, 'http-5xx', 50),
    sample('completed', 200, 'ok', 20),
    sample('limited', 429, 'http-429', 1),
  ])
  expect(found).toMatchObject([
    { class: 'http-5xx', status: 503, count: 2 },
    { class: 'refused', status: null, count: 1 },
    { class: 'http-5xx', status: 500, count: 1 },
  ])
  expect(found[0]?.medianMs).toBeCloseTo(2)
})

const failing = (name: string, status: number | null, example: string | null = null) =>
  problemAlone([
    stageAt(0, {
      purpose: 'idle',
      completed: 0,
      failed: 20,
      failures: [{ class: name, status, count: 20, medianMs: 1, example }],
    }),
  ])

test.each([
  ['refused', null, /20 ended as refused, nothing listens there: judge/],
  ['tls', null, /20 ended as tls, its certificate is not accepted here \(NODE_EXTRA_CA_CERTS .*\): judge/],
  ['http-4xx', 401, /20 ended as http-4xx \(401\), the key is missing or refused: judge/],
  ['http-4xx', 404, /20 ended as http-4xx \(404\), the model or the path is not known there: judge/],
  ['not-a-completion', 200, /20 ended as not-a-completion \(200\): judge/],
])('one user alone whose requests all ended as %s (%s)', (name, status, text) => {
  expect(failing(name, status)).toMatch(text)
  if (status !== 401 && status !== 404) expect(failing(name, status)).not.toMatch(/key is refused|not known/)
})

test('the text includes an example, and names a limiter as such', () => {
  expect(failing('not-a-completion', 200, '{"error":{}}')).toContain('(200): {"error":{}}: judge')
  expect(problemAlone([stageAt(0, { purpose: 'idle', completed: 0, limited: 20 })])).toMatch(
    /^a limiter is the limit: all 20 requests of one user alone were refused with 429/,
  )
})

test('a service that was gone in the end is not to be judged with assay check first', () => {
  const gone = stageAt(0, { purpose: 'idle', completed: 0, failed: 20 })
  expect(problemAlone([stageAt(0, { purpose: 'idle' }), stageAt(20), gone])).toMatch(
    /20 requests of one user alone was completed, after the service had given 800 answers: see whether it still runs/,
  )
})

test('an objective on a duration that no answer has gives no capacity and ends the sweep after one user alone', () => {
  const objectives = capacityObjectives(['tpot p95 < 2ms', 'e2e p95 < 500ms'])
  const [none, some] = [
    { n: 0, beyond: 0, effective: 0 },
    { n: 400, beyond: 0, effective: 400 },
  ]
  const alone = stageAt(0, { purpose: 'idle', counts: [none, some, some] })
  const sweep = {
    objectives,
    maxSeconds: 60,
    elapsedSeconds: 3,
    overheadSeconds: 0,
    warmUpSeconds: 1,
  }
  expect(nextStage({ ...sweep, stages: [alone] })).toBeNull()
  expect(nextStage({ ...sweep, stages: [{ ...alone, counts: [some, some, some] }] })).not.toBeNull()
  const stages = [
    alone,
    stageAt(20, { counts: [none, some, some] }),
    stageAt(30, { beyond: 200, counts: [none, some, some] }),
  ]
  const judged = judgeCapacity({ stages, objectives, demand: null, deployments: 1 })
  expect(judged).toMatchObject({ outcome: 'no-answer', exitCode: 3, answer: null })
  expect(judged.reasons[0]).toMatch(
    /^no answer has the duration that 'tpot p95 < 2ms' limits \(tpot needs the token count in 'usage' and text in several chunks\)/,
  )
  expect(unmeasuredText([alone, stageAt(20, { counts: [some, some, some] })], objectives)).toBeNull()
})
