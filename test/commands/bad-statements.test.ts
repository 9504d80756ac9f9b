import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommandLine } from '../../cli/command.ts'
import { contradictingSignatures } from '../fixtures/contradicting-signatures.ts'
import { contradicting } from '../fixtures/contradicting-statements.ts'
import { MARK, nothingFound, statementWith, unknownNames } from '../fixtures/mistyped-statements.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-bad-statements-'))
let requests = 0
let server: Server
let url = ''

beforeAll(async () => {
  server = createServer((_, response) => {
    requests += 1
    response.writeHead(500).end()
  })
  // A WebSocket handshake or a bare connection would be a request, too.
  server.on('connection', () => (requests += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

function file(name: string, marked: string): { readonly path: string; readonly line: number } {
  const lines = marked.split('\n')
  const line = lines.findIndex((each) => each.endsWith(MARK)) + 1
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`)
  writeFileSync(path, lines.map((each) => each.replace(MARK, '')).join('\n'))
  return { path, line }
}

describe.each([
  ['an unknown name', unknownNames],
  ['what finds nothing', nothingFound],
  ['a contradiction', contradicting],
  ['a signature that nobody can make', contradictingSignatures],
] as const)('%s is refused in one line, before the first request', (_, rows) => {
  test.each(rows)('%s', async (what, marked, says) => {
    const { path, line } = file(what, marked)
    expect(line, 'the table marks a line').toBeGreaterThan(0)
    const { code, stdout, stderr } = await check(path)
    expect(stderr).toMatch(says)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(`${path}:${line} /`)
    expect(stderr).not.toMatch(/at .*\.ts:\d+/)
    expect([code, stdout]).toEqual([2, ''])
    expect(requests).toBe(0)
  })
})

test('finds the line that is not JSON', async () => {
  const text = '{\n  "schema": "assay.statement/1",\n  "readings": {\n    "sse.path": "same-path",\n  }\n}\n'
  const path = join(folder, 'no-json.json')
  writeFileSync(path, text)
  const { code, stderr } = await check(path)
  expect(stderr).toContain(`${path}:5: not JSON`)
  expect(code).toBe(2)
})

test('reports several mistakes in the order of their lines', async () => {
  const path = join(folder, 'several.json')
  writeFileSync(
    path,
    statementWith(
      '"sse.paht": "same-path",',
      '"webhooks.signature": "strpie",',
      '"websocket.auth": {"reading": "bearer", "x": 1}',
    ),
  )
  const { stderr } = await check(path)
  const lines = [...stderr.matchAll(/several\.json:(\d+) /g)].map(([, line]) => Number(line))
  expect(lines).toEqual([5, 6, 7])
})

test('the command itself ends with 2, says one line and sends nothing', async () => {
  const { path, line } = file('as a process', contradicting[1]?.[1] ?? '')
  const { code, stdout, stderr } = await assay(['check', url, '--statement', path], folder, {})
  const output = stdout + stderr
  expect([code, output.trim().split('\n').length, requests]).toEqual([2, 1, 0])
  expect(output).toContain(`as-a-process.json:${line} /readings/version.selection/prefix: `)
  expect(readdirSync(folder).filter((name) => !name.endsWith('.json'))).toEqual([])
})

async function check(statement: string) {
  let stdout = ''
  let stderr = ''
  const code = await runCommandLine(['check', url, '--statement', statement, '--out', join(folder, 'out')], {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env: {},
    cwd: folder,
  })
  return { code, stdout, stderr }
}
