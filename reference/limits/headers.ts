import type { Word } from './limit-rule.ts'

type Fields = Readonly<Record<string, string>>

/** The state of one limit. `nextMs` is the wait until some quota is free, `fullMs` until the whole quota is free. Null: unknown. */
export type LimitAnnouncement = {
  readonly headers: Word<'headers'>
  readonly unit: Word<'unit'> | 'concurrent-requests'
  readonly limit: number
  readonly remaining: number
  readonly windowMs: number
  readonly nextMs: number | null
  readonly fullMs: number | null
  /** The server's clock, in ms since 1970. */
  readonly nowMs: number
}

/** The limits that a reply announces. `retryMs` is the wait that Retry-After demands, or null if the reply has no Retry-After. */
export type LimitReport = { readonly lines: readonly LimitAnnouncement[]; readonly retryMs: number | null }

/** Returns the header fields that announce these limits. Source: gap G8.3. */
export function limitHeaders({ lines, retryMs }: LimitReport): Fields {
  const fields: Fields = {
    ...eachUnit(lines, 'x-ratelimit-durations', durations),
    ...structured(lines.filter(({ headers }) => headers === 'ratelimit-fields')),
    ...scarcest(lines, 'ratelimit-03', draft03),
    ...scarcest(lines, 'x-ratelimit-epoch', epoch),
    ...scarcest(lines, 'x-ratelimit-seconds', secondsLeft),
    ...eachUnit(lines, 'anthropic', moments),
    ...(retryMs === null ? {} : { 'retry-after': String(secondsUp(retryMs)) }),
  }
  const names = Object.keys(fields)
  return names.length === 0 ? {} : { ...fields, 'access-control-expose-headers': names.join(', ') }
}

/** Formats a duration as Go does, such as `1.5s` or `6m0s`. */
export function goDuration(ms: number): string {
  const whole = Math.ceil(ms)
  if (whole === 0) return '0s'
  if (whole < 1000) return `${whole}ms`
  const hours = Math.floor(whole / 3_600_000)
  const minutes = Math.floor((whole % 3_600_000) / 60_000)
  const seconds = `${(whole % 60_000) / 1000}s`
  if (hours > 0) return `${hours}h${minutes}m${seconds}`
  return minutes > 0 ? `${minutes}m${seconds}` : seconds
}

type Write = (line: LimitAnnouncement) => Fields

// Returns the fields of a family that has one field per unit. Each field reports the limit that will be reached first.
function eachUnit(lines: readonly LimitAnnouncement[], family: Word<'headers'>, write: Write): Fields {
  const units: readonly LimitAnnouncement['unit'][] = ['requests', 'tokens']
  const written = units.map((unit) =>
    scarcest(
      lines.filter((line) => line.unit === unit),
      family,
      write,
    ),
  )
  return Object.assign({}, ...written)
}

function scarcest(lines: readonly LimitAnnouncement[], family: Word<'headers'>, write: Write): Fields {
  const share = ({ remaining, limit }: LimitAnnouncement): number => remaining / limit
  const [first] = lines
    .filter(({ headers, unit }) => headers === family && unit !== 'concurrent-requests')
    .toSorted((a, b) => share(a) - share(b))
  return first === undefined ? {} : write(first)
}

// Returns the fields that OpenAI documents. They give the time until the limit returns to its initial state.
function durations({ unit, limit, remaining, fullMs }: LimitAnnouncement): Fields {
  return {
    [`x-ratelimit-limit-${unit}`]: String(limit),
    [`x-ratelimit-remaining-${unit}`]: String(remaining),
    [`x-ratelimit-reset-${unit}`]: goDuration(fullMs ?? 0),
  }
}

// Returns the fields that Anthropic documents. They give the time at which the whole limit is available again.
function moments({ unit, limit, remaining, fullMs, nowMs }: LimitAnnouncement): Fields {
  const atMs = Math.ceil((nowMs + (fullMs ?? 0)) / 1000) * 1000
  return {
    [`anthropic-ratelimit-${unit}-limit`]: String(limit),
    [`anthropic-ratelimit-${unit}-remaining`]: String(remaining),
    [`anthropic-ratelimit-${unit}-reset`]: new Date(atMs).toISOString().replace('.000Z', 'Z'),
  }
}

// Returns the fields of draft-ietf-httpapi-ratelimit-headers-03. They give the seconds until more quota is available.
function draft03({ limit, remaining, nextMs }: LimitAnnouncement): Fields {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(secondsUp(nextMs ?? 0)),
  }
}

function epoch(line: LimitAnnouncement): Fields {
  return withReset(line, Math.ceil((line.nowMs + (line.fullMs ?? 0)) / 1000))
}

// Returns the fields of Envoy. They give the seconds until the window ends.
function secondsLeft(line: LimitAnnouncement): Fields {
  return withReset(line, secondsUp(line.fullMs ?? 0))
}

function withReset({ limit, remaining }: LimitAnnouncement, reset: number): Fields {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(reset),
  }
}

// Returns the fields of draft-ietf-httpapi-ratelimit-headers-10: structured lists (RFC 9651), one member per policy.
function structured(lines: readonly LimitAnnouncement[]): Fields {
  if (lines.length === 0) return {}
  const names = lines.map(({ unit }, index) => {
    const before = lines.slice(0, index).filter((line) => line.unit === unit).length
    return `"${unit}${before === 0 ? '' : `-${before + 1}`}"`
  })
  const policies = lines.map(({ unit, limit, windowMs }, index) => {
    const window = windowMs === 0 ? '' : `;w=${secondsUp(windowMs)}`
    // The registry of the draft has no quota unit for tokens. Requests are the default unit.
    const counted = unit === 'concurrent-requests' ? `;qu="${unit}"` : ''
    return `${names[index]};q=${limit}${window}${counted}`
  })
  const standings = lines.map(({ remaining, nextMs }, index) => {
    const reset = nextMs === null ? '' : `;t=${secondsUp(nextMs)}`
    return `${names[index]};r=${remaining}${reset}`
  })
  return { 'ratelimit-policy': policies.join(', '), ratelimit: standings.join(', ') }
}

function secondsUp(ms: number): number {
  return Math.ceil(ms / 1000)
}
