import { expect, test } from 'vitest'
import { readEventStream } from './event-stream.ts'

test('keeps a bounded number of fields of a block, and of blocks', () => {
  const fields = readEventStream(new TextEncoder().encode(`${'x:\n'.repeat(100_000)}\n`), [])
  expect(fields.blocks[0]?.fields).toHaveLength(10_000)
  const blocks = readEventStream(new TextEncoder().encode(':\n\n'.repeat(200_000)), [])
  expect(blocks.blocks).toHaveLength(100_000)
})
