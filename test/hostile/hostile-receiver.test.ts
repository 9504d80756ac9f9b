import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startReference } from '../../reference/server.ts'
import { attackingReceiver, RECEIVER_ATTACKS } from './receiver-attacks.ts'
import { MAX_MEGABYTES, runHostile } from './run-hostile.ts'
import { isFull } from '../sampling/sampled-cases.ts'

const MAX_SECONDS = 200
// The path of a statement that declares how webhook addresses are registered.
const STATEMENT = fileURLToPath(new URL('../../schemas/statements/reference.json', import.meta.url))
// A sample of the attacks. `npm run test:full` runs all.
const SAMPLE: readonly string[] = ['a body without end']

const folder = mkdtempSync(join(tmpdir(), 'assay-hostile-receiver-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(Object.entries(RECEIVER_ATTACKS).filter(([name]) => isFull || SAMPLE.includes(name)))(
  '%s',
  { timeout: (MAX_SECONDS + 20) * 1000 },
  async (name, attack) => {
    const reference = await startReference({})
    const args = ['check', 'TARGET', '--model', reference.model, '--timeout', '3', '--statement', STATEMENT]
    let attackerCount = 0
    const run = await runHostile(
      attackingReceiver(reference.baseUrl, attack, () => (attackerCount += 1)),
      [...args, '--only', 'webhooks.signature-valid,webhooks.trigger-fires,webhooks.post-json'],
      join(folder, name.replaceAll(/\W/g, '-')),
      { maxSeconds: MAX_SECONDS, key: reference.key },
    )
    await reference.close()
    expect(attackerCount, 'no attacker connected').toBeGreaterThan(0)
    expect([0, 1, 3], run.stderr).toContain(run.code)
    expect(run.hasReport).toBe(true)
    expect(run.stderr).not.toMatch(/^ {4}at /m)
    expect(run.peakMegabytes ?? 0).toBeLessThan(MAX_MEGABYTES)
  },
)
