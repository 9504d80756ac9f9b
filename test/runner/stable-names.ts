/**
 * Gives test files and setup files the same names in each run. Vitest loads them as `FILE?vitest=TIME`, and
 * Node caches compiled code by name. With a new name, it could not use the code of an earlier run.
 */
import { registerHooks } from 'node:module'

const MARK = '?vitest='
const loads = new Map<string, number>()

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const [file, time] = resolved.url.split(MARK)
    if (file === undefined || time === undefined) return resolved
    // A setup file is loaded anew before each test file, so it needs a new name. Vitest recognizes the mark by the length of the number.
    const count = (loads.get(file) ?? 0) + 1
    loads.set(file, count)
    return { ...resolved, url: `${file}${MARK}${String(count).padStart(time.length, '0')}` }
  },
})
