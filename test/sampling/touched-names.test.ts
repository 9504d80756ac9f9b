import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { everyCheck } from '../../conformance/session/registry.ts'
import { faults } from '../faults/index.ts'
import { variants } from '../variants/index.ts'
import { filesChanged, namesAdded, namesShown, readingsChanged, SOURCES } from './touched-names.ts'

// Ids that the code puts together, such as one for each mistake. The wide sample judges these checks.
const FROM_PARTS =
  /^(?:accepts-|auth-any-|signup-accepts-|(?:core|signup)\.refuses-|core\.auth-.*-refused$|clients\.)/

const sampledCases = new URL('sampled-cases.ts', import.meta.url).href

test('a name that a change adds is touched, whichever file it stands in', () => {
  const diff = [
    '--- a/schemas/gaps.json',
    '+++ b/schemas/gaps.json',
    '+    "problem-xml": {',
    "+  patch('content-null-late', 'x')",
  ]
  expect([...namesAdded(diff.join('\n'))].toSorted()).toEqual(['content-null-late', 'problem-xml'])
})

test('words of a sentence and parts of code are not touched', () => {
  const lines = ['+const said = `a sign-up of ${text.repeat(2)}`', "+  'an answer that is not-valid',"]
  expect(namesAdded(lines.join('\n')).size).toBe(0)
})

test('a change that adds a check, a fault, a variant or a reading touches it', () => {
  const files = execFileSync('git', ['ls-files', '--', ...SOURCES], { encoding: 'utf8' })
    .trim()
    .split('\n')
  const added = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const touched = namesAdded(added.map((line) => `+${line}`).join('\n'))
  const ids = [...everyCheck, ...faults, ...variants].map(({ id }) => id)
  expect(ids.filter((id) => !touched.has(id) && !FROM_PARTS.test(id))).toEqual([])
  const readings = readingsChanged('{}', readFileSync('schemas/gaps.json', 'utf8'))
  expect(readings).toContain('errors.body = openai')
})

test('a name on a line that only moved or changed its form is not touched', () => {
  expect(namesAdded("-const a = patch('content-null')\n+  patch('content-null'),").size).toBe(0)
})

test('of a declaration with a changed line every name is touched, and none of a comment', () => {
  const diff = [
    '--- a/conformance/core/checks/one-file.ts',
    '@@ -1,4 +1,4 @@ const content = check({',
    "   id: 'core.content-is-string',",
    '   // as core.other-check does',
    "   trippedBy: ['content-null'],",
    "-  judge: () => fails('x'),",
    "+  judge: () => passes('x'),",
  ]
  expect(namesShown(diff.join('\n'))).toEqual(['core.content-is-string', 'content-null'])
})

const reading = (name: string, meaning: string, takes: object) => ({
  key: 'errors.body',
  name,
  meaning,
  takes,
})

test('a reading that is new or takes another parameter is touched, and one with another text is not', () => {
  const before = [reading('openai', 'as OpenAI', {}), reading('bare', 'a text', {})]
  const now = [
    reading('openai', 'as OpenAI has it', {}),
    reading('bare', 'a text', { schema: {} }),
    reading('message', 'a message', {}),
  ]
  expect(readingsChanged(JSON.stringify(before), JSON.stringify(now))).toEqual([
    'errors.body = bare',
    'errors.body = message',
  ])
})

test('a file is touched by a changed line, and not by a comment or an import', () => {
  const lines = ['-const a = 1\n+const a = 2', '-// one\n+ * two', "-import { a } from 'b'\n+} from 'c'"]
  const [code, comment, moved] = lines.map(
    (changed, at) =>
      `diff --git a/x/${at}.test.ts b/x/${at}.test.ts\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n${changed}\n`,
  )
  expect(filesChanged(`${comment}${code}${moved}${comment}`)).toEqual(['x/0.test.ts'])
})

test('a touched test file gets the wide sample, and the next file the brief one again', async () => {
  const listed = join(mkdtempSync(join(tmpdir(), 'assay-touched-')), 'touched.txt')
  writeFileSync(listed, 'core.some-check\nx/one.test.ts')
  vi.stubEnv('ASSAY_TOUCHED_NAMES', listed)
  vi.stubEnv('ASSAY_TEST_SAMPLE', 'brief')
  const fresh = (await import(`${sampledCases}?fresh`)) as typeof import('./sampled-cases.ts')
  const found = ['x/one.test.ts', 'x/two.test.ts'].map((file) => {
    fresh.setSampleOf(file)
    return [fresh.isBrief, process.env['ASSAY_TEST_SAMPLE']]
  })
  expect(found).toEqual([
    [false, 'wide'],
    [true, 'brief'],
  ])
  vi.unstubAllEnvs()
})

test('the daily sample is wide for each test file on one day of seven', async () => {
  const listed = join(mkdtempSync(join(tmpdir(), 'assay-touched-')), 'touched.txt')
  writeFileSync(listed, '')
  vi.stubEnv('ASSAY_TOUCHED_NAMES', listed)
  const days: boolean[] = []
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    vi.stubEnv('ASSAY_TEST_SAMPLE', 'daily')
    const clock = vi.spyOn(Date, 'now').mockReturnValue(day * 86_400_000)
    const fresh = (await import(`${sampledCases}?day=${day}`)) as typeof import('./sampled-cases.ts')
    clock.mockRestore()
    fresh.setSampleOf('x/one.test.ts')
    days.push(fresh.isBrief)
  }
  expect(days.filter((isBrief) => !isBrief)).toHaveLength(1)
  vi.unstubAllEnvs()
})
