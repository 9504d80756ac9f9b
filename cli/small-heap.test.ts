import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Makes objects that are soon forgotten, some of which live a while, and says how large their part of the heap has become. */
const PROGRAM = `
import { getHeapSpaceStatistics } from 'node:v8'
import { keepHeapSmall } from ${JSON.stringify(join(import.meta.dirname, 'small-heap.ts'))}
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

/** Says how large that part becomes in a thread that starts after the limit. */
const IN_THREAD = `
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { limitNewObjects } from ${JSON.stringify(join(import.meta.dirname, 'small-heap.ts'))}
if (process.argv[1] === 'small') limitNewObjects()
const code = \`
  const { getHeapSpaceStatistics } = process.getBuiltinModule('node:v8')
  const { parentPort } = process.getBuiltinModule('node:worker_threads')
  const living = []
  for (let at = 0; at < 6_000_000; at += 1) living[at % 300_000] = { at, text: [at] }
  const { space_size: bytes } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  parentPort.postMessage(bytes)
\`
const [bytes] = await once(new Worker(code, { eval: true }), 'message')
console.log(bytes)
`

function newSpaceBytesInThread(mode: string): number {
  const args = ['--input-type=module', '-e', IN_THREAD, mode]
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

test('the part of the heap for new objects is limited in threads that start later', () => {
  const limited = newSpaceBytesInThread('small')
  expect(limited).toBeLessThan(newSpaceBytesInThread('usual') / 1.5)
  expect(limited).toBeLessThanOrEqual(24 * 1024 * 1024)
})
