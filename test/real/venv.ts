/** Creates Python environments with pinned packages, installed once into the git-ignored cache. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram, type Ended } from './program.ts'
import { RealServerError } from './real-server-error.ts'

/** An environment: its folder below `.cache`, the file that pins its packages, and a description for people. */
export type PythonEnvironment = {
  readonly folder: string
  readonly requirementsPath: string
  readonly holds: string
}

const root = join(import.meta.dirname, '..', '..')

// The oldest supported minor version of Python 3. The model needs numpy, which has no packages for older versions.
const OLDEST_PYTHON_MINOR = 11
const PROBE_DEADLINE_MS = 60_000
const INSTALL_DEADLINE_MS = 600_000

/**
 * Returns the path of a Python with the packages of an environment. Installs them if the pinned versions changed,
 * and reports to `progress`. Throws a {@link RealServerError} (`python-missing`, `python-old`, `install`).
 */
export async function readyPython(
  progress: (line: string) => void,
  { folder, requirementsPath, holds }: PythonEnvironment,
): Promise<string> {
  const venvPath = join(root, '.cache', folder)
  const stampPath = join(venvPath, '.assay-stamp')
  const python = join(venvPath, 'bin', 'python')
  const wanted = createHash('sha256')
    .update(await readFile(requirementsPath))
    .digest('hex')
  if (existsSync(python) && existsSync(stampPath) && (await readFile(stampPath, 'utf8')) === wanted)
    return python
  const system = await systemPython()
  progress(`making a Python environment in .cache/${folder} (once) ...`)
  await rm(venvPath, { recursive: true, force: true })
  await mustSucceed(
    system,
    ['-m', 'venv', venvPath],
    'python3 -m venv failed (is its venv package installed?)',
  )
  progress(`installing ${holds} ...`)
  // Without dependencies, so that a package that is not pinned is missing and noticed.
  const install = [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--no-input',
    '--no-deps',
    // Python compiles what is imported, which is a fraction of what is installed.
    '--no-compile',
  ]
  await mustSucceed(
    python,
    [...install, '--only-binary', ':all:', '-r', requirementsPath],
    'pip install failed',
  )
  await writeFile(stampPath, wanted)
  return python
}

async function systemPython(): Promise<string> {
  const minor = await runProgram('python3', ['-c', 'import sys; print(sys.version_info.minor)'], {
    deadlineMs: PROBE_DEADLINE_MS,
  }).catch((error: unknown) => {
    throw new RealServerError('python-missing', 'python3 is needed, and there is none on the PATH', {
      cause: error,
    })
  })
  // A version manager in front of python3 takes its time on a busy machine.
  if (minor.exitCode === null) {
    const seconds = PROBE_DEADLINE_MS / 1000
    throw new RealServerError('install', `python3 did not print its version within ${seconds} s`)
  }
  if (Number(minor.output) >= OLDEST_PYTHON_MINOR) return 'python3'
  const found = `found 3.${minor.output.trim()}`
  throw new RealServerError('python-old', `python3 3.${OLDEST_PYTHON_MINOR} or later is needed, ${found}`)
}

async function mustSucceed(command: string, args: readonly string[], problem: string): Promise<void> {
  const ended = await runProgram(command, args, { deadlineMs: INSTALL_DEADLINE_MS })
  if (ended.exitCode !== 0) throw new RealServerError('install', `${problem}: ${lastLineOf(ended)}`)
}

/** Returns the last line of a program's output, which usually shows why it failed. */
export function lastLineOf({ output }: Ended): string {
  return output.trim().split('\n').at(-1) ?? ''
}
