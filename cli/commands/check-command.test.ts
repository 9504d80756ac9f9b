import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Run } from '../../schemas/compiled/run.ts'
import { END, TRANSCRIPT_HEADER } from '../../conformance/transport/transcript-fixture.ts'
import { checkRequest } from '../check-request.ts'
import { chooseModel, profileFor } from './check-command.ts'

const ESCAPE = String.fromCodePoint(0x1b)

test('a model name cannot command the terminal, and a huge one does not fill it', async () => {
  const id = `evil${ESCAPE}[2J${'x'.repeat(900_000)}`
  const server = createServer((_, response) =>
    response.end(JSON.stringify({ object: 'list', data: [{ id }] })),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  let said = ''
  const stream = { write: (text: string) => (said += text) }
  const context = { stdout: stream, stderr: stream, env: {}, cwd: '/' }
  const baseUrl = `http://127.0.0.1:${port}`
  const { options } = checkRequest({ list: true }, baseUrl, context)
  const chosen = await chooseModel({ ...options, baseUrl }, context)
  expect(chosen).toMatchObject({ kind: 'model', model: id })
  expect(chosen.search.exchanges()).toHaveLength(1)
  expect(said).not.toContain(ESCAPE)
  expect(said.length).toBeLessThan(300)
})

test('a transcript that cannot be read gives no hint, and a mistake of Assay is not hidden', () => {
  const out = mkdtempSync(join(tmpdir(), 'assay-hint-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const failed = { id: 'core.status-200', verdict: 'fail', issues: [] }
  const run = { checks: [failed], suite: { profile: 'openai' } } as unknown as Run
  expect(profileFor(run, out)).toBe(null)
  writeFileSync(join(out, 'transcript.ndjson'), 'no transcript')
  expect(profileFor(run, out)).toBe(null)
  const lines = [TRANSCRIPT_HEADER, { type: 'end', ...END }].map((line) => `${JSON.stringify(line)}\n`)
  writeFileSync(join(out, 'transcript.ndjson'), lines.join(''))
  const broken = { ...run, checks: [{ ...failed, issues: null }] } as unknown as Run
  expect(() => profileFor(broken, out)).toThrow(TypeError)
})
