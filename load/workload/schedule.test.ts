import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arrivalsOf, planBytes, scheduleOf, workloadEntries } from './schedule.ts'
import { planWorkload, type Workload, type WorkloadOptions } from './workload.ts'

const POISSON: WorkloadOptions = {
  ratePerSecond: 50,
  durationSeconds: 20,
  arrivals: 'poisson',
  promptCv: 0.7,
}

function digestOf(workload: Workload, seed: string): string {
  return scheduleOf({ workload, seed, trace: [], starts: arrivalsOf(workload, seed, []) }).sha256
}

test('the digest of a schedule is pinned: runs of different versions must be comparable', () => {
  expect(digestOf(planWorkload(POISSON), 'seed')).toMatchInlineSnapshot(
    `"31322efee5372f421d274ff481e7445105e13bee32c43b04437a1f42a6540425"`,
  )
  expect(digestOf(planWorkload({ vus: 3 }), 'seed')).toMatchInlineSnapshot(
    `"50a9880651abf01b6a3356b1fdc806b82821fb7ed1c1cec50e91b29601138708"`,
  )
})

test('seed and any knob change the digest', () => {
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
  ]
  const digests = knobs.map((knob) => digestOf(planWorkload({ ...POISSON, ...knob }), 'seed'))
  digests.push(digestOf(planWorkload(POISSON), 'another'))
  expect(new Set(digests).size).toBe(digests.length)
})

test('the order in which a workload was put together does not matter', () => {
  const workload = planWorkload(POISSON)
  const reversed = Object.fromEntries(Object.entries(workload).toReversed()) as typeof workload
  expect(digestOf(reversed, 's')).toEqual(digestOf(workload, 's'))
})

test('the plan holds a line of JSON, a record for each request, and the words of all prompts', () => {
  const workload = planWorkload({
    ratePerSecond: 20,
    durationSeconds: 1,
    promptTokens: 5,
    prefixShare: 0.4,
    keys: 3,
  })
  const starts = arrivalsOf(workload, 's', [])
  const plan = Buffer.from(planBytes({ workload, seed: 's', trace: [], starts }))
  const from = plan.indexOf('\n') + 1
  const header = JSON.parse(plan.subarray(0, from).toString()) as Record<string, unknown>
  expect(header).toMatchObject({
    schema: 'assay.plan/1',
    requests: 20,
    isScheduled: true,
    seed: 's',
    workload,
  })
  const words = plan.subarray(from + 20 * 44).toString()
  expect(words.split(' ')).toHaveLength(4)
  const record = plan.subarray(from + 7 * 44, from + 8 * 44)
  expect([record.readBigInt64LE(0), record.readBigInt64LE(8), record.readUInt16LE(32)]).toEqual([
    350_000n,
    0n,
    1,
  ])
  expect(words.slice(0, record.readUInt32LE(16)).split(' ')).toHaveLength(2)
  expect(record.readUInt32LE(20)).toBe(words.length)
})

test('the requests of a closed model repeat', () => {
  const workload = planWorkload({ promptCv: 1, thinkSeconds: 1, mix: { json: 1, sse: 1 }, keys: 3 })
  const entryAt = workloadEntries(workload, 's', [])
  expect(entryAt(10_007)).toEqual(entryAt(7))
  expect(entryAt(9999)).not.toEqual(entryAt(7))
})

test('another process comes to the same schedule', () => {
  const program = `
    import { arrivalsOf, scheduleOf } from './schedule.ts'
    import { planWorkload } from './workload.ts'
    const workload = planWorkload(${JSON.stringify(POISSON)})
    console.log(scheduleOf({ workload, seed: 'seed', trace: [], starts: arrivalsOf(workload, 'seed', []) }).sha256)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname),
    encoding: 'utf8',
  })
  expect(stdout.trim(), stderr).toBe(digestOf(planWorkload(POISSON), 'seed'))
})
