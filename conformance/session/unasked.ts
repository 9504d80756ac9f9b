/** Capabilities that were neither requested nor begun: a report does not mention them. Pure. */
import type { CheckRecord } from '../../reports/run.ts'
import type { Capability } from '../exchange/capabilities.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Plan } from '../engine/plan.ts'
import { allChecks, allProbes } from './registry.ts'

/**
 * Returns the capabilities of which no request was made though a run covers them by default. Core is always asked for; the
 * others are where somebody declares or requires them, or names single checks of them (`--only`, `--skip`).
 */
export function unaskedCapabilities(
  { capabilities }: Plan,
  records: readonly CheckRecord[],
  exchanges: readonly Exchange[],
): ReadonlySet<Capability> {
  const begun = new Set(exchanges.map(({ probe }) => capabilityOfProbe.get(probe)))
  const isAsked = (id: Capability): boolean =>
    id === 'core' || capabilities.get(id) === 'supported' || isSelected(id, records)
  return new Set([...capabilities.keys()].filter((id) => !begun.has(id) && !isAsked(id)))
}

const capabilityOfProbe = new Map(allProbes.map(({ id, capability }) => [id, capability] as const))

function isSelected(id: Capability, records: readonly CheckRecord[]): boolean {
  const own = (entries: readonly { readonly capability: string }[]): number =>
    entries.filter(({ capability }) => capability === id).length
  return own(records) < own(allChecks)
}
