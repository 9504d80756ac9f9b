/** A Vitest setup file that logs the processor time of each test file, including its ended child processes. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { noteCpu } from './cpu-log.ts'

const TICKS_PER_SECOND = 100

// The processor time at the start of a test file. Vitest loads this file again for each test file.
const before = cpuSeconds()

afterAll(() => {
  mkdirSync(join(import.meta.dirname, '..', '..', '.cache'), { recursive: true })
  noteCpu(expect.getState().testPath ?? '', cpuSeconds() - before)
})

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + childSeconds()
}

// Returns the time of ended child processes (proc_pid_stat(5), fields 16 and 17); 0 on systems other than Linux.
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
