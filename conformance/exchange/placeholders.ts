/** Defines the placeholders for secrets in requests. Only `transport/` replaces them with the secrets. */

/** The placeholder of the API key in header values, paths and bodies. */
export const KEY_PLACEHOLDER = '\u{E000}assay-key\u{E001}'

/** The placeholder for a wrong API key: the API key without its last character. */
export const SHORTENED_KEY_PLACEHOLDER = '\u{E000}assay-shortened-key\u{E001}'

/**
 * The name of a secret: a wrong API key, which is the API key with upper and lower case swapped. The run lacks this secret if the API key
 * has no letters.
 */
export const FLIPPED_KEY = 'flipped-key'

/** The name of a secret: the API key whose quota the limits probes use up. */
export const LIMITS_KEY = 'limits-key'

/** Returns the placeholder of a secret other than the API key. `name` has lower-case letters, digits and `-`. */
export function secretPlaceholder(name: string): string {
  return `\u{E000}assay-secret:${name}\u{E001}`
}
