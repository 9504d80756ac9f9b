import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReference, type Reference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'
import { blemishes, judgeUp, TEST_DEADLINES } from '../kill-matrix/kill.ts'
import { resettingProxy } from './resetting-proxy.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-broken-connections-'))
let reference: Reference
beforeAll(async () => {
  reference = await startReference({})
})
afterAll(async () => {
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

test('requests the model list again after one reset', async () => {
  const { code, stderr } = await checked('once', (number) => number === 1)
  expect(stderr).toContain(`testing '${reference.model}'`)
  expect(code).toBe(0)
})

test('a reset each time: exit 3, and it says so instead of inventing a model', async () => {
  const { code, run } = await checked('always', () => true)
  expect(code).toBe(3)
  expect(run.reason).toMatch(/the model list could not be fetched .*reset.*pass --model NAME/)
  expect(run.checks.map(({ verdict }) => verdict)).toEqual(run.checks.map(() => 'inconclusive'))
  expect(run.cost.requests).toBeGreaterThan(2)
})

test('resets of single connections are reported and blame no clause', async () => {
  const breaking = [2, 30, 61]
  const proxy = await resettingProxy(reference.baseUrl, (number) => breaking.includes(number))
  const { key, model } = reference
  const run = await judgeUp({ baseUrl: proxy.baseUrl, key, model }, TEST_DEADLINES, null, ['core', 'sse'])
  await proxy.close()
  expect(blemishes(run)).toEqual([])
  expect(run.outcome).not.toBe('non-conformant')
  expect(run.notes).toEqual([expect.stringMatching(/^3 requests broke off by a reset before any answer/)])
})

test('a reset of the first sign-up gives no verdict either', async () => {
  let signups = 0
  const proxy = await resettingProxy(
    reference.baseUrl,
    (_, head) => head.startsWith('POST /auth/signup') && ++signups === 1,
  )
  const { key, model } = reference
  const run = await judgeUp({ baseUrl: proxy.baseUrl, key, model }, TEST_DEADLINES, null, ['signup'])
  await proxy.close()
  expect(run.checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')).toEqual([])
  expect(run.notes?.[0]).toContain('signup.accounts/first')
})

test('a reset of the very first call does not end the run', async () => {
  const proxy = await resettingProxy(reference.baseUrl, (number) => number === 1)
  const { key, model } = reference
  const run = await judgeUp({ baseUrl: proxy.baseUrl, key, model }, TEST_DEADLINES, null, ['core'])
  await proxy.close()
  expect(run.outcome).toBe('conformant')
  expect(run.notes?.[0]).toContain('core.completion/all-four')
})

/** Runs `assay check` through a proxy. Connection `number` (from 1) is reset if `breaks(number)` is true. */
async function checked(name: string, breaks: (number: number) => boolean, more: readonly string[] = []) {
  const proxy = await resettingProxy(reference.baseUrl, breaks)
  const out = join(folder, name)
  const only = ['--only', 'core.post-completes,core.chat-path,core.no-redirect']
  const args = ['check', proxy.baseUrl, '--out', out, ...only, ...more]
  const { code, stderr } = await assay(args, folder, { ASSAY_KEY: reference.key })
  await proxy.close()
  const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
  return { code, stderr, run }
}
