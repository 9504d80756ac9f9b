import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readZip } from '../../certificate/bundle-file.ts'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { startAssay } from '../fixtures/run-command.ts'
import { SIGNED_UP, startEchoingTarget, writtenForms } from '../hostile/echoing-target.ts'
import { treeOf } from '../hostile/peak-memory.ts'
import { isBrief, isFull } from '../sampling/sampled-cases.ts'

const KEY = 'sk-Canary-4f9aZq01b7Wx+23uV56tS89pQ'
const TENANT = 'sk-Canary-tenant-Hh81Jj62Kk43Ll24Mm'
const HOOK = 'whsec_Q2FuYXJ5LWhvb2stMDEyMzQ1Njc4OWFiY2RlZg'
const SECRETS = [KEY, TENANT, HOOK, ...Object.values(SIGNED_UP)]

const folder = mkdtempSync(join(tmpdir(), 'assay-secrets-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Case = {
  readonly name: string
  readonly args: string
  readonly auth?: object
  readonly outFile?: string
}

// The objective of the sweep. In the brief sample, a single user already misses this objective, so the sweep ends after its first stage.
const SLO = isFull ? 'e2e p95 < 1s' : 'e2e p95 < 1ms'
// The options of the load commands in this test, which keep the loads short. The `check` commands run all checks.
const LOAD = '--model m --vus 3 --duration 1 --think 0.02 --no-calibration'
const SUBPROTOCOL = {
  'websocket.auth': { reading: 'subprotocol', prefix: 'key.' },
  'websocket.path': { reading: 'same-path', subprotocols: ['chat.v1'] },
}
const QUERY = { 'websocket.auth': { reading: 'query', name: 'token' } }
const FIRST = { 'websocket.auth': { reading: 'first-message', field: 'api_key' } }
const ALL_DECLARED = {
  capabilities: {
    core: 'supported',
    sse: 'supported',
    websocket: 'supported',
    signup: 'unsupported',
    webhooks: 'unsupported',
    limits: 'unsupported',
  },
}
const CHECK = 'check TARGET --model m --timeout 5'

const CASES: readonly Case[] = [
  { name: 'check', args: `${CHECK} --allow-signup --webhook-secret-env HOOK` },
  { name: 'check-subprotocol', args: `${CHECK} --require websocket`, auth: { readings: SUBPROTOCOL } },
  { name: 'check-query', args: `${CHECK} --require websocket`, auth: { readings: QUERY } },
  { name: 'check-first-message', args: `${CHECK} --require websocket`, auth: { readings: FIRST } },
  { name: 'check-disguised', args: `${CHECK} --disguise --json` },
  { name: 'load-throughput', args: `load throughput TARGET ${LOAD}` },
  { name: 'load-stream', args: `load stream TARGET ${LOAD}` },
  { name: 'load-websocket', args: `load websocket TARGET ${LOAD}` },
  { name: 'load-subprotocol', args: `load websocket TARGET ${LOAD}`, auth: { readings: SUBPROTOCOL } },
  { name: 'load-query', args: `load websocket TARGET ${LOAD}`, auth: { readings: QUERY } },
  { name: 'load-first-message', args: `load websocket TARGET ${LOAD}`, auth: { readings: FIRST } },
  { name: 'capacity', args: 'capacity TARGET --model m --slo e2e:p95<1s --max-seconds 10 --no-calibration' },
  { name: 'explore', args: 'explore TARGET --model m --timeout 5', outFile: 'statement.jsonc' },
  {
    name: 'certify',
    args: 'certify TARGET --model m --timeout 5 --repeat 1',
    auth: { ...ALL_DECLARED, readings: QUERY },
  },
]

/** An output file of each command. It must exist, because otherwise the test would search nothing. */
const FILES: Readonly<Record<string, string>> = {
  check: 'run.json',
  load: 'load-run.json',
  capacity: 'capacity-run.json',
  explore: 'statement.jsonc',
  certify: 'certify.assay.zip',
}

// The usual sample: a case for each command. The brief sample has one of these cases, and `npm run test:full` runs all cases.
const SAMPLE: readonly string[] = ['check', 'load-subprotocol', 'capacity', 'explore', 'certify']

const BRIEF_SAMPLE: readonly string[] = ['check']

test('the sample has a case for each command', () => {
  const sampled = CASES.filter(({ name }) => SAMPLE.includes(name)).map(commandOf)
  expect(sampled).toHaveLength(SAMPLE.length)
  expect(BRIEF_SAMPLE.filter((name) => !SAMPLE.includes(name))).toEqual([])
  expect(new Set(sampled)).toEqual(new Set(CASES.map(commandOf)))
  expect(new Set(sampled)).toEqual(new Set(Object.keys(FILES)))
})

const asked = isBrief ? BRIEF_SAMPLE : SAMPLE

test.each(CASES.filter(({ name }) => isFull || asked.includes(name)))(
  '$name',
  { timeout: 300_000 },
  async ({ name, args, auth, outFile }) => {
    const target = await startEchoingTarget()
    const [out, temporary] = [join(folder, name), join(folder, `${name}-tmp`)]
    mkdirSync(temporary, { recursive: true })
    const statement = join(temporary, 'statement.json')
    if (auth !== undefined)
      writeFileSync(statement, JSON.stringify({ schema: 'assay.statement/1', name, ...auth }))
    const filled = args
      .split(' ')
      .map((word) => (word === 'TARGET' ? target.baseUrl : word.replace('e2e:p95<1s', SLO)))
    const given = auth === undefined ? [] : ['--statement', statement]
    if (outFile !== undefined) mkdirSync(out)
    const place = outFile === undefined ? out : join(out, outFile)
    const run = await watched([...filled, ...given, '--header', 'X-Tenant=TENANT', '--out', place], temporary)
    await target.close()
    // The server did get them, and the run has a record.
    expect(
      [KEY, TENANT].filter((secret) => !target.credentials().has(secret)),
      run.printed,
    ).toEqual([])
    const files = [...filesIn(out), ...filesIn(temporary)]
    expect(
      files.map(({ path }) => path),
      run.printed,
    ).toContain(join(out, FILES[commandOf({ name, args })] ?? ''))
    const members = await membersIn(out)
    if (name === 'certify') expect(members.map(({ path }) => path).join(' ')).toContain('transcript.ndjson')
    const places = [
      { path: 'what was printed', text: run.printed },
      { path: 'arguments', text: run.argumentTexts.join('\n') },
      ...files,
      ...members,
    ]
    for (const { path, text } of places) expect(secretsIn(text), path).toEqual([])
  },
)

function commandOf({ args }: Case): string {
  return args.split(' ')[0] ?? ''
}

/** Runs a command to its end. Returns its output, and the arguments of each of its processes. */
async function watched(args: readonly string[], temporary: string) {
  const child = startAssay(args, folder, {
    HOME: homedir(),
    TMPDIR: temporary,
    ASSAY_KEY: KEY,
    TENANT,
    HOOK,
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const argumentTexts = new Set<string>()
  const timer = setInterval(() => {
    for (const pid of treeOf(child.pid ?? 0)) argumentTexts.add(argumentsOf(pid))
  }, 50)
  await once(child, 'close')
  clearInterval(timer)
  return { printed, argumentTexts: [...argumentTexts] }
}

/** Returns the contents of certificates and gzip files, uncompressed, so that a search can find secrets. */
async function membersIn(root: string): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const all = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const rows = all
    .filter((path) => path.endsWith('.gz'))
    .map((path) => ({ path, text: gunzipSync(readFileSync(path)).toString('latin1') }))
  const bundles = all.filter((path) => path.endsWith('.zip'))
  const members = await Promise.all(bundles.map(async (path) => await readZip(readFileSync(path))))
  return [
    ...rows,
    ...members.flatMap((one) =>
      [...one].map(([path, bytes]) => ({ path, text: Buffer.from(bytes).toString('latin1') })),
    ),
  ]
}

/** Returns the secrets that a text holds in any form, whole or split over the pieces of a stream. */
function secretsIn(text: string): readonly string[] {
  const pieces = [...text.matchAll(/\\*"content\\*":\s?\\*"([^"\\]*)/g)].map(([, piece = '']) => piece)
  const lower = `${text} ${pieces.join('')}`.toLowerCase()
  return SECRETS.flatMap((secret) => {
    // In Base64, only the middle letters depend on nothing but the secret.
    const encoded = writtenForms(secret)
      .slice(4)
      .map((form) => form.slice(8, -6))
    return [secret, encodeURIComponent(secret), ...encoded].filter((form) =>
      lower.includes(form.toLowerCase()),
    )
  })
}

function filesIn(root: string): readonly { readonly path: string; readonly text: string }[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'latin1') }))
}

function argumentsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1')
  } catch {
    return ''
  }
}
