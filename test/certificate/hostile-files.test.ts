/** Tests that files made to hang or crash a verifier, or a registry, are soon refused or found invalid. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeZip, type Members } from '../../certificate/bundle-file.ts'
import { sha256 } from '../../certificate/canonical-json.ts'
import { runCommandLine } from '../../cli/command.ts'
import { verifyFile } from '../../cli/verify-file.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'
import { bundleOf } from './bundle-fixture.ts'
import { tampered, type Draft, type Json } from './tamper.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-hostile-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const READER = { key: null, nowMs: Date.now() }
const SECONDS = 8
// The time limit (s) for a schema whose validation never finishes. The verification always uses the whole limit.
const ENDLESS_SECONDS = 1
// The sampling step of the brief sample, which tests one in `IN_BRIEF` hostile files.
const IN_BRIEF = 4
const COMPLETION = 'core.completion/all-four'
let good: Members

beforeAll(async () => {
  good = await bundleOf(null)
})

async function written(name: string, edit: (draft: Draft) => void): Promise<string> {
  const path = join(folder, `${name}.assay.zip`)
  writeFileSync(path, await writeZip(tampered(good, { care: 'rehashed', key: null, edit })))
  return path
}

/** Returns the findings about a file; or, if the file is refused, the error message. */
async function answerTo(path: string, seconds = SECONDS): Promise<string> {
  return await verifyFile(path, READER, seconds).then(
    ({ findings }) => findings.map(({ detail }) => detail).join('; '),
    (error: unknown) => (error instanceof Error && error.name === 'BundleError' ? error.message : 'BROKE'),
  )
}

const header = (edit: (line: Json) => unknown) => (draft: Draft) =>
  draft.lines(([line]) => void edit(line ?? {}))

/** Returns an edit that declares `schema` for error bodies, both in the statement and in the transcript. */
function judgedBy(schema: object): (draft: Draft) => void {
  const reading = { reading: 'custom', schema, messagePointer: '/error/message' }
  return (draft) => {
    draft.json('statement.json', (statement) => (statement['readings'] = { 'errors.body': reading }))
    draft.lines((all) => {
      const [first] = all
      first!['readings']['errors.body'] = { layer: 'declared', value: reading }
      first!['statement'].sha256 = sha256(draft.text('statement.json'))
      for (const { exchange } of all)
        if (exchange?.response?.body.text?.includes('"error"') === true)
          exchange.response.body.text = JSON.stringify({ error: { message: `${'a'.repeat(60)}!` } })
    })
  }
}

/** Returns a schema whose validation takes 2 to the power of `levels` steps. */
function doubling(levels: number): object {
  const definitions = Array.from({ length: levels }, (_, at) => {
    const next = { $ref: `#/$defs/level${at + 1}` }
    return [`level${at}`, { allOf: [next, next] }] as const
  })
  return { $defs: { ...Object.fromEntries(definitions), [`level${levels}`]: {} }, $ref: '#/$defs/level0' }
}

const hostile: readonly (readonly [name: string, edit: (draft: Draft) => void, seconds?: number])[] = [
  [
    'a pattern that never ends',
    judgedBy({ properties: { error: { properties: { message: { pattern: '^(a+)+$' } } } } }),
    ENDLESS_SECONDS,
  ],
  ['references that double', judgedBy(doubling(40)), ENDLESS_SECONDS],
  ['half a surrogate in the name', header(({ statement }) => (statement.name = '\uD800'))],
  ['half a surrogate in the seed', header((line) => (line['seed'] = 'seed \uDFFF'))],
  ['a run that began in month 13', header((line) => (line['startedAt'] = '2026-13-40T25:61:61.000Z'))],
  [
    'a time beyond all dates',
    ({ exchange }) => exchange('core.completion/all-four', (one) => (one['sentAtEpochMs'] = 1e300)),
  ],
  ['a duration without an end', ({ lines }) => lines((all) => void (all.at(-1)!['durationMs'] = 1e308))],
  ['a status that is none', ({ exchange }) => exchange(COMPLETION, ({ response }) => (response.status = -1))],
  ['a URL that is none', ({ exchange }) => exchange(COMPLETION, ({ request }) => (request.url = 'http://['))],
  [
    'a probe that is not there',
    ({ exchange }) => exchange(COMPLETION, (one) => (one['probe'] = 'constructor')),
  ],
  ['a capability that is not there', header(({ capabilities }) => (capabilities.constructor = 'supported'))],
  ['a hundred thousand rounds', header((line) => (line['repeat'] = 100_000))],
  ['readings that are a list', header((line) => (line['readings'] = []))],
]

describe('is answered in one line within the bound of time', () => {
  const bounded = hostile.map(([name, edit, seconds = SECONDS]) => [name, edit, seconds] as const)
  test.each(sampleOf(bounded, 1, IN_BRIEF))('%s', { timeout: 120_000 }, async (name, edit, seconds) => {
    const answer = await answerTo(await written(name, edit), seconds)
    expect(answer).not.toBe('')
    expect(answer).not.toBe('BROKE')
    expect(answer).not.toContain('\n')
  })
})

test('a file that is none is refused without a read that never ends', async () => {
  const pipe = join(folder, 'pipe.assay.zip')
  execFileSync('mkfifo', [pipe])
  for (const path of [pipe, '/dev/zero', folder])
    expect(await answerTo(path)).toBe('it is not a regular file')
})

test('bad bundles do not stop the registry: the good one is listed', { timeout: 240_000 }, async () => {
  writeFileSync(
    join(folder, 'good.assay.zip'),
    await writeZip(tampered(good, { care: 'rehashed', key: null, edit: () => {} })),
  )
  writeFileSync(join(folder, 'empty.assay.zip'), '')
  for (const [name] of hostile.slice(0, 2)) rmSync(join(folder, `${name}.assay.zip`), { force: true })
  const code = await runCommandLine(['verify', folder, '--page'], {
    stdout: { write: () => true },
    stderr: { write: () => true },
    env: {},
    cwd: folder,
  })
  expect(code).toBe(3)
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  expect(page).toMatch(/1 certificate/)
  expect(page).toMatch(/not a regular file/)
})
