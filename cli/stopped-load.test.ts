import { expect, test } from 'vitest'
import { LoadError } from '../load/load-error.ts'
import { asCliError } from './errors.ts'
import { isRunAborted, unlessStopped } from './stop.ts'

function cutOff(presses: number, path: string): readonly [boolean, string] {
  let stderr = ''
  const context = {
    stdout: { write: () => true },
    stderr: { write: (text: string) => (stderr += text) },
    env: {},
    cwd: '.',
  }
  const pressed = (least: number): AbortSignal =>
    presses >= least ? AbortSignal.abort() : new AbortController().signal
  const signals = { signal: pressed(1), killSignal: pressed(2), release: () => undefined }
  return [isRunAborted(signals, path, context), stderr]
}

test('a second Ctrl-C skips the report, and the message says so and names the kept files', () => {
  expect(cutOff(0, '/nowhere')).toEqual([false, ''])
  expect(cutOff(1, '/nowhere')).toEqual([false, ''])
  expect(cutOff(2, '/nowhere')).toEqual([
    true,
    'assay: stopped at once by a second Ctrl-C: no report was written\n',
  ])
  expect(cutOff(2, import.meta.filename)[1]).toMatch(
    /no report was written; .*\.test\.ts keeps what was seen\n$/,
  )
})

test('a load that was stopped before it began ends with 130, and one that broke does not', () => {
  expect(asCliError(new LoadError('aborted', 'stopped'))).toMatchObject({
    exitCode: 130,
    message: 'stopped: no report of it was written',
  })
  expect(asCliError(new LoadError('bundle-failed', 'broke'))).toMatchObject({ exitCode: 3, message: 'broke' })
})

test('reports a part that was stopped before it began; one broken part breaks all', async () => {
  let stderr = ''
  const context = {
    stdout: { write: () => true },
    stderr: { write: (text: string) => (stderr += text) },
    env: {},
    cwd: '.',
  }
  const failing = (error: LoadError) =>
    unlessStopped('stream', () => Promise.reject(asCliError(error)), context)
  expect(await unlessStopped('stream', async () => 1, context)).toBe(1)
  expect([await failing(new LoadError('aborted', 'stopped')), stderr]).toEqual([
    null,
    'assay: stream: stopped: no report of it was written\n',
  ])
  await expect(failing(new LoadError('bundle-failed', 'broke'))).rejects.toThrow('broke')
})
