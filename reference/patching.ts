/** Runs the hooks of all patches (deliberate changes of the server), and counts their effects. */
import { isDeepStrictEqual } from 'node:util'
import type { Call, HookValues, Hooks, Latency, Patch, Reply } from './patch.ts'

/** The patches (deliberate changes) of a server. `apply` passes a value to the hooks of all patches in turn, and returns the result. */
export type Patching = {
  readonly apply: <H extends keyof HookValues>(hook: H, value: HookValues[H], call: Call) => HookValues[H]
  /** Returns the reply of the first patch (deliberate change) that answers instead of the server; else undefined. */
  readonly answer: (call: Call) => Reply | undefined
  /** Returns the latency after the changes of all patches (deliberate changes of the server). */
  readonly latency: (latency: Latency) => Latency
  /** Returns how often `patch` (a deliberate change) had an effect. Without `patch`, returns the sum of all patches. */
  readonly appliedCount: (patch?: Patch) => number
}

/** Combines patches (deliberate changes of the server). Each patch gets the values that the patches before it returned. */
export function createPatching(patches: readonly Patch[]): Patching {
  const counts = new Map<Patch, number>()
  const count = (patch: Patch): Map<Patch, number> => counts.set(patch, (counts.get(patch) ?? 0) + 1)
  return {
    apply: (hook, value, call) => {
      let current = value
      for (const patch of patches) {
        const changed = changedBy(patch.hooks, hook, current, call)
        if (changed === undefined) continue
        current = changed.value
        count(patch)
      }
      return current
    },
    answer: (call) => {
      for (const patch of patches) {
        const reply = patch.answer?.(call)
        if (reply === undefined) continue
        count(patch)
        return reply
      }
      return undefined
    },
    latency: (latency) => {
      let current = latency
      for (const patch of patches) {
        if (patch.latency === undefined) continue
        current = { ...current, ...patch.latency }
        count(patch)
      }
      return current
    },
    appliedCount: (patch) =>
      patch === undefined
        ? [...counts.values()].reduce((sum, each) => sum + each, 0)
        : (counts.get(patch) ?? 0),
  }
}

function changedBy<H extends keyof HookValues>(
  hooks: Hooks | undefined,
  hook: H,
  value: HookValues[H],
  call: Call,
): { readonly value: HookValues[H] } | undefined {
  const change = hooks?.[hook]
  if (change === undefined) return undefined
  const changed = change(value, call)
  return changed === value || isDeepStrictEqual(changed, value) ? undefined : { value: changed }
}
