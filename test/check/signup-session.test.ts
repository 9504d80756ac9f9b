import { writeReports } from '../../cli/out-folder.ts'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSession, type SessionOptions } from '../../conformance/session/open-session.ts'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { selectChecks } from '../../conformance/session/registry.ts'
import { replayTranscript } from '../../conformance/session/replay.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { writeJson } from '../../schemas/files.ts'
import type { SignupOptions } from '../../reference/accounts.ts'
import { faults } from '../faults/index.ts'
import { onSignupRequest } from '../faults/signup-hooks.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { TEST_DEADLINES } from '../kill-matrix/kill.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

const checks = selectChecks(null).filter(
  ({ id, capability }) => capability === 'signup' || id === 'core.text-generated',
)

let folder = ''
let reference: Reference | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-signup-'))
})
afterEach(async () => {
  await reference?.close()
  reference = null
  rmSync(folder, { recursive: true })
})

type Wish = {
  readonly signup?: SignupOptions | null
  readonly patches?: readonly Patch[]
  /** `signup.*` readings and capabilities that the target declares. */
  readonly declares?: { readonly readings?: object; readonly capabilities?: object }
  readonly require?: readonly string[]
  /** The account creation that the user allows; null if the user allows none. */
  readonly allowed?: SessionOptions['signup'] | null
  /** Whether the run has the key that the service would send by mail. */
  readonly hasMail?: boolean
}

async function judge({
  signup,
  patches = [],
  declares,
  require = [],
  allowed,
  hasMail,
}: Wish = {}): Promise<Run> {
  reference = await startReference({ patches, ...(signup === undefined ? {} : { signup }) })
  const { baseUrl, key, model } = reference
  const statement =
    declares === undefined
      ? null
      : parseStatement(JSON.stringify({ schema: 'assay.statement/1', ...declares }), 'statement')
  const mailed = { email: null, key: hasMail === true ? key : null }
  const session = startSession({
    baseUrl,
    key,
    model,
    seed: 'signup',
    version: '0.0.0-test',
    plan: resolvePlan({ profile: 'openai', statement, require }),
    checks,
    maxRequests: 100,
    maxTokens: 5000,
    transcriptPath: join(folder, 'transcript.ndjson'),
    deadlines: TEST_DEADLINES,
    ...(allowed === null ? {} : { signup: allowed ?? mailed }),
  })
  return await session.close()
}

function outcome(run: Run): string | undefined {
  return run.capabilities.find(({ id }) => id === 'signup')?.outcome
}

function failing(run: Run): readonly string[] {
  return run.checks
    .filter(({ verdict }) => !['pass', 'not-applicable'].includes(verdict))
    .map(({ id, verdict, reason = '', issues }) =>
      `${verdict} ${id} ${reason} ${issues[0]?.received ?? ''}`.trim(),
    )
}

describe('permission to sign up', () => {
  test('without permission: no account, not judged, no effect on the exit code', async () => {
    const run = await judge({ allowed: null })
    expect(reference?.issuedKeys()).toEqual([])
    expect(outcome(run)).toBe('not-judged')
    expect(run.exitCode).toBe(0)
    const own = run.checks.filter(({ capability }) => capability === 'signup')
    expect(new Set(own.map(({ reason }) => reason))).toEqual(
      new Set(['sign-up not allowed: pass --allow-signup']),
    )
  })

  test('required without leave is incomplete, never green by silence', async () => {
    const run = await judge({ allowed: null, require: ['signup'] })
    expect(reference?.issuedKeys()).toEqual([])
    expect([run.outcome, run.exitCode]).toEqual(['incomplete', 3])
    expect(run.reason).toContain('--allow-signup')
  })

  test('three accounts on a good target', async () => {
    const run = await judge()
    expect(failing(run)).toEqual([])
    expect(outcome(run)).toBe('conformant')
    expect(reference?.issuedKeys()).toHaveLength(3)
    const sent = readFileSync(join(folder, 'transcript.ndjson'), 'utf8').match(
      /"probe":"signup.accounts","label"/g,
    )
    expect(sent?.length).toBeLessThanOrEqual(20)
  })
})

describe('a target without sign-up', () => {
  test('undeclared: not offered', async () => {
    const run = await judge({ signup: null })
    expect(outcome(run)).toBe('not-offered')
    expect(run.exitCode).toBe(0)
  })
  test('declared: fails', async () => {
    const run = await judge({ signup: null, declares: { capabilities: { signup: 'supported' } } })
    expect([outcome(run), run.exitCode]).toEqual(['non-conformant', 1])
  })
})

test('declared unsupported: nothing is sent', async () => {
  const run = await judge({ declares: { capabilities: { signup: 'unsupported' } } })
  expect(failing(run)).toEqual([])
  expect(
    run.checks.filter(({ capability }) => capability === 'signup').map(({ code }) => code),
  ).not.toContain('not-offered')
})

const supported = { capabilities: { signup: 'supported' } }

function withFormat(pattern: string): Wish {
  return { declares: { ...supported, readings: { 'key.format': { reading: 'pattern', pattern } } } }
}

describe('readings', () => {
  const wrapped = { 'signup.response': { reading: 'key-pointer', pointers: ['/data/api_key'] } }

  test('the key below data', async () => {
    const run = await judge({
      signup: { answers: 'wrapped-key' },
      declares: { ...supported, readings: wrapped },
    })
    expect(failing(run)).toEqual([])
  })

  test('a declared pointer that leads to nothing fails', async () => {
    const run = await judge({ declares: { ...supported, readings: wrapped } })
    expect(failing(run)[0]).toMatch(/^fail signup\.leads-to-key/)
  })

  test('verification by mail, with the key from the mail', async () => {
    const declares = { ...supported, readings: { 'signup.response': 'mail' } }
    expect(failing(await judge({ signup: { answers: 'mail' }, declares, hasMail: true }))).toEqual([])
  })

  test('verification by mail without it is incomplete, and says what to do', async () => {
    const run = await judge({ signup: { answers: 'mail' } })
    expect([run.outcome, run.exitCode]).toEqual(['incomplete', 3])
    expect(run.reason).toContain('--signup-key-env')
  })

  test('a request of its own shape', async () => {
    const translate = onSignupRequest((json) => ({
      email: valueAtPath(json, '/user/mail'),
      password: valueAtPath(json, '/user/secret'),
      name: valueAtPath(json, '/user/called'),
    }))
    const patches: readonly Patch[] = [{ id: 'own-shape', title: '', ...translate }]
    const body = { user: { mail: '{email}', secret: '{password}', called: '{name}' } }
    const readings = { 'signup.request': { reading: 'template', body } }
    expect(failing(await judge({ patches, declares: { ...supported, readings } }))).toEqual([])
  })

  test('a declared format of keys', async () => {
    expect(failing(await judge(withFormat('^sk-[\\w-]{32}$')))).toEqual([])
    await reference?.close()
    expect(failing(await judge(withFormat('^pk-')))[0]).toMatch(/^fail signup\.key-format/)
  })
})

test('a limit on sign-ups is kept to, and never taken for a fault', async () => {
  const run = await judge({ signup: { maxPerWindow: 4 } })
  expect(run.outcome).toBe('incomplete')
  expect(run.checks.filter(({ verdict }) => verdict === 'fail')).toEqual([])
  const judged = run.checks.find(({ id }) => id === 'signup.limit-says-when')
  expect(judged?.verdict).toBe('pass')
})

// The distance between tested cases in the brief sample.
const IN_BRIEF = 6

const LEAKS = [
  'no-op',
  'signup-key-in-cookie',
  'signup-key-in-message',
  'signup-key-in-refusal',
  'signup-two-values',
  'signup-password-echoed',
  'signup-password-in-error',
  'signup-duplicate-first-key',
  'signup-duplicate-new-key',
  'signup-key-unsendable',
]

describe('no key and no password of an account is in any file of a run', () => {
  test.each(sampleOf(LEAKS, 1, IN_BRIEF))('%s', async (id) => {
    const passwords: string[] = []
    const listen: Patch = {
      id: 'listen',
      title: '',
      ...onSignupRequest((json) => {
        const password = valueAtPath(json, '/password')
        if (typeof password === 'string') passwords.push(password)
        return json
      }),
    }
    const run = await judge({ patches: [...faults.filter((fault) => fault.id === id), listen] })
    const secrets = [...(reference?.issuedKeys() ?? []), ...passwords]
    expect(secrets.length).toBeGreaterThanOrEqual(4)
    writeJson(join(folder, 'run.json'), run)
    await writeReports(folder, { kind: 'check', run })
    const names = readdirSync(folder)
    expect(names.toSorted()).toEqual(['junit.xml', 'report.html', 'run.json', 'transcript.ndjson'])
    for (const name of names) {
      const text = readFileSync(join(folder, name), 'utf8')
      expect(
        secrets.filter((secret) => text.includes(secret)),
        name,
      ).toEqual([])
    }
  })
})

const REPLAYED = [
  'no-op',
  'signup-same-key',
  'signup-key-in-cookie',
  'signup-key-counter',
  'signup-password-echoed',
]

test.each(sampleOf(REPLAYED, 1, IN_BRIEF))(
  'a replay of %s gives the same verdicts to the byte',
  async (id) => {
    const run = await judge({ patches: faults.filter((fault) => fault.id === id) })
    const again = replayTranscript(readFileSync(join(folder, 'transcript.ndjson'), 'utf8'), 'transcript')
    expect(JSON.stringify(again.checks)).toBe(JSON.stringify(run.checks))
  },
)
