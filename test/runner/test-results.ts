/** Reads the results of Vitest's JSON reporter by file, and formats the lines that `npm test` prints. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

const MAX_CHARACTERS = 600
const LONG_ALONE_MS = 10_000

/** A test, and the message of each of its failures. */
export type TestResult = {
  readonly name: string
  readonly status: string
  readonly problems: readonly string[]
}

/** The result of a test file. `message`: the error outside its tests, such as in a hook; empty if there is none. */
export type FileResult = {
  /** The path relative to the checkout. */
  readonly file: string
  readonly isFailed: boolean
  readonly message: string
  /** The time at which the test file ended, in milliseconds since 1970. */
  readonly endMs: number
  readonly tests: readonly TestResult[]
}

/** Reads the file of the JSON reporter. Returns no results if the file is missing because the runner crashed. */
export function readResults(path: string): readonly FileResult[] {
  const results: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  return listAt(results, 'testResults').map((file) => ({
    file: relative(root, textAt(file, 'name')),
    isFailed: textAt(file, 'status') === 'failed',
    message: textAt(file, 'message'),
    endMs: Number(memberAt(file, 'endTime') ?? 0),
    tests: listAt(file, 'assertionResults').map((test) => ({
      name: textAt(test, 'fullName'),
      status: textAt(test, 'status'),
      problems: listAt(test, 'failureMessages').map(String),
    })),
  }))
}

/** Returns the results of `first`. A result in `later` replaces the result of the same file. */
export function withLater(first: readonly FileResult[], later: readonly FileResult[]): readonly FileResult[] {
  const byFile = new Map(later.map((result) => [result.file, result]))
  return first.map((result) => byFile.get(result.file) ?? result)
}

/** Returns the numbers of passed and failed tests. A file with an error outside its tests counts as a failed test. */
export function countsOf(files: readonly FileResult[]): { readonly passed: number; readonly failed: number } {
  const count = (status: string) =>
    files.reduce((sum, { tests }) => sum + withStatus(tests, status).length, 0)
  return { passed: count('passed'), failed: count('failed') + files.filter(isBroken).length }
}

/** Returns a line for each failure. Each line begins with `word`. */
export function failures(word: string, files: readonly FileResult[]): readonly string[] {
  const broken = files.filter(isBroken).map(({ file, message }) => `${word} ${file}: ${firstLine(message)}`)
  return [...broken, ...files.flatMap((result) => linesOf(word, 'failed', result))]
}

/** Returns a line for each test that passed only after a failure: such a test is not reliable. */
export function flaky(files: readonly FileResult[]): readonly string[] {
  return files.flatMap((result) => linesOf('FLAKY (passed on retry)', 'passed', result))
}

/** Returns a line about the last test file if it ran alone for long, with idle processors; otherwise no line. */
export function aloneAtEnd(files: readonly FileResult[]): readonly string[] {
  const [last, other] = files.toSorted((one, two) => two.endMs - one.endMs)
  const aloneMs = (last?.endMs ?? 0) - (other?.endMs ?? Infinity)
  if (last === undefined || aloneMs < LONG_ALONE_MS) return []
  const seconds = Math.round(aloneMs / 1000)
  return [
    `In the last ${seconds} s only ${last.file} ran: let it begin earlier (test/sampling/slow-first.ts)`,
  ]
}

// Returns whether a file failed without a failed test.
function isBroken({ isFailed, tests }: FileResult): boolean {
  return isFailed && withStatus(tests, 'failed').length === 0
}

function linesOf(word: string, status: string, { file, tests }: FileResult): readonly string[] {
  return withStatus(tests, status)
    .filter(({ problems }) => status !== 'passed' || problems.length > 0)
    .map(({ name, problems }) => `${word} ${file}: ${name.slice(0, 120)}: ${firstLine(problems[0] ?? '')}`)
}

function withStatus(tests: readonly TestResult[], wanted: string): readonly TestResult[] {
  return tests.filter(({ status }) => status === wanted)
}

function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').slice(0, MAX_CHARACTERS)
}

function textAt(value: unknown, name: string): string {
  const entry = memberAt(value, name)
  return typeof entry === 'string' ? entry : ''
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const entry = memberAt(value, name)
  return Array.isArray(entry) ? entry : []
}

function memberAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
