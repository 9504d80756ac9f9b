import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-statement-help-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('the printed example of a whole statement validates and runs as it stands', async () => {
  const { stdout } = await assay(['list', 'readings'], folder, {})
  const example = /^A complete statement:\n\n(\{\n[^]*?\n\})\n/m.exec(stdout)?.[1] ?? ''
  expect(stdout).toMatch(/unit \(word, required; words: requests, tokens, concurrent\)/)
  expect(stdout).toMatch(/scope \(word, required; words: key, account, address\)/)
  const path = file('example.json', example)
  const args = ['check', 'reference', '--statement', path, '--only', 'core.post-completes,sse.offered']
  const run = await assay([...args, '--out', join(folder, 'run')], folder, {})
  expect(run.stderr).not.toContain('warning')
  expect(run.stdout).toMatch(
    /^2 of \d+ checks: CONFORMANT: [^]*Statement: Example service, free tier \(SHA-256/,
  )
  expect(run.code).toBe(0)
})

test('the example of a whole statement in docs/statement.md runs as it stands, and declares what a certificate needs', async () => {
  const page = readFileSync(new URL('../../docs/statement.md', import.meta.url), 'utf8')
  const example = /```json\n(\{\n[^]*?\n\})\n```/.exec(page)?.[1] ?? ''
  const path = file('page.json', example)
  const args = ['check', 'reference', '--statement', path, '--only', 'core.post-completes,sse.offered']
  const run = await assay([...args, '--out', join(folder, 'page')], folder, {})
  expect(run.stderr).not.toContain('warning')
  expect(run.stdout).toMatch(/CONFORMANT: [^]*Statement: Staging \(SHA-256/)
  expect(run.code).toBe(0)
  const { capabilities } = resolvePlan({
    profile: 'openai',
    statement: parseStatement(example, 'page.json'),
    require: [],
  })
  expect([...capabilities.values()]).not.toContain('auto')
})

test('readings of a capability that is not declared: one line of warning, and none where it is required', async () => {
  const readings = { 'limits.headers': 'none', 'limits.exceeded': '429', 'sse.path': 'same-path' }
  const path = file('undeclared.json', JSON.stringify({ schema: 'assay.statement/1', readings }))
  const args = ['check', 'http://127.0.0.1:9', '--statement', path, '--list']
  const { stderr } = await assay(args, folder, {})
  const warnings = stderr.split('\n').filter((line) => line.includes('warning'))
  expect(warnings).toEqual([
    expect.stringMatching(
      /readings of limits \(limits\.headers, limits\.exceeded\) and does not declare it, so no check looks for it: add "capabilities": \{"limits": "supported"\}$/,
    ),
    expect.stringMatching(
      /readings of sse \(sse\.path\) and does not declare it, so the run does not fail if sse is missing: add /,
    ),
  ])
  const required = await assay([...args, '--require', 'limits,sse'], folder, {})
  expect(required.stderr).not.toContain('warning')
})

test('announces before the run which declared retries come too late for it, and how long they take', async () => {
  const readings = {
    'webhooks.retry': { reading: 'same-id', delaysSeconds: [60, 300] },
    'webhooks.registration': { reading: 'rest', method: 'POST', path: '/v1/hooks', body: { url: '{url}' } },
    'webhooks.trigger': { reading: 'operation', method: 'POST', path: '/v1/events', type: 'event.made' },
  }
  const capabilities = { webhooks: 'supported' }
  const path = file('slow.json', JSON.stringify({ schema: 'assay.statement/1', capabilities, readings }))
  const args = ['check', 'http://127.0.0.1:9', '--statement', path, '--list']
  const { stderr } = await assay(args, folder, {})
  expect(stderr).toMatch(
    /^assay: warning: 2 of 2 declared retries come later than a run waits \(30 s; .* 360 s after the first attempt\), so the run will end incomplete: set waitSeconds of webhooks\.retry to 360, and the run waits up to \d{3,4} s on purpose$/m,
  )
})
