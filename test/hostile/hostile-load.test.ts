import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { HTTP_BEHAVIORS } from './http-behaviors.ts'
import type { Behavior } from './raw-target.ts'
import { MAX_MEGABYTES, runHostile } from './run-hostile.ts'
import { SOCKET_BEHAVIORS } from './socket-behaviors.ts'
import { isFull, notBrief } from '../sampling/sampled-cases.ts'

// The deadline of a load command in seconds, long enough for its start, load, last answers and later requests on a busy machine.
const MAX_SECONDS = 100
// The duration and the timeout in seconds. Both are short, because endless answers are read at full speed until the timeout.
const [SECONDS, TIMEOUT_SECONDS] = isFull ? ['3', '4'] : ['1', '1']
const SIZE = ['--vus', '5', '--duration', SECONDS, '--timeout', TIMEOUT_SECONDS]
const FLAGS = ['--model', 'm', ...SIZE, '--no-calibration']

// A sample of the behaviors. `npm run test:full` runs all.
const SAMPLE: readonly string[] = [
  'throughput: endless body',
  ...notBrief([
    'websocket: endless messages',
    'websocket: a handshake without an answer',
    'stream: endless bytes after the end',
  ]),
]

const folder = mkdtempSync(join(tmpdir(), 'assay-hostile-load-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cases = [
  ...Object.entries(SOCKET_BEHAVIORS).map(([name, behavior]) => ['websocket', name, behavior] as const),
  ...Object.entries(HTTP_BEHAVIORS).flatMap(([name, behavior]) => [
    ['stream', name, behavior] as const,
    ['throughput', name, behavior] as const,
  ]),
].filter(([scenario, name]) => isFull || SAMPLE.includes(`${scenario}: ${name}`))

test('each case of the sample is there', () => {
  expect(cases.length).toBeGreaterThanOrEqual(SAMPLE.length)
})

test.concurrent.each<readonly [string, string, Behavior]>(cases)(
  '%s: %s',
  { timeout: (MAX_SECONDS + 20) * 1000 },
  async (scenario, name, behavior) => {
    const out = join(folder, `${scenario}-${name.replaceAll(/\W/g, '-')}`)
    const run = await runHostile(behavior, ['load', scenario, 'TARGET', ...FLAGS], out, {
      maxSeconds: MAX_SECONDS,
    })
    expect([0, 1, 3], run.stderr).toContain(run.code)
    expect(run.hasReport).toBe(true)
    expect(run.stderr).not.toMatch(/^ {4}at /m)
    expect(run.stdout + run.stderr).not.toContain('\u001b[2J')
    expect(run.peakMegabytes ?? 0).toBeLessThan(MAX_MEGABYTES)
  },
)
