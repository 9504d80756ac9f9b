import { renderMarkdown } from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { isHarmless } from './neutral-text.ts'
import {
  conformantRun,
  exchangeSummary,
  hostileRun,
  incompleteRun,
  nonConformantRun,
  runOf,
} from './run-fixture.ts'

test('outcome, table and failures with a command', () => {
  const text = renderMarkdown(nonConformantRun)
  expect(text.startsWith('## Assay: NON-CONFORMANT\n')).toBe(true)
  expect(text).toContain('| core | NON-CONFORMANT | 2 | 1 | 1 | 1 | 0 | 0 | 0 |')
  expect(text).toContain('| signup | not judged | 0 | 0 |')
  expect(text).toContain(
    '| where | `core.completion/all-four /choices/0/message/content` |\n| expected | `string` |\n| received | `null` |',
  )
  expect(text).toContain('```sh\ncurl ')
  expect(renderMarkdown(conformantRun)).toContain('## Assay: CONFORMANT')
})

test('long lists are bounded', () => {
  const text = renderMarkdown(incompleteRun)
  expect(text).toContain(' and 116 more: the reason given above')
  expect(text.split('\n').length).toBeLessThan(60)
})

test('hostile text is code, never markup, link or mention', () => {
  const text = renderMarkdown(hostileRun)
  expect(text.split('\n').filter((line) => !isHarmless(line))).toEqual([])
  // Removes code spans and fenced blocks, which show any text unchanged. The rest must be harmless.
  const outside = text
    .replace(/^(`{3,})sh\n[\s\S]*?\n\1$/gm, '')
    .replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '')
  expect(outside).not.toMatch(/<\w|\[[^\]\\]*\]\(|@\w/)
  expect(outside).toContain('&lt;script&gt;')
})

test('a command with backticks keeps its fence', () => {
  const text = renderMarkdown({ ...nonConformantRun, exchanges: [exchangeSummary({ body: '````' })] })
  expect(text).toMatch(/^`{5}sh\n[\s\S]*'````'\n`{5}$/m)
})

test('a run without checks says so', () => {
  expect(renderMarkdown(runOf('incomplete', []))).toContain('INCOMPLETE')
})
