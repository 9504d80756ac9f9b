/** Defines the placeholders for secrets in requests. Only `transport/` replaces them. */

/** The placeholder of the API key in header values, paths and bodies. */
export const KEY_PLACEHOLDER = '\u{E000}assay-key\u{E001}'

/** The placeholder for the API key without its last character, which is wrong. */
export const SHORTENED_KEY_PLACEHOLDER = '\u{E000}assay-shortened-key\u{E001}'

/** The name of a wrong API key: the API key with upper and lower case swapped. */
export const FLIPPED_KEY = 'flipped-key'

/** The name of the API key whose quota the limits probes use up. */
export const LIMITS_KEY = 'limits-key'

/** Returns the placeholder of a secret other than the API key. */
export function secretPlaceholder(name: string): string {
  return `\u{E000}assay-secret:${name}\u{E001}`
}
