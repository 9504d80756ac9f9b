/**
 * Official client libraries against the reference. `npm test` runs the library for JavaScript alone; `npm run test:full` all four,
 * which takes Python with pip, Go, and a JDK with Maven, and installs what is not there.
 */
import { describe, expect, test } from 'vitest'
import { languageOf } from '../../conformance/clients/checks/client-checks.ts'
import { evidenceFor } from '../../conformance/evidence/evidence.ts'
import { CLIENT_LANGUAGES, type ClientLanguage } from '../../conformance/exchange/client-job.ts'
import { faults } from '../../reference/faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import { variants } from '../../reference/variants/index.ts'
import {
  checksOfClients,
  judgeThroughClients,
  readyClients,
  slowForImpatient,
} from '../fixtures/judge-clients.ts'
import { isCaught, issueText } from '../kill-matrix/kill.ts'
import { isFull } from '../sampling/sampled-cases.ts'
import { reasonOf } from '../kill-matrix/fault-reasons.ts'

const languages: readonly ClientLanguage[] = isFull ? CLIENT_LANGUAGES : ['node']
const programs = await readyClients(languages)
const checks = checksOfClients(languages).filter(({ id }) => languageOf(id) !== null)
const killing = faults.filter(({ id }) => checks.some(({ trippedBy }) => trippedBy.includes(id)))

// A virtual machine takes its time where others keep the machine busy.
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
