/** Tests `assay check` and `assay load` against services over TLS with special requirements, such as a client certificate. */
import { createPrivateKey } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureContext, type TlsOptions } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { selfSigned } from '../../conformance/transport/certificate-fixture.ts'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { startTlsFront } from '../fixtures/tls-front.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { assay } from '../fixtures/run-command.ts'
import { isBrief, sampleOf } from '../sampling/sampled-cases.ts'

const KEY = 'sk-tls-services-77a0'
const folder = mkdtempSync(join(tmpdir(), 'assay-tls-services-'))
const [own, client, other] = [selfSigned('localhost', 4.5), selfSigned('client'), selfSigned('client')]
const file = (name: string): string => join(folder, name)
const FILES = {
  'own.pem': own.cert,
  'client.pem': client.cert,
  'client.key': client.key,
  'other.key': other.key,
}
const IDENTITY = ['--client-cert', file('client.pem'), '--client-key', file('client.key')]
let reference: Reference

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(file(name), text)
  reference = await startReference({ keys: [KEY] })
  await ensureK6()
}, 600_000)
afterAll(async () => {
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

const DEMANDS = { requestCert: true, rejectUnauthorized: true, ca: client.cert } as const
const SERVICES: Readonly<Record<string, { readonly options: TlsOptions; readonly kind: RegExp }>> = {
  'a client certificate is demanded, TLS 1.2': {
    options: { ...own, ...DEMANDS, maxVersion: 'TLSv1.2' },
    kind: /TLS 1\.2/,
  },
  'TLS 1.2 alone': { options: { ...own, maxVersion: 'TLSv1.2' }, kind: /^HTTP\/1\.1, TLS 1\.2, / },
  'HTTP/2 is offered, the name of the host is needed': {
    options: {
      ALPNProtocols: ['h2', 'http/1.1'],
      SNICallback: (name, done) =>
        name === 'localhost' ? done(null, createSecureContext(own)) : done(new Error('no such host')),
    },
    kind: /^HTTP\/1\.1, TLS 1\.3, /,
  },
  'a client certificate is demanded': { options: { ...own, ...DEMANDS }, kind: /TLS 1\.3/ },
}

const COMMANDS = {
  check: ['check', '--only', 'core.post-completes,sse.offered,websocket.offered'],
  load: [
    'load',
    'throughput',
    '--no-calibration',
    '--mix=json=1,sse=1,websocket=1',
    '--duration=1',
    '--vus=2',
    '--think=0.05',
  ],
}

async function runAt(options: TlsOptions, [command = '', ...args]: readonly string[]) {
  const front = await startTlsFront(options, reference.port, 'localhost')
  onTestFinished(front.close)
  const out = mkdtempSync(file('run-'))
  const [scenario = [], rest = args] = command === 'load' ? [args.slice(0, 1), args.slice(1)] : []
  const target = [...scenario, `https://localhost:${front.port}`]
  const all = [command, ...target, ...rest, '--model', reference.model, '--out', out]
  const said = await assay(all, folder, { ASSAY_KEY: KEY, NODE_EXTRA_CA_CERTS: file('own.pem') })
  return { ...said, out }
}

// Every second one has each version of TLS, each offer, and a client certificate.
describe.each(sampleOf(Object.entries(SERVICES), 2, 2))('%s', (_, { options, kind }) => {
  const identity = options.requestCert === true ? IDENTITY : []

  test('check', async () => {
    const { code, stdout, stderr, out } = await runAt(options, [...COMMANDS.check, ...identity])
    expect([code, stdout], stdout + stderr).toEqual([
      0,
      expect.stringMatching(/^\d+ of \d+ checks: CONFORMANT:/),
    ])
    const { notes = [] } = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
    expect(notes.join('\n')).toContain('the TLS certificate of the service ends within 5 days, at ')
    expectNoKey(out)
    const replayed = await assayHere(['replay', out], folder, {})
    expect(replayed.code, replayed.stderr).toBe(0)
  })

  test('load', async () => {
    const { code, stdout, stderr, out } = await runAt(options, [...COMMANDS.load, ...identity])
    expect(code, stdout + stderr).toBe(0)
    const run = JSON.parse(readFileSync(join(out, 'load-run.json'), 'utf8')) as LoadRun
    expect(run.connections?.kind).toMatch(kind)
    expect(run.requests.failed).toBe(0)
    expect(run.notes.join('\n')).toContain('the TLS certificate of the service ends within 5 days, at ')
    expectNoKey(out)
  })

  if (options.requestCert === true)
    test.each(sampleOf(Object.entries(COMMANDS), 1, 2))(
      '%s without one: told in one line',
      async (_name, args) => {
        const { code, stdout } = await runAt(options, args)
        expect(code).toBe(3)
        expect(stdout).toMatch(/^.*client certificate.*--client-cert.*$/m)
      },
    )
})

// Expects that no file of a run contains the private key. Searches each file for one line of the key.
function expectNoKey(out: string): void {
  const [, line = 'no key'] = client.key.split('\n')
  for (const name of readdirSync(out, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  ))
    expect(readFileSync(join(name.parentPath, name.name)).includes(line)).toBe(false)
}

test.skipIf(isBrief)('explore takes a client certificate too', async () => {
  const front = await startTlsFront({ ...own, ...DEMANDS }, reference.port, 'localhost')
  onTestFinished(front.close)
  const args = ['explore', `https://localhost:${front.port}`, '--model', reference.model, ...IDENTITY]
  const env = { ASSAY_KEY: KEY, NODE_EXTRA_CA_CERTS: file('own.pem') }
  const { code, stderr } = await assay([...args, '--out', file('draft.jsonc')], folder, env)
  expect(code, stderr).toBe(0)
})

describe('files that are no client certificate are told in one line', () => {
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    [
      'one flag',
      ['--client-cert', file('client.pem')],
      /--client-cert has no effect without --client-key: give both, or neither/,
    ],
    [
      'no such file',
      ['--client-cert', file('none'), '--client-key', file('client.key')],
      /cannot read the client certificate/,
    ],
    [
      'no certificate',
      ['--client-cert', file('client.key'), '--client-key', file('client.key')],
      /not a certificate in PEM/,
    ],
    [
      'no key',
      ['--client-cert', file('client.pem'), '--client-key', file('own.pem')],
      /not a private key in PEM/,
    ],
    [
      'another key',
      ['--client-cert', file('client.pem'), '--client-key', file('other.key')],
      /is not the key of the certificate/,
    ],
    [
      'an encrypted key',
      ['--client-cert', file('client.pem'), '--client-key', file('sealed.key')],
      /is encrypted: write it without/,
    ],
  ]
  beforeAll(() => {
    const sealed = { format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'secret' } as const
    writeFileSync(file('sealed.key'), createPrivateKey(client.key).export(sealed))
  })

  test.each(cases)('%s', async (_, flags, problem) => {
    for (const [command, ...scenario] of [['check'], ['load', 'stream']]) {
      const args = [command ?? '', ...scenario, 'https://localhost:1', '--model', 'm', ...flags]
      const { code, stderr } = await assayHere(args, folder, { ASSAY_KEY: KEY })
      expect(code).toBe(2)
      expect(stderr).toMatch(problem)
      expect(stderr.trim().split('\n')).toHaveLength(1)
    }
  })

  test('plain HTTP has no client certificates', async () => {
    const { code, stderr } = await assayHere(['check', 'http://localhost:1', ...IDENTITY], folder, {
      ASSAY_KEY: KEY,
    })
    expect([code, stderr]).toEqual([2, expect.stringContaining('needs a base URL with https://')])
  })
})
