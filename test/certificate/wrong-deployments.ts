/** Creates certificates of faulty deployments: judges the reference implementation with a fault as `assay certify` does. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { verifyMembers, type Verification } from '../../certificate/verify-bundle.ts'
import { verificationExitCode } from '../../cli/commands/verify-command.ts'
import { CAPABILITIES, type Capability } from '../../conformance/exchange/capabilities.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import type { Reading } from '../../conformance/statement/readings.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import type { Patch } from '../../reference/patch.ts'
import type { ReferenceOptions } from '../../reference/server.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { DECLARED } from '../kill-matrix/kill-matrix.ts'
import { SLOW_READINGS, SLOW_WEBHOOKS, judgeReferenceBy, type Look } from '../kill-matrix/kill.ts'
import { limitSettingOf } from '../kill-matrix/limit-faults.ts'
import { CERTIFIER, bundled } from './bundle-fixture.ts'
import { memo } from './tamper.ts'

/** The result of `assay verify` for a wrong deployment. `appliedCount`: how many answers the fault changed. */
export type WrongCertificate = {
  readonly verification: Verification
  readonly exitCode: number
  readonly appliedCount: number
}

// The number of rounds in which `assay certify` sends the calls that depend on the model.
const REPEAT = 3
const MAX_REQUESTS = 500

const { 'webhooks.delivery': delivery, 'webhooks.retry': retry } = declared.readings
// The readings that SLOW_WEBHOOKS needs.
const SLOWLY_DELIVERED: Readonly<Record<string, Reading>> = {
  'webhooks.delivery': { ...delivery, ...SLOW_READINGS.delivery },
  'webhooks.retry': { ...retry, waitSeconds: 5 },
}

/** Certifies the reference with a fault. Declares all other capabilities unsupported, to shorten the run. */
export async function certificateOf(fault: Patch): Promise<WrongCertificate> {
  const concerned = capabilitiesOf(fault)
  const { options, statement } = deploymentOf(fault, concerned)
  const folder = mkdtempSync(join(tmpdir(), 'assay-wrong-'))
  const transcriptPath = join(folder, 'transcript.ndjson')
  const look: Look = {
    repeat: REPEAT,
    maxRequests: MAX_REQUESTS,
    version: manifest.version,
    transcriptPath,
    disguised: fault.id.startsWith('recognizes-'),
  }
  try {
    const parsed = parseStatement(statement, 'statement.json')
    const { appliedCount } = await judgeReferenceBy(allChecks, [fault], options, parsed, look)
    const members = bundled(readFileSync(transcriptPath, 'utf8'), statement, CERTIFIER.privateKey)
    const reader = { key: CERTIFIER.publicKey, memo, nowMs: Date.now() }
    const verification = verifyMembers(members, reader)
    return { verification, exitCode: verificationExitCode(verification, true), appliedCount }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function capabilitiesOf({ id }: Patch): ReadonlySet<Capability> {
  const killers = allChecks.filter(({ trippedBy }) => trippedBy.includes(id))
  const own = killers.map(({ capability }) => capability)
  return new Set([
    'core',
    ...own,
    ...(id.startsWith('limit-') ? (['limits'] as const) : []),
    ...(ON_SOCKETS.includes(id) ? (['websocket'] as const) : []),
    ...(OF_STREAMS.test(id) ? (['sse'] as const) : []),
  ])
}

// The faults that checks of other capabilities find only if the statement supports WebSocket.
const ON_SOCKETS: readonly string[] = [
  'signup-key-not-on-sockets',
  'limit-sockets-free',
  'limit-socket-late',
  'limit-socket-closes',
]

// The faults of streams, which checks of core may catch.
const OF_STREAMS = /^(stream|sse|huge-stream|long-stream)-/

type Deployment = { readonly options: ReferenceOptions; readonly statement: string }

function deploymentOf({ id }: Patch, concerned: ReadonlySet<Capability>): Deployment {
  const limits = limitSettingOf(id)
  const all = { ...declared.readings, ...SLOWLY_DELIVERED, ...DECLARED[id], ...limits.readings }
  const own = Object.entries(all).filter(([name]) => {
    const capability = CAPABILITIES.find((one) => name.startsWith(`${one}.`))
    return capability === undefined || concerned.has(capability)
  })
  const statement = JSON.stringify({
    ...declared,
    capabilities: Object.fromEntries(
      CAPABILITIES.map((one) => [one, concerned.has(one) ? 'supported' : 'unsupported']),
    ),
    readings: Object.fromEntries(own),
  })
  const options: ReferenceOptions = {
    ...limits.options,
    ...(concerned.has('websocket') ? {} : { socket: null }),
    ...(concerned.has('signup') ? {} : { signup: null }),
    ...SLOW_WEBHOOKS,
  }
  return { options, statement }
}
