/** Installs the openai library for Python from PyPI, each file pinned by its hash. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { InstallError, type InstallRecipe } from './recipe.ts'
import { failureLine, runTool } from './run-tool.ts'

const DEADLINE_MS = 600_000
const OLDEST_MINOR = 11
const PYTHON = 'python3'
const NEEDED = `install Python >= 3.${OLDEST_MINOR} with pip`

/** Installs the library with pip into the folder of the client program. Python prefers packages in this folder to installed ones. */
export const pythonRecipe: InstallRecipe = {
  libraryName: 'the openai library for Python',
  async toolchain() {
    const probe = await runTool(PYTHON, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'])
    if (probe.code !== 0) throw new InstallError(`Python is missing (no "${PYTHON}" on the PATH): ${NEEDED}`)
    const version = probe.output.trim()
    const [major, minor] = version.split('.').map(Number)
    if (major === 3 && (minor ?? 0) >= OLDEST_MINOR) return version
    throw new InstallError(`Python ${version} is too old: ${NEEDED}`)
  },
  async install({ sourceFolder, folder, signal }) {
    const requirements = join(sourceFolder, 'requirements.txt')
    const options = [
      '--quiet',
      '--disable-pip-version-check',
      '--no-input',
      '--require-hashes',
      '--only-binary',
      ':all:',
    ]
    const args = ['-m', 'pip', 'install', ...options, '--target', folder, '-r', requirements]
    const done = await runTool(PYTHON, args, {
      deadlineMs: DEADLINE_MS,
      signal,
    })
    if (/No module named pip/.test(done.output)) throw new InstallError(`pip of Python is missing: ${NEEDED}`)
    if (done.code !== 0)
      throw new InstallError(`pip install failed: is the package index reachable? ${failureLine(done)}`)
    copyFileSync(join(sourceFolder, 'main.py'), join(folder, 'main.py'))
  },
  start: (folder) => ({ command: PYTHON, args: ['-s', join(folder, 'main.py')] }),
}
