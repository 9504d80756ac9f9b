/** The error of a profile that cannot be used. Apart from `profiles.ts`, because that module throws it while it is loaded. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
}
