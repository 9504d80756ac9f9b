/** Parts of variants beyond the hooks. */
import { textToRepeat } from '../generate.ts'
import { patch, someMessage, type Action, type When } from '../hooks.ts'
import type { Patch } from '../patch.ts'

/** Names a variant. No issue may ever blame one, so its reason matches nothing. */
export function asVariant(id: string, title: string, action: Action): Patch {
  return patch(id, title, '(?!)', action)
}

/** Two actions on different hooks in one. */
export function both(first: Action, second: Action): Action {
  return { ...first, ...second, hooks: { ...first.hooks, ...second.hooks } }
}

/** A call that asks to have a text repeated. */
export const asksForEcho: When = someMessage(
  (_, content) => typeof content === 'string' && textToRepeat(content) !== null,
)
