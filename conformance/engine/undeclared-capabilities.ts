/** Readings that a statement fills gaps of a capability with while it does not say that the capability is there. Pure. */
import gapFile from '../../schemas/gaps.json' with { type: 'json' }
import { capabilityNamed } from '../exchange/capabilities.ts'
import type { Capability } from '../exchange/capabilities.ts'
import type { Plan } from './plan.ts'
import type { Statement } from '../statement/statement.ts'

/** A capability that is neither declared nor required, and the keys of its readings. */
export type Undeclared = { readonly capability: Capability; readonly keys: readonly string[] }

/** Returns them in the order of the readings; readings of the profile that a statement extends are not its own words. */
export function undeclaredCapabilities({ readings }: Statement, plan: Plan): readonly Undeclared[] {
  const keys = [...readings.keys()].filter((key) => plan.capabilities.get(ownerOf(key)) === 'auto')
  return [...Map.groupBy(keys, ownerOf)].map(([capability, own]) => ({ capability, keys: own }))
}

const owners = new Map(
  gapFile.flatMap(({ capability, keys }) => keys.map((key) => [key, capability] as const)),
)

function ownerOf(key: string): Capability {
  return capabilityNamed(owners.get(key) ?? '') ?? 'core'
}
