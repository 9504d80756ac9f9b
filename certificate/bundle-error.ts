/** A file that is not a bundle, or that no honest program would have written. */

/** Thrown when a bundle is refused before anything in it is judged. The message is one line. */
export class BundleError extends Error {
  override readonly name = 'BundleError'
}
