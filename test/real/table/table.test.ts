import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Expectation } from '../expectation.ts'
import { CAUSES, curlOf } from './causes.ts'
import { readRows } from './read-servers.ts'
import { rowOf, type Judged } from './server-row.ts'
import { tableHtml, tableMarkdown } from './table-pages.ts'

const docs = join(import.meta.dirname, '..', '..', '..', 'docs')
const rows = await readRows()
const bodyOf = (html: string): string => html.slice(html.indexOf('<body>'))

test('both pages are what npm run servers -- --pages writes', async () => {
  expect(await readFile(join(docs, 'servers.md'), 'utf8')).toBe(tableMarkdown(rows))
  // The style sheet in the head is that of all reports.
  const committed = await readFile(join(docs, 'servers.html'), 'utf8')
  expect(bodyOf(committed)).toBe(bodyOf(await tableHtml(rows)))
})

test('at least 20 servers, all under one profile', () => {
  expect(rows.length).toBeGreaterThanOrEqual(20)
  expect(new Set(rows.map(({ judged }) => judged.profile))).toEqual(new Set(['openai']))
})

test('no address, path or key of the machine', async () => {
  expect(tableMarkdown(rows) + (await tableHtml(rows))).not.toMatch(
    /127\.0\.0\.1|\/work\/|\/root\/|\/tmp\/|sk-real/,
  )
})

test('a check has one cause, and its command sends a request', () => {
  const checks = CAUSES.flatMap(({ commands }) => Object.keys(commands))
  expect(new Set(checks).size).toBe(checks.length)
  for (const { commands } of CAUSES)
    for (const command of Object.values(commands)) expect(curlOf(command)).toMatch(/curl .*\$URL\/v1\//)
})

const about = { name: 'one', version: '1', registry: 'PyPI', released: null, start: 'one', behind: 'a text' }
const judged: Judged = {
  date: '2026-01-01',
  suite: '1',
  profile: 'openai',
  model: 'm',
  isKeyed: false,
  passed: 1,
  capabilities: { core: 'non-conformant', sse: 'conformant', websocket: 'not-offered' },
  deviating: ['core.refuses-messages-empty', 'core.refuses-role-missing', 'core.key-not-echoed'],
  undecided: ['core.echo-whole'],
}
const because = 'An empty list is answered 200 with a completion.'
const expectation: Expectation = {
  server: 'one',
  about,
  deviations: [
    { check: 'core.refuses-messages-empty', verdict: 'fail', because },
    {
      check: 'core.refuses-role-missing',
      verdict: 'fail',
      because: 'No role is answered 200 with a completion.',
    },
  ],
  modelBehaviour: [{ check: 'core.echo-whole', because: 'One text.' }],
  notApplicable: [],
  observed: [],
  absent: [],
}

test('checks of one cause are one deviation, and what would do harm is withheld', () => {
  const row = rowOf(expectation, judged)
  expect(row.deviations.map(({ cause, sentence }) => [cause, sentence])).toEqual([
    ['Messages are not checked', 'Answered 200 with a completion: an empty list; No role.'],
  ])
  expect(row.cells).toEqual({
    completions: 'conformant',
    refusals: '1 deviation',
    authentication: 'no authentication',
    streams: 'conformant',
    websocket: 'not offered',
  })
  expect(row.undecided).toEqual([
    { label: 'Not judged with this model', because: 'One text.', checks: ['core.echo-whole'] },
  ])
  expect(row.isWithholding).toBe(true)
})

test.each(['core.no-such-check', 'core.models-listed'])('%s without cause or sentence is a mistake', (id) => {
  expect(() => rowOf(expectation, { ...judged, deviating: [id] })).toThrow(id)
})
