/** The requirements of a run: the readings in force and the capabilities declared. Pure. */
import { capabilityNamed, CAPABILITIES } from '../exchange/capabilities.ts'
import type { Capability } from '../exchange/capabilities.ts'
import { profileNamed, type Profile } from '../statement/profiles.ts'
import type { Reading, Readings } from '../statement/readings.ts'
import type { Statement } from '../statement/statement.ts'

/** `auto`: not declared, so it is judged when it is found. */
export type Support = 'supported' | 'unsupported' | 'auto'

/** The readings in force, each with the layer it comes from, and what is declared of each capability. */
export type Plan = {
  /** Name of the profile in force. */
  readonly profile: string
  readonly readings: Readings
  readonly capabilities: ReadonlyMap<Capability, Support>
  /** The statement behind the declared readings; absent when there is none. */
  readonly statement?: StatementIdentity
  /** Header fields that the statement says every request needs; absent: none. */
  readonly requestHeaders?: readonly string[]
}

/** The identity of a statement: its name, and the SHA-256 of its file in hex. `extends`: the profile that it extends; absent: none. */
export type StatementIdentity = { readonly name: string; readonly sha256: string; readonly extends?: string }

/** The input of a plan: the profile's name, the target's statement, and the capabilities required on the spot. */
export type PlanRequest = {
  readonly profile: string
  readonly statement: Statement | null
  readonly require: readonly string[]
}

/** No plan is possible with these options. */
export class PlanError extends Error {
  readonly code: 'unknown-profile' | 'unknown-capability'

  constructor(code: PlanError['code'], message: string) {
    super(message)
    this.name = 'PlanError'
    this.code = code
  }
}

/**
 * Puts profile, statement and requirements together.
 * - A key has the reading of the statement, else that of the profile that the statement extends: both are declared. Else it
 *   has the reading of the profile in force. A key that the statement leaves open has none.
 * - Core is always supported. A required capability counts as supported, whatever the statement declares.
 * Throws a PlanError for a profile or a capability that does not exist.
 */
export function resolvePlan({ profile, statement, require }: PlanRequest): Plan {
  const inForce = existingProfile(profile)
  const extended = statement?.extends == null ? null : existingProfile(statement.extends)
  const readings = new Map([
    ...layered('profile', inForce.readings),
    ...layered('declared', extended?.readings ?? new Map()),
    ...layered('declared', statement?.readings ?? new Map()),
  ])
  for (const key of statement?.open ?? []) readings.delete(key)
  const capabilities = supportOf(statement, require)
  if (statement === null) return { profile: inForce.name, readings, capabilities }
  const { name, sha256, requestHeaders } = statement
  const identity = { name, sha256, ...(extended === null ? {} : { extends: extended.name }) }
  const needs = requestHeaders.length === 0 ? {} : { requestHeaders }
  return { profile: inForce.name, readings, capabilities, statement: identity, ...needs }
}

function existingProfile(name: string): Profile {
  const profile = profileNamed(name)
  if (profile === null) throw new PlanError('unknown-profile', `there is no profile ${name}`)
  return profile
}

type Layered = readonly [key: string, { readonly layer: 'declared' | 'profile'; readonly value: Reading }]

function layered(layer: 'declared' | 'profile', readings: ReadonlyMap<string, Reading>): readonly Layered[] {
  return [...readings].map(([key, value]) => [key, { layer, value }])
}

function supportOf(
  statement: Statement | null,
  require: readonly string[],
): ReadonlyMap<Capability, Support> {
  const required = new Set(require.map(existingCapability))
  return new Map(
    CAPABILITIES.map((id) => {
      const always = id === 'core' || required.has(id)
      return [id, always ? 'supported' : (statement?.capabilities.get(id) ?? 'auto')]
    }),
  )
}

function existingCapability(id: string): Capability {
  const capability = capabilityNamed(id)
  if (capability === null) throw new PlanError('unknown-capability', `there is no capability ${id}`)
  return capability
}
