import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { systemProblem } from './system-problem.ts'

function systemError(message: string, code: string): Error {
  return Object.assign(new Error(message), { code, syscall: 'open' })
}

test.each<[error: unknown, words: string]>([
  [systemError("ENOENT: no such file or directory, open '/x'", 'ENOENT'), 'there is no such file'],
  [
    systemError('listen EADDRINUSE: address already in use :::80', 'EADDRINUSE'),
    'another program listens on it',
  ],
  [systemError("EBUSY: resource busy or locked, open '/x, y'", 'EBUSY'), 'resource busy or locked'],
  [systemError("ETXTBSY: text file is busy, copyfile '/a' -> '/b'", 'ETXTBSY'), 'text file is busy'],
  [new Error('Unexpected token'), 'Unexpected token'],
  ['text', 'text'],
])('%s', (error, words) => {
  expect(systemProblem(error)).toBe(words)
})

function problemOf(path: string): string {
  try {
    readFileSync(path)
    return ''
  } catch (error) {
    return systemProblem(error)
  }
}

test('describes errors that Node throws', () => {
  expect([problemOf('/nowhere/x'), problemOf('/')]).toEqual(['there is no such file', 'it is a folder'])
})
