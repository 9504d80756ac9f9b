/** Runs the hooks of all patches, in order, and counts how often each of them changed something. */
import { isDeepStrictEqual } from 'node:util'
import type { Call, Hooked, Hooks, Latency, Patch, Reply } from './patch.ts'

/** The patches of one reference, ready for use. */
export type Patching = {
  readonly apply: <H extends keyof Hooked>(hook: H, value: Hooked[H], call: Call) => Hooked[H]
  /** Asks the patches in order and returns the first reply that one gives in place of the reference's own; undefined if none does. */
  readonly answer: (call: Call) => Reply | undefined
  /** The latency in force; counts as a change each time a patch sets it. */
  readonly latency: (latency: Latency) => Latency
  /** Counts the changes of all patches, or of one. */
  readonly appliedCount: (patch?: Patch) => number
}

/** Combines patches. An exception thrown by a patch is a bug of that patch and becomes a 500. */
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

function changedBy<H extends keyof Hooked>(
  hooks: Hooks | undefined,
  hook: H,
  value: Hooked[H],
  call: Call,
): { readonly value: Hooked[H] } | undefined {
  const change = hooks?.[hook]
  if (change === undefined) return undefined
  const changed = change(value, call)
  return changed === value || isDeepStrictEqual(changed, value) ? undefined : { value: changed }
}
