import {
  renderHtml,
  renderJunit,
  renderLoadJunit,
  renderLoadMarkdown,
  renderLoadSummary,
  renderMarkdown,
  renderSummary,
} from './rendered-fixture.ts'
import { describe, expect, test } from 'vitest'
import { loadRun } from './load-run-fixture.ts'
import { conformantRun } from './run-fixture.ts'

const NAME = 'the embedded reference implementation'
const run = conformantRun
const ours = { ...run, target: { ...run.target, isEmbedded: true as const } }
const load = loadRun()
const ourLoad = { ...load, target: { ...load.target, isEmbedded: true as const } }

describe('every format marks a run against the embedded reference, and no other run', async () => {
  test.each([
    ['summary', renderSummary(ours, { color: false }), renderSummary(run, { color: false })],
    ['markdown', renderMarkdown(ours), renderMarkdown(run)],
    ['junit', renderJunit(ours), renderJunit(run)],
    ['load summary', renderLoadSummary(ourLoad), renderLoadSummary(load)],
    ['load markdown', renderLoadMarkdown(ourLoad), renderLoadMarkdown(load)],
    ['load junit', renderLoadJunit(ourLoad), renderLoadJunit(load)],
  ])('%s', (_, own, other) => {
    expect(own).toContain(NAME)
    expect(other).not.toContain(NAME)
  })
})

test('the page says so too', async () => {
  expect(await renderHtml(ours)).toContain(NAME)
  expect(await renderHtml(run)).not.toContain(NAME)
})

test('shows the notes of a run', () => {
  expect(renderSummary({ ...run, notes: ['one thing happened'] }, { color: false })).toContain(
    'NOTE: one thing happened.',
  )
})
