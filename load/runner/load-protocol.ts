import { writtenDialect, type Dialect } from '../../conformance/evidence/socket-message.ts'
import { resolvePlan, type Plan, profileNamed } from '../../conformance/statement/plan.ts'
import { defaultProfileName } from '../../schemas/unusual-readings.ts'
import type { Reading } from '../../conformance/statement/readings.ts'
import { usageError } from '../load-error.ts'
import type { Mix, Protocol } from '../workload/workload.ts'

/** The WebSocket dialect of a target, without its functions, so that it can be written as JSON. */
export type WrittenDialect = Omit<Dialect, 'isDeclaredError'>

/** How a load requests streams and recognizes their end. */
export type LoadProtocol = Protocol & { readonly profile: string }

// Gap G4.6: how a request asks for a stream.
const SWITCH = 'sse.switch'
// Gap G4.7: which events a stream has, and how the stream ends.
const EVENTS = 'sse.events'
// The readings that a load can handle.
const LOADABLE: readonly (readonly [key: string, readings: readonly string[]])[] = [
  [SWITCH, ['stream-true']],
  [EVENTS, ['chunks-done', 'chunks-end']],
  ['sse.path', ['same-path']],
]

/** Returns how a load requests streams and recognizes their end. Throws a LoadError of kind `usage` if a load cannot read them. */
export function protocolOf(plan: Plan, mix: Mix): LoadProtocol {
  if (mix.sse > 0) for (const [key, known] of LOADABLE) requireReading(plan, key, known)
  const [sse, events] = [SWITCH, EVENTS].map((key) => plan.readings.get(key)?.value)
  return {
    profile: plan.profile,
    streamMembers: streamMembersOf(sse, events),
    terminator: textOf(events, 'terminator'),
  }
}

/** Returns the protocol of Assay's own servers: how a client requests a stream, and how a stream ends. */
export function ownProtocol(): LoadProtocol {
  return protocolOf(defaultPlan(), { json: 1, sse: 1, websocket: 1 })
}

/** Returns whether Assay's load generator supports the kind of streams that the profile `name` declares. */
export function canRequestStreams(name: string): boolean {
  const readings = profileNamed(name)?.readings
  return LOADABLE.every(([key, known]) => known.includes(readings?.get(key)?.reading ?? ''))
}

/** Returns the members of a request body that request a stream. Null if the target has no streams, or none that a load can read. */
export function streamSwitchOf({ capabilities, readings }: Plan): Protocol['streamMembers'] | null {
  const isLoadable = LOADABLE.every(([key, known]) => known.includes(readings.get(key)?.value.reading ?? ''))
  if (capabilities.get('sse') === 'unsupported' || !isLoadable) return null
  return streamMembersOf(readings.get(SWITCH)?.value, readings.get(EVENTS)?.value)
}

/** Returns the behavior expected of a target without a statement. Throws a LoadError of kind `usage` for an unknown profile. */
export function defaultPlan(profile: string = defaultProfileName): Plan {
  try {
    return resolvePlan({ profile, statement: null, require: [] })
  } catch (cause) {
    throw usageError(`there is no profile ${profile}`, { cause })
  }
}

/** Returns the WebSocket dialect of the target. Throws a LoadError of kind `usage` if a load over WebSocket needs one, but none is declared. */
export function dialectIn({ readings, profile }: Plan, mix: Mix): WrittenDialect {
  const dialect = writtenDialect(readings)
  if (dialect === null && mix.websocket > 0) {
    const none = `the profile ${profile} has no reading of websocket.frames: a load needs chunks`
    throw usageError(`${none}. Use another --profile`)
  }
  const usual = dialect ?? writtenDialect(defaultPlan().readings)
  if (usual === null) throw usageError(`the profile ${defaultProfileName} has no WebSocket`)
  return usual
}

function requireReading(plan: Plan, key: string, known: readonly string[]): void {
  const reading = plan.readings.get(key)?.value
  if (known.includes(reading?.reading ?? '')) return
  const isDeclared = plan.readings.get(key)?.layer === 'declared'
  const source = isDeclared ? `the statement ${plan.statement?.name ?? ''}` : `the profile ${plan.profile}`
  const found = reading === undefined ? `has no reading of ${key}` : `reads ${key} as ${reading.reading}`
  const remedy = isDeclared ? 'Leave event streams out (--mix)' : 'Use another --profile'
  throw usageError(`${source} ${found}: a load needs ${known.join(' or ')}. ${remedy}`)
}

function streamMembersOf(sse: Reading | undefined, events: Reading | undefined): Protocol['streamMembers'] {
  const field = textOf(sse, 'field')
  const usage = events?.['usageSwitch']
  return {
    ...(field === null ? {} : { [field]: true }),
    ...(typeof usage === 'object' && usage !== null ? usage : {}),
  }
}

function textOf(reading: Reading | undefined, parameter: string): string | null {
  const value = reading?.[parameter]
  return typeof value === 'string' ? value : null
}
