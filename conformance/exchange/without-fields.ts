/** Calls that are made once more without the header fields of `--header`. They show whether these fields let a call in. Pure. */
import type { Exchange } from './exchange.ts'

// Part of exchange ids, which never change.
const ENDING = '-without-fields'

/** Returns the label of the call that is the same without the added header fields. */
export function withoutFieldsLabel(label: string): string {
  return `${label}${ENDING}`
}

/** Returns whether a call was made once more without the added header fields. */
export function isWithoutFields({ label }: Pick<Exchange, 'label'>): boolean {
  return label.endsWith(ENDING)
}
