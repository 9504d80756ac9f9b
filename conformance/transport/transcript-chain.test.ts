import { expect, test } from 'vitest'
import { chainOf, createChain } from './transcript.ts'

const chain = createChain()
const lines = [{ type: 'run' }, { type: 'exchange', text: 'é ","sha256":"' }, { type: 'end' }].map((line) =>
  chain.next(line),
)
const textOf = (all: readonly string[]): string => `${all.join('\n')}\n`

test('a chain is whole as it was written, and stays whole when a line is added', () => {
  const state = chainOf(textOf(lines))
  expect(state.kind).toBe('whole')
  const more = createChain(state.kind === 'whole' ? state.last : '').next({ type: 'more' })
  expect(chainOf(textOf([...lines, more])).kind).toBe('whole')
})

test.each([
  ['an edited line', (all: readonly string[]) => all.with(1, (all[1] ?? '').replace('é', 'e')), 2],
  ['a dropped line', (all: readonly string[]) => all.toSpliced(1, 1), 2],
  ['a repeated line', (all: readonly string[]) => all.toSpliced(1, 0, all[1] ?? ''), 3],
  ['moved lines', (all: readonly string[]) => [all[0] ?? '', all[2] ?? '', all[1] ?? ''], 2],
  ['a line without a digest', (all: readonly string[]) => all.with(2, '{"type":"end"}'), 3],
  ['an edited first line', (all: readonly string[]) => all.with(0, (all[0] ?? '').replace('run', 'ran')), 1],
])('%s breaks it', (_, edit, line) => {
  expect(chainOf(textOf(edit(lines)))).toEqual({ kind: 'broken', line })
})

test('a transcript without digests has no chain', () => {
  expect(chainOf('{"type":"run"}\n{"type":"end"}\n')).toEqual({ kind: 'absent' })
})
