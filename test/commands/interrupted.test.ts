import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startReference } from '../../reference/server.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import type { Run } from '../../schemas/compiled/run.ts'
import { assay, startAssay } from '../fixtures/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-interrupted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('Ctrl-C takes back the webhook addresses that were registered, and says so', async () => {
  const reference = await startReference({})
  // A retry has its own folder, because the first try may still use the other one.
  const out = mkdtempSync(join(folder, 'out-'))
  const path = join(folder, 'slow.json')
  // Waits that last long enough to be stopped within.
  const delivery = { ...declared.readings['webhooks.delivery'], quietSeconds: 60, timeScale: 1 }
  const retry = { ...declared.readings['webhooks.retry'], waitSeconds: 60 }
  const readings = { ...declared.readings, 'webhooks.delivery': delivery, 'webhooks.retry': retry }
  writeFileSync(path, JSON.stringify({ ...declared, readings }))
  const args = ['check', reference.baseUrl, '--model', reference.model, '--statement', path]
  const more = ['--only', 'webhooks.post-json', '--out', out]
  const child = startAssay([...args, ...more], folder, { ASSAY_KEY: reference.key })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdout.resume()
  const transcript = join(out, 'transcript.ndjson')
  const isTriggered = () => existsSync(transcript) && readFileSync(transcript, 'utf8').includes('"trigger"')
  await expect.poll(isTriggered, { timeout: 90_000 }).toBe(true)
  expect(await registered(reference)).toBeGreaterThan(0)
  child.kill('SIGINT')
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(code).toBe(130)
  expect(stderr).toMatch(/interrupted: .*; assay replay .* judges it; [1-9] webhook registrations removed/)
  expect(await registered(reference)).toBe(0)
  const recorded = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
  const replay = await assay(['replay', transcript, '--json'], folder, {})
  expect(replay.stderr).toMatch(/none of \d+ recomputed verdicts? differs from run\.json/)
  const { reason, capabilities } = JSON.parse(replay.stdout) as Run
  expect(recorded.reason).toBe('the run was interrupted')
  expect({ reason, capabilities }).toEqual({ reason: recorded.reason, capabilities: recorded.capabilities })
  await reference.close()
})

test('a command that keeps nothing ends with one line when its terminal is closed', async () => {
  const draft = join(folder, 'draft.jsonc')
  const child = startAssay(['explore', 'reference', '--out', draft], folder, {})
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdout.resume()
  const closed = new Promise((resolve) => child.on('close', resolve))
  await expect.poll(() => stderr, { timeout: 60_000 }).toMatch(/exploring/)
  child.kill('SIGHUP')
  expect(await closed).toBe(130)
  expect(stderr).toMatch(/exploring; [^\n]*\nassay: stopped by SIGHUP\n$/)
  expect(existsSync(draft)).toBe(false)
})

async function registered({ baseUrl, key }: { baseUrl: string; key: string }): Promise<number> {
  const response = await fetch(`${baseUrl}/v1/webhook_endpoints`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return ((await response.json()) as { data: readonly unknown[] }).data.length
}
