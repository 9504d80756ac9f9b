/** Reads run files of any kind. Their content is not trusted: the schema decides whether a file is a run. */
import type { Issue } from '../conformance/exchange/judgement.ts'
import { conforms } from '../conformance/exchange/schema.ts'
import type { RunOf, RunWithKind } from '../reports/formats.ts'
import type { Run } from '../reports/run.ts'
import { RUN_KINDS, type RunKind } from '../schemas/run-kinds.ts'
import { violationText } from '../schemas/violation-text.ts'
import { CliError } from './errors.ts'
import { readJsonObject } from './read-json.ts'

const KINDS = Object.values(RUN_KINDS)

/** Reads the run of checks at `path`; null when there is no file. Throws CliError('unreadable') for anything else. */
export function readRun(path: string): Run | null {
  const value = readJsonObject(path, [RUN_KINDS.check.file])
  if (value === null) return null
  const kind = declaredKind(value)
  if (kind !== 'check') {
    const { file, title } = RUN_KINDS.check
    const message = `${path} is ${RUN_KINDS[kind].title}, not ${title}. Give the ${file} of assay check`
    throw new CliError('unreadable', message)
  }
  if (isRun('check', value)) return value
  throw refusal(path, value)
}

/** Reads a run of any kind; null when there is no file. Throws CliError('unreadable') for anything else. */
export function readAnyRun(path: string): RunWithKind | null {
  const files = KINDS.map(({ file }) => file)
  const value = readJsonObject(path, files)
  if (value === null) return null
  if (isRun('check', value)) return { kind: 'check', run: value }
  if (isRun('load', value)) return { kind: 'load', run: value }
  if (isRun('limiter', value)) return { kind: 'limiter', run: value }
  if (isRun('fairness', value)) return { kind: 'fairness', run: value }
  if (isRun('capacity', value)) return { kind: 'capacity', run: value }
  throw unknownSchema(path, value) ?? refusal(path, value)
}

function isRun<Kind extends RunKind>(kind: Kind, value: unknown): value is RunOf[Kind] {
  return declaredKind(value) === kind && conforms(RUN_KINDS[kind].schemaId, value, '').length === 0
}

function refusal(path: string, value: unknown): CliError {
  const { file, schemaId } = RUN_KINDS[declaredKind(value)]
  const [issue] = conforms(schemaId, value, '')
  const where = issue === undefined ? '' : `: ${issueText(issue)}`
  return new CliError(
    'unreadable',
    `${path} is not a ${file} of this version${where}. Give the file as Assay wrote it, or run again`,
  )
}

function issueText(issue: Issue): string {
  const at = issue.at.trim()
  return issue.received === 'missing' ? `${at} is missing` : violationText({ ...issue, at })
}

const LONGEST_NAME = 60

/** Refuses a file whose `schema` names something else than a run. Null for a file without a schema, or with a known one. */
function unknownSchema(path: string, value: object): CliError | null {
  const name: unknown = Reflect.get(value, 'schema')
  const known: readonly string[] = KINDS.map(({ schema }) => schema)
  if (typeof name !== 'string' || known.includes(name)) return null
  const shown = JSON.stringify(name.slice(0, LONGEST_NAME))
  return new CliError(
    'unreadable',
    `${path} has the schema ${shown}, which this version does not know: it knows ${known.join(', ')}`,
  )
}

/** Returns the kind of load whose name `schema` holds; `check` for every other value, because that is what most files are. */
function declaredKind(value: unknown): RunKind {
  const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'schema') : undefined
  if (name === RUN_KINDS.load.schema) return 'load'
  if (name === RUN_KINDS.limiter.schema) return 'limiter'
  if (name === RUN_KINDS.capacity.schema) return 'capacity'
  return name === RUN_KINDS.fairness.schema ? 'fairness' : 'check'
}
