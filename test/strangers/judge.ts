/** Judges Orchard, the server in `orchard/`, by its statement. */
import { startSession, type LimitsKeys } from '../../conformance/open-session.ts'
import type { Capability } from '../../conformance/check.ts'
import { resolvePlan } from '../../conformance/plan.ts'
import { selectChecks } from '../../conformance/registry.ts'
import { parseStatement, type Statement } from '../../conformance/statement.ts'
import type { Run } from '../../reports/run.ts'
import { TEST_DEADLINES } from '../kill.ts'
import declared from './orchard.json' with { type: 'json' }
import { startStranger, type Stranger } from './start.ts'

/** One way to run the server, and what is judged of it. */
export type Setting = {
  /** Arguments of the program, such as `--habit NAME`. */
  readonly args: readonly string[]
  /** Readings in place of those of `orchard.json`. */
  readonly readings?: Readonly<Record<string, unknown>>
  /** Null: all but limits. Limits are judged alone, with a quota that is small enough to be spent. */
  readonly only: readonly Capability[] | null
}

// Short, so that a case takes seconds. The statement has what the program does without arguments.
const HOOK_TIMES = ['--webhook-delays', '100ms,200ms,400ms', '--webhook-timeout', '1s']
const HOOK_READINGS = {
  'webhooks.delivery': { reading: 'post-json', deadlineSeconds: 1, arrivalSeconds: 2, quietSeconds: 1 },
  'webhooks.retry': { reading: 'same-id', delaysSeconds: [0.1, 0.2, 0.4], waitSeconds: 3 },
}
const SMALL_QUOTA = 6
const SMALL_WINDOW_SECONDS = 2
const LIMIT_ARGS = ['--rate-limit', String(SMALL_QUOTA), '--rate-window', `${SMALL_WINDOW_SECONDS}s`]
const LIMIT_READINGS = {
  'limits.quota': {
    ...declared.readings['limits.quota'],
    quotas: [{ quota: SMALL_QUOTA, unit: 'requests', windowSeconds: SMALL_WINDOW_SECONDS, scope: 'key' }],
  },
}
// WebSocket and webhooks follow, when the readings say what this server does there.
const BUT_LIMITS: readonly Capability[] = ['core', 'signup', 'sse']

/** The run that judges Orchard in this setting. */
export async function judgeOrchard({ args, readings = {}, only }: Setting): Promise<Run> {
  const isAboutLimits = only?.includes('limits') === true
  const server = await startStranger('orchard', [...(isAboutLimits ? LIMIT_ARGS : HOOK_TIMES), ...args])
  try {
    const statement = isAboutLimits
      ? statementWith({ ...LIMIT_READINGS, ...readings })
      : statementWith({ ...HOOK_READINGS, ...readings }, ['limits'])
    const limitsKeys = isAboutLimits ? await keysOf(server) : null
    return await judge(server, statement, only ?? BUT_LIMITS, limitsKeys)
  } finally {
    await server.close()
  }
}

function statementWith(
  readings: Readonly<Record<string, unknown>>,
  without: readonly Capability[] = [],
): Statement {
  const left = Object.entries(declared.capabilities).filter(([id]) => !without.some((each) => each === id))
  const kept = Object.entries(declared.readings).filter(([key]) => !without.includes(roomOf(key)))
  const text = JSON.stringify({
    ...declared,
    capabilities: Object.fromEntries(left),
    readings: { ...Object.fromEntries(kept), ...readings },
  })
  return parseStatement(text, 'orchard.json')
}

function roomOf(key: string): Capability {
  return key.startsWith('limits.') ? 'limits' : 'core'
}

// The key of the program would do, but the limit counts per key: it takes another one to see that.
async function keysOf(server: Stranger): Promise<LimitsKeys> {
  return { key: server.key, siblingKey: null, otherKey: await signedUp(server) }
}

async function signedUp({ baseUrl }: Stranger): Promise<string> {
  const answer = await fetch(`${baseUrl}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'somebody@example.com', password: 'correct horse' }),
  })
  const account = (await answer.json()) as { readonly api_key: { readonly secret: string } }
  return account.api_key.secret
}

async function judge(
  { baseUrl, key, model }: Stranger,
  statement: Statement,
  only: readonly Capability[],
  limitsKeys: LimitsKeys | null,
): Promise<Run> {
  const checks = selectChecks(null).filter(({ capability }) => only.includes(capability))
  const session = startSession({
    baseUrl,
    key,
    model,
    seed: 'orchard',
    version: '0.0.0-test',
    plan: resolvePlan({ profile: 'openai', statement, require: [] }),
    checks,
    maxRequests: 400,
    maxTokens: 30_000,
    transcriptPath: null,
    deadlines: TEST_DEADLINES,
    receiver: { mode: 'loopback', port: 0 },
    signup: { email: null, key: null },
    ...(limitsKeys === null ? {} : { limitsKeys }),
  })
  await Promise.all(checks.map((check) => session.verdict(check)))
  return await session.close()
}
