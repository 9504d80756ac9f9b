/** Checks the version of Node. Imports nothing, because an old Node cannot load other modules. */

// The minimum version of Node, as in `engines` of package.json. undici and vitest need it.
const NEEDED_MAJOR = 22
const NEEDED_MINOR = 19

/** Returns the error message if the version of Node is too old. Returns null otherwise. */
export function requiredNode(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > NEEDED_MAJOR || (major === NEEDED_MAJOR && minor >= NEEDED_MINOR)) return null
  return `needs Node ${NEEDED_MAJOR}.${NEEDED_MINOR} or newer, and this is Node ${version}: install a newer Node and run the command again`
}
