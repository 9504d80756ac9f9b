import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine as dispatch } from '../../cli/command.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { capacityRun } from '../../reports/capacity-fixture.ts'
import type { CapacityRun } from '../../schemas/compiled/capacity-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-resume-test-'))
let reference: Reference
beforeAll(async () => {
  reference = await startReference()
})
afterAll(async () => {
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

function sweepIn(name: string, changes: Partial<CapacityRun> = {}): string {
  const place = join(folder, name)
  mkdirSync(place, { recursive: true })
  const { baseUrl, model } = reference
  const run = capacityRun({ target: { baseUrl, model }, ...changes })
  writeFileSync(join(place, 'capacity-run.json'), JSON.stringify(run))
  return place
}

async function resume(place: string, key: string, ...more: readonly string[]) {
  const said = { stdout: '', stderr: '' }
  const code = await dispatch(
    [
      'capacity',
      reference.baseUrl,
      '--slo',
      'e2e p95 < 300ms',
      '--for',
      '40 rps',
      '--max-seconds',
      '14',
      '--no-calibration',
      '--resume',
      place,
      ...(more.includes('--model') ? [] : ['--model', reference.model]),
      ...more,
    ],
    {
      stdout: { write: (text: string) => (said.stdout += text) },
      stderr: { write: (text: string) => (said.stderr += text) },
      env: { ...process.env, ASSAY_KEY: key },
      cwd: folder,
    },
  )
  return { code, ...said }
}

test('a key that is refused ends a sweep that goes on, with one line; the earlier one stays as it was', async () => {
  const place = sweepIn('refused')
  const before = readFileSync(join(place, 'capacity-run.json'), 'utf8')
  const { code, stderr, stdout } = await resume(place, 'sk-wrong')
  expect(stderr).toMatch(
    /the key is missing or refused: the target refused all \d+ requests of a stage \(401\); the earlier sweep/,
  )
  expect(stdout).toBe('')
  expect(code).toBe(3)
  expect(readFileSync(join(place, 'capacity-run.json'), 'utf8')).toBe(before)
})

test.each([
  [['--model', 'other'], /the model differs: \S+ before, other after\. Give the same options/],
  [['--scenario', 'stream'], /the scenario differs: throughput before, stream after/],
  [['--max-tokens', '64'], /the maxTokens differs: 32 before, 64 after/],
  [['--prompt-tokens', '64'], /the promptTokens differs: 32 before, 64 after/],
  [['--arrivals', 'constant'], /the arrivals differs: poisson before, constant after/],
  [['--slo', 'ttft p95 < 1s'], /the set of objectives differs: 'e2e p95 < 300ms', 'errors < 1%' before, /],
  [['--out', 'elsewhere'], /--resume continues the sweep in DIR, and writes there: leave out --out/],
])('%j: another sweep is a usage error of one line', async (more, reason) => {
  const { code, stderr } = await resume(sweepIn(more.join('')), reference.key, ...more)
  expect(stderr).toMatch(reason)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(2)
})

test('a sweep that is under way in the folder is not continued, and stays as it was', async () => {
  const place = sweepIn('under-way')
  const lock = join(place, '.assay-lock')
  writeFileSync(lock, String(process.ppid))
  const { code, stderr } = await resume(place, 'sk-wrong')
  expect(stderr).toContain(`another run (process ${process.ppid}) is writing into the folder ${place}`)
  expect(code).toBe(2)
  expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid))
})

test('stages in which the service answered nothing any more are left out of a sweep that goes on', async () => {
  const { stages } = capacityRun()
  const silent = stages.slice(-2).map((stage) => ({ ...stage, completed: 0 }))
  const place = sweepIn('silent', { stages: [...stages, ...silent] })
  const { stdout } = await resume(place, reference.key)
  expect(stdout).toContain(`continued: ${stages.length} stages of an earlier part of this sweep`)
})
