import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { replayTranscript } from '../../conformance/session/replay.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import type { ExampleFault } from '../fixtures/example-faults.ts'
import { startExample } from '../fixtures/example-deployment.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { judgeChecks } from '../fixtures/judge-checks.ts'
import { blemishes, isCaught, issueText } from '../kill-matrix/kill.ts'
import { isFull, sampleOf } from '../sampling/sampled-cases.ts'

const path = join(import.meta.dirname, '..', 'fixtures', 'example-deployment.json')
const statement = parseStatement(readFileSync(path, 'utf8'), path)
const folder = mkdtempSync(join(tmpdir(), 'assay-example-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a deployment with habits of its own is judged by its statement alone, with the command', async () => {
  const example = await startExample()
  try {
    const out = join(folder, 'good')
    const args = ['check', example.baseUrl, '--statement', path, '--out', out]
    const { code, stdout } = await assayHere(args, folder, { ASSAY_KEY: example.key })
    const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
    expect(blemishes(run)).toEqual([])
    expect([code, stdout.split(/[:,]/)[0]]).toEqual([0, 'CONFORMANT in core'])
    const passes = (id: Capability) =>
      run.checks.filter(({ capability, verdict }) => capability === id && verdict === 'pass').length
    expect(passes('signup')).toBeGreaterThanOrEqual(34)
    expect(passes('websocket')).toBeGreaterThanOrEqual(45)
    expect(passes('webhooks')).toBeGreaterThanOrEqual(31)
    // Its own schema travels in the transcript: anyone who holds that can judge again.
    const replayed = replayTranscript(readFileSync(join(out, 'transcript.ndjson'), 'utf8'), 'transcript')
    expect(JSON.stringify(replayed.checks)).toBe(JSON.stringify(run.checks))
  } finally {
    await example.close()
  }
})

test('without its statement the same deployment does not do what the profile has', async () => {
  const example = await startExample()
  const plain = parseStatement('{"schema": "assay.statement/1"}', 'plain')
  const checks = allChecks.filter(({ id }) =>
    ['signup.leads-to-key', 'websocket.offered', 'webhooks.offered'].includes(id),
  )
  const run = await judgeChecks(example, plain, checks)
  await example.close()
  expect(run.checks.map(({ verdict }) => verdict)).not.toContain('pass')
})

type Row = readonly [fault: ExampleFault, checks: readonly string[], reason: RegExp]

const rows: Readonly<Record<'signup' | 'websocket' | 'webhooks', readonly Row[]>> = {
  signup: [
    ['key-elsewhere', ['signup.leads-to-key'], /\/data\/api_key/],
    ['key-useless', ['signup.key-works'], /401/],
    ['signup-needs-key', ['signup.no-auth-needed'], /401/],
  ],
  websocket: [
    ['frames-bare', ['websocket.good-requests-answered'], /pieces of an answer in \/piece/],
    ['frames-untyped-end', ['websocket.done-present'], /type end.*\{\\"kind\\":\\"end\\"\}/],
    ['frames-any-request', ['websocket.mistakes-refused'], /a completion/],
    ['frames-error-bare', ['websocket.error-body'], /\/error/],
    ['frames-chunk-broken', ['websocket.chunk-schema'], /choices/],
  ],
  webhooks: [
    ['stripe-body-only', ['webhooks.signature-valid'], /body-only/],
    ['stripe-base64', ['webhooks.signature-valid'], /base64-for-hex|an entry of stripe/],
    ['stripe-decoded-key', ['webhooks.signature-valid'], /decoded-secret-as-key/],
    ['stripe-milliseconds', ['webhooks.timestamp-fresh'], /seconds since 1970/],
    ['stripe-old', ['webhooks.timestamp-fresh'], /s off/],
    ['stripe-stale-retry', ['webhooks.retry-signed-anew'], /later than|signature of/],
    ['event-flat', ['webhooks.payload-schema'], /\/data\/object/],
    ['event-other-type', ['webhooks.trigger-fires'], /completion\.finished/],
  ],
}

// The step of the brief sample, which has the first of every `IN_BRIEF` cases.
const IN_BRIEF = 8

describe.each(Object.entries(rows))('its faults in %s are caught', (capability, faults) => {
  test.concurrent.each(sampleOf(faults, 1, IN_BRIEF))('%s', async (fault, ids, reason) => {
    const checks = allChecks.filter((check) => check.capability === capability)
    const judges = isFull ? checks : checks.filter(({ id }) => ids.includes(id))
    const example = await startExample([fault])
    const run = await judgeChecks(example, statement, judges)
    await example.close()
    const named = run.checks.filter(({ id }) => ids.includes(id))
    expect(named.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(named.filter((record) => !isCaught(record)).map(({ id, verdict }) => `${id}: ${verdict}`)).toEqual(
      [],
    )
    expect(named.map(issueText).join('\n')).toMatch(reason)
  })
})
