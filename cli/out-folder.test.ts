import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { lockFolder, outFolder } from './out-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const lock = join(folder, '.assay-lock')
afterEach(() => rmSync(lock, { force: true }))

test('a folder is free again once its run is over', () => {
  lockFolder(folder)()
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that a living process holds is refused, and its lock stays', () => {
  // The parent process lives as long as this test.
  writeFileSync(lock, String(process.ppid))
  const line = `another run (process ${process.ppid}) is writing into the folder ${folder} (--out): wait for its end, or name another folder. If no run is left, remove ${lock}`
  expect(() => lockFolder(folder)).toThrow(line)
  expect(existsSync(lock)).toBe(true)
})

test.each([
  ['of a process that has ended', '4194304999'],
  ['of this process, as a killed run in a container leaves it', String(process.pid)],
  ['that is not a number', 'x'],
])('a lock %s is ignored', (_, holder) => {
  writeFileSync(lock, holder)
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('a run removes its own lock only', () => {
  const unlock = lockFolder(folder)
  writeFileSync(lock, 'of another run')
  unlock()
  expect(readFileSync(lock, 'utf8')).toBe('of another run')
})

test('two runs without --out that start in one second have folders of their own', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29, 20) })
  try {
    const made = [1, 2, 3].map(() => outFolder(null, 'check', 'run.json', folder).path)
    const stamp = join(folder, 'reports', 'out', 'check-2026-11-29T20-00-00')
    expect(made).toEqual([stamp, `${stamp}-2`, `${stamp}-3`])
  } finally {
    vi.useRealTimers()
    rmSync(join(folder, 'reports'), { recursive: true })
  }
})
