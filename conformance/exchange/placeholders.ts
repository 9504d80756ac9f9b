/** Stand for secrets in what a probe sends. The real ones enter in `transport/` and nowhere else. */

/** Stands for the key inside header values, paths and bodies; the wire puts the real one in. */
export const KEY = '\u{E000}assay-key\u{E001}'

/** Stands, as {@link KEY} does, for the key without its last character. */
export const SHORTENED_KEY = '\u{E000}assay-shortened-key\u{E001}'

/** Stands, as {@link KEY} does, for a secret learnt or made up during the run; `name` has lower-case letters, digits and `-`. */
export function secretNamed(name: string): string {
  return `\u{E000}assay-secret:${name}\u{E001}`
}
