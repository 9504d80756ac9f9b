/** The schedule inside the real k6: the same bytes as in Node, and every index sent once by three segments. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../runner/build-k6.ts'
import { k6Environment } from '../runner/environment.ts'
import { scheduleOf } from './schedule.ts'
import { planWorkload, type Workload } from './workload.ts'

const WORKLOADS: readonly Workload[] = [
  planWorkload({ ratePerSecond: 40, durationSeconds: 5, arrivals: 'poisson', promptCv: 0.9, outputCv: 0.4 }),
  planWorkload({ ratePerSecond: 40, durationSeconds: 5, burstiness: 0.3, mix: { json: 1, sse: 2 }, keys: 3 }),
]

const SCRIPT = `
  import crypto from 'k6/crypto'
  import exec from 'k6/execution'
  import { canonicalSchedule } from './canonical.ts'
  import { NO_DATA } from './entries.ts'
  const workloads = ${JSON.stringify(WORKLOADS)}
  export const options = {
    scenarios: { main: { executor: 'shared-iterations', vus: 3, iterations: 31 } },
  }
  export function setup() {
    for (const workload of workloads) {
      const hash = crypto.createHash('sha256')
      for (const piece of canonicalSchedule(workload, 'seed', NO_DATA)) hash.update(piece)
      console.log('digest ' + hash.digest('hex'))
    }
  }
  export default function () { console.log('index ' + exec.scenario.iterationInTest) }`

let folder = ''
let binary = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-schedule-'))
  binary = await ensureK6()
  await build({
    stdin: { contents: SCRIPT, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: join(folder, 'script.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    external: ['k6', 'k6/*'],
  })
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What one k6 logged behind a word. */
function logged(word: string, extra: readonly string[] = []): readonly string[] {
  const run = spawnSync(
    binary,
    ['run', '--quiet', '--log-format=json', ...extra, join(folder, 'script.js')],
    {
      env: { ...k6Environment(process.env), HOME: folder },
      encoding: 'utf8',
      timeout: 60_000,
    },
  )
  return [...run.stderr.matchAll(new RegExp(`"msg":"${word} ([^"]+)"`, 'g'))].map(([, text]) => text ?? '')
}

test('k6 comes to the digests of Node', { timeout: 60_000 }, () => {
  expect(logged('digest')).toEqual(WORKLOADS.map((workload) => scheduleOf(workload, 'seed').sha256))
})

test('three execution segments send every index exactly once', { timeout: 120_000 }, () => {
  const sequence = '0,1/3,2/3,1'
  const segments = ['0:1/3', '1/3:2/3', '2/3:1'].map((segment) =>
    logged('index', ['--execution-segment', segment, '--execution-segment-sequence', sequence]),
  )
  for (const sent of segments) expect(sent.length).toBeGreaterThan(0)
  expect(
    segments
      .flat()
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 31 }, (_, index) => index))
})
