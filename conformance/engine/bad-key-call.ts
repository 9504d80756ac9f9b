/** Calls without a valid key in a run that adds header fields: a field may be a key, and let them in. */
import { isLetIn } from '../evidence/let-in.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { withoutFieldsLabel } from '../exchange/without-fields.ts'
import type { ProbeContext } from './probe.ts'

/** What makes a call leave out the added header fields. */
export type FieldsLeftOut = { readonly leavesOutFields?: true }

/**
 * Makes a call without a valid key. Where it is let in and the run adds header fields, makes it once more without them.
 * Returns what was made.
 */
export async function callWithBadKey(
  { addsFields, readings }: Pick<ProbeContext, 'addsFields' | 'readings'>,
  label: string,
  call: (label: string, more: FieldsLeftOut) => Promise<Exchange>,
): Promise<readonly Exchange[]> {
  const first = await call(label, {})
  if (addsFields !== true || !isLetIn(first, readings)) return [first]
  return [first, await call(withoutFieldsLabel(label), { leavesOutFields: true })]
}
