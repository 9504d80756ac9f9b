import { expect, test } from 'vitest'
import { buildProgress } from './doctor-command.ts'

function shown(isTTY: boolean, seconds: number): string {
  let [text, ms] = ['', 0]
  const progress = buildProgress({ isTTY, write: (part) => (text += part) }, () => ms)
  for (let second = 0; second < seconds; second += 1) {
    ms = second * 1000
    progress.onLine(`building: ${second} s`)
  }
  progress.onLine('built')
  progress.end()
  return text
}

test('the log of a CI job gets the first line, one every half minute and the last', () => {
  expect(shown(false, 65)).toBe(
    ['building: 0 s', 'building: 30 s', 'building: 60 s', 'built'].map((line) => `assay: ${line}\n`).join(''),
  )
})

test('a terminal has one line, written over, and it ends', () => {
  const text = shown(true, 65)
  expect(text.match(/\n/g)).toHaveLength(1)
  expect(text.endsWith('built\u001B[K\n')).toBe(true)
})
