/** Judges Orchard, the server in `orchard/`, by its statement. */
import { startSession, type LimitsKeys } from '../../conformance/session/open-session.ts'
import type { Check } from '../../conformance/evidence/check.ts'
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import { resolvePlan, type Statement } from '../../conformance/statement/plan.ts'
import { needsHuge, selectChecks } from '../../conformance/session/registry.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { TEST_DEADLINES } from '../kill-matrix/kill.ts'
import declared from './orchard.json' with { type: 'json' }
import { startStranger, type Stranger } from './start-stranger.ts'

type Readings = Readonly<Record<string, unknown>>

/** The settings of a run: how Orchard is started, and which checks judge it. */
export type Setting = {
  /** Arguments of the program, such as `--habit NAME`. */
  readonly args: readonly string[]
  /** Readings that override the readings of `orchard.json`. */
  readonly readings?: Readings
  /** The capabilities to judge; null: all except limits, which would need a quota to use up. */
  readonly only: readonly Capability[] | null
  /** Whether to omit the check of an endless frame, which takes seven seconds with Orchard. */
  readonly isQuick?: boolean
  /** Whether to use and declare longer pauses between retries of webhooks. */
  readonly isUnhurried?: boolean
}

// The delays before webhook retries in ms. Orchard's default delays have a larger sum, so a case would take longer.
const HOOK_DELAYS_MS = [200, 500, 1200]
// The factor by which the delays are longer on a busy machine. With short delays, the judge mistakes copies of a delivery for retries.
const UNHURRIED = 3

function hookTimes(slowdown: number): { readonly args: readonly string[]; readonly readings: Readings } {
  const delaysMs = HOOK_DELAYS_MS.map((delayMs) => delayMs * slowdown)
  return {
    args: [
      '--webhook-delays',
      delaysMs.map((delayMs) => `${delayMs}ms`).join(','),
      '--webhook-timeout',
      '1s',
    ],
    readings: {
      'webhooks.delivery': {
        ...declared.readings['webhooks.delivery'],
        deadlineSeconds: 1,
        quietSeconds: slowdown,
      },
      'webhooks.retry': {
        ...declared.readings['webhooks.retry'],
        delaysSeconds: delaysMs.map((delayMs) => delayMs / 1000),
        waitSeconds: 3 * slowdown,
      },
    },
  }
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
const BUT_LIMITS: readonly Capability[] = ['core', 'signup', 'sse', 'websocket', 'webhooks']

/** Judges Orchard in this setting. */
export async function judgeOrchard(setting: Setting): Promise<Run> {
  const { only, isQuick = false } = setting
  const { args, statement } = orchardIn(setting)
  const server = await startStranger('orchard', args)
  try {
    const limitsKeys = only?.includes('limits') === true ? await keysOf(server) : null
    const parsed = parseStatement(statement, 'orchard.json')
    const checks = selectChecks(null).filter(
      (check) => (only ?? BUT_LIMITS).includes(check.capability) && !(isQuick && needsHuge(check)),
    )
    return await judge(server, parsed, checks, limitsKeys)
  } finally {
    await server.close()
  }
}

/** Returns the arguments of Orchard in this setting, and the text of its statement. */
export function orchardIn({ args, readings = {}, only, isUnhurried = false }: Setting): {
  readonly args: readonly string[]
  readonly statement: string
} {
  const hooks = hookTimes(isUnhurried ? UNHURRIED : 1)
  return only?.includes('limits') === true
    ? { args: [...LIMIT_ARGS, ...args], statement: statementWith({ ...LIMIT_READINGS, ...readings }) }
    : {
        args: [...hooks.args, ...args],
        statement: statementWith({ ...hooks.readings, ...readings }, ['limits']),
      }
}

function statementWith(readings: Readings, without: readonly Capability[] = []): string {
  const left = Object.entries(declared.capabilities).filter(([id]) => !without.some((each) => each === id))
  const kept = Object.entries(declared.readings).filter(([key]) => !without.includes(roomOf(key)))
  return JSON.stringify({
    ...declared,
    capabilities: Object.fromEntries(left),
    readings: { ...Object.fromEntries(kept), ...replaced(readings) },
  })
}

// Returns the readings to declare. A value without `reading` only changes parameters of the reading in `orchard.json`.
function replaced(readings: Readings): Readings {
  const known: Readings = declared.readings
  return Object.fromEntries(
    Object.entries(readings).map(([key, value]) => [
      key,
      isObject(value) && value['reading'] === undefined ? { ...Object(known[key]), ...value } : value,
    ]),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function roomOf(key: string): Capability {
  return key.startsWith('limits.') ? 'limits' : 'core'
}

// Returns the key of the server and the key of a new account, because a limit per key shows only with two keys.
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
  checks: readonly Check[],
  limitsKeys: LimitsKeys | null,
): Promise<Run> {
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
  return await session.close()
}
