/** Stores the processor time of each test file, as one line of JSON per file: `[path, seconds]`. */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const path = join(root, '.cache', 'test-cpu.ndjson')

/** Deletes the log of earlier runs. */
export function clearCpuLog(): void {
  rmSync(path, { force: true })
}

/** Appends the CPU seconds of a test file to the log. */
export function noteCpu(file: string, seconds: number): void {
  appendFileSync(path, `${JSON.stringify([relative(root, file), Number(seconds.toFixed(2))])}\n`)
}

/** Returns a line with the total processor time, and a line for each of the `count` test files that took most of it. */
export function dearestFiles(count: number): readonly string[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  const files = text === '' ? [] : text.split('\n').map(readLine)
  const sum = files.reduce((total, { seconds }) => total + seconds, 0)
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
  return [
    `CPU time: ${sum.toFixed(0)} s in ${files.length} test files, most of it in`,
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s ${file}`),
  ]
}

function readLine(line: string): { readonly file: string; readonly seconds: number } {
  const fields: unknown = JSON.parse(line)
  const [file, seconds] = Array.isArray(fields) ? fields : []
  return { file: String(file), seconds: Number(seconds) }
}
