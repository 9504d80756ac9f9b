/** Helpers of variants beyond the hooks. */
import { textToRepeat } from '../generate.ts'
import { patch, someMessage, type Action, type When } from '../hooks.ts'
import type { Patch } from '../patch.ts'

/** Names a variant. No issue may ever match it, so its reason matches nothing. */
export function asVariant(id: string, title: string, action: Action): Patch {
  return patch(id, title, '(?!)', action)
}

/** Combines two actions on different hooks. */
export function bothActions(first: Action, second: Action): Action {
  return { ...first, ...second, hooks: { ...first.hooks, ...second.hooks } }
}

/** Matches calls that ask to have a text repeated. */
export const asksForEcho: When = someMessage(
  (_, content) => typeof content === 'string' && textToRepeat(content) !== null,
)
