/** Reads `run.json` and `load-run.json`, trusting nothing: the schema decides whether it is one. */
import { readFileSync } from 'node:fs'
import { conforms } from '../conformance/schema.ts'
import type { LoadRun } from '../reports/load-run.ts'
import type { Run } from '../reports/run.ts'
import { CliError } from './errors.ts'

const RUN_SCHEMA = 'urn:assay:run'
const LOAD_SCHEMA = 'urn:assay:load-run'

/** The run at `path`, or null when there is no file. Throws CliError('unreadable') for anything that is no run. */
export function readRun(path: string): Run | null {
  const text = readText(path)
  if (text === null) return null
  const value = parsed(text, path)
  if (isLoadRun(value))
    throw new CliError('unreadable', `${path} is a load run: only 'assay report' reads it`)
  if (isRun(value)) return value
  throw refusal(path, 'run.json', RUN_SCHEMA, value)
}

/** A run of checks or a load run, or null when there is no file. Throws CliError('unreadable') for anything else. */
export function readAnyRun(path: string): { readonly run: Run } | { readonly load: LoadRun } | null {
  const text = readText(path)
  if (text === null) return null
  const value = parsed(text, path)
  if (isLoadRun(value)) {
    if (isWholeLoadRun(value)) return { load: value }
    throw refusal(path, 'load-run.json', LOAD_SCHEMA, value)
  }
  if (isRun(value)) return { run: value }
  throw refusal(path, 'run.json', RUN_SCHEMA, value)
}

function refusal(path: string, name: string, schema: string, value: unknown): CliError {
  const [issue] = conforms(schema, value, '')
  const where =
    issue === undefined ? '' : `: ${issue.at.trim()} should be ${issue.expected}, is ${issue.received}`
  return new CliError('unreadable', `${path} is no ${name} of this version${where}`)
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new CliError(
      'unreadable',
      `cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CliError('unreadable', `${path} is not JSON: is it cut off?`, { cause: error })
  }
}

function isLoadRun(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'schema') === 'assay.load/1'
}

function isWholeLoadRun(value: unknown): value is LoadRun {
  return conforms(LOAD_SCHEMA, value, '').length === 0
}

function isRun(value: unknown): value is Run {
  return conforms(RUN_SCHEMA, value, '').length === 0
}
