import { createServer, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { startNull, type NullKind } from '../patches/nulls.ts'
import { judgeUp, type Up } from './kill.ts'
import { isFull, sampleOf } from '../sampling/sampled-cases.ts'

let close = async (): Promise<void> => {}
afterEach(async () => {
  await close()
})

// Deadlines that are shorter than usual, because some of the tested servers never answer or never end an answer.
const SHORT = { connectMs: 500, headersMs: 700, firstByteMs: 700, idleMs: 700, totalMs: 1500 }

const kinds: readonly (readonly [NullKind, 'incomplete' | 'non-conformant'])[] = [
  // A proxy or a login shows a page on every path: the service is not accused.
  ['html', 'incomplete'],
  ['always-401', 'incomplete'],
  ['always-429', 'incomplete'],
  ['endless', 'incomplete'],
  ['always-500', 'non-conformant'],
  ['drip', 'incomplete'],
  ['no-content', 'non-conformant'],
  ['silent', 'incomplete'],
]

describe('a target that is not a chat service never passes', () => {
  test.each(sampleOf(kinds, 1, 4))('%s ends %s', async (kind, outcome) => {
    const target = await startNull(kind)
    close = target.close
    // An answer without an end is read up to a bound each time.
    const only = kind === 'endless' && !isFull ? (['core'] as const) : null
    const up = { baseUrl: target.baseUrl, key: 'sk-null-test-key', model: 'any' }
    const run = await judgeUp(up, SHORT, null, only)
    expect(run.outcome).toBe(outcome)
    expect(run.checks.filter((record) => record.verdict === 'error')).toEqual([])
    expect(run.exitCode).toBeGreaterThan(0)
  })

  test('a target that never answers: the reason names --timeout', async () => {
    const target = await startNull('silent')
    close = target.close
    const up = { baseUrl: target.baseUrl, key: 'sk-null-test-key', model: 'any' }
    const { reason } = await judgeUp(up, SHORT, null, ['core'])
    expect(reason).toMatch(/^no request was answered: no .* within \d+ ms: is the target up, or .*--timeout/)
  })

  test('a port that closes every connection is not a service: no clause fails', async () => {
    const target = await startNull('reset')
    close = target.close
    const run = await judgeUp({ baseUrl: target.baseUrl, key: 'sk-null-test-key', model: 'any' }, SHORT)
    expect([run.outcome, run.exitCode]).toEqual(['incomplete', 3])
    expect(run.checks.filter(({ verdict }) => verdict === 'error')).toEqual([])
    expect(run.reason).toMatch(
      /^the target closes every connection without an answer .* begins with https:\/\/ instead/,
    )
    expect(run.checks.filter(({ verdict }) => verdict === 'fail')).toEqual([])
    // Four times the first call, and twice a handshake: it might speak WebSocket alone.
    expect(run.cost.requests).toBe(6)
  })

  test('a port that speaks another protocol is named as such', async () => {
    const ssh = createServer((socket) =>
      socket
        .on('error', () => undefined)
        .resume()
        .write('SSH-2.0-OpenSSH_9.6\r\n'),
    )
    await new Promise<void>((listening) => ssh.listen(0, '127.0.0.1', listening))
    const { port } = ssh.address() as AddressInfo
    close = () => new Promise((closed) => ssh.close(() => closed()))
    const up = { baseUrl: `http://127.0.0.1:${port}`, key: 'sk-null-test-key', model: 'any' }
    const run = await judgeUp(up, SHORT, null, ['core'])
    expect(run.reason).toMatch(
      /can be read as HTTP: .*Expected HTTP.*\. Is the port of the base URL right\?$/,
    )
  })

  test('a dead port ends incomplete, and says why in one line', async () => {
    const target = await startNull('html')
    await target.close()
    const dead: Up = { baseUrl: target.baseUrl, key: null, model: 'any' }
    const run = await judgeUp(dead)
    expect(run.outcome).toBe('incomplete')
    expect(run.reason).toMatch(/ECONNREFUSED/)
    expect(run.reason).not.toContain('\n')
    expect(run.cost.requests).toBe(1)
  })
})
