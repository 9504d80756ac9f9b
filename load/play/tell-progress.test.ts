import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileOf, rowOf } from '../rows/row-fixture.ts'
import { planWorkload } from '../workload/workload.ts'
import type { LoadProgress } from './plan.ts'
import { tellProgress } from './tell-progress.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-progress-'))
afterAll(() => rmSync(folder, { recursive: true }))

const workload = planWorkload({ durationSeconds: 3 }, 'sse')

test('the last line has the final figures, not those of the tick before', () => {
  const path = join(folder, 'rows.ndjson')
  const told: LoadProgress[] = []
  const progress = tellProgress({ scenario: 'stream', workload, tell: (one) => told.push(one) }, path)
  progress.read('running (00.9s), 02/02 VUs, 3 complete and 0 interrupted iterations\n')
  writeFileSync(`${path}.live`, '         2\n')
  // What comes after the last tick.
  progress.read('running (03.0s), 00/02 VUs, 7 complete and 0 interrupted iterations\n')
  writeFileSync(path, fileOf(Array.from({ length: 7 }, (_, i) => rowOf({ i }))))
  progress.end()
  progress.last()
  expect(told.map(({ phase }) => phase)).toEqual(['run', 'ended'])
  expect(told[0]?.text).toBe('stream: 0 of 3 s')
  expect(told[1]?.text).toMatch(/^stream: ended after 0 s, 7 requests done, 7\.0\/s, TTFT .*, none failed$/)
})

test('another line is asked for once more', () => {
  const told: string[] = []
  let asked = 0
  const lineAt = (): string => `asked ${(asked += 1)}`
  const plan = {
    scenario: 'rate-limit',
    workload,
    tell: ({ text }: LoadProgress) => told.push(text),
  } as const
  const progress = tellProgress(plan, join(folder, 'none'), lineAt)
  progress.end()
  progress.last()
  expect(told).toEqual(['asked 1', 'asked 2'])
})
