import fs from 'node:fs'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { lockFolder } from './out-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(lock, { force: true })
})
const lock = join(folder, '.assay-lock')

test('a folder is free again once its run is over', () => {
  lockFolder(folder)()
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that a living process holds is refused, and its lock stays', () => {
  // The parent of this process lives as long as it does.
  writeFileSync(lock, String(process.ppid))
  const line = `another run (process ${process.ppid}) is writing into the folder ${folder} (--out): wait for its end, or name another folder. If no run is left, remove ${lock}`
  expect(() => lockFolder(folder)).toThrow(line)
  expect(existsSync(lock)).toBe(true)
})

test.each([
  ['of a process that has ended', '4194304999'],
  ['of this process, as a killed run in a container leaves it', `${process.pid} ${hostname()} token`],
  ['that is not a number', 'x'],
])('a lock %s does not count', (_, holder) => {
  writeFileSync(lock, holder)
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('another container may have the same number: its lock counts', () => {
  writeFileSync(lock, `${process.pid} another-host token`)
  expect(() => lockFolder(folder)).toThrow(`another run (process ${process.pid} on another-host) is writing`)
  expect(existsSync(lock)).toBe(true)
})

test('ignores a lock of another container that was not renewed for long', () => {
  writeFileSync(lock, '1 another-host token')
  const longAgo = Date.now() / 1000 - 180
  utimesSync(lock, longAgo, longAgo)
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('a run renews its lock', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const unlock = lockFolder(folder)
  utimesSync(lock, 1, 1)
  vi.advanceTimersByTime(10_000)
  expect(Date.now() - statSync(lock).mtimeMs).toBeLessThan(60_000)
  unlock()
  vi.useRealTimers()
  expect(existsSync(lock)).toBe(false)
})

/** Does something right before the first call of a function of the file system on the lock. */
function beforeFirst(name: 'readFileSync' | 'renameSync', happen: () => void): void {
  const real: (...args: unknown[]) => unknown = fs[name] as never
  let isDone = false
  vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
    if (args[0] === lock && !isDone) {
      isDone = true
      happen()
    }
    return real(...args) as never
  })
  syncBuiltinESMExports()
}

test('a run that ends while its lock is looked at leaves the folder free', () => {
  writeFileSync(lock, String(process.ppid))
  beforeFirst('readFileSync', () => rmSync(lock))
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('two runs find the same stale lock, and only one gets the folder', () => {
  const other = `${process.ppid} ${hostname()} other`
  writeFileSync(lock, '4194304999')
  beforeFirst('renameSync', () => writeFileSync(lock, other))
  expect(() => lockFolder(folder)).toThrow(`another run (process ${process.ppid}) is writing`)
  expect(readFileSync(lock, 'utf8')).toBe(other)
  expect(readdirSync(folder)).toEqual(['.assay-lock'])
})

test('a run removes its own lock only', () => {
  const unlock = lockFolder(folder)
  writeFileSync(lock, 'of another run')
  unlock()
  expect(readFileSync(lock, 'utf8')).toBe('of another run')
})
