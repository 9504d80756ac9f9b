/** Compiles programs from the registry of Rust once, and keeps them in the git-ignored cache. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './program.ts'
import { RealServerError } from './real-server-error.ts'
import { lastLineOf } from './venv.ts'

const root = join(import.meta.dirname, '..', '..')
// The deadline of a compilation. Two busy cores take 23 minutes to compile llmsim.
const INSTALL_DEADLINE_MS = 2_400_000

/**
 * Returns the folder below `.cache` with the program `bin/NAME` of a Rust crate. If this version is missing, compiles it with the
 * lock file of its author. Throws a {@link RealServerError} (`install`).
 */
export async function readyCrate(
  progress: (line: string) => void,
  name: string,
  version: string,
): Promise<string> {
  const folder = join(root, '.cache', `real-${name}-${version}`)
  if (existsSync(join(folder, 'bin', name))) return folder
  progress(`compiling ${name} ${version} with cargo in .cache/real-${name}-${version} (once) ...`)
  const args = ['install', name, '--version', version, '--locked', '--quiet', '--root', folder]
  const ended = await runProgram('cargo', args, { deadlineMs: INSTALL_DEADLINE_MS }).catch(
    (error: unknown) => {
      throw new RealServerError('install', 'cargo is needed, and there is none on the PATH', { cause: error })
    },
  )
  if (ended.exitCode !== 0) throw new RealServerError('install', `cargo install failed: ${lastLineOf(ended)}`)
  return folder
}
