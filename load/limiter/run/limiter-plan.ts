import { createServer, isIP } from 'node:net'
import type { Plan } from '../../../conformance/statement/plan.ts'
import type { LimitScenarioName } from '../../runner/bundle-script.ts'
import { usageError } from '../../load-error.ts'
import { dialectIn, protocolOf, streamSwitchOf, defaultPlan } from '../../runner/load-protocol.ts'
import { isLoopback } from '../../../schemas/loopback.ts'
import { checkTarget } from '../../runner/load-target.ts'
import { commonPlan, type CommonOptions } from '../../runner/run-plan.ts'
import { planWorkload } from '../../workload/workload.ts'
import { declaredQuotas, type Quota } from '../../../conformance/limits/declared-quotas.ts'
import type { AnnouncedLimit } from '../types.ts'

/** The options of a limiter run. */
export type LimiterOptions = CommonOptions & {
  readonly keyOrigins?: readonly string[]
  readonly out: string
  readonly maxRequests?: number
  readonly maxTokens?: number
  readonly maxSeconds?: number
  readonly sources?: readonly string[]
  readonly refusalStatuses?: readonly number[]
  readonly conformance?: Plan
  readonly allowRemote?: boolean
  readonly onAnnouncement?: (line: string) => void
}

/** The validated options of a limiter run, with defaults. */
export type LimiterPlan = Readonly<Awaited<ReturnType<typeof planLimiter>>>

/** The default maximum of requests, tokens and seconds of a limiter run. */
export const DEFAULT_BUDGET = { requests: 300, tokens: 50_000, seconds: 300 } as const
/** The largest budget of requests, tokens and seconds that a user may set. */
export const LARGEST_BUDGET = { requests: 100_000, tokens: 100_000_000, seconds: 86_400 } as const

/** Validates the options and returns the plan. Throws a LoadError of kind `usage`, or `remote-target` without permission. */
export async function planLimiter(scenario: LimitScenarioName, options: LimiterOptions) {
  const { target, refusalStatuses = [], keyOrigins = [], conformance = defaultPlan() } = options
  const { maxSeconds = DEFAULT_BUDGET.seconds } = options
  const urls = checkTarget(target, options.allowRemote === true)
  const common = commonPlan(options)
  const { keys } = common
  if (new Set(keys).size !== keys.length) throw usageError('the same key was given twice: give each key once')
  const sources = await sourcesFor(options, new URL(urls.baseUrl).hostname)
  const streamMembers = streamSwitchOf(conformance)
  const most = Math.max(1, keys.length)
  const workload = planWorkload({ durationSeconds: maxSeconds, vus: 1, keys: most })
  return {
    bounds: {
      keys: Array.from({ length: most }, (_, place) => keyLabel(place)),
      sources: sources.map(({ label }) => label),
      maxRequests: options.maxRequests ?? DEFAULT_BUDGET.requests,
      maxTokens: options.maxTokens ?? DEFAULT_BUDGET.tokens,
      maxMs: maxSeconds * 1000,
      canStream: streamMembers !== null,
      maySpendDay: options.maxRequests !== undefined,
      declared: declaredQuotas(conformance.readings).map(declaredLimit),
    },
    sources,
    refusalStatuses,
    streamMembers,
    keyOrigins: keys.length === 0 ? ['no key was sent'] : keys.map((_key, at) => keyOrigins[at] ?? 'given'),
    load: {
      ...common,
      scenario,
      urls,
      workload,
      trace: [],
      starts: null,
      protocol: protocolOf(conformance, workload.mix),
      dialect: dialectIn(conformance, workload.mix),
      mostSamples: null,
    },
  }
}

function declaredLimit({ quota: size, unit, windowMs, scope }: Quota): AnnouncedLimit {
  const known = { size, windowMs, source: 'statement', scope: scope === 'address' ? scope : 'key' } as const
  return { unit: unit === 'concurrent' ? 'in-flight' : unit, ...known }
}

function keyLabel(place: number): string {
  const letter = String.fromCharCode(97 + (place % 26))
  return place < 26 ? letter : `${letter}${Math.floor(place / 26)}`
}

async function sourcesFor(options: LimiterOptions, hostname: string) {
  const given = options.sources ?? []
  for (const address of given) {
    if (isIP(address) === 0)
      throw usageError(`'${address}' is not an IP address (--sources): give addresses of this machine`)
    if (!(await canBind(address)))
      throw usageError(`this machine does not have the address ${address} (--sources): give one that it has`)
  }
  // A host name may mean ::1.
  const isLocal = given.length === 0 && isLoopback(hostname) && isIP(hostname) === 4
  const chosen = isLocal && (await canBind('127.0.0.2')) ? ['127.0.0.1', '127.0.0.2'] : [null]
  const found = given.length === 0 ? chosen : given
  return found.map((address, place) => ({ label: String(place + 1), address }))
}

function canBind(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(0, address, () => probe.close(() => resolve(true)))
  })
}
