/**
 * Tests client libraries against the reference implementation: JavaScript in `npm test`, and all four in the full test
 * run. That run (`npm run test:full`) needs Python with pip, Go, and a JDK with Maven, and installs missing packages.
 */
import { describe, expect, test } from 'vitest'
import { languageOf } from '../../conformance/clients/checks/client-checks.ts'
import { evidenceFor } from '../../conformance/evidence/evidence.ts'
import { CLIENT_LANGUAGES, type ClientLanguage } from '../../conformance/exchange/client-job.ts'
import { faults } from '../faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import { variants } from '../variants/index.ts'
import {
  checksOfClients,
  judgeThroughClients,
  readyClients,
  slowForImpatient,
} from '../fixtures/judge-clients.ts'
import { isCaught, issueText } from '../kill-matrix/kill.ts'
import { isFull, sampleOf } from '../sampling/sampled-cases.ts'
import { reasonOf } from '../kill-matrix/fault-reasons.ts'

const languages: readonly ClientLanguage[] = isFull ? CLIENT_LANGUAGES : ['node']
const programs = await readyClients(languages)
const checks = checksOfClients(languages).filter(({ id }) => languageOf(id) !== null)
const killing = faults.filter(({ id }) => checks.some(({ trippedBy }) => trippedBy.includes(id)))

// The timeout of each test (ms). It is long, because a Java virtual machine starts slowly on a busy machine.
const DEADLINE_MS = 120_000

test(
  'each library works with the reference, and its requests went through our proxy',
  { timeout: DEADLINE_MS },
  async () => {
    const { run, evidence } = await judgeThroughClients(programs, [slowForImpatient])
    expect(run.checks.filter(({ verdict }) => verdict !== 'pass')).toEqual([])
    expect(run.checks.length).toBe(1 + 4 * languages.length)
    for (const language of languages) {
      const calls = evidence.exchanges().filter(({ probe }) => probe === `clients.${language}`)
      expect(calls.length).toBeGreaterThanOrEqual(7)
      expect(calls.find(({ label }) => label === 'cancel')?.end.kind).toBe('aborted')
      expect(calls.flatMap(({ request }) => request.headers).map(([name]) => name)).not.toContain(
        'x-assay-call',
      )
    }
  },
)

describe('each fault is caught by the libraries that name it, for the stated reason', () => {
  const concurrent = isFull ? test : test.concurrent
  concurrent.each(sampleOf(killing, 1, 3).map((fault) => [fault.id, fault] as const))(
    '%s',
    { timeout: DEADLINE_MS },
    async (id, fault) => {
      const { run, appliedCount, evidence } = await judgeThroughClients(programs, [fault])
      expect(appliedCount, 'the fault changed nothing on the wire').toBeGreaterThan(0)
      const named = checks.filter(({ trippedBy }) => trippedBy.includes(id)).map((check) => check.id)
      const records = run.checks.filter((record) => named.includes(record.id))
      expect(
        records.filter((record) => !isCaught(record)),
        'these checks let it live',
      ).toEqual([])
      if (id.startsWith('client-'))
        for (const record of records) expect(issueText(record)).toMatch(reasonOf(fault))
      // A verdict follows from what was recorded and from nothing else.
      for (const check of checks.filter((one) => named.includes(one.id)))
        expect(check.judge(evidenceFor(check, evidence)).kind).toBe('violated')
    },
  )
})

// Patches that break only one of the libraries, each with the check that it trips.
const OF_ONE_LIBRARY: readonly (readonly [patch: string, check: string])[] = [
  ['done-padded', 'clients.node-stream'],
  ['sse-retry-block', 'clients.python-stream'],
  // Correct by the standard, but unusual. Deployments that want the library to work must avoid it.
  ['sse-opening-retry', 'clients.python-stream'],
  ['client-charset-wrong', 'clients.python-errors'],
  ['error-string', 'clients.go-errors'],
  ['client-accept-needed', 'clients.java-completion'],
]

describe.runIf(isFull)('what breaks one library breaks no other', () => {
  test.each(OF_ONE_LIBRARY)('%s: %s', { timeout: DEADLINE_MS }, async (id, only) => {
    const { run } = await judgeThroughClients(programs, [patchNamed(id)])
    const failed = run.checks.filter((record) => languageOf(record.id) !== null && record.verdict === 'fail')
    expect(failed.map((record) => record.id)).toEqual([only])
  })
})

test('a library that cannot be run is inconclusive, and the run says what is missing', async () => {
  const reason = 'Go is missing (no "go" on the PATH): install Go >= 1.26'
  const { run } = await judgeThroughClients([{ language: 'go', kind: 'missing', reason }], [])
  const own = run.checks.filter((record) => languageOf(record.id) === 'go')
  expect(own.map(({ verdict, code }) => [verdict, code])).toEqual(
    own.map(() => ['inconclusive', 'prerequisite']),
  )
  for (const { detail } of own) expect(detail).toContain(reason)
  expect(run).toMatchObject({ outcome: 'incomplete', exitCode: 3 })
  expect(run.reason).toContain(reason)
})

function patchNamed(id: string): Patch {
  const found = [...faults, ...variants].find((patch) => patch.id === id)
  if (found === undefined) throw new TypeError(`no patch ${id}`)
  return found
}
