import { expect, test } from 'vitest'
import type { ExploreFinding } from '../../conformance/explore/conclude.ts'
import { readingKeys } from '../../conformance/statement/plan.ts'
import { questionsOf, renderExploration, type Question } from './explore-command.ts'

const NOTHING = { stopped: null, requests: 0, capabilities: [], deviations: [], exchanges: [] } as const

function asked(findings: readonly ExploreFinding[]): readonly Question[] {
  return questionsOf({ ...NOTHING, findings }, { given: new Set(), hasKey: true })
}

function finding(
  key: string,
  kind: ExploreFinding['kind'],
  more: Partial<ExploreFinding> = {},
): ExploreFinding {
  const readings = kind === 'several' ? [{ reading: 'one' }, { reading: 'other' }] : []
  return { key, kind, readings, shown: [], refuted: [], ...more }
}

// Returns the sentences of a question. Leaves out the texts in parentheses, which explain readings.
function sentencesOf({ text }: Question): readonly string[] {
  return text.replaceAll(/\(.*\)/g, '()').split(/(?<=[.?]) /)
}

test.each(readingKeys)('each question about %s asks, in whole sentences', (key) => {
  const questions = asked([
    finding(key, 'several'),
    finding(key, 'open'),
    finding(key, 'open', { note: 'one was seen, and not the other' }),
    finding(key, 'open', { shape: {} }),
    finding(key, 'unseen'),
  ]).filter(({ about }) => about === key)
  expect(questions.length).toBeGreaterThanOrEqual(5)
  for (const question of questions) {
    const [first, ...rest] = sentencesOf(question)
    expect(first).toMatch(/^[A-Z].*\?$/)
    for (const sentence of rest) expect(sentence).toMatch(/^[A-Z].*[.]$/)
  }
})

test('asks about a capability that was not found, with the lines to add', () => {
  const websocket = asked([]).find(({ about }) => about === 'websocket')
  expect(websocket?.text).toBe(
    'websocket was not found. The usual ways to ask for it were tried. Is it offered? If so, add "websocket": "supported" to capabilities, and declare its readings.',
  )
})

test.each([
  ['chunks-end', / chunks-end +unusual \(profile openai: chunks-done\)$/m],
  ['chunks-done', / chunks-done$/m],
])('marks the drafted reading %s only if the default profile has another', (reading, expected) => {
  const drafted = finding('sse.events', 'declared', { readings: [{ reading }] })
  expect(renderExploration({ ...NOTHING, findings: [drafted] }, [], 'draft.json')).toMatch(expected)
})
