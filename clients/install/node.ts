/** Installs the openai library for JavaScript from npm, pinned by a lock file. The Node that runs Assay runs the library too. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { InstallError, type InstallRecipe } from './recipe.ts'
import { failureLine, runTool } from './run-tool.ts'

const DEADLINE_MS = 300_000
const FILES = ['package.json', 'package-lock.json', 'main.mjs']

/** Installs the library with `npm ci --ignore-scripts`, so that no package runs a script. */
export const nodeRecipe: InstallRecipe = {
  libraryName: 'the openai library for JavaScript',
  toolchain: () => Promise.resolve(process.version),
  async install({ sourceFolder, folder, signal }) {
    for (const file of FILES) copyFileSync(join(sourceFolder, file), join(folder, file))
    const npm = process.env['npm_execpath']
    const [command, prefix] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
    const args = [...prefix, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const done = await runTool(command, args, {
      cwd: folder,
      deadlineMs: DEADLINE_MS,
      signal,
    })
    if (done.isMissing) throw new InstallError('npm is missing: install it, it comes with Node')
    if (done.code !== 0)
      throw new InstallError(`npm ci failed: is the package registry reachable? ${failureLine(done)}`)
  },
  start: (folder) => ({ command: process.execPath, args: [join(folder, 'main.mjs')] }),
}
