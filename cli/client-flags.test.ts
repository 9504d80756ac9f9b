import { expect, test } from 'vitest'
import { clientsFrom, withClientsValue } from './client-flags.ts'

test.each([
  [['--clients'], ['--clients=all']],
  [
    ['--clients', '--json'],
    ['--clients=all', '--json'],
  ],
  [
    ['--clients', 'http://127.0.0.1:9'],
    ['--clients=all', 'http://127.0.0.1:9'],
  ],
  [
    ['--clients', 'reference'],
    ['--clients=all', 'reference'],
  ],
  [
    ['--clients', 'go,java', 'reference'],
    ['--clients', 'go,java', 'reference'],
  ],
])('the value of --clients may be left out: %j', (args, expected) => {
  expect(withClientsValue(args)).toEqual(expected)
})

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
