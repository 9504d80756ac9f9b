/** Installs the openai library for Go from the module proxy, pinned by go.sum. */
import { join } from 'node:path'
import { goEnvironment } from '../../load/runner/environment.ts'
import { InstallError, type InstallRecipe } from './recipe.ts'
import { failureLine, runTool } from './run-tool.ts'

const DEADLINE_MS = 1_200_000
const OLDEST_MINOR = 26
const NEEDED = `install Go >= 1.${OLDEST_MINOR}`
const TELL_EVERY_MS = 10_000

/** Installs the library by building the client program with `go build`. This takes a minute or more, because the library is large. */
export const goRecipe: InstallRecipe = {
  libraryName: 'the openai library for Go',
  async toolchain() {
    const probe = await runTool('go', ['env', 'GOVERSION'], { env: goEnvironment(process.env) })
    if (probe.code !== 0) throw new InstallError(`Go is missing (no "go" on the PATH): ${NEEDED}`)
    const version = probe.output.trim()
    const minor = /^go1\.(\d+)/.exec(version)?.[1]
    if (Number(minor ?? 0) < OLDEST_MINOR) throw new InstallError(`${version} is too old: ${NEEDED}`)
    return version
  },
  async install({ sourceFolder, folder, onProgress, signal }) {
    const startedMs = performance.now()
    const tell = () => {
      const seconds = Math.round((performance.now() - startedMs) / 1000)
      onProgress(`building the client program of Go, once, takes some minutes: ${seconds} s`)
    }
    const ticking = setInterval(tell, TELL_EVERY_MS)
    try {
      const args = ['build', '-trimpath', '-buildvcs=false', '-o', join(folder, 'client'), '.']
      const done = await runTool('go', args, {
        cwd: sourceFolder,
        env: goEnvironment(process.env),
        deadlineMs: DEADLINE_MS,
        signal,
      })
      if (done.code !== 0)
        throw new InstallError(`go build failed: is the module proxy reachable? ${failureLine(done)}`)
    } finally {
      clearInterval(ticking)
    }
  },
  start: (folder) => ({ command: join(folder, 'client'), args: [] }),
}
