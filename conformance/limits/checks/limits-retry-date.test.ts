import { expect, test } from 'vitest'
import { at, judgeLimit, rows } from './limits-fixture.ts'
import { issuesOf, kindOf } from '../../evidence/verdict-fixture.ts'

const ID = 'limits.retry-after-not-long'

/** Returns a Retry-After field with a date: this second of a fixed minute. */
function until(second: number) {
  return { headers: [['retry-after', `Mon, 21 Sep 2026 14:13:${second} GMT`] as const] }
}

/** Returns two refusals of one key, 1.14 s apart. Their Retry-After dates end in second 30 and in second `second`. */
function dated(second: number) {
  return { 'a-last': { ...at(60, null), ...until(30) }, deep: { ...at(1200, null), ...until(second) } }
}

test.each([
  [30, 'satisfied'],
  [31, 'satisfied'],
  [32, 'violated'],
])('a date may name the next second for the same moment, and no later one: %i is %s', (second, kind) => {
  expect(kindOf(judgeLimit(ID, rows(dated(second))))).toBe(kind)
})

test('the issue shows the date that is too late', () => {
  expect(issuesOf(judgeLimit(ID, rows(dated(32))))).toEqual([
    'limits.burst/deep header retry-after: Mon, 21 Sep 2026 14:13:32 GMT',
  ])
})

test.each([
  [33, 'satisfied'],
  [34, 'violated'],
])(
  'a date and the Date it is compared with are both rounded: answered after 10 s, %i is %s',
  (second, kind) => {
    const said = { 'a-last': { ...at(60, null), ...until(second) } }
    expect(kindOf(judgeLimit('limits.retry-after-not-long', rows(said)))).toBe(kind)
  },
)

/** Returns header fields: the Retry-After of {@link until}, and a Date that is a day old. */
function underStaleDate(second: number) {
  return { headers: [...until(second).headers, ['date', 'Sun, 20 Sep 2026 00:00:00 GMT'] as const] }
}

test.each([
  [33, 'satisfied'],
  [45, 'violated'],
])('under a stale Date, our own clock decides whether it is too long: %i is %s', (second, kind) => {
  const said = { 'a-last': { ...at(60, null), ...underStaleDate(second) } }
  expect(kindOf(judgeLimit('limits.retry-after-not-long', rows(said)))).toBe(kind)
})

test.each([
  [30, 'satisfied'],
  [40, 'violated'],
])('under a stale Date, the same moment has come nearer: %i is %s', (second, kind) => {
  const said = {
    'a-last': { ...at(60, null), ...underStaleDate(30) },
    deep: { ...at(4200, null), ...underStaleDate(second) },
  }
  expect(kindOf(judgeLimit(ID, rows(said)))).toBe(kind)
})
