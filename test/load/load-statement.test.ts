/** Tests `assay load --statement`: WebSocket requests and the judgement of answers follow the statement. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { dialects } from '../patches/dialects.ts'
import { faults } from '../faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference } from '../../reference/server.ts'
import type { SocketOptions } from '../../reference/socket-parts.ts'
import { startExample } from '../fixtures/example-deployment.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'
import { notBrief, sampleOf } from '../sampling/sampled-cases.ts'

const EXAMPLE = join(import.meta.dirname, '..', 'fixtures', 'example-deployment.json')
const folder = mkdtempSync(join(tmpdir(), 'assay-load-statement-'))
// The latency of the target. Without latency, each user would send hundreds of requests per second.
const LATENCY = { ttftMs: 20, gapMs: 1, jitterMs: 0 }
const MINUTE = { timeout: 90_000 }
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Target = { readonly baseUrl: string; readonly model: string; readonly key: string }

async function load({ baseUrl, model, key }: Target, ...more: readonly string[]) {
  const out = mkdtempSync(join(folder, 'load-'))
  const duration = more.some((flag) => flag.startsWith('--duration=')) ? [] : ['--duration=1']
  const usual = ['--vus', '2', ...duration, '--think', '0.02', '--no-calibration', '--out', out]
  const args = ['load', 'websocket', baseUrl, '--model', model, ...usual, ...more]
  const said = await assay(args, folder, { ASSAY_KEY: key })
  return { ...said, read: () => JSON.parse(readFileSync(join(out, 'load-run.json'), 'utf8')) as LoadRun }
}

function statement(readings: object): string {
  const path = join(folder, 'statement.json')
  writeFileSync(path, JSON.stringify({ schema: 'assay.statement/1', name: 'Ours', readings }))
  return path
}

describe('a deployment with frames of its own', () => {
  test('is loaded as its statement says, and its answers are judged by it', MINUTE, async () => {
    const example = await startExample()
    try {
      const { code, stdout, read } = await load(
        { ...example, model: 'example-small' },
        '--statement',
        EXAMPLE,
      )
      const run = read()
      expect(run.errors).toEqual([])
      expect(run.requests.ok).toBeGreaterThan(0)
      // A user whose last answer ends just when the time is over may begin one more, which is not within the window.
      expect(run.metrics['ttft']?.n).toBeGreaterThanOrEqual(run.requests.ok - 2)
      expect(run.metrics['ttft']?.n).toBeLessThanOrEqual(run.requests.ok)
      expect(run.conformance.sampled).toBeGreaterThan(0)
      expect(run.conformance).toMatchObject({ conforming: run.conformance.sampled, checks: [], leakCount: 0 })
      expect(code).toBe(0)
      expect(stdout).toMatch(/statement +.*SHA-256 [0-9a-f]{64}/)
    } finally {
      await example.close()
    }
  })

  test('without it the failures are not said to be its own', MINUTE, async () => {
    const example = await startExample()
    try {
      const { code, stdout } = await load({ ...example, model: 'example-small' }, '--duration=5')
      expect(code).toBe(3)
      expect(stdout).toMatch(
        /the WebSocket handshake was refused with 404|declare its frames with --statement/,
      )
    } finally {
      await example.close()
    }
  })
})

const QUERY = { 'websocket.auth': { reading: 'query', name: 'token' } }
const FIRST = { 'websocket.auth': { reading: 'first-message', field: 'api_key' } }
const PROTOCOL = {
  'websocket.auth': { reading: 'subprotocol', prefix: 'key.' },
  'websocket.path': { reading: 'other-path', path: '/v1/live', subprotocols: ['chat.v1'] },
}
const BINARY = {
  'websocket.frames': {
    reading: 'chunks',
    requestFrames: 'binary',

    terminators: ['close 1000'],
  },
}

const SOCKETS: readonly (readonly [string, Partial<SocketOptions>, object])[] = [
  ['the key in the query', { auth: { kind: 'query', name: 'token' } }, QUERY],
  ['the key in the first message', { auth: { kind: 'first-message', name: 'api_key' } }, FIRST],
  [
    'the key as a subprotocol, on another path',
    { auth: { kind: 'subprotocol', name: 'key.' }, path: '/v1/live', subprotocols: ['chat.v1'] },
    PROTOCOL,
  ],
  ['binary frames, ended by a close', { requestFrames: 'binary', terminator: 'close' }, BINARY],
]

describe('the key, the path and the frames are those that are declared', () => {
  test.each(sampleOf(SOCKETS, 1, 4))('%s', MINUTE, async (_, socket, readings) => {
    const reference = await startReference({ socket, latency: LATENCY })
    try {
      const { read, stderr } = await load(reference, '--statement', statement(readings))
      const run = read()
      expect(run.errors).toEqual([])
      expect(run.requests.ok, stderr).toBeGreaterThan(0)
      expect(run.conformance).toMatchObject({ conforming: run.conformance.sampled, checks: [] })
      expect(JSON.stringify(run)).not.toContain(reference.key)
    } finally {
      await reference.close()
    }
  })
})

// Returns patches with these ids for a reference that ends streams without a terminator.
function endingWithBody(...ids: readonly string[]): readonly Patch[] {
  return [
    ...dialects.filter(({ id }) => id === 'sse-chunks-end'),
    ...faults.filter(({ id }) => ids.includes(id)),
  ]
}

describe('event streams whose end is the end of the body', () => {
  const declared = { 'sse.events': 'chunks-end' }

  test('are whole, under load too', MINUTE, async () => {
    const reference = await startReference({ patches: endingWithBody(), latency: LATENCY })
    try {
      const { read, stderr } = await load(reference, '--mix', 'sse=1', '--statement', statement(declared))
      const run = read()
      expect(run.errors).toEqual([])
      expect(run.requests.ok, stderr).toBeGreaterThan(0)
      expect(run.conformance.sampled).toBeGreaterThan(0)
      expect(run.conformance).toMatchObject({ conforming: run.conformance.sampled, checks: [] })
    } finally {
      await reference.close()
    }
  })

  test(
    'are not whole without a statement: a note gives the declaration, which mends it',
    MINUTE,
    async () => {
      const reference = await startReference({ patches: endingWithBody(), latency: LATENCY })
      try {
        const { code, read } = await load(reference, '--mix', 'sse=1', '--samples', '0')
        expect([code, read().requests.ok]).toEqual([3, 0])
        const [note = ''] = read().notes.filter((line) => line.includes('--statement'))
        expect(note).toMatch(/^\d+ streams? ended after the finish_reason without \[DONE\]/)
        const [, members = ''] = /declare (.*) under "readings" in the statement/.exec(note) ?? []
        const given = statement(JSON.parse(`{${members}}`) as object)
        const again = await load(reference, '--mix', 'sse=1', '--statement', given)
        expect([again.code, again.read().errors]).toEqual([0, []])
        expect(again.read().throughput.outputTokensPerSecond).toBeGreaterThan(0)
        expect(again.read().notes.join('\n')).not.toContain('--statement')
      } finally {
        await reference.close()
      }
    },
  )

  test.each(notBrief(['stream-truncated', 'stream-reset']))(
    'are cut off by the fault %s',
    MINUTE,
    async (fault) => {
      // One user alone asks again for ten seconds.
      const latency = { ...LATENCY, ttftMs: 100 }
      const reference = await startReference({ patches: endingWithBody(fault), latency })
      try {
        const { read } = await load(reference, '--mix', 'sse=1', '--statement', statement(declared))
        const run = read()
        expect(run.requests.ok).toBe(0)
        expect(run.errors.map(({ class: name }) => name)).toContain(
          fault === 'stream-reset' ? 'reset' : 'truncated',
        )
      } finally {
        await reference.close()
      }
    },
  )
})

test('the profile that a statement extends is in the run and in the report', MINUTE, async () => {
  const reference = await startReference({ latency: LATENCY })
  try {
    const path = join(folder, 'extends.json')
    writeFileSync(path, JSON.stringify({ schema: 'assay.statement/1', name: 'Ours', extends: 'fastapi' }))
    const { read, stdout } = await load(reference, '--mix', 'json=1', '--statement', path)
    const run = read()
    expect(run).toMatchObject({
      outcome: 'ok',
      suite: { profile: 'openai' },
      statement: { name: 'Ours', extends: 'fastapi' },
    })
    expect(stdout).toMatch(/profile +fastapi, which the statement extends; openai where it has no reading/)
    // Runs of older versions do not have it.
    const { name = '', sha256 = '' } = run.statement ?? {}
    const older = join(folder, 'older.json')
    writeFileSync(older, JSON.stringify({ ...run, statement: { name, sha256 } }))
    const shown = await assay(['report', older], folder, {})
    expect([shown.code, shown.stdout]).toEqual([0, expect.stringMatching(/profile +openai\n/)])
  } finally {
    await reference.close()
  }
})

describe('a statement that cannot be used is refused before anything is sent', () => {
  test.each([
    [
      'no file',
      () => 'none.json',
      [],
      /^error: cannot read the statement .*none\.json: there is no such file$/m,
    ],
    [
      'a word that nobody knows',
      () => statement({ 'websocket.paths': 'same-path' }),
      [],
      /statement\.json:1 .*websocket\.path/,
    ],
    [
      'event streams of another kind',
      () => statement({ 'sse.switch': 'accept' }),
      ['--mix', 'sse=1,websocket=1'],
      /the statement Ours reads sse\.switch as accept: a load needs stream-true\. Leave event streams out/,
    ],
  ])('%s', MINUTE, async (_, path, more, line) => {
    const { code, stdout, stderr } = await load(
      { baseUrl: 'http://127.0.0.1:1', model: 'm', key: 'sk-0123456789' },
      '--statement',
      path(),
      ...more,
    )
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(line)
  })

  test('it may need a header field', MINUTE, async () => {
    const path = join(folder, 'needs.json')
    writeFileSync(path, JSON.stringify({ schema: 'assay.statement/1', requestHeaders: ['X-Tenant'] }))
    const target = { baseUrl: 'http://127.0.0.1:1', model: 'm', key: 'sk-0123456789' }
    const { code, stderr } = await load(target, '--statement', path)
    expect(code).toBe(2)
    expect(stderr).toContain('requests need the header field X-Tenant')
  })
})
