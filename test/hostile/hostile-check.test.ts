import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { allChecks } from '../../conformance/session/registry.ts'
import { startReference } from '../../reference/server.ts'
import { HTTP_BEHAVIORS } from './http-behaviors.ts'
import type { Behavior } from './raw-target.ts'
import { MAX_MEGABYTES, runHostile } from './run-hostile.ts'
import { besideReference, SOCKET_BEHAVIORS } from './socket-behaviors.ts'
import { isFull, notBrief } from '../sampling/sampled-cases.ts'

const MAX_SECONDS = 150
// A sample of the behaviors. `npm run test:full` runs all.
const SAMPLE: readonly string[] = [
  ...notBrief(['http: JSON 100,000 levels deep']),
  'http: dripping header fields',
  'websocket: slow messages',
]

const SOCKET_CHECKS = allChecks
  .filter(({ capability }) => capability === 'websocket')
  .map(({ id }) => id)
  .join(',')

const folder = mkdtempSync(join(tmpdir(), 'assay-hostile-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cases = [
  ...Object.entries(HTTP_BEHAVIORS).map(([name, behavior]) => ['http', name, behavior] as const),
  ...Object.entries(SOCKET_BEHAVIORS).map(([name, behavior]) => ['websocket', name, behavior] as const),
].filter(([kind, name]) => isFull || SAMPLE.includes(`${kind}: ${name}`))

test('each case of the sample is there', () => {
  expect(cases.length).toBeGreaterThanOrEqual(SAMPLE.length)
})

test.concurrent.each<readonly [string, string, Behavior]>(cases)(
  '%s: %s',
  { timeout: (MAX_SECONDS + 20) * 1000 },
  async (kind, name, behavior) => {
    const out = join(folder, `${kind}-${name.replaceAll(/\W/g, '-')}`)
    // For WebSockets, only the handshake and everything after it is hostile.
    const reference = kind === 'websocket' ? await startReference({}) : null
    const whole = reference === null ? behavior : besideReference(reference.baseUrl, behavior)
    const model = reference?.model ?? 'm'
    const args = ['check', 'TARGET', '--model', model, '--timeout', '3']
    // `npm run test:full` runs the other checks too.
    const sampled = kind === 'websocket' && !isFull ? ['--only', SOCKET_CHECKS] : []
    const key = reference === null ? {} : { key: reference.key }
    const run = await runHostile(whole, [...args, ...sampled], out, { maxSeconds: MAX_SECONDS, ...key })
    await reference?.close()
    expect([0, 1, 3], run.stderr).toContain(run.code)
    expect(run.hasReport).toBe(true)
    expect(run.stderr).not.toMatch(/^ {4}at /m)
    expect(run.stdout + run.stderr).not.toContain('\u001b[2J')
    expect(run.peakMegabytes ?? 0).toBeLessThan(MAX_MEGABYTES)
  },
)
