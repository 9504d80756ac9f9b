/** Runs the hooks of all patches, in order, and counts how often one of them really changed something. */
import { isDeepStrictEqual } from 'node:util'
import type { Call, Hooked, Hooks, Latency, Patch, Reply } from './patch.ts'

/** The patches of one reference, ready to be applied. */
export type Patching = {
  readonly apply: <H extends keyof Hooked>(hook: H, value: Hooked[H], call: Call) => Hooked[H]
  /** The first answer a patch gives in place of the reference. */
  readonly answer: (call: Call) => Reply | undefined
  /** The latency in force; counts as a change each time a patch sets it. */
  readonly latency: (latency: Latency) => Latency
  readonly appliedCount: () => number
}

/** Binds patches together. An exception thrown by a patch is a bug of that patch and surfaces as a 500. */
export function createPatching(patches: readonly Patch[]): Patching {
  let appliedCount = 0
  return {
    apply: (hook, value, call) => {
      let current = value
      for (const { hooks } of patches) {
        const changed = changedBy(hooks, hook, current, call)
        if (changed === undefined) continue
        current = changed.value
        appliedCount += 1
      }
      return current
    },
    answer: (call) => {
      for (const patch of patches) {
        const reply = patch.answer?.(call)
        if (reply === undefined) continue
        appliedCount += 1
        return reply
      }
      return undefined
    },
    latency: (latency) => {
      let current = latency
      for (const patch of patches) {
        if (patch.latency === undefined) continue
        current = { ...current, ...patch.latency }
        appliedCount += 1
      }
      return current
    },
    appliedCount: () => appliedCount,
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
