import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from './build-k6.ts'
import { readGroundTruthLog } from '../analysis/instrument-error.ts'
import { startGroundTruthServer } from './calibrate.ts'

let binary = ''
const folder = mkdtempSync(join(tmpdir(), 'assay-truth-'))

beforeAll(async () => {
  binary = await ensureK6()
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask(baseUrl: string, index: string, stream: boolean): Promise<string> {
  const response = await fetch(`${baseUrl}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'X-Assay-Index': index },
    body: JSON.stringify({ stream }),
  })
  return response.text()
}

test('it sends streams and JSON answers, and its log says when', async () => {
  const log = join(folder, 'truth.ndjson')
  const server = await startGroundTruthServer(binary, { chunks: 5, firstMs: 3, gapMs: 2 }, { logPath: log })
  try {
    const text = await ask(server.baseUrl, 'a', true)
    expect(text.split('\n\n').filter((event) => event.includes('"delta":{"content":"s'))).toHaveLength(5)
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
    expect(JSON.parse(await ask(server.baseUrl, 'b', false))).toMatchObject({
      usage: { completion_tokens: 5 },
    })
  } finally {
    await server.stop()
  }
  const [stream, whole] = readGroundTruthLog(log)
  expect([stream?.index, stream?.sentUs.length, stream?.widthsUs.length]).toEqual(['a', 5, 5])
  expect([whole?.index, whole?.sentUs.length]).toEqual(['b', 1])
  expect((stream?.sentUs[0] ?? 0) - (stream?.receivedUs ?? 0)).toBeGreaterThanOrEqual(2999)
})

test('reports a server that cannot start, and ends it', async () => {
  const nowhere = join(folder, 'no', 'such', 'folder')
  await expect(
    startGroundTruthServer(binary, { chunks: 1, firstMs: 0, gapMs: 0 }, { logPath: nowhere }),
  ).rejects.toThrow('ground-truth server')
  await expect(
    startGroundTruthServer('/nowhere', { chunks: 1, firstMs: 0, gapMs: 0 }, { logPath: null }),
  ).rejects.toThrow('ground-truth server')
})

test('refuses a line that is not a record', () => {
  const path = join(folder, 'bad.ndjson')
  writeFileSync(path, '{"index":"a","receivedUs":1,"sentUs":["x"],"widthsUs":[],"endedUs":2}\n')
  expect(() => readGroundTruthLog(path)).toThrow('sentUs')
  writeFileSync(path, '3\n')
  expect(() => readGroundTruthLog(path)).toThrow('not a record')
})
