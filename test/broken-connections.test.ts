import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReference, type Reference } from '../reference/server.ts'
import type { Run } from '../reports/run.ts'
import { resettingProxy } from './resetting-proxy.ts'

const main = join(import.meta.dirname, '..', 'cli', 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'assay-broken-connections-'))
let reference: Reference
beforeAll(async () => {
  reference = await startReference({})
})
afterAll(async () => {
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

test('one reset while the model list is fetched: it is asked for again', async () => {
  const { code, stderr } = await checked('once', (number) => number === 1)
  expect(stderr).toContain(`testing '${reference.model}'`)
  expect(code).toBe(0)
})

test('a reset each time: exit 3, and it says so instead of inventing a model', async () => {
  const { code, run } = await checked('always', () => true)
  expect(code).toBe(3)
  expect(run.reason).toMatch(/the model list could not be fetched .*reset.*pass --model NAME/)
  expect(run.checks).toEqual([])
})

/** `assay check` through a proxy that breaks some connections. */
async function checked(name: string, breaks: (number: number) => boolean, more: readonly string[] = []) {
  const proxy = await resettingProxy(reference.baseUrl, breaks)
  const out = join(folder, name)
  const only = ['--only', 'core.post-completes,core.chat-path,core.no-redirect']
  const child = spawn(process.execPath, [main, 'check', proxy.baseUrl, '--out', out, ...only, ...more], {
    env: { PATH: process.env['PATH'], ASSAY_KEY: reference.key },
    cwd: folder,
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdout.resume()
  const code = await new Promise((resolve) => child.on('close', resolve))
  await proxy.close()
  const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
  return { code, stderr, run }
}
