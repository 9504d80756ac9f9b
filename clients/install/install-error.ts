/** The library of a language could not be prepared: what is missing or went wrong, and what to do. */
export class InstallError extends Error {
  override readonly name = 'InstallError'
}
