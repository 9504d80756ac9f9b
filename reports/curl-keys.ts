/** Which key an exchange was sent with, where it was not the one of all other calls. Pure. */

type OtherKey = { readonly of: RegExp; readonly variable: string; readonly note: string }

const USUAL = 'ASSAY_KEY'

// Labels of the probes, numbered where a call was made again.
const OTHER_KEYS: readonly OtherKey[] = [
  {
    of: /^limits\.[^/]+\/sibling\b/,
    variable: 'ASSAY_SIBLING_KEY',
    note: 'put the key of --limits-sibling-key-env into ASSAY_SIBLING_KEY',
  },
  {
    of: /^limits\.[^/]+\/other\b/,
    variable: 'ASSAY_OTHER_KEY',
    note: 'put the key of another account into ASSAY_OTHER_KEY: that of --limits-other-key-env, else one that sign-up gave out',
  },
  {
    of: /^limits\./,
    variable: USUAL,
    note: 'where --limits-key-env was given, put that key into ASSAY_KEY',
  },
]

/** The variable that holds the key of an exchange. */
export function keyVariable(id: string): string {
  return otherKeyOf(id)?.variable ?? USUAL
}

/** What to put into that variable; nothing where it is the usual one. */
export function otherKeyNotes(id: string): readonly string[] {
  const other = otherKeyOf(id)
  return other === undefined ? [] : [other.note]
}

function otherKeyOf(id: string): OtherKey | undefined {
  return OTHER_KEYS.find(({ of }) => of.test(id))
}
