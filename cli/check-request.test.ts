import { expect, test } from 'vitest'
import { sseChecks } from '../conformance/sse/checks/sse.ts'
import { checkRequest, renderCost } from './check-request.ts'
import { clientsFrom } from './client-libraries.ts'
import { parseFlags } from './command.ts'
import { CHECK_FLAGS } from './flags.ts'

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

test('the command of a run repeats its flags by the name of the key, and no key', () => {
  const args = [
    'http://127.0.0.1:9/v1',
    '--key-env',
    'OURS',
    '--list',
    '--only',
    'core.choices-array',
    '--huge',
  ]
  const { flags, positionals } = parseFlags([...args, '--profile', 'fastapi'], CHECK_FLAGS, 1)
  const stream = { write: () => true }
  const context = { stdout: stream, stderr: stream, env: { OURS: 'sk-secret-123456' }, cwd: '/' }
  const repeated = ['http://127.0.0.1:9', '--key-env', 'OURS', '--only', 'core.choices-array', '--huge']
  const { command } = checkRequest(flags, positionals[0], context)
  expect(command).toEqual([...repeated, '--profile', 'fastapi'])
  // The command names the file of the profile, because the name alone means nothing without the file.
  const named = checkRequest(flags, positionals[0], { ...context, profileFile: './ours.json' })
  expect(named.command).toEqual([...repeated, '--profile', './ours.json'])
})

test('the cost names the time that the announced requests take, four at a time', () => {
  const { flags, positionals } = parseFlags(['http://127.0.0.1:9'], CHECK_FLAGS, 1)
  const stream = { write: () => true }
  const cost = renderCost(
    checkRequest(flags, positionals[0], { stdout: stream, stderr: stream, env: {}, cwd: '/' }),
  )
  const [, requests, seconds] =
    /at most (\d+) requests .* takes up to about (\d+) s if an answer takes 1 s/.exec(cost) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(Number(requests) / 4)
  expect(Number(seconds)).toBeLessThan(Number(requests))
})

test('a capability in --only stands for all its checks', () => {
  const { flags } = parseFlags(['reference', '--only', 'sse,core.one-choice'], CHECK_FLAGS, 1)
  const stream = { write: () => true }
  const request = checkRequest(flags, undefined, { stdout: stream, stderr: stream, env: {}, cwd: '/' })
  const ids = [...sseChecks.map(({ id }) => id), 'core.one-choice']
  expect(request.options.checks.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test.each([
  ['core.one-choice', false],
  ['signup.key-works', true],
  ['sse', false],
  ['signup', true],
])('accounts are announced only if a probe of the run creates some: %s', (only, isSaid) => {
  const { flags } = parseFlags(['reference', '--only', only], CHECK_FLAGS, 1)
  const stream = { write: () => true }
  const request = checkRequest(flags, undefined, { stdout: stream, stderr: stream, env: {}, cwd: '/' })
  expect(renderCost(request).includes('up to 5 accounts by sign-up')).toBe(isSaid)
})
