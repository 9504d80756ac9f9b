import { expect, test } from 'vitest'
import { planWorkload } from '../workload/workload.ts'
import type { LoadProgress } from './run-plan.ts'
import { reportProgress } from './report-progress.ts'

const workload = planWorkload({ durationSeconds: 3 }, 'sse')

test('without a line of the caller the requests are counted', () => {
  const texts: string[] = []
  const progress = reportProgress({
    scenario: 'stream',
    workload,
    onProgress: ({ text }) => texts.push(text),
  })
  progress.read('running (00.9s), 02/02 VUs, 3 complete and 0 interrupted iterations\n')
  progress.end()
  progress.last()
  expect(texts).toEqual(['stream: 0 of 3 s', 'stream: ended after 0 s, 3 requests done'])
})

test('calls the function again for the next line', () => {
  const texts: string[] = []
  let asked = 0
  const lineAt = (): string => `asked ${(asked += 1)}`
  const plan = {
    scenario: 'rate-limit',
    workload,
    onProgress: ({ text }: LoadProgress) => texts.push(text),
  } as const
  const progress = reportProgress(plan, lineAt)
  progress.end()
  progress.last()
  expect(texts).toEqual(['asked 1', 'asked 2'])
})

test('counts the time of a part from the common start', () => {
  const texts: string[] = []
  const plan = {
    scenario: 'stream',
    workload,
    onProgress: ({ text }: LoadProgress) => texts.push(text),
  } as const
  reportProgress(plan, undefined, 60_000).end()
  reportProgress(plan, undefined, -2500).end()
  expect(texts).toEqual(['stream: 0 of 3 s', 'stream: 2 of 3 s'])
})
