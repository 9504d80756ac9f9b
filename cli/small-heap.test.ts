import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A program that creates many short-lived objects, and prints the bytes of the heap for new objects. */
const PROGRAM = `
import { getHeapSpaceStatistics } from 'node:v8'
import { keepHeapSmall } from ${JSON.stringify(join(import.meta.dirname, 'node-settings.ts'))}
if (process.argv[1] === 'small') keepHeapSmall()
const living = []
for (let at = 0; at < 3_000_000; at += 1) living[at % 50_000] = { at, text: [at] }
console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size)
`

function newSpaceBytes(mode: string): number {
  const args = ['--input-type=module', '-e', PROGRAM, mode]
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

test('the part of the heap for new objects does not grow', () => {
  expect(newSpaceBytes('small')).toBeLessThan(newSpaceBytes('usual') / 3)
})
