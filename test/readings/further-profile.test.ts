/** Tests a new profile, which is only a file: `check` and `load` use it without any change of code. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { defaultProfile } from '../../conformance/statement/plan.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { assay } from '../fixtures/run-command.ts'
import { isRecord } from '../../conformance/exchange/reply.ts'
import { isBrief, sampleOf } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-further-'))
const profiles = join(folder, 'profiles')
const env = { ASSAY_PROFILES: profiles, ASSAY_KEY: 'sk-further-profile' }

/** A profile whose streams are requested by `events: true` and have another terminator. */
const ACME = {
  schema: 'assay.profile/1',
  name: 'test-acme',
  title: 'What Acme does',
  readings: {
    ...Object.fromEntries(defaultProfile.readings),
    'sse.switch': { reading: 'stream-true', field: 'events' },
    'sse.events': { ...defaultProfile.readings.get('sse.events'), terminator: '[END]', usageSwitch: {} },
  },
}

const switches = new Set<unknown>()
const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => (text += part))
  request.on('end', () => {
    const body: unknown = JSON.parse(text === '' ? '{}' : text)
    const isSwitched = isRecord(body) ? body['events'] : undefined
    if (request.method === 'POST') switches.add(isSwitched)
    if (isSwitched === true) stream(response)
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(completion()))
  })
})
let baseUrl = ''

beforeAll(async () => {
  await ensureK6()
  mkdirSync(profiles)
  writeFileSync(join(profiles, 'test-acme.json'), JSON.stringify(ACME))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address !== null) baseUrl = `http://127.0.0.1:${address.port}`
}, 600_000)
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const HEAD = { id: 'c1', created: Math.floor(Date.now() / 1000), model: 'acme-1' }

function completion(): object {
  const message = { role: 'assistant', content: 'hello' }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  return { ...HEAD, object: 'chat.completion', choices }
}

function chunk(delta: object, finish: string | null): object {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return { ...HEAD, object: 'chat.completion.chunk', choices }
}

function stream(response: ServerResponse): void {
  const chunks = [
    chunk({ role: 'assistant', content: '' }, null),
    chunk({ content: 'hello' }, null),
    chunk({}, 'stop'),
  ]
  response.setHeader('content-type', 'text/event-stream')
  for (const one of chunks) response.write(`data: ${JSON.stringify(one)}\n\n`)
  response.end('data: [END]\n\n')
}

function runAt(path: string): Record<string, unknown> {
  const run: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isRecord(run)) throw new Error(`${path} holds no run`)
  return run
}

test('the profile is listed, and a text that names the profiles names it', async () => {
  const listed = await assay(['list', 'profiles'], folder, env)
  expect(listed.stdout).toMatch(/^openai\n[^]*^test-acme\n/m)
  const help = await assay(['load', '--help'], folder, env)
  expect(help.stdout).toMatch(/openai \(default\), .*test-acme/)
})

// Returns the function that runs commands with a profile. Only a new process reads the new profile.
const commandFor = (profile: string) => (profile === ACME.name ? assay : assayHere)

async function checksUnder(profile: string): Promise<unknown> {
  const out = join(folder, `check-${profile}`)
  const flags = ['--only', 'sse.done-present', '--profile', profile, '--model', 'acme-1', '--out', out]
  await commandFor(profile)(['check', baseUrl, ...flags], folder, env)
  const run = runAt(join(out, 'run.json'))
  expect(run).toMatchObject({ suite: { profile } })
  return run['checks']
}

test('a profile is taken from a file that is named, and a file that is not one is refused in one line', async () => {
  const file = join(folder, 'mine.json')
  writeFileSync(file, JSON.stringify({ ...ACME, name: 'mine' }))
  const own = { ASSAY_KEY: 'sk-further-profile' }
  const flags = ['--only', 'sse.done-present', '--model', 'acme-1', '--out', join(folder, 'mine')]
  const checked = await assay(['check', baseUrl, '--profile', './mine.json', ...flags], folder, own)
  expect(checked.stderr).not.toContain('Assay broke')
  expect(runAt(join(folder, 'mine', 'run.json'))).toMatchObject({
    suite: { profile: 'mine' },
    checks: [{ id: 'sse.done-present', verdict: 'pass' }],
  })
  writeFileSync(join(folder, 'odd.json'), '{"title": "no name"}')
  const oddFile = `--profile=${join(folder, 'odd.json')}`
  const odd = await assayHere(['check', baseUrl, oddFile, ...flags], folder, own)
  expect([odd.code, odd.stderr]).toEqual([
    2,
    expect.stringMatching(/odd\.json \(--profile\) is not a profile: it needs a "name"/),
  ])
  writeFileSync(join(folder, 'cut.json'), '{\n"name":"mine",')
  const cut = await assayHere(['check', baseUrl, '--profile', 'cut.json', ...flags], folder, own)
  expect([cut.code, cut.stderr]).toEqual([
    2,
    expect.stringMatching(/^error: \S*cut\.json:2: not JSON: .*\. Correct this line\n$/),
  ])
  const none = await assayHere(['check', baseUrl, '--profile', 'nowhere.json', ...flags], folder, own)
  expect([none.code, none.stderr]).toEqual([
    2,
    expect.stringMatching(/cannot read the profile .*nowhere\.json/),
  ])
})

test('a profile that cannot be used stops no list and no help text, and each command that judges by a profile', async () => {
  const odd = join(folder, 'test-odd.json')
  const readings = { 'errors.status': { reading: 'tabel' }, 'errors.body': 'openai' }
  writeFileSync(odd, JSON.stringify({ ...ACME, name: 'test-odd', readings }))
  const broken = { ...env, ASSAY_PROFILES: odd }
  for (const args of sampleOf([['list', 'readings'], ['check', '--help'], ['--help']], 1, 3)) {
    const shown = await assay(args, folder, broken)
    expect([args, shown.code, shown.stderr]).toEqual([args, 0, ''])
  }
  const lines = `error: ${odd}:1 /readings/errors.status/reading: no reading of errors.status is called "tabel"; did you mean table?
error: ${odd}:1 /readings/errors.body: a profile writes a reading as an object: {"reading":"openai"}
`
  const listed = await assay(['list', 'profiles'], folder, broken)
  expect([listed.code, listed.stderr]).toEqual([0, lines.replaceAll('error: ', 'assay: left out: ')])
  const judging = ['openai', 'test-odd', './test-odd.json'].flatMap((profile) => [
    ['check', baseUrl, '--profile', profile],
    ['load', 'stream', baseUrl, '--profile', profile],
  ])
  for (const command of sampleOf(judging, 3, 2)) {
    const flags = ['--model', 'acme-1', '--out', join(folder, 'odd')]
    const refused = await assay([...command, ...flags], folder, broken)
    expect([command, refused.code, refused.stderr]).toEqual([command, 2, lines])
  }
})

test('a check judges by it: the terminator of the profile is the right one, and that of another is not', async () => {
  expect(await checksUnder('test-acme')).toMatchObject([{ id: 'sse.done-present', verdict: 'pass' }])
  expect(await checksUnder('openai')).not.toMatchObject([{ id: 'sse.done-present', verdict: 'pass' }])
})

async function load(profile: string): Promise<Record<string, unknown>> {
  const out = join(folder, `load-${profile}`)
  const shape = ['--vus', '2', '--duration', '1', '--think', '0.02', '--no-calibration', '--model', 'acme-1']
  const args = ['load', 'stream', baseUrl, ...shape, '--profile', profile, '--out', out]
  const result = await commandFor(profile)(args, folder, env)
  return { ...result, ...runAt(join(out, 'load-run.json')) }
}

test.skipIf(isBrief)(
  'a load requests streams by it, reads them to its terminator and judges them by its schema',
  async () => {
    switches.clear()
    const run = await load('test-acme')
    expect([...switches]).toEqual([true])
    expect(run).toMatchObject({
      suite: { profile: 'test-acme' },
      valid: true,
      outcome: 'ok',
      errors: [],
      stdout: expect.stringMatching(/profile +test-acme/),
    })
    expect(run['conformance']).toMatchObject({ sampled: expect.any(Number) })
    const { sampled, conforming } = run['conformance'] as { sampled: number; conforming: number }
    expect(sampled).toBeGreaterThan(0)
    expect(conforming).toBe(sampled)
  },
)

test('under the default profile the same service does not stream', async () => {
  const run = await load('openai')
  expect(run).toMatchObject({ suite: { profile: 'openai' }, errors: [{ class: 'not-a-completion' }] })
})

test('a profile that does not say how to request a stream is refused before anything is sent', async () => {
  const refused = await assayHere(
    ['load', 'stream', baseUrl, '--model', 'acme-1', '--profile', 'none', '--out', join(folder, 'no')],
    folder,
    { ASSAY_KEY: env.ASSAY_KEY },
  )
  expect(refused.code).toBe(2)
  expect(refused.stderr).toMatch(/the profile none has no reading of sse\.switch: a load needs stream-true/)
  const unknown = await assay(['load', 'stream', baseUrl, '--profile', 'test-acne'], folder, env)
  expect(unknown.code).toBe(2)
  expect(unknown.stderr).toMatch(/unknown profile 'test-acne': did you mean 'test-acme'\?|no model given/)
})
