/** The placeholder of the API key in header values, paths and bodies. */
export const KEY_PLACEHOLDER = '\u{E000}assay-key\u{E001}'

/** The placeholder for a wrong API key: the real key without its last character. */
export const SHORTENED_KEY_PLACEHOLDER = '\u{E000}assay-shortened-key\u{E001}'

/** The name of the secret that holds a wrong API key: the real key with its upper and lower case swapped. */
export const FLIPPED_KEY = 'flipped-key'

/** The name under which Assay stores the API key that the probes of limits use. */
export const LIMITS_KEY = 'limits-key'

/** Returns the placeholder of a secret other than the API key. */
export function secretPlaceholder(name: string): string {
  return `\u{E000}assay-secret:${name}\u{E001}`
}
