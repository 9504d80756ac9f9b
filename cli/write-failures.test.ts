import { expect, test } from 'vitest'
import { WriteError, withWriteErrors } from '../schemas/files.ts'
import { runCommandLine } from './command.ts'
import { unwritable } from '../load/load-error.ts'
import { asCliError, writingFor } from './errors.ts'

function failingWith(code: string): () => void {
  return () =>
    withWriteErrors('known.json', () => {
      throw Object.assign(new Error(code), { code })
    })
}

test.each([
  ['ENOSPC', 'cannot write known.json: the disk is full (--baseline). Free some space'],
  ['EDQUOT', 'cannot write known.json: the disk quota is used up (--baseline). Free some space'],
  ['EACCES', 'cannot write known.json: permission denied (--baseline)'],
])('a file that a flag names and that cannot be written, %s', (code, line) => {
  expect(() => writingFor('--baseline', failingWith(code))).toThrow(
    expect.objectContaining({ message: line, code: 'unwritable' }),
  )
})

test('a load whose disk is full says what to do', () => {
  const error = unwritable('out/load-run.json', Object.assign(new Error('no'), { code: 'ENOSPC' }))
  expect(asCliError(error)).toMatchObject({
    message: 'cannot write to out/load-run.json: the disk is full. Free some space',
    exitCode: 2,
  })
})

function broke(): void {
  throw new TypeError('broke')
}

test('another error is not converted', () => {
  expect(() => writingFor('--baseline', broke)).toThrow(TypeError)
})

test.each([
  ['the disk is full', 'Free some space, or name another folder with --out'],
  ['permission denied', 'Name another folder with --out'],
])('a file of a run that cannot be written: %s', async (problem, whatToDo) => {
  let said = ''
  const stdout = {
    write: () => {
      throw new WriteError(`cannot write out/run.json: ${problem}`)
    },
  }
  const stderr = { write: (text: string) => (said += text) }
  expect(await runCommandLine(['--version'], { stdout, stderr, env: {}, cwd: '/nowhere' })).toBe(2)
  expect(said).toBe(`error: cannot write out/run.json: ${problem}. ${whatToDo}\n`)
})
