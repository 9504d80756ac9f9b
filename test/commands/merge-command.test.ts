/** Tests loads whose parts are sent by several processes, and that k6 ends if the process of a load is killed. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { unlessLate } from '../../load/session/unless-late-fixture.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { assay, startAssay } from '../fixtures/run-command.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-merge-command-'))
let reference: Reference
let k6 = ''
beforeAll(async () => {
  reference = await startReference({})
  k6 = await ensureK6()
}, 600_000)
afterAll(async () => {
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

function loadArgs(...more: readonly string[]): readonly string[] {
  const target = ['load', 'stream', reference.baseUrl, '--model', reference.model]
  const program = more.includes('--k6') ? [] : ['--k6', k6]
  return [...target, ...program, '--no-calibration', '--seed=shared', ...more]
}

function runIn(out: string): LoadRun {
  return JSON.parse(readFileSync(join(out, 'load-run.json'), 'utf8')) as LoadRun
}

// The number of tries so far. Each new try triples the time that the processes have to start, for busy machines.
let tries = 0
const START_SECONDS = 10

// Not in the brief sample, because this test waits until `startAt`.
test.skipIf(isBrief)(
  'three processes send one schedule, and their parts make one run',
  { timeout: 240_000, retry: 2 },
  async () => {
    tries += 1
    const startAt = `${Math.ceil(Date.now() / 1000) + START_SECONDS * 3 ** (tries - 1)}`
    const shared = ['--rate=30', '--duration=3', '--slo=errors < 5%', `--start-at=${startAt}`]
    const parts = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const out = join(folder, `part-${number}-${tries}`)
        const args = loadArgs(...shared, `--segment=${number}/3`, '--out', out)
        const { code, stdout, stderr } = await assay(args, folder, { ASSAY_KEY: reference.key })
        expect(code, stderr).toBe(0)
        expect(stdout).toContain(`part ${number} of 3: finished, 30 requests`)
        expect(existsSync(join(out, 'load-run.json'))).toBe(false)
        return out
      }),
    )
    const out = join(folder, 'merged')
    const { code, stdout } = await assayHere(['load', 'merge', ...parts, '--out', out], folder, {})
    const run = runIn(out)
    const isReached = run.overload === null
    expect(run).toMatchObject({
      ...unlessLate(run, { outcome: 'ok', exitCode: 0 }),
      requests: { ok: 90, dropped: 0 },
      // An objective that was met at a lower rate is undecided.
      slo: [{ ok: isReached ? true : null }],
    })
    expect(code, stdout).toBe(run.exitCode)
    expect(run.metrics['ttft']?.n).toBe(90)
    expect(run.conformance.sampled).toBeGreaterThan(0)
    expect(run.parts?.map(({ requests }) => requests)).toEqual([30, 30, 30])
    expect(stdout).toContain('3 of 3 parts were merged')
    expect(run.flags).toEqual({ ...run.flags, rate: '30', seed: 'shared', slo: ['errors < 5%'] })
    expect(run.flags).not.toHaveProperty('segment')
    const two = await assayHere(
      ['load', 'merge', ...parts.slice(1), '--out', join(folder, 'two')],
      folder,
      {},
    )
    expect(two.code).toBe(3)
    expect(two.stdout).toContain('part 1 of 3 is missing')
  },
)

test.each([
  [['--segment=2/3'], 'belong together'],
  [['--segment=4/3', '--start-at=2026-11-23T12:00:00Z'], "not '4/3'"],
  [['--segment=1/3', '--start-at=soon'], 'takes a time'],
  [['--segment=1/3', '--start-at=1', '--vus=9'], 'needs the open model'],
  [['--segment=1/3', '--start-at=1', '--rate=9'], 'has passed'],
])('%s is a usage error', async (flags, words) => {
  const said = await assayHere(loadArgs(...flags), folder, { ASSAY_KEY: reference.key })
  expect(said.code).toBe(2)
  expect(said.stderr).toContain(words)
})

test.each([
  ['--emit=k8s', '--pods=2', '--image=example.test/assay:1', '--start-at=2030-01-01T00:00:00Z'],
  ['--segment=1/3', '--start-at=2030-01-01T00:00:00Z'],
  ['--start-at=2030-01-01T00:00:00Z'],
])('%s: the embedded reference cannot be shared', async (...flags) => {
  const said = await assayHere(['load', 'stream', 'reference', '--rate=9', ...flags], folder, {})
  expect([said.code, said.stdout]).toEqual([2, ''])
  expect(said.stderr).toContain('only this one reaches the embedded reference')
})

test(
  'a load whose process is killed keeps its rows, ends k6, and the next load says so',
  { timeout: 120_000 },
  async () => {
    const out = join(folder, 'killed')
    const args = loadArgs('--rate=20', '--duration=300', '--out', out)
    const child = startAssay(args, folder, { ASSAY_KEY: reference.key })
    child.stdout.resume()
    child.stderr.resume()
    const rows = join(out, 'rows.ndjson')
    const size = (): number => statSync(rows, { throwIfNoEntry: false })?.size ?? 0
    await expect.poll(size, { timeout: 60_000 }).toBeGreaterThan(20_000)
    child.kill('SIGKILL')
    // k6 must not go on for five minutes when nobody is there to stop it.
    let last = -1
    await expect
      .poll(() => [last === size(), (last = size())][0], { timeout: 20_000, interval: 1500 })
      .toBe(true)
    await passed(1500)
    expect(size()).toBe(last)
    const again = await assayHere(loadArgs('--k6', '/nowhere', '--out', out), folder, {
      ASSAY_KEY: reference.key,
    })
    expect(again.stderr).toContain(`${out} holds what a killed run left (rows.ndjson): this one replaces it`)
  },
)

test('a load is exported under the definitions of other tools', { timeout: 60_000, retry: 2 }, async () => {
  const out = join(folder, 'exported')
  const load = await assayHere(loadArgs('--rate=20', '--duration=1', '--out', out), folder, {
    ASSAY_KEY: reference.key,
  })
  const run = runIn(out)
  expect(run).toMatchObject({ ...unlessLate(run, { outcome: 'ok', exitCode: 0 }), requests: { ok: 20 } })
  expect(load.code, load.stdout).toBe(run.exitCode)
  for (const tool of ['aiperf', 'guidellm', 'vllm', 'inference-perf']) {
    const { code, stdout } = await assayHere(['report', out, '--as', tool], folder, {})
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ schema: 'assay.export/1', requests: 20, leftOut: 0 })
    expect((await assayHere(['report', '--help'], folder, {})).stdout).toContain(tool)
  }
  const vllm = await assayHere(['report', out, '--as=vllm'], folder, {})
  const { figures } = JSON.parse(vllm.stdout) as { figures: Record<string, number> }
  // The role comes before the text.
  expect(figures['median_ttft_ms']).toBeLessThan((run.metrics['ttft']?.p50 ?? 0) * 1.05)
  const none = await assayHere(['report', folder, '--as=vllm'], folder, {})
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('Give a load-run.json')])
  const unknown = await assayHere(['report', out, '--as=genai'], folder, {})
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining("unknown report 'genai'")])
})

test.each([['load', 'merge'], ['merge']])('an empty folder is refused and stays: %s', async (...words) => {
  const empty = join(folder, words.join(' '))
  mkdirSync(empty)
  const { code, stderr } = await assayHere([...words, empty], folder, {})
  expect([code, stderr]).toEqual([2, expect.stringContaining('holds no load-part.json')])
  expect(existsSync(empty)).toBe(true)
})
