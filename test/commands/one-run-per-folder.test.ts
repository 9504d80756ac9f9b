import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assayHere } from '../fixtures/command-here.ts'

const out = mkdtempSync(join(tmpdir(), 'assay-one-run-'))
afterAll(() => rmSync(out, { recursive: true, force: true }))

test('a second run into the folder of a run under way is a usage error and touches nothing there', async () => {
  const files = {
    '.assay-lock': String(process.ppid),
    'transcript.ndjson': '{"type":"run"}\n',
    'run.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text)
  const { code, stdout, stderr } = await assayHere(['check', 'http://127.0.0.1:9', '--out', out], out, {})
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^error: another run \(process \d+\) is writing into the folder .*\n$/)
  const left = readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')])
  expect(Object.fromEntries(left)).toEqual(files)
})

test('a check that is killed leaves no report of the run before it', async () => {
  const folder = join(out, 'before')
  mkdirSync(folder)
  for (const name of ['run.json', 'junit.xml', 'report.html']) writeFileSync(join(folder, name), 'of before')
  const during: string[][] = []
  const server = createServer((_, response) => {
    during.push(readdirSync(folder).toSorted())
    response.writeHead(401).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const args = ['check', `http://127.0.0.1:${port}`, '--model', 'm', '--only', 'core.strict-json']
  await assayHere([...args, '--out', folder], out, {})
  await new Promise((resolve) => server.close(resolve))
  expect(during[0]?.filter((name) => /run|junit|report/.test(name))).toEqual([])
})

const DEAD = 'http://127.0.0.1:9'

test.each([
  ['load', ['load', 'throughput', DEAD, '--model', 'm']],
  [
    'load --segment',
    ['load', 'stream', DEAD, '--model', 'm', '--segment', '1/2', '--start-at', '9999999999'],
  ],
  ['load rate-limit', ['load', 'rate-limit', DEAD, '--model', 'm']],
  ['load fairness', ['load', 'fairness', DEAD, '--model', 'm']],
  ['capacity', ['capacity', DEAD, '--model', 'm', '--slo', 'e2e p95 < 1s']],
  ['load merge', ['load', 'merge', 'part-1', 'part-2']],
])('%s refuses the folder of a run under way and touches nothing there', async (name, args) => {
  const folder = join(out, name)
  mkdirSync(folder)
  writeFileSync(join(folder, '.assay-lock'), String(process.ppid))
  const { code, stdout, stderr } = await assayHere([...args, '--out', folder], out, {})
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(`is writing into the folder ${folder} (--out): wait for its end`)
  expect(readdirSync(folder)).toEqual(['.assay-lock'])
})

const NO_K6 = ['--k6', '/nowhere/k6']

test.each([
  ['load', ['load', 'throughput', DEAD, '--model', 'm', ...NO_K6]],
  ['load --vus', ['load', 'throughput', DEAD, '--model', 'm', '--vus', '0']],
  ['load --emit', ['load', 'stream', DEAD, '--model', 'm', '--emit', 'unknown']],
  ['load --segment', ['load', 'stream', DEAD, '--model', 'm', '--segment', '1/2', '--start-at', '5']],
  ['load rate-limit', ['load', 'rate-limit', DEAD, '--model', 'm', ...NO_K6]],
  ['load fairness', ['load', 'fairness', DEAD, '--model', 'm', '--keys-env', 'A,B', ...NO_K6]],
  ['capacity', ['capacity', DEAD, '--model', 'm', '--slo', 'e2e p95 < 1s', ...NO_K6]],
  ['load merge', ['load', 'merge', 'no-part-1', 'no-part-2']],
])('%s that writes nothing leaves no folder of its own, and keeps that of its user', async (name, args) => {
  const [own, users] = [join(out, `${name} own`), join(out, `${name} of the user`)]
  mkdirSync(users)
  for (const folder of [own, users]) {
    const { code, stderr } = await assayHere([...args, '--out', folder], out, { A: 'key-a', B: 'key-b' })
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('error: ') as string })
  }
  expect([existsSync(own), existsSync(users)]).toEqual([false, true])
})
