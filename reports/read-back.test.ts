/** Tests that third-party parsers can read each report format, and that hostile text changes only the cell that contains it. */
import { Ajv, type AnySchema } from 'ajv'
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' }
import { createRequire } from 'node:module'
import { isIPv4, isIPv6 } from 'node:net'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { formatNames, renderRun } from './formats.ts'
import {
  runWithBrokenJudge,
  checkRecord,
  conformantRun,
  exchangeSummary,
  HOSTILE,
  hostileRun,
  incompleteRun,
  nonConformantRun,
  runOf,
} from './run-fixture.ts'
import type { Run } from '../schemas/compiled/run.ts'

// Whether tests run in full, as in test/sampling/sampled-cases.ts. This package may not import that file.
const isFull = process.env['ASSAY_TEST_SAMPLE'] === 'full'

// Imports packages that have no types.
const load = createRequire(import.meta.url)
const answered: Run = {
  ...nonConformantRun,
  exchanges: [
    exchangeSummary({
      sentAt: '2026-11-20T10:00:01.500Z',
      answer: {
        headers: [
          ['content-type', 'text/event-stream'],
          ['location', '/elsewhere'],
        ],
        body: 'data: {}\n\n',
        bodyBytes: 4096,
        isCut: true,
        timeline: [{ atMs: 12, text: 'data: {}\n\n' }],
      },
    }),
    exchangeSummary({ id: 'core.down/x', status: null, body: null }),
  ],
}
const huge = checkRecord({
  verdict: 'fail',
  title: 'x'.repeat(1_000_000),
  issues: [{ at: 'a'.repeat(1_000_000), expected: 'e'.repeat(1_000_000), received: 'r'.repeat(1_000_000) }],
})
const hugeRun = runOf('non-conformant', [huge])
const MANY = isFull ? 10_000 : 2000
const manyRun = runOf(
  'non-conformant',
  Array.from({ length: MANY }, (_, at) =>
    checkRecord({
      id: `core.check-${at}`,
      verdict: 'fail',
      issues: [{ at: 'core.completion/all-four /a', expected: 'string', received: HOSTILE }],
    }),
  ),
  { exchanges: [exchangeSummary()] },
)
const runs = {
  conformantRun,
  nonConformantRun,
  incompleteRun,
  brokenRun: runWithBrokenJudge,
  hostileRun,
  answered,
  hugeRun,
}
const names = formatNames('check')
const read = async (run: Run, name: string): Promise<string> => await renderRun({ kind: 'check', run }, name)

/** Compiles the schema of SARIF, which takes longer than all validations. */
function compileSarif() {
  // Removes the names that mark the schema as JSON Schema draft 4, which Ajv does not know.
  const {
    id: _id,
    $schema: _draft,
    ...schema
  } = load('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')
  return new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema)
}

function compileHar() {
  const ajv = new Ajv({
    strict: false,
    // Otherwise Ajv prints a line for each unknown format.
    formats: {
      'date-time': isTime,
      uri: (text: string) => URL.canParse(text),
      ipv4: isIPv4,
      ipv6: isIPv6,
    },
  })
  ajv.addMetaSchema(draft06)
  for (const schema of Object.values(load('har-schema'))) ajv.addSchema(schema as AnySchema)
  return ajv.getSchema('har.json#') ?? ajv.getSchema('har.json')
}

const validateSarif = compileSarif()
const validateHar = compileHar()

describe.each(Object.entries(runs))('%s', (_name, run) => {
  test('SARIF 2.1.0 is valid by its schema', async () => {
    expect(validateSarif(JSON.parse(await read(run, 'sarif'))) ? [] : validateSarif.errors).toEqual([])
  })

  test('the HTTP archive is valid by its schema', async () => {
    const isValid = validateHar?.(JSON.parse(await read(run, 'har')))
    expect(isValid === true ? [] : validateHar?.errors).toEqual([])
  })

  test('JUnit is well-formed for libxml2', async () => {
    const contents = await read(run, 'junit')
    const read2 = await validateXML({ xml: [{ fileName: 'junit.xml', contents }], normalization: 'format' })
    expect(read2.errors).toEqual([])
  })
})

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text))
}

const accepted = {
  ...nonConformantRun,
  baseline: {
    file: 'b.json',
    sha256: '0'.repeat(64),
    exitCode: 1 as const,
    accepted: [{ check: 'core.errors-body', reason: 'fixed in 2.4' }],
    refused: [],
  },
}

test('SARIF distinguishes failures, warnings, inconclusive checks and accepted failures', async () => {
  const { results, invocations } = JSON.parse(await read(accepted, 'sarif')).runs[0]
  const of = (id: string) => results.find(({ ruleId }: { ruleId: string }) => ruleId === id)
  expect(of('core.content-is-string')).toMatchObject({ kind: 'fail', level: 'error' })
  expect(of('core.content-is-string').locations[0].logicalLocations[0].fullyQualifiedName).toContain(
    '/content',
  )
  expect(of('core.errors-body').suppressions).toMatchObject([
    { status: 'accepted', justification: 'fixed in 2.4' },
  ])
  expect(of('core.auth-challenge')).toMatchObject({ kind: 'fail', level: 'warning' })
  expect(of('core.choices-array')).toBeUndefined()
  expect(invocations[0]).toMatchObject({ exitCode: 1, executionSuccessful: true })
})

test('the HTTP archive has requests and answers', async () => {
  const [entry, unanswered] = JSON.parse(await read(answered, 'har')).log.entries
  expect(entry).toMatchObject({
    startedDateTime: '2026-11-20T10:00:01.500Z',
    time: 12,
    request: { method: 'POST', postData: { mimeType: 'application/json', text: '{"model":"plain"}' } },
    response: {
      status: 200,
      redirectURL: '/elsewhere',
      content: { size: 4096, mimeType: 'text/event-stream' },
    },
  })
  expect(unanswered.response.status).toBe(0)
})

test('GitHub gets ten errors at most, and says how many more there are', async () => {
  const lines = (await read(manyRun, 'github')).trimEnd().split('\n')
  expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10)
  expect(lines.join('\n')).toContain(`${MANY - 9} more`)
  expect(await read(incompleteRun, 'github')).toMatch(/^::error title=Assay%3A INCOMPLETE/)
  expect(await read(conformantRun, 'github')).toMatch(/^::notice [^\n]*\n$/)
})

test('GitHub names each failure that the baseline accepts, and what the baseline makes of the run', async () => {
  const text = await read(accepted, 'github')
  expect(text).toContain('::notice title=known failure%3A core.errors-body::fixed in 2.4\n')
  expect(text).toMatch(/::NON-CONFORMANT: .*BASELINE b\.json: 1 known failure accepted/)
})

describe.each(names)('hostile text in %s', (name) => {
  test('affects only its own cell', async () => {
    expect(structure(await read(hostileRun, name))).toEqual(structure(await read(tame, name)))
  })

  test('leaves no control character and no half surrogate behind', async () => {
    const text = await read(hostileRun, name)
    // oxlint-disable-next-line no-control-regex -- these are the ones that a terminal obeys
    const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/
    expect(withoutColumnTabs(text), `${name} needs oneLine; tabs: as many on each line`).not.toMatch(controls)
    expect(text.isWellFormed()).toBe(true)
    // A HAR file keeps headers and bodies unchanged.
    if (name !== 'har') expect(text).not.toContain('\u202E')
  })

  test('lines of a million characters are cut', async () => {
    expect((await read(hugeRun, name)).length).toBeLessThan(100_000)
  })

  test(`${MANY} failures are rendered`, async () => {
    const text = await read(manyRun, name)
    expect(text.length).toBeLessThan(40_000_000)
    expect(text.endsWith('\n')).toBe(true)
  })
})

/** The run {@link hostileRun} with a harmless word in place of every hostile text. */
const tame: Run = JSON.parse(
  [HOSTILE, HOSTILE.replace('\0', '')].reduce(
    (text, hostile) => text.replaceAll(JSON.stringify(hostile).slice(1, -1), 'tame'),
    JSON.stringify(hostileRun),
  ),
)

/**
 * Returns the structure of a report: the tags of HTML or XML, JSON without strings and numbers, or marks of lines. Such
 * marks begin lines of Markdown and annotations of GitHub.
 */
function structure(text: string): unknown {
  if (text.startsWith('<')) return [...text.matchAll(/<\/?([a-z][\w-]*)/g)].map(([tag]) => tag)
  if (text.startsWith('{'))
    return JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
      ['string', 'number'].includes(typeof value) ? '' : value,
    )
  return text
    .split('\n')
    .map((line) => /^(?:::\w+ title=|#+ |- |> |\||```|<\/?details>)?/.exec(line)?.[0])
    .filter((mark) => mark !== '')
}

/** Replaces tabs by spaces if all lines have the same number of tabs. Such tabs separate columns. */
function withoutColumnTabs(text: string): string {
  const columns = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').length)
  return new Set(columns).size === 1 ? text.replaceAll('\t', ' ') : text
}
