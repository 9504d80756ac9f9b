/** Tells a load how a profile has streams requested and ended. A profile is data, so no scenario knows one by its name. */
import { defaultProfileName, profileNamed } from '../conformance/profiles.ts'
import type { Reading } from '../conformance/readings.ts'
import { LoadError } from './load-error.ts'
import type { Protocol } from './request/scenario-config.ts'
import type { Mix } from './workload/workload.ts'

/** The protocol of a load, and the profile that it comes from. */
export type LoadProtocol = Protocol & { readonly profile: string }

/** What the gaps of the interface leave open about a stream: how to request one (G4.6), and its events (G4.7). */
const SWITCH = 'sse.switch'
const EVENTS = 'sse.events'
/** The frames over a WebSocket (G4.9). */
const FRAMES = 'websocket.frames'
/** The readings of them that the scenarios and the extension are made for. */
const REQUESTABLE = 'stream-true'
const READABLE_EVENTS = 'chunks-done'
const READABLE_FRAMES = 'chunks'

/**
 * Returns the protocol of the profile `name` for the transports of `mix`. Throws LoadError `usage` for an unknown profile, and for
 * one whose streams a load cannot request or read: it reads chunks of a completion, as events or as frames.
 */
export function protocolOf(name: string, mix: Mix): LoadProtocol {
  const profile = profileNamed(name)
  if (profile === null) throw new LoadError('usage', `there is no profile ${name}`)
  const [sse, events, frames] = [SWITCH, EVENTS, FRAMES].map((key) => profile.readings.get(key))
  if (mix.sse > 0) {
    requireReading(name, SWITCH, sse, REQUESTABLE)
    requireReading(name, EVENTS, events, READABLE_EVENTS)
  }
  if (mix.websocket > 0) requireReading(name, FRAMES, frames, READABLE_FRAMES)
  return {
    profile: name,
    streamMembers: streamMembersOf(sse, events),
    terminator: textOf(events, 'terminator'),
    // A close ends an answer under every profile.
    socketTerminators: textsOf(frames, 'terminators').filter((text) => !text.startsWith('close ')),
  }
}

/** Returns the protocol of our own servers, which speak that of the default profile. */
export function ownProtocol(): LoadProtocol {
  return protocolOf(defaultProfileName, { json: 1, sse: 1, websocket: 1 })
}

/** Whether a load can request and read streams under the profile `name`. */
export function canRequestStreams(name: string): boolean {
  const readings = profileNamed(name)?.readings
  return readings?.get(SWITCH)?.reading === REQUESTABLE && readings.get(EVENTS)?.reading === READABLE_EVENTS
}

function requireReading(profile: string, key: string, reading: Reading | undefined, known: string): void {
  if (reading?.reading === known) return
  const found = reading === undefined ? `has no reading of ${key}` : `reads ${key} as ${reading.reading}`
  throw new LoadError(
    'usage',
    `the profile ${profile} ${found}: a load needs ${known}. Use another --profile`,
  )
}

function streamMembersOf(sse: Reading | undefined, events: Reading | undefined): Protocol['streamMembers'] {
  const field = textOf(sse, 'field')
  const usage = events?.['usageSwitch']
  return {
    ...(field === null ? {} : { [field]: sse?.['value'] }),
    ...(typeof usage === 'object' && usage !== null ? usage : {}),
  }
}

function textOf(reading: Reading | undefined, parameter: string): string | null {
  const value = reading?.[parameter]
  return typeof value === 'string' ? value : null
}

function textsOf(reading: Reading | undefined, parameter: string): readonly string[] {
  const value = reading?.[parameter]
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
