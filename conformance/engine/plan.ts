/** Builds the plan of a run: the declared capabilities, and the expected behavior where the interface leaves it open (readings). Pure. */
import { capabilityNamed, CAPABILITIES } from '../exchange/capabilities.ts'
import type { Capability } from '../exchange/capabilities.ts'
import { profileNamed, type Profile } from '../statement/profiles.ts'
import type { Reading, Readings } from '../statement/readings.ts'
import type { Statement } from '../statement/statement.ts'

/** The declaration of a capability. `auto`: undeclared, so the capability is judged if the target offers it. */
export type Support = 'supported' | 'unsupported' | 'auto'

/** What a run expects of the service: its behavior in open questions (`readings`), each with its source, and its declared capabilities. */
export type Plan = {
  readonly profile: string
  readonly readings: Readings
  readonly capabilities: ReadonlyMap<Capability, Support>
  readonly statement?: StatementIdentity
  /** Header fields that every request needs, according to the statement; absent: none. */
  readonly requestHeaders?: readonly string[]
}

/** Identifies a statement: its name, the SHA-256 of its file in hexadecimal, and the profile that it extends, if any. */
export type StatementIdentity = { readonly name: string; readonly sha256: string; readonly extends?: string }

/** The data from which a plan is made. `statement`: null if the user gave none. `require`: the capabilities that `--require` names. */
export type PlanRequest = {
  readonly profile: string
  readonly statement: Statement | null
  readonly require: readonly string[]
}

/** The error for options from which no plan can be made. */
export class PlanError extends Error {
  readonly code: 'unknown-profile' | 'unknown-capability'

  constructor(code: PlanError['code'], message: string) {
    super(message)
    this.name = 'PlanError'
    this.code = code
  }
}

/**
 * Creates the plan of a run. The reading of each open question, such as `errors.body`, comes from the statement, or else from the profile
 * that the statement extends (both count as declared), or else from `profile`. A question has no reading if the statement sets it to null.
 * Throws PlanError for an unknown profile or capability.
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
