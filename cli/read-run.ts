/** Reads `run.json` and what loads write, trusting nothing: the schema decides whether it is one. */
import { conforms } from '../conformance/schema.ts'
import type { LoadRun } from '../reports/load-run.ts'
import type { Run } from '../reports/run.ts'
import type { FairnessRun } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import { CliError } from './errors.ts'
import { readJsonObject } from './read-json.ts'

/** A run of any kind, by what wrote it. */
export type AnyRun =
  | { readonly kind: 'check'; readonly run: Run }
  | { readonly kind: 'load'; readonly run: LoadRun }
  | { readonly kind: 'rate-limit'; readonly run: LimiterRun }
  | { readonly kind: 'fairness'; readonly run: FairnessRun }

/** What a file calls itself in `schema`, and what it must then conform to. */
const LOADS = {
  'assay.load/1': { file: 'load-run.json', schema: 'urn:assay:load-run' },
  'assay.limiter/1': { file: 'limiter-run.json', schema: 'urn:assay:limiter-run' },
  'assay.fairness/1': { file: 'fairness-run.json', schema: 'urn:assay:fairness-run' },
} as const
const CHECK_NAME = 'assay.run/1'
const CHECK = { file: 'run.json', schema: 'urn:assay:run' } as const

/** The run of checks at `path`, or null when there is no file. Throws CliError('unreadable') for anything else. */
export function readRun(path: string): Run | null {
  const value = readJsonObject(path, [CHECK.file])
  if (value === null) return null
  if (loadIn(value) !== null)
    throw new CliError('unreadable', `${path} is a load run: only 'assay report' reads it`)
  if (isRun(value)) return value
  throw refusal(path, CHECK, value)
}

/** A run of any kind, or null when there is no file. Throws CliError('unreadable') for anything else. */
export function readAnyRun(path: string): AnyRun | null {
  const value = readJsonObject(path, [CHECK.file, ...Object.values(LOADS).map(({ file }) => file)])
  if (value === null) return null
  if (isLoadRun(value)) return { kind: 'load', run: value }
  if (isLimiterRun(value)) return { kind: 'rate-limit', run: value }
  if (isFairnessRun(value)) return { kind: 'fairness', run: value }
  if (isRun(value)) return { kind: 'check', run: value }
  throw unknownKind(path, value) ?? refusal(path, loadIn(value) ?? CHECK, value)
}

type Kind = { readonly file: string; readonly schema: string }

function refusal(path: string, { file, schema }: Kind, value: unknown): CliError {
  const [issue] = conforms(schema, value, '')
  const where =
    issue === undefined ? '' : `: ${issue.at.trim()} should be ${issue.expected}, is ${issue.received}`
  return new CliError('unreadable', `${path} is no ${file} of this version${where}`)
}

const LONGEST_NAME = 60

/** Of a file that says it is something else, what it lacks to be a run is no news; null when it says nothing, or a name that is known. */
function unknownKind(path: string, value: object): CliError | null {
  const name: unknown = Reflect.get(value, 'schema')
  const known = [CHECK_NAME, ...Object.keys(LOADS)]
  if (typeof name !== 'string' || known.includes(name)) return null
  const shown = JSON.stringify(name.slice(0, LONGEST_NAME))
  return new CliError(
    'unreadable',
    `${path} has the schema ${shown}, which this version does not know: it knows ${known.join(', ')}`,
  )
}

/** The kind of load that a value says it is; null for anything else. */
function loadIn(value: unknown): Kind | null {
  if (typeof value !== 'object' || value === null) return null
  const name: unknown = Reflect.get(value, 'schema')
  return Object.entries(LOADS).find(([known]) => known === name)?.[1] ?? null
}

function isLoadRun(value: unknown): value is LoadRun {
  return isKind(value, LOADS['assay.load/1'])
}

function isLimiterRun(value: unknown): value is LimiterRun {
  return isKind(value, LOADS['assay.limiter/1'])
}

function isFairnessRun(value: unknown): value is FairnessRun {
  return isKind(value, LOADS['assay.fairness/1'])
}

function isKind(value: unknown, kind: Kind): boolean {
  return loadIn(value) === kind && conforms(kind.schema, value, '').length === 0
}

function isRun(value: unknown): value is Run {
  return loadIn(value) === null && conforms(CHECK.schema, value, '').length === 0
}
