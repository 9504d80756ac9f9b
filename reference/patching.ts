import { isDeepStrictEqual } from 'node:util'
import type { Call, HookValues, Hooks, Latency, Patch, Reply } from './patch.ts'

/** The deliberate faults and variants of a server. `apply` lets each of them change a value, such as a request body, and returns the result. */
export type Patching = {
  readonly apply: <H extends keyof HookValues>(hook: H, value: HookValues[H], call: Call) => HookValues[H]
  /** Returns the reply with which a deliberate fault replaces the normal answer to `call`. Undefined if no fault does. */
  readonly answer: (call: Call) => Reply | undefined
  readonly latency: (latency: Latency) => Latency
  /** Returns how often the deliberate fault `patch` changed a request or reply. Without `patch`, counts this for all faults. */
  readonly appliedCount: (patch?: Patch) => number
}

/** Combines faults and variants of the server into one object, which applies them in the order of `patches`. */
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
