import { generateKeyPairSync } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readZip, writeZip } from '../../certificate/bundle-file.ts'
import { faults } from '../faults/index.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { assayHere } from '../fixtures/command-here.ts'
import type { Said } from '../fixtures/run-command.ts'
import { bundleOf, CERTIFIER, STATEMENT, STRANGER } from './bundle-fixture.ts'
import { tampered } from './tamper.ts'
import { isBrief, isFull } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-certify-'))
const path = (name: string): string => join(folder, name)
let reference: Reference
let env: Record<string, string>
// What was printed when the signed certificate was made.
let made: Said

beforeAll(async () => {
  reference = await startReference({ socket: null, signup: null })
  env = { ASSAY_KEY: reference.key }
  writeFileSync(path('statement.json'), STATEMENT)
  writeFileSync(path('key.pem'), CERTIFIER.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  for (const [name, { publicKey }] of [
    ['public.pem', CERTIFIER],
    ['other.pem', STRANGER],
  ] as const)
    writeFileSync(path(name), publicKey.export({ type: 'spki', format: 'pem' }))
  const rounds = isFull ? [] : ['--repeat', '1']
  made = await certify('signed', ['--signing-key', path('key.pem'), ...rounds])
})
afterAll(async () => {
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

const certify = (out: string, more: readonly string[] = [], baseUrl = reference.baseUrl) =>
  assayHere(
    ['certify', baseUrl, '--statement', path('statement.json'), '--out', path(out), ...more],
    folder,
    env,
  )
const verify = (bundle: string, ...more: readonly string[]) =>
  assayHere(['verify', bundle, ...more], folder, {})

describe('a certificate of a good service', () => {
  const bundle = join(folder, 'signed', 'a-short-statement.assay.zip')

  test('is written, signed, and verifies with the key of who signed it', async () => {
    expect(made.stdout).toMatch(/certificate: .*a-short-statement\.assay\.zip$/m)
    expect(made.stdout).toMatch(
      /^verify says: CONFORMANT in core, sse only \(2 of 6 capabilities\): .*\n.*\n.*; signed with the given key, whose owner .*$/m,
    )
    expect(made.code).toBe(0)
    const { code, stdout } = await verify(bundle, '--key', path('public.pem'))
    expect(stdout).toMatch(
      /^CONFORMANT in core, sse only \(2 of 6 capabilities\): "A short statement" at http:[^ ]* \(on the machine of .*\), under the Conversational AI Service Interface, profile openai \(Assay .*\)\n\d+ of \d+ checks passed, 0 failed, .*; \d+ of \d+ core checks judged; in one run of [\d-]+\nverified on [\d-]+, expires on [\d-]+; signed with the given key, .*\n/,
    )
    expect(stdout).toMatch(/signature +signed with the given key, .* \(key /)
    expect(stdout).toMatch(/evidence +enough to recompute every verdict/)
    expect(stdout).toMatch(/verdicts +recomputed/)
    expect(stdout).toMatch(/Not proved/)
    expect(stdout).not.toMatch(/ failed: /)
    expect(code).toBe(0)
  })

  test('holds no key', () => {
    const text = readFileSync(bundle, 'latin1')
    expect(text).not.toContain(reference.key)
    expect(text).not.toContain('PRIVATE KEY')
  })

  test('does not verify with the key of somebody else', async () => {
    const { code, stdout } = await verify(bundle, '--key', path('other.pem'))
    expect(stdout).toMatch(/^NOT VALID: wrong key: it is not signed with the given key\n/)
    expect(stdout).toMatch(/signature +WRONG KEY/)
    expect(stdout).toMatch(/verdicts +recomputed/)
    expect(code).toBe(3)
  })

  test('without a named key the output states that no certifier is verified', async () => {
    const { code, stdout } = await verify(bundle)
    expect(stdout).toMatch(
      /^CONFORMANT in .*\n.*\n.*; SIGNER UNKNOWN \(no key was given to verify\): anybody could have made this certificate\n/,
    )
    expect(stdout).toMatch(/signature +SIGNER UNKNOWN/)
    expect(code).toBe(0)
  })

  test('answers as JSON', async () => {
    const { stdout } = await verify(bundle, '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      headline: expect.stringMatching(
        /^CONFORMANT in core, sse only .*\n.*\n.*; SIGNER UNKNOWN \(no key was given to verify\): anybody could have made this certificate$/,
      ),
      signature: 'own-key',
      isComplete: true,
      isRecomputed: true,
      exitCode: 0,
    })
  })

  test('names the declared readings that differ from the default profile, and quotes the name of the service', async () => {
    expect((await verify(bundle)).stdout).not.toMatch(/^unusual/m)
    const name = 'OpenAI at https://api.openai.com, model "gpt-5"'
    const statement = { ...JSON.parse(STATEMENT), name, readings: { 'sse.events': 'chunks-end' } }
    const declared = await bundleOf(null, JSON.stringify(statement))
    writeFileSync(path('unusual.zip'), await writeZip(declared))
    const { stdout } = await verify(path('unusual.zip'))
    expect(stdout).toMatch(/^unusual .*profile openai: sse\.events chunks-end \(not chunks-done\)$/m)
    // The name of the service is quoted, because it may look like the words beside it.
    expect(stdout).toMatch(/^[^"]*: "OpenAI at [^"]*, model \\"gpt-5\\"" at http:/)
    const { summary } = JSON.parse((await verify(path('unusual.zip'), '--json')).stdout)
    expect(summary).toMatchObject({ unusual: ['sse.events chunks-end (not chunks-done)'] })
  })

  test('says how many rules of the profile the statement removes', async () => {
    const statement = { ...JSON.parse(STATEMENT), readings: { 'errors.body': null } }
    const removing = await bundleOf(null, JSON.stringify(statement))
    writeFileSync(path('removing.zip'), await writeZip(removing))
    const { stdout } = await verify(path('removing.zip'))
    expect(stdout).toMatch(
      /left open: nothing was required of \d+ checks on \d+ points?, .* errors\.body; the statement removes the rule of the profile for \d+ checks?$/m,
    )
    expect(stdout).toMatch(/^ +\d+ {2}not judged, because of the same points left open: core/m)
  })

  test('never says conformant in JSON of a bundle that is not valid', async () => {
    const { code, stdout } = await verify(bundle, '--json', '--key', path('other.pem'))
    expect([code, JSON.parse(stdout).summary.outcome]).toEqual([3, 'not-valid'])
  })

  test('is refused when a verdict was changed', async () => {
    const members = await readZip(readFileSync(bundle))
    const edited = tampered(members, {
      care: 'rehashed',
      key: null,
      edit: ({ json }) => json('run.json', ({ checks }) => Object.assign(checks[0], { verdict: 'fail' })),
    })
    writeFileSync(path('edited.zip'), await writeZip(edited))
    const { code, stdout } = await verify(path('edited.zip'))
    expect(stdout).toMatch(/verdicts +NO/)
    expect(stdout).toMatch(/stated fail, recomputed pass \[rule verdicts\]/)
    expect(code).toBe(1)
  })
})

test('with --key the outcome of an unsigned bundle is not shown', async () => {
  const members = await readZip(readFileSync(join(folder, 'signed', 'a-short-statement.assay.zip')))
  writeFileSync(
    path('stripped.zip'),
    await writeZip(tampered(members, { care: 'rehashed', key: null, edit: () => {} })),
  )
  const { code, stdout } = await verify(path('stripped.zip'), '--key', path('public.pem'))
  expect([code, stdout]).toEqual([3, expect.stringMatching(/^NOT VALID/)])
})

test('a disguised run with the seed of a certifier is certified as such, and no other run meets that seed', async () => {
  const flags = ['--disguise', '--repeat', '1', '--seed', 'given-today']
  vi.stubEnv('ASSAY_PROFILES', '/our profiles')
  const { code, stdout } = await certify('seeded', flags)
  vi.unstubAllEnvs()
  expect(code).toBe(0)
  // The next step names the profiles that verify needs.
  expect(stdout).toMatch(/^next: .*: ASSAY_PROFILES='\/our profiles' assay verify /m)
  const seeded = await verify(join(folder, 'seeded', 'a-short-statement.assay.zip'), '--seed', 'given-today')
  expect(seeded.stdout).toMatch(/^client +run with --disguise: as the official JavaScript library/m)
  expect(seeded.code).toBe(0)
  const other = await verify(join(folder, 'signed', 'a-short-statement.assay.zip'), '--seed', 'given-today')
  expect(other.stdout).toMatch(/evidence +NOT ACCEPTED[\s\S]*not made with the given seed/)
  expect(other.code).toBe(3)
})

test('a run that replaces another sets the certificate of the earlier one aside', async () => {
  cpSync(path('signed'), path('replaced'), { recursive: true })
  const args = ['check', reference.baseUrl, '--out', path('replaced'), '--only', 'core.status-200']
  const { stderr } = await assayHere(args, folder, env)
  expect(stderr).toMatch(/certificate "a-short-statement\.assay\.zip" of the earlier run is now/)
  expect(readdirSync(path('replaced')).filter((name) => name.endsWith('.assay.zip'))).toEqual([])
})

test('a wrong service gets no certificate that says conformant, and its certificate names the failed checks', async () => {
  const faulty = await startReference({
    socket: null,
    signup: null,
    keys: [reference.key],
    patches: faults.filter(({ id }) => id === 'content-null'),
  })
  try {
    const given = await certify('faulty', ['--repeat', '1'], faulty.baseUrl)
    expect([given.code, given.stdout]).toEqual([
      1,
      expect.stringMatching(
        /certificate: .*\nverify says: NON-CONFORMANT, judged in core, sse only .*\n.*\n.*; UNSIGNED: anybody could have made this certificate\nnext: +repeat one check: .*\nnext: +verify it/,
      ),
    ])
    const bundle = join(folder, 'faulty', 'a-short-statement.assay.zip')
    const { code, stdout } = await verify(bundle)
    expect(stdout).toMatch(/^NON-CONFORMANT/)
    expect(stdout).toMatch(/^ +\d+ {2}failed: core\.[a-z-]+/m)
    const { summary } = JSON.parse((await verify(bundle, '--json')).stdout)
    const failed = summary.failed.map(() => expect.stringMatching(/^(?:core|sse)\./))
    expect(summary).toMatchObject({ outcome: 'non-conformant', failed })
    expect(stdout).toMatch(/^ +\d+ {2}not judged, because core\.content-is-string failed: core, sse$/m)
    expect(code).toBe(1)
  } finally {
    await faulty.close()
  }
})

test.each([[], ['--model', 'any']])(
  'a dead target gets no certificate, and a line on what to do (%j)',
  async (...more) => {
    const gone = await startReference({ socket: null, signup: null })
    await gone.close()
    const out = more.length === 0 ? 'dead' : 'dead-with-model'
    const { code, stderr } = await certify(out, more, gone.baseUrl)
    expect(code).toBe(3)
    expect(stderr).toMatch(
      /no certificate: nothing of the service was seen\..* certify again once the service answers/,
    )
    expect(readdirSync(path(out)).filter((name) => name.endsWith('.assay.zip'))).toEqual([])
  },
)

test.skipIf(isBrief)(
  'a service that behaves only for Assay gets no certificate that says conformant from a disguised run',
  async () => {
    const patches = faults.filter(({ id }) => id === 'recognizes-client')
    const certified = async (out: string, more: readonly string[]): Promise<number | null> => {
      // A new server for each run, because the server remembers whom it recognized.
      const cheat = await startReference({ socket: null, signup: null, keys: [reference.key], patches })
      try {
        return (await certify(out, ['--repeat', '1', ...more], cheat.baseUrl)).code
      } finally {
        await cheat.close()
      }
    }
    expect(await certified('fooled', [])).toBe(0)
    expect(await certified('not-fooled', ['--disguise'])).toBe(1)
    const { stdout } = await verify(join(folder, 'not-fooled', 'a-short-statement.assay.zip'))
    expect(stdout).toMatch(/^NON-CONFORMANT/)
  },
)

describe('reports a contradiction in one line before anything is sent', () => {
  const cases: readonly (readonly [string, () => readonly string[], RegExp])[] = [
    ['no target', () => ['certify'], /no target/],
    ['no statement', () => ['certify', reference.baseUrl], /name it with --statement/],
    [
      'a statement without a name',
      () => ['certify', reference.baseUrl, '--statement', path('nameless.json')],
      /nameless\.json has no name: a certificate is about a named service/,
    ],
    [
      'an open capability',
      () => ['certify', reference.baseUrl, '--statement', path('open.json')],
      /does not declare webhooks, limits: a certificate needs each/,
    ],
    [
      'checks left out',
      () => ['certify', reference.baseUrl, '--skip', 'core.date-format'],
      /unknown option '--skip'/,
    ],
    [
      'a key that is none',
      () => ['certify', reference.baseUrl, '--signing-key', path('statement.json')],
      /does not hold a private ed25519 key/,
    ],
    [
      'a public key to sign with',
      () => ['certify', reference.baseUrl, '--signing-key', path('public.pem')],
      /public\.pem holds a public key, which cannot sign/,
    ],
    [
      'an encrypted key',
      () => ['certify', reference.baseUrl, '--signing-key', path('encrypted.pem')],
      /encrypted\.pem holds an encrypted private key, and Assay asks for no passphrase: decrypt it/,
    ],
    [
      'a key of another kind',
      () => ['certify', reference.baseUrl, '--signing-key', path('rsa.pem')],
      /rsa\.pem does not hold a private ed25519 key/,
    ],
    [
      'a key that is not there',
      () => ['certify', reference.baseUrl, '--signing-key', path('none.pem')],
      /cannot read the key \S+none\.pem: there is no such file/,
    ],
    [
      'a variable that is not set',
      () => ['certify', reference.baseUrl, '--signing-key-env', 'NOTHING'],
      /NOTHING \(--signing-key-env\) is not set/,
    ],
    ['no certificate', () => ['verify'], /no certificate given/],
    [
      'a certificate that is not there',
      () => ['verify', path('none.zip')],
      /none\.zip is refused: it cannot be read: there is no such file/,
    ],
    ['a folder', () => ['verify', folder], /holds no \.assay\.zip file/],
    [
      'another file',
      () => ['verify', path('statement.json')],
      /is refused: it is not a ZIP archive that Assay wrote/,
    ],
    [
      'a private key to verify with',
      () => ['verify', path('x.zip'), '--key', path('key.pem')],
      /holds a private key/,
    ],
  ]
  beforeAll(() => {
    const open = JSON.stringify({
      schema: 'assay.statement/1',
      name: 'Open',
      capabilities: { signup: 'unsupported', sse: 'supported', websocket: 'unsupported' },
    })
    writeFileSync(path('open.json'), open)
    writeFileSync(path('nameless.json'), open.replace('"name":"Open",', ''))
    const pkcs8 = { type: 'pkcs8', format: 'pem' } as const
    const encrypted = { ...pkcs8, cipher: 'aes-256-cbc', passphrase: 'secret' }
    writeFileSync(path('encrypted.pem'), CERTIFIER.privateKey.export(encrypted))
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeFileSync(path('rsa.pem'), rsa.privateKey.export(pkcs8))
  })

  test.each(cases)('%s', async (_, args, message) => {
    const { code, stdout, stderr } = await assayHere([...args()], folder, env)
    expect(stderr).toMatch(message)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect([code, stdout]).toEqual([2, ''])
  })

  test('no folder is left behind', () => {
    expect(readdirSync(folder)).not.toContain('reports')
  })
})
