/** No secret is on disk, in what is printed, or in the arguments of any process, after runs against a server that repeats all it gets. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../load/runner/build-k6.ts'
import { startAssay } from './fixtures/run-command.ts'
import { SIGNED_UP, startEchoingTarget, writtenForms } from './hostile/echoing-target.ts'
import { treeOf } from './hostile/peak-memory.ts'

const KEY = 'sk-Canary-4f9aZq01b7Wx23uV56tS89pQ'
const TENANT = 'sk-Canary-tenant-Hh81Jj62Kk43Ll24Mm'
const HOOK = 'whsec_Q2FuYXJ5LWhvb2stMDEyMzQ1Njc4OWFiY2RlZg'
const SECRETS = [KEY, TENANT, HOOK, ...Object.values(SIGNED_UP)]

const folder = mkdtempSync(join(tmpdir(), 'assay-secrets-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  [
    'check',
    ['check', 'TARGET', '--model', 'm', '--allow-signup', '--webhook-secret-env', 'HOOK', '--timeout', '5'],
  ],
  [
    'load-throughput',
    ['load', 'throughput', 'TARGET', '--model', 'm', '--vus', '3', '--duration', '2', '--no-calibration'],
  ],
  [
    'load-stream',
    ['load', 'stream', 'TARGET', '--model', 'm', '--vus', '3', '--duration', '2', '--no-calibration'],
  ],
])('%s', { timeout: 120_000 }, async (name, args) => {
  const target = await startEchoingTarget()
  const [out, temporary] = [join(folder, name), join(folder, `${name}-tmp`)]
  mkdirSync(temporary, { recursive: true })
  const filled = args.map((word) => (word === 'TARGET' ? target.baseUrl : word))
  const child = startAssay([...filled, '--header', 'X-Tenant=TENANT', '--out', out], folder, {
    HOME: homedir(),
    TMPDIR: temporary,
    ASSAY_KEY: KEY,
    TENANT,
    HOOK,
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const seenArguments = new Set<string>()
  const timer = setInterval(() => {
    for (const pid of treeOf(child.pid ?? 0)) seenArguments.add(argumentsOf(pid))
  }, 50)
  await once(child, 'close')
  clearInterval(timer)
  await target.close()
  // The server did get them, and the run has a record.
  expect([KEY, TENANT].filter((secret) => !target.credentials().has(secret))).toEqual([])
  const files = [...filesIn(out), ...filesIn(temporary)]
  expect(files.some(({ path }) => path.endsWith('report.html'))).toBe(true)
  const places = [
    { path: 'what was printed', text: said },
    { path: 'arguments', text: [...seenArguments].join('\n') },
    ...files,
  ]
  for (const { path, text } of places) expect(secretsIn(text), path).toEqual([])
})

/** The secrets that a text holds, each with the form in which it does. */
function secretsIn(text: string): readonly string[] {
  const lower = text.toLowerCase()
  // Whatever stands between the characters. Escapes of JSON within JSON are letters of their own.
  const bare = lower.replaceAll(/\\+[nrtu]/g, '').replaceAll(/[^a-z0-9]/g, '')
  return SECRETS.flatMap((secret) => {
    const letters = secret.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    const backwards = Array.from(letters).toReversed().join('')
    const inBase64 = writtenForms(secret)
      .slice(4, 7)
      .map((form) => form.slice(8, -6).toLowerCase())
    return [
      ...[letters, backwards, letters.slice(-12)].filter((form) => bare.includes(form)),
      ...[...inBase64, Buffer.from(secret).toString('hex')].filter((form) => lower.includes(form)),
    ]
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
