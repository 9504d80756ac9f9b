import { expect, test } from 'vitest'
import { compareShapes, type ShapesByEndpoint } from './compare-shapes.ts'

type Members = Readonly<Record<string, readonly [types: readonly string[], isAlways?: boolean]>>

function shapes(endpoint: string, members: Members): ShapesByEndpoint {
  const own = Object.entries(members).map(
    ([pointer, [types, isAlways = true]]) => [pointer, { types, isAlways }] as const,
  )
  return new Map([[endpoint, new Map(own)]])
}

function changes(before: Members, after: Members) {
  const { rows, isRegression } = compareShapes(shapes('POST /x 200', before), shapes('POST /x 200', after))
  expect(isRegression).toBe(false)
  return rows.map(({ name, change, detail = '' }) => `${name}: ${change}${detail && `, ${detail}`}`)
}

const ROOT = { '': [['object']] } as const

test('equal shapes have no row', () => {
  const same: Members = { ...ROOT, '/id': [['string']], '/usage': [['object'], false] }
  expect(changes(same, same)).toEqual([])
})

test('a member that appears, vanishes, changes its type or is no longer always there has a row', () => {
  const before: Members = { ...ROOT, '/id': [['string']], '/old': [['number']], '/created': [['number']] }
  const after: Members = {
    ...ROOT,
    '/id': [['string'], false],
    '/new': [['boolean']],
    '/created': [['string']],
  }
  expect(changes(before, after)).toEqual([
    'POST /x 200 /id: string -> string, not always',
    'POST /x 200 /old: vanishes: number',
    'POST /x 200 /created: number -> string',
    'POST /x 200 /new: appears: boolean',
  ])
})

test('counts nested members with the member that disappeared', () => {
  const usage: Members = { '/usage': [['object']], '/usage/prompt': [['number']], '/usage/sum': [['number']] }
  expect(changes({ ...ROOT, ...usage }, ROOT)).toEqual([
    'POST /x 200 /usage: vanishes: object, with 2 members in it',
  ])
})

test('an endpoint that only one run has shows no difference of shape', () => {
  expect(compareShapes(shapes('GET /a 200', ROOT), shapes('GET /b 200', ROOT)).rows).toEqual([])
})
