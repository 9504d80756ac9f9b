/** Thrown if the library of a language cannot be installed. The message contains the reason and how to fix it. */
export class InstallError extends Error {
  override readonly name = 'InstallError'
}
