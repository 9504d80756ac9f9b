/** Checks and completes the options of a run against a limiter, before anything is sent. */
import { createServer, isIP } from 'node:net'
import { randomBytes } from 'node:crypto'
import type { Plan } from '../../../conformance/engine/plan.ts'
import type { LimitScenarioName } from '../../runner/bundle-script.ts'
import { usageError } from '../../load-error.ts'
import { packagePlace } from '../../runner/package-place.ts'
import { dialectIn, protocolOf, streamSwitchOf, usualPlan } from '../../runner/load-protocol.ts'
import type { LoadProgress, RunPlan } from '../../runner/run-plan.ts'
import { keyLabel, type LabeledSource, type LimiterTask } from '../send/task.ts'
import { checkTarget, isLoopback, keysOf, type LoadTarget } from '../../runner/load-target.ts'
import { planWorkload } from '../../workload/workload.ts'
import { NO_DATA } from '../../workload/schedule.ts'

/**
 * The options of a run. `maxRequests` and `maxSeconds` hold, whatever the plan requests. `sources` are addresses of this host
 * to send from. By default, a target on 127.0.0.1 gets two loopback addresses, and other targets the choice of the system.
 * `allowRemote` confirms that the run may use up the quota of another machine.
 */
export type LimiterOptions = {
  readonly target: LoadTarget
  /** The origin of each key of the target, in their order: `$ASSAY_KEY`, or a text. Never a key. */
  readonly keyOrigins?: readonly string[]
  readonly out: string
  readonly maxRequests?: number
  readonly maxSeconds?: number
  readonly sources?: readonly string[]
  readonly refusalStatuses?: readonly number[]
  /** The readings of a statement over those of the default profile; absent: those of the profile. */
  readonly conformance?: Plan
  readonly seed?: string
  readonly allowRemote?: boolean
  /** Path of a k6 that `assay doctor --build-k6` built; absent: see {@link RunPlan}. */
  readonly k6?: string
  readonly onProgress?: (progress: LoadProgress) => void
  readonly signal?: AbortSignal
  readonly killSignal?: AbortSignal
}

/** A run that can start. */
export type LimiterPlan = {
  readonly load: RunPlan
  readonly task: LimiterTask
  readonly keyOrigins: readonly string[]
}

/** The default budget of a run. */
export const DEFAULT_BUDGET = { requests: 2000, seconds: 300 } as const
/** The largest allowed budget: a larger one would not show more. */
export const LARGEST_BUDGET = { requests: 100_000, seconds: 86_400 } as const

const REQUEST_TIMEOUT_SECONDS = 60
/** Enough tokens for a completion that is still generated while others arrive. */
const LONG_TOKENS = 96
const MAX_KEYS = 100

/** Checks the options. Throws LoadError `usage` or `remote-target` with one line. */
export async function planLimiter(
  scenario: LimitScenarioName,
  options: LimiterOptions,
): Promise<LimiterPlan> {
  const { target } = options
  const urls = checkTarget(target, options.allowRemote === true)
  const keys = keysOf(target)
  if (keys.length > MAX_KEYS) throw usageError(`${keys.length} keys are too many: give at most ${MAX_KEYS}`)
  if (new Set(keys).size !== keys.length) throw usageError('the same key was given twice: give each key once')
  const maxRequests = within(
    'maxRequests',
    options.maxRequests ?? DEFAULT_BUDGET.requests,
    1,
    LARGEST_BUDGET.requests,
  )
  const maxSeconds = within(
    'maxSeconds',
    options.maxSeconds ?? DEFAULT_BUDGET.seconds,
    1,
    LARGEST_BUDGET.seconds,
  )
  const refusalStatuses = options.refusalStatuses ?? []
  for (const status of refusalStatuses) within('a refusal status', status, 300, 599)
  const labels = keys.length === 0 ? [keyLabel(0)] : keys.map((_key, place) => keyLabel(place))
  const task: LimiterTask = {
    keys: labels,
    sources: await sourcesFor(options, new URL(urls.baseUrl).hostname),
    maxRequests,
    maxMs: maxSeconds * 1000,
    refusalStatuses,
    longTokens: LONG_TOKENS,
    streamMembers: streamSwitchOf(options.conformance ?? usualPlan()),
  }
  const given = options.keyOrigins ?? []
  const keyOrigins = keys.length === 0 ? ['no key was sent'] : keys.map((_key, at) => given[at] ?? 'given')
  return { task, keyOrigins, load: loadPlanOf(scenario, options, { urls, keys, maxSeconds }) }
}

type Checked = Pick<RunPlan, 'urls' | 'keys'> & { readonly maxSeconds: number }

function loadPlanOf(scenario: LimitScenarioName, options: LimiterOptions, checked: Checked): RunPlan {
  const { urls, keys, maxSeconds } = checked
  const conformance = options.conformance ?? usualPlan()
  const workload = planWorkload({
    durationSeconds: maxSeconds,
    vus: 1,
    keys: Math.max(1, keys.length),
    requestTimeoutSeconds: REQUEST_TIMEOUT_SECONDS,
  })
  return {
    scenario,
    urls,
    model: options.target.model,
    embedded: options.target.isEmbedded === true ? { isEmbedded: true } : {},
    keys,
    headers: options.target.headers ?? [],
    workload,
    data: NO_DATA,
    starts: null,
    protocol: protocolOf(conformance, workload.mix),
    dialect: dialectIn(conformance, workload.mix),
    mostSamples: null,
    seed: options.seed ?? randomBytes(6).toString('hex'),
    version: packagePlace().version,
    stop: options.signal,
    kill: options.killSignal,
    ...(options.k6 === undefined ? {} : { k6: options.k6 }),
    tell: options.onProgress ?? ((): void => undefined),
  }
}

async function sourcesFor(options: LimiterOptions, hostname: string): Promise<readonly LabeledSource[]> {
  const given = options.sources ?? []
  for (const address of given) {
    if (isIP(address) === 0)
      throw usageError(`'${address}' is not an IP address (--sources): give addresses of this machine`)
    if (!(await canBind(address)))
      throw usageError(`this machine does not have the address ${address} (--sources): give one that it has`)
  }
  const found = given.length > 0 ? given : await loopbackSources(hostname)
  if (found.length === 0) return [{ label: '1', address: null }]
  return found.map((address, place) => ({ label: String(place + 1), address }))
}

/** Returns two loopback addresses, or none. Linux has all of 127.0.0.0/8, other systems one address. A name may mean ::1, which has no second one. */
async function loopbackSources(hostname: string): Promise<readonly string[]> {
  if (!isLoopback(hostname) || isIP(hostname) !== 4) return []
  return (await canBind('127.0.0.2')) ? ['127.0.0.1', '127.0.0.2'] : []
}

function canBind(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(0, address, () => probe.close(() => resolve(true)))
  })
}

function within(name: string, value: number, low: number, high: number): number {
  if (Number.isInteger(value) && value >= low && value <= high) return value
  throw usageError(`${name} must be a whole number from ${low} to ${high}, not ${value}`)
}
