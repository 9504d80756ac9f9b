/** Reads `run.json`, trusting nothing: the schema decides whether it is one. */
import { readFileSync } from 'node:fs'
import { conforms } from '../conformance/schema.ts'
import type { Run } from '../reports/run.ts'
import { CliError } from './errors.ts'

const RUN_SCHEMA = 'urn:assay:run'

/** The run at `path`, or null when there is no file. Throws CliError('unreadable') for anything that is no run. */
export function readRun(path: string): Run | null {
  const text = readText(path)
  if (text === null) return null
  const value = parsed(text, path)
  if (isLoadRun(value))
    throw new CliError('unreadable', `${path} is a load run: its report.html lies beside it`)
  if (isRun(value)) return value
  const [issue] = conforms(RUN_SCHEMA, value, '')
  const where =
    issue === undefined ? '' : `: ${issue.at.trim()} should be ${issue.expected}, is ${issue.received}`
  throw new CliError('unreadable', `${path} is no run.json of this version${where}`)
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

function isRun(value: unknown): value is Run {
  return conforms(RUN_SCHEMA, value, '').length === 0
}
