import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SLOW } from './slow-first.ts'

const root = join(import.meta.dirname, '..', '..')

test('each slow test file exists and is named once', () => {
  expect(SLOW.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(SLOW).size).toBe(SLOW.length)
})
