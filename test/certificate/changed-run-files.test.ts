import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberName, Members } from '../../certificate/bundle-file.ts'
import { memberText } from '../../certificate/open-bundle.ts'
import { runCommandLine } from '../../cli/command.ts'
import { verifyRunFile } from '../../cli/read-run.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { bundleOf } from './bundle-fixture.ts'
import { passAll } from './careless-tamperings.ts'
import { tampered, type Draft, type Json } from './tamper.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-changed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let faulty: Members
let good: Members

beforeAll(async () => {
  good = await bundleOf(null)
  faulty = await bundleOf('content-null')
})

function lay(members: Members, names: readonly MemberName[], edit: (draft: Draft) => void = () => {}): void {
  for (const name of ['run.json', 'transcript.ndjson'] as const) rmSync(join(folder, name), { force: true })
  const laid = tampered(members, { care: 'careless', key: null, edit })
  for (const name of names) writeFileSync(join(folder, name), laid.get(name) ?? '')
}

async function said(
  name: string,
  ...args: readonly string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const text = { stdout: '', stderr: '' }
  const code = await runCommandLine([name, ...args], {
    stdout: { write: (part) => (text.stdout += part) },
    stderr: { write: (part) => (text.stderr += part) },
    env: {},
    cwd: folder,
  })
  return { code, ...text }
}

const BOTH = ['run.json', 'transcript.ndjson'] as const
const badge = () => said('report', 'run.json', '--as', 'badge')

test('a run file that its transcript shows has a green badge, and says nothing more', async () => {
  lay(good, BOTH)
  const { stdout, stderr } = await badge()
  expect([JSON.parse(stdout).color, stderr]).toEqual(['brightgreen', ''])
})

test('without its transcript the badge is not green, and reports say that the run was not verified', async () => {
  lay(good, ['run.json'])
  const { stdout, stderr } = await badge()
  expect(JSON.parse(stdout)).toMatchObject({
    color: 'blue',
    message: expect.stringMatching(
      /^CONFORMANT in [^:]* only \(\d of \d capabilities\) \(not verified\); \d+ of \d+ checks? passed; /,
    ),
  })
  expect(stderr).toBe('assay: the run file was not verified: there is no transcript.ndjson in its folder\n')
  for (const as of ['summary', 'markdown', 'html'])
    expect((await said('report', 'run.json', '--as', as)).stdout).toMatch(/the run file was not verified/)
})

test.each<readonly [string, (draft: Draft) => void]>([
  ['a verdict', ({ json }) => json('run.json', (run) => passAll(run))],
  [
    'the outcome',
    ({ json }) => json('run.json', (run) => Object.assign(run, { outcome: 'conformant', exitCode: 0 })),
  ],
])('a run file with %s edited has no badge of a run', async (_, edit) => {
  lay(faulty, BOTH, edit)
  const { stdout, stderr } = await badge()
  expect(JSON.parse(stdout)).toMatchObject({
    message: 'the run file was changed',
    color: 'red',
    isError: true,
  })
  expect(stderr).toMatch(/do not trust this report, the run file was changed/)
})

const facts: readonly (readonly [string, (run: Json) => unknown])[] = [
  ['target', (run) => (run['target'].baseUrl = 'https://api.example.com')],
  ['target', (run) => (run['target'].model = 'the-best')],
  ['statement', (run) => (run['statement'].name = 'Somebody else')],
  ['suite', (run) => (run['suite'].checks = 9999)],
  ['suite', (run) => Object.assign(run, { suite: { ...run['suite'], version: '0.0.1' }, seed: 'another' })],
  ['readings', (run) => run['readings'].shift()],
  ['capabilities', (run) => (run['capabilities'][0].counts.pass = 999)],
  ['cost', (run) => (run['cost'].requests = 1)],
  ['seed', (run) => (run['seed'] = 'another')],
  ['notes', (run) => (run['notes'] = ['All good.'])],
  ['disguised', (run) => (run['disguised'] = true)],
]

test.each(sampleOf(facts, 1, 4))(
  'a run file of which only %s was edited is found by report and replay',
  async (name, edit) => {
    lay(good, BOTH, ({ json }) => json('run.json', (run) => void edit(run)))
    const { stdout, stderr } = await badge()
    expect(JSON.parse(stdout)).toMatchObject({ message: 'the run file was changed', isError: true })
    expect(stderr).toMatch(`its member ${name} differs from that of the transcript`)
    const replayed = await said('replay', 'transcript.ndjson')
    expect([replayed.code, replayed.stderr]).toEqual([
      1,
      expect.stringMatching(`its member ${name} differs from that of`),
    ])
  },
)

test('a run by another version is not compared with its transcript', () => {
  lay(good, BOTH, ({ text, write }) =>
    write(
      'transcript.ndjson',
      text('transcript.ndjson').replaceAll(DIGEST, '}').replace('"suite":"0.1.0"', '"suite":"0.0.1"'),
    ),
  )
  const run: Run = JSON.parse(memberText(good, 'run.json'))
  expect(verifyRunFile(join(folder, 'run.json'), run)).toMatchObject({
    kind: 'unverified',
    why: expect.stringContaining('version 0.0.1'),
  })
})

// The digest at the end of each line of a transcript.
const DIGEST = /,"sha256":"[0-9a-f]{64}"\}$/gm

test.each(['summary', 'markdown', 'html', 'github', 'junit', 'sarif'])(
  '%s of an edited run file does not give its outcome as a verdict',
  async (as) => {
    lay(faulty, BOTH, ({ json }) => json('run.json', (run) => passAll(run)))
    const { code, stdout } = await said('report', 'run.json', '--as', as)
    expect(code).toBe(0)
    expect(stdout).toMatch(/the run file was changed\\?: \d+ verdicts? differs? from the transcript/)
    for (const line of stdout.match(/^(?! +core | +sse |\| |<tr).*\bCONFORMANT\b.*$/gm) ?? [])
      expect(line).toMatch(/RUN FILE CHANGED/)
  },
)

test.each<readonly [string, (draft: Draft) => void, RegExp]>([
  [
    'an edited body',
    ({ exchange }) => exchange('core.health/after', ({ response }) => (response.body.text += ' ')),
    /line \d+ does not carry the digest/,
  ],
  ['a dropped exchange', ({ lines }) => lines((all) => all.toSpliced(20, 1)), /line 21 does not carry/],
  [
    'an edited length',
    ({ exchange }) => exchange('core.health/after', ({ response }) => (response.body.bodyBytes += 1)),
    /does not carry/,
  ],
])('replay of a transcript with %s says so and ends with 1', async (_, edit, message) => {
  lay(good, BOTH, edit)
  const { code, stdout, stderr } = await said('replay', 'transcript.ndjson')
  expect(stdout).toMatch(/^RUN FILE CHANGED/)
  expect(stderr).toMatch(/the transcript was changed after it was recorded/)
  expect(stderr).toMatch(message)
  expect(code).toBe(1)
})

test('a body that is not as long as was recorded is found though no line carries a digest', async () => {
  lay(good, BOTH, ({ text, write, exchange }) => {
    exchange('core.health/after', ({ response }) => (response.body.text += ' '))
    write('transcript.ndjson', text('transcript.ndjson').replaceAll(/,"sha256":"[0-9a-f]{64}"\}$/gm, '}'))
  })
  const { code, stderr } = await said('replay', 'transcript.ndjson')
  expect(stderr).toMatch(/core\.health\/after: a body of \d+ bytes is kept as \d+/)
  expect(code).toBe(1)
})
