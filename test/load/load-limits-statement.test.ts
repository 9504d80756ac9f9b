/** Tests that `assay load fairness` requests streams as the statement declares, or none if streams are unsupported. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenOnFreePort } from '../../conformance/transport/server-fixture.ts'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import type { LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-load-limits-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const KEYS = { LEFT: 'sk-statement-left', RIGHT: 'sk-statement-right' }
const BASE = { id: 'x', created: Math.floor(Date.now() / 1000), model: 'm' }

/** Starts a service that streams if the body has `field`; null: never. It refuses unknown members. */
async function startService(field: string | null) {
  const bodies: Readonly<Record<string, unknown>>[] = []
  const known = ['model', 'messages', 'max_tokens', ...(field === null ? [] : [field])]
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => (text += piece.toString()))
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>
      bodies.push(body)
      if (Object.keys(body).some((name) => !known.includes(name))) refuse(response)
      else if (field !== null && body[field] === true) stream(response)
      else answer(response)
    })
  })
  const baseUrl = `http://127.0.0.1:${await listenOnFreePort(server, '127.0.0.1')}`
  return { baseUrl, bodies, close: () => server.close().closeAllConnections() }
}

function refuse(response: ServerResponse): void {
  const error = { message: 'unknown member', type: 'invalid_request_error', param: null, code: null }
  response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}

function answer(response: ServerResponse): void {
  const choices = [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }]
  const usage = { prompt_tokens: 5, completion_tokens: 1, total_tokens: 6 }
  const completion = { ...BASE, object: 'chat.completion', choices, usage }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(completion))
}

// Answers with a stream without a terminator.
function stream(response: ServerResponse): void {
  response.setHeader('content-type', 'text/event-stream')
  for (const [delta, finish] of [
    [{ role: 'assistant', content: 'Hello.' }, null] as const,
    [{}, 'stop'] as const,
  ]) {
    const choices = [{ index: 0, delta, finish_reason: finish }]
    response.write(`data: ${JSON.stringify({ ...BASE, object: 'chat.completion.chunk', choices })}\n\n`)
  }
  response.end()
}

async function compare(field: string | null, declared: object) {
  const service = await startService(field)
  const out = mkdtempSync(join(folder, 'run-'))
  const path = join(out, 'ours.json')
  writeFileSync(path, JSON.stringify({ schema: 'assay.statement/1', name: 'Ours', ...declared }))
  const bounds = [
    '--phase-seconds',
    '1',
    '--victim-rate',
    '4',
    '--aggressor-rate',
    '8',
    '--max-seconds',
    '40',
  ]
  const args = ['load', 'fairness', service.baseUrl, '--model', 'm', '--keys-env', 'LEFT,RIGHT', ...bounds]
  try {
    const said = await assay([...args, '--statement', path, '--out', join(out, 'fairness')], folder, KEYS)
    const file = join(out, 'fairness', 'limiter-run.json')
    return { ...said, bodies: service.bodies, run: JSON.parse(readFileSync(file, 'utf8')) as LimiterRun }
  } finally {
    service.close()
  }
}

describe('requests of a comparison of keys', () => {
  test.concurrent('ask for no stream where the statement declares that there are none', async () => {
    const { bodies, run, stdout } = await compare(null, { capabilities: { sse: 'unsupported' } })
    expect(bodies.filter((body) => 'stream' in body)).toEqual([])
    expect(run).toMatchObject({
      valid: true,
      reasons: expect.not.arrayContaining([expect.stringMatching(/400/)]),
    })
    const pooled = run.neighbors?.keys.at(-1)
    expect(pooled).toMatchObject({ calm: { failed: 0 }, pressed: { failed: 0 } })
    expect(pooled?.calm.waitMs).toBeGreaterThan(0)
    expect(stdout).toContain(
      'Note: by the statement, a load can request no event streams, so all requests ask for JSON: the time of a decision is known less exactly',
    )
  })

  test.concurrent('ask by the declared field, and streams end as declared', async () => {
    const readings = { 'sse.switch': { reading: 'stream-true', field: 'live' }, 'sse.events': 'chunks-end' }
    const { bodies, run, stdout } = await compare('live', { readings })
    expect(bodies.filter((body) => body['live'] === true).length).toBeGreaterThan(10)
    expect(bodies.filter((body) => 'stream' in body)).toEqual([])
    const pooled = run.neighbors?.keys.at(-1)
    expect(pooled).toMatchObject({ calm: { failed: 0 }, pressed: { failed: 0 } })
    expect(pooled?.calm.waitMs).toBeGreaterThan(0)
    expect(stdout).not.toContain('by the statement')
  })
})
