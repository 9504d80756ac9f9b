import { describe, expect, test } from 'vitest'
import { renderBadge } from './badge.ts'
import { formatNames, renderRun } from './formats.ts'
import { renderSummary } from './rendered-fixture.ts'
import { conformantRun, nonConformantRun, runOf, checkRecord } from './run-fixture.ts'
import { type RunFileState, formatHeadline, failsCi } from './run-text.ts'
import { readXml } from './xml-fixture.ts'

/** Returns the formats of a run of checks, without those that give no outcome there. */
function formatsBut(...without: readonly string[]): readonly string[] {
  return formatNames('check').filter((name) => !without.includes(name))
}

const EDITED: RunFileState = { kind: 'edited', why: '3 verdicts differ from the transcript' }
describe.each(formatNames('check'))('%s', (name) => {
  test('of a run file that was changed says so wherever it quotes the outcome', async () => {
    const text = await renderRun({ kind: 'check', run: conformantRun }, name, { color: false, state: EDITED })
    expect(text).toMatch(/changed/i)
    // Leaves out the rows of capabilities, which are below the headline.
    for (const quoted of text.match(/^(?! +core | +sse |\| |<tr).*CONFORMANT.*$/gm) ?? [])
      expect(quoted).toMatch(/RUN FILE CHANGED/)
  })
})

test('a changed run file is not green in JUnit', async () => {
  const junit = await renderRun({ kind: 'check', run: conformantRun }, 'junit', {
    color: false,
    state: EDITED,
  })
  expect(readXml(junit).attributes['errors']).toBe('1')
})

test('annotations and JUnit state that a file could not be compared with its transcript', async () => {
  const state: RunFileState = { kind: 'unverified', why: 'there is no transcript.ndjson in its folder' }
  for (const name of formatsBut('har', 'badge')) {
    const text = await renderRun({ kind: 'check', run: conformantRun }, name, { color: false, state })
    expect([name, text]).toEqual([name, expect.stringMatching(/not verified/)])
  }
})

const stale = runOf('conformant', [checkRecord()], {
  baseline: {
    file: 'known.json',
    sha256: 'a'.repeat(64),
    exitCode: 1,
    accepted: [],
    refused: [{ check: 'core.choices-array', line: 9, why: 'passes' }],
  },
})

test('a stale entry of the baseline is not shown as a success anywhere: the command exits with 1', async () => {
  expect([formatHeadline(stale), failsCi(stale)]).toEqual([
    'STALE BASELINE (the target is CONFORMANT in core only (1 of 5 capabilities))',
    true,
  ])
  const sarif = JSON.parse(await renderRun({ kind: 'check', run: stale }, 'sarif'))
  expect(sarif.runs[0].invocations[0].toolExecutionNotifications[1]).toEqual({
    level: 'error',
    message: { text: expect.stringMatching(/: remove the entry of \S+: the check passes now$/) },
  })
  expect(sarif.runs[0].invocations[0]).toMatchObject({ exitCode: 1, executionSuccessful: false })
  expect(renderBadge(stale)).toMatchObject({
    message: expect.stringMatching(
      /^STALE BASELINE \(the target is CONFORMANT in core only \(1 of 5 capabilities\)\); /,
    ),
    color: 'red',
    isError: true,
  })
  const github = (await renderRun({ kind: 'check', run: stale }, 'github')).trimEnd().split('\n')
  expect(github[0]).toMatch(/^::notice title=Assay%3A STALE BASELINE/)
  expect(github[1]).toMatch(/^::error title=baseline \(stale\)/)
  for (const name of ['summary', 'markdown'])
    expect(await renderRun({ kind: 'check', run: stale }, name)).toMatch(/^(## Assay: )?STALE BASELINE/)
})

test('a run with known failures only says so, because the command exits with 0', () => {
  const accepted = [{ check: 'core.content-is-string', reason: 'fixed in 2.4' }]
  const baseline = { file: 'known.json', sha256: 'a'.repeat(64), exitCode: 0, accepted, refused: [] } as const
  const run = { ...nonConformantRun, baseline }
  expect([formatHeadline(run), failsCi(run)]).toEqual(['NON-CONFORMANT, known failures only', false])
  expect(renderSummary(run, { color: false })).toContain(`fail (${accepted.length} known)`)
})

test('a run of selected checks says so wherever it quotes its outcome', async () => {
  const run = { ...conformantRun, suite: { ...conformantRun.suite, checks: 1, known: 314 } }
  for (const name of formatsBut('har', 'sarif'))
    expect([name, await renderRun({ kind: 'check', run }, name)]).toEqual([
      name,
      expect.stringContaining('1 of 314 checks: '),
    ])
  expect(renderSummary(run, { color: false })).toMatch(/^ +core +CONFORMANT \(selected checks\)/m)
})

test('a run whose statement removes checks says so wherever it quotes its outcome', async () => {
  const leftOpen = { keys: ['errors.body', 'cors'], checks: 5, otherwise: 1, removed: 4 }
  const run = { ...conformantRun, leftOpen }
  for (const name of formatsBut('har'))
    expect([name, await renderRun({ kind: 'check', run }, name)]).toEqual([
      name,
      expect.stringContaining('4 checks left open by the statement: '),
    ])
  expect(renderSummary(run, { color: false })).toContain(
    'LEFT OPEN: nothing was required of 5 checks on 2 points, because no rule of interface, statement or profile is in force there: errors.body, cors; the statement removes the rule of the profile for 4 checks; 1 check saw unusual behavior there.',
  )
  expect(formatHeadline({ ...run, leftOpen: { ...leftOpen, removed: 0 } })).toBe(
    'CONFORMANT in core, sse only (2 of 6 capabilities)',
  )
})

test('a declared reading unlike the default profile is named below the headline', async () => {
  const declared = { key: 'sse.events', reading: 'chunks-end', layer: 'declared' } as const
  const usual = { key: 'sse.path', reading: 'same-path', layer: 'declared' } as const
  const run = { ...conformantRun, readings: [declared, usual] }
  const line = 'declared otherwise than in profile openai: sse.events chunks-end (not chunks-done)'
  expect(renderSummary(run, { color: false }).split('\n')[1]).toBe(`Unusual: ${line}`)
  for (const name of ['markdown', 'html'])
    expect(await renderRun({ kind: 'check', run }, name)).toContain(line)
  expect(await renderRun({ kind: 'check', run }, 'junit')).toContain(
    'name="assay.unusual" value="sse.events chunks-end (not chunks-done)"',
  )
  expect(renderSummary({ ...run, readings: [usual] }, { color: false })).not.toContain('Unusual')
})

test('a run that was just made has its outcome as the headline, and the capabilities that it judged unless they are all', () => {
  expect([conformantRun, nonConformantRun].map((run) => [formatHeadline(run), failsCi(run)])).toEqual([
    ['CONFORMANT in core, sse only (2 of 6 capabilities)', false],
    ['NON-CONFORMANT', true],
  ])
  const capabilities = conformantRun.capabilities.filter(({ outcome }) => outcome === 'conformant')
  expect(formatHeadline({ ...conformantRun, capabilities })).toBe('CONFORMANT')
})
