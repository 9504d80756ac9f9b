/** The error when the library of a language cannot be installed: what is missing or failed, and how to fix it. */
export class InstallError extends Error {
  override readonly name = 'InstallError'
}
