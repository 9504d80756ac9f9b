import { expect, test } from 'vitest'
import { coreChecks } from './core.ts'
import { exchange, goodReply, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'

const ID = 'core.date-format'
const dated = (date: string): ExchangeParts => ({ json: goodReply, headers: [['date', date]] })
const judge = (...answers: readonly ExchangeParts[]) =>
  judged(
    coreChecks,
    ID,
    answers.map((parts, place) => exchange(`core.mix/${'abcd'[place]}`, parts)),
  )

test.each<[kind: string, answers: readonly ExchangeParts[]]>([
  ['satisfied', [dated('Sun, 06 Nov 1994 08:49:37 GMT')]],
  ['satisfied', [dated('Sat, 31 Dec 2016 23:59:60 GMT')]],
  ['satisfied', [{ json: goodReply, headers: [] }, dated('Thu, 26 Nov 2026 03:57:15 GMT')]],
  ['satisfied', [{ status: 500, headers: [['date', 'Thu, 26 Nov 2026 03:57:15 GMT']] }]],
  ['violated', [dated('2026-11-26T03:57:15Z')]],
  ['violated', [dated('Thu, 26 Nov 2026 03:57:15 +0000')]],
  ['violated', [dated('Sunday, 06-Nov-94 08:49:37 GMT')]],
  ['violated', [dated('Sun Nov  6 08:49:37 1994')]],
  ['violated', [dated('Mon, 06 Nov 1994 08:49:37 GMT')]],
  ['violated', [dated('Sun, 6 Nov 1994 08:49:37 GMT')]],
  ['violated', [dated('1795665437')]],
  ['violated', [dated('')]],
  ['not-applicable', [{ json: goodReply, headers: [] }]],
])('%s for %j', (kind, answers) => {
  expect(kindOf(judge(...answers))).toBe(kind)
})

test('is inconclusive without answers', () => {
  expect(kindOf(judge())).toBe('prerequisite')
})

test('shows the date that was received', () => {
  expect(issuesOf(judge(dated('2026-11-26T03:57:15Z')))).toEqual([
    'core.mix/a header date: 2026-11-26T03:57:15Z',
  ])
})
