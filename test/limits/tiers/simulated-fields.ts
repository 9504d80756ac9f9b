/** The header fields and error texts in which a simulated service announces its limits. One value in an announcement may be false. */
import type { LimitState, SimulatedLimit } from './simulated-limit.ts'

/** The form of the header fields that announce a limit. */
export type FieldForm =
  | 'durations'
  | 'seconds'
  | 'epoch'
  | 'epoch-ms'
  | 'anthropic'
  | 'draft-3'
  | 'draft-6'
  | 'draft-7'
  | 'draft-10'

/** The part of the announcement that is false. `soon`: a Reset of two seconds. */
export type Lie = 'limit-high' | 'limit-low' | 'remaining' | 'reset' | 'soon' | 'retry-after' | 'window'

/** Returns the header fields of an answer that announce one limit in this form. `lie`: the false part; null: none. */
export function fieldsOf(
  form: FieldForm,
  limit: SimulatedLimit,
  state: LimitState,
  nowMs: number,
  epochMs: number,
  lie: Lie | null,
): Readonly<Record<string, string>> {
  const size = Math.round(limit.size * (lie === 'limit-high' ? 1.5 : lie === 'limit-low' ? 0.5 : 1))
  const left = lie === 'remaining' ? size - 1 : Math.max(0, Math.round(state.remaining(nowMs)))
  const resetMs = lie === 'soon' ? 2000 : state.resetMs(nowMs) * (lie === 'reset' ? 3 : 1)
  const windowS = Math.round((limit.windowMs / 1000) * (lie === 'window' ? 2 : 1))
  const seconds = String(Math.ceil(resetMs / 1000))
  const unit = limit.unit === 'in-flight' ? 'requests' : limit.unit
  const plain = (prefix: string, reset: string) => ({
    [`${prefix}limit`]: String(size),
    [`${prefix}remaining`]: String(left),
    [`${prefix}reset`]: reset,
  })
  switch (form) {
    case 'durations':
      return {
        [`x-ratelimit-limit-${unit}`]: String(size),
        [`x-ratelimit-remaining-${unit}`]: String(left),
        [`x-ratelimit-reset-${unit}`]: duration(resetMs),
      }
    case 'anthropic':
      return {
        [`anthropic-ratelimit-${unit}-limit`]: String(size),
        [`anthropic-ratelimit-${unit}-remaining`]: String(left),
        [`anthropic-ratelimit-${unit}-reset`]: new Date(Math.ceil((epochMs + nowMs + resetMs) / 1000) * 1000)
          .toISOString()
          .replace('.000', ''),
      }
    case 'seconds':
      return plain('x-ratelimit-', seconds)
    case 'epoch':
      return plain('x-ratelimit-', String(Math.ceil((epochMs + nowMs + resetMs) / 1000)))
    case 'epoch-ms':
      return plain('x-ratelimit-', String(Math.round(epochMs + nowMs + resetMs)))
    case 'draft-3':
      return { ...plain('ratelimit-', seconds), 'ratelimit-limit': `${size}, ${size};w=${windowS}` }
    case 'draft-6':
      return { ...plain('ratelimit-', seconds), 'ratelimit-policy': `${size};w=${windowS}` }
    case 'draft-7':
      return {
        ratelimit: `limit=${size}, remaining=${left}, reset=${seconds}`,
        'ratelimit-policy': `${size};w=${windowS}`,
      }
    case 'draft-10': {
      const quota = unit === 'requests' ? '' : `;qu="${unit}"`
      const name = `"${unit}-${windowS}"`
      return {
        ratelimit: `${name};r=${left};t=${seconds}`,
        'ratelimit-policy': `${name};q=${size};w=${windowS}${quota}`,
      }
    }
  }
}

function duration(ms: number): string {
  if (ms < 1000) return `${Math.ceil(ms)}ms`
  const seconds = Math.ceil(ms / 10) / 100
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return `${hours > 0 ? `${hours}h` : ''}${hours > 0 || minutes > 0 ? `${minutes}m` : ''}${Number(rest.toFixed(2))}s`
}

/** Returns the text of a refusal by a limit. */
export function errorTextOf(limit: SimulatedLimit, remaining: number, cost: number): string {
  if (limit.unit === 'in-flight') return '{"error":{"message":"Too many concurrent requests."}}'
  const name = {
    requests: 'requests',
    tokens: 'tokens',
    'input-tokens': 'input tokens',
    'output-tokens': 'output tokens',
  }[limit.unit]
  const per = limit.windowMs >= 86_400_000 ? 'day' : 'min'
  const short = `${limit.unit === 'requests' ? 'R' : 'T'}P${per === 'day' ? 'D' : 'M'}`
  const used = Math.round(limit.size - remaining)
  return `{"error":{"message":"Rate limit reached for model m on ${name} per ${per} (${short}): Limit ${limit.size}, Used ${used}, Requested ${Math.round(cost)}."}}`
}
