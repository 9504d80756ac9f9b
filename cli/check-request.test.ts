import { expect, test } from 'vitest'
import { clientsFrom } from './check-request.ts'

test.each([
  ['all', ['node', 'python', 'go', 'java']],
  ['java,node', ['node', 'java']],
])('--clients %s', (clients, expected) => {
  const programs = clientsFrom({ clients: [clients] }, { only: null, skip: [] })
  expect(programs?.map(({ language }) => language)).toEqual(expected)
})

test('a library without a selected check is not installed', () => {
  const programs = clientsFrom({ clients: ['all'] }, { only: ['clients.go-stream'], skip: [] })
  expect(programs?.map(({ language }) => language)).toEqual(['go'])
  expect(clientsFrom({}, { only: null, skip: [] })).toBeNull()
})
