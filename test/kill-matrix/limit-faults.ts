/** Defines the settings under which faults of limits are judged: most with the declared quota, some with another quota. */
import type { Reading } from '../../conformance/statement/readings.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import type { ReferenceOptions } from '../../reference/server.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }

/** Options of the reference, and the readings that replace usual readings of its statement or add to them. */
export type LimitSetting = {
  readonly options: ReferenceOptions
  readonly readings: Readonly<Record<string, Reading>>
}

// Faults that show only if all calls fit into one window. Their test uses a long window, because earlier calls can take
// seconds on a busy machine and a short window could end within a burst.
const SHOWN_WITHIN_A_WINDOW = [
  'limit-aborted-burns',
  'limit-not-atomic',
  'limit-retry-after-constant',
  'limit-retry-after-short',
  'limit-window-shorter',
]
const [quota] = declared.readings['limits.quota'].quotas

const LONGER: LimitSetting = {
  options: { limited: [readLimit('fixed-window,n=6,window=20s,scope=account')] },
  readings: { 'limits.quota': { reading: 'list', quotas: [{ ...quota, windowSeconds: 20 }] } },
}

// A window whose double differs from it by more than the second to which Retry-After is rounded.
const OF_4_SECONDS: LimitSetting = {
  options: { limited: [readLimit('fixed-window,n=6,window=4s,scope=account')] },
  readings: { 'limits.quota': { reading: 'list', quotas: [{ ...quota, windowSeconds: 4 }] } },
}

// Settings with `RateLimit-Policy` fields, because only this form announces a policy.
const STRUCTURED: LimitSetting = {
  options: { limited: [readLimit('fixed-window,n=6,window=2s,scope=account,headers=ratelimit-fields')] },
  readings: { 'limits.headers': { reading: 'ratelimit-fields' } },
}

// A second quota, which counts requests. It is large enough for the calls that use up the judged quota.
const ROOMY = { ...quota, quota: 10, windowSeconds: 20 }
const ROOMY_LIMIT = 'fixed-window,n=10,window=20s,scope=account'

const TOKENS: LimitSetting = {
  options: {
    limited: [ROOMY_LIMIT, 'fixed-window,unit=tokens,n=4000,window=20s,scope=account'].map(readLimit),
  },
  readings: {
    'limits.quota': {
      reading: 'list',
      quotas: [ROOMY, { ...quota, unit: 'tokens', quota: 4000, windowSeconds: 20 }],
    },
  },
}

const IN_FLIGHT: LimitSetting = {
  options: {
    limited: [readLimit('concurrency,n=4,scope=account')],
    latency: { ttftMs: 50, gapMs: 10, jitterMs: 0 },
  },
  readings: {
    'limits.quota': {
      reading: 'list',
      quotas: [{ quota: 4, unit: 'concurrent', scope: 'account' }],
    },
  },
}

/** Returns the settings with which the fault with this id is judged. */
export function limitSettingOf(fault: string): LimitSetting {
  if (fault.startsWith('limit-tokens-')) return TOKENS
  if (fault.startsWith('limit-in-flight-')) return IN_FLIGHT
  if (fault === 'limit-window-nearly-double') return OF_4_SECONDS
  if (SHOWN_WITHIN_A_WINDOW.includes(fault)) return LONGER
  return fault.startsWith('limit-policy-') ? STRUCTURED : { options: {}, readings: {} }
}
