import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resolvePlan } from '../engine/plan.ts'
import { INTERRUPTED } from './replay.ts'
import { recordUnjudged, sealInterrupted } from './sealed-transcript.ts'
import type { Settings } from './settings.ts'

const settings: Settings = {
  baseUrl: 'http://127.0.0.1:9',
  keyEnv: 'ASSAY_KEY',
  model: 'm',
  seed: 's',
  profile: 'openai',
  statement: null,
  require: [],
  only: null,
  skip: [],
  maxRequests: 100,
  maxTokens: 1000,
  timeoutSeconds: null,
  allowSignup: false,
  signupEmail: null,
  signupKeyEnv: null,
  receiver: { mode: 'off' },
  webhookSecretEnv: null,
  limitsKeyEnv: null,
  limitsSiblingKeyEnv: null,
  limitsOtherKeyEnv: null,
  out: null,
}
const about = { settings, plan: resolvePlan({ profile: 'openai', statement: null, require: [] }), env: {} }

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-sealed-'))
  path = join(folder, 'transcript.ndjson')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a transcript that came to its own end while the run was being stopped stays as it is', () => {
  recordUnjudged(path, { ...about, reason: 'nothing answers' })
  const before = readFileSync(path, 'utf8')
  const run = sealInterrupted(path, about)
  expect(readFileSync(path, 'utf8')).toBe(before)
  expect(run.outcome).toBe('incomplete')
})

test('drops a line that was cut in the middle, and adds the end once', () => {
  recordUnjudged(path, { ...about, reason: 'nothing answers' })
  const lines = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, `${lines.slice(0, 2).join('\n')}\n{"type":"exch`)
  sealInterrupted(path, about)
  expect(readFileSync(path, 'utf8').match(/"type":"end"/g)).toHaveLength(1)
  expect(readFileSync(path, 'utf8')).not.toContain('"exch')
})

test.each([
  ['an empty file', ''],
  ['half a first line', '{"type":"run","schema":'],
])('%s is not a transcript that was begun', (_, text) => {
  writeFileSync(path, text)
  const run = sealInterrupted(path, about)
  expect(run.checks.some(({ detail }) => detail?.includes(INTERRUPTED))).toBe(true)
})
