/** A setup file of vitest: notes how much CPU each test file took, the processes that it started included. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { noteCpu } from './cpu-log.ts'

const TICKS_PER_SECOND = 100

// Vitest loads this file anew before each test file.
const before = cpuSeconds()

afterAll(() => {
  mkdirSync(join(import.meta.dirname, '..', '..', '.cache'), { recursive: true })
  noteCpu(expect.getState().testPath ?? '', cpuSeconds() - before)
})

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + childSeconds()
}

// What processes that ended took, as Linux tells it (proc_pid_stat(5), fields 16 and 17). Elsewhere only the worker itself counts.
function childSeconds(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The second field is a name in brackets, which may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}
