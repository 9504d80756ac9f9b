/** Finds the key that an exchange was sent with, where it was not the usual one. Pure. */
import type { ExchangeSummary } from './run.ts'

type KeyName = NonNullable<ExchangeSummary['otherKey']>

const VARIABLES: Readonly<Record<KeyName, string>> = {
  limits: 'ASSAY_LIMITS_KEY',
  sibling: 'ASSAY_SIBLING_KEY',
  other: 'ASSAY_OTHER_KEY',
}

const NOTES: Readonly<Record<KeyName, string>> = {
  limits: 'put the key of --limits-key-env into ASSAY_LIMITS_KEY',
  sibling: 'put the key of --limits-sibling-key-env into ASSAY_SIBLING_KEY',
  other:
    'put the key of another account into ASSAY_OTHER_KEY: that of --limits-other-key-env, else one that sign-up gave out',
}

/** Returns the variable that holds the key of an exchange. */
export function keyVariable({ otherKey }: ExchangeSummary): string {
  return otherKey === undefined ? 'ASSAY_KEY' : VARIABLES[otherKey]
}

/** Returns what to put into that variable; nothing where it is the usual one. */
export function otherKeyNotes({ otherKey }: ExchangeSummary): readonly string[] {
  return otherKey === undefined ? [] : [NOTES[otherKey]]
}
