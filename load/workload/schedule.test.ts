import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scheduleOf } from './schedule.ts'
import { planWorkload, type WorkloadOptions } from './workload.ts'
import { NO_DATA } from './entries.ts'

const POISSON: WorkloadOptions = {
  ratePerSecond: 50,
  durationSeconds: 20,
  arrivals: 'poisson',
  promptCv: 0.7,
}

test('the digest of a schedule is pinned: runs of different versions must be comparable', () => {
  expect(scheduleOf(planWorkload(POISSON), 'seed').sha256).toMatchInlineSnapshot(
    `"9f3dcce0dd27cb6dcc7037e8bfee26826c4778517ba5aaa55f3bfbcd9ac930af"`,
  )
  expect(scheduleOf(planWorkload({ vus: 3 }), 'seed').sha256).toMatchInlineSnapshot(
    `"613fc8fad81b7c15b09038000f17e55700ee375b4077f008c556571b9c5f7caa"`,
  )
})

test('seed, any knob and any recording change the digest', () => {
  const pairs = [{ promptTokens: 5, outputTokens: 6 }]
  const knobs: readonly WorkloadOptions[] = [
    {},
    { arrivals: 'constant' },
    { burstiness: 0.5 },
    { ratePerSecond: 51 },
    { durationSeconds: 21 },
    { promptTokens: 33 },
    { maxTokens: 33 },
    { promptCv: 0.8 },
    { outputCv: 0.1 },
    { prefixShare: 0.5 },
    { keys: 2 },
    { mix: { sse: 1 } },
    { mix: { sse: 1, json: 1 } },
    { vus: 7 },
    { warmUpSeconds: 1 },
    { promptCv: 0, pairs },
  ]
  const digests = knobs.map(
    (knob) => scheduleOf(planWorkload({ ...POISSON, ...knob }), 'seed', { pairs, trace: [] }).sha256,
  )
  digests.push(scheduleOf(planWorkload(POISSON), 'another').sha256)
  const other = { pairs: [{ promptTokens: 5, outputTokens: 7 }], trace: [] }
  digests.push(scheduleOf(planWorkload({ ...POISSON, promptCv: 0, pairs }), 'seed', other).sha256)
  expect(new Set(digests).size).toBe(digests.length)
})

test('the order in which a workload was put together does not matter', () => {
  const workload = planWorkload(POISSON)
  const reversed = Object.fromEntries(Object.entries(workload).toReversed()) as typeof workload
  expect(scheduleOf(reversed, 's', NO_DATA)).toEqual(scheduleOf(workload, 's', NO_DATA))
})

test('another process comes to the same schedule', () => {
  const program = `
    import { scheduleOf } from './schedule.ts'
    import { planWorkload } from './workload.ts'
    console.log(scheduleOf(planWorkload(${JSON.stringify(POISSON)}), 'seed').sha256)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname),
    encoding: 'utf8',
  })
  expect(stdout.trim(), stderr).toBe(scheduleOf(planWorkload(POISSON), 'seed').sha256)
})
