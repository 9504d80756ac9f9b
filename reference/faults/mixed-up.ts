/** Faults that send answers to the wrong client. */
import type { Call } from '../patch.ts'

const REMEMBERED_TEXTS = 16

/**
 * Returns the last text of the same length that another call of the same kind got, else the text itself. Calls whose texts
 * have equal lengths differ only in their nonces.
 */
export function textOfSomebodyElse(text: string, call: Call, kind: string): string {
  const slot = `texts:${kind}`
  const remembered = call.memory.get(slot)
  const texts: readonly unknown[] = Array.isArray(remembered) ? remembered : []
  call.memory.set(slot, [...texts, text].slice(-REMEMBERED_TEXTS))
  const other = texts.findLast(
    (each) => typeof each === 'string' && each.length === text.length && each !== text,
  )
  return typeof other === 'string' ? other : text
}
