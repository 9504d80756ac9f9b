/** Builds the servers of this folder with the installed Go. Builds a server again only if its sources or Go have changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join, relative } from 'node:path'
import { buildKey } from '../../load/runner/build-k6.ts'
import { goEnvironment } from '../../load/runner/environment.ts'
import { runProgram } from '../real/program.ts'

const BUILD_DEADLINE_MS = 600_000
const cache = join(import.meta.dirname, '..', '..', '.cache', 'strangers')

/**
 * Returns the path of the program in the folder `name`. Builds it if its sources changed; concurrent builds
 * do not disturb each other. Throws an Error that names a missing tool.
 */
export async function strangerBinary(name: string): Promise<string> {
  const source = join(import.meta.dirname, name)
  const folder = join(cache, `${name}-${buildKey(sourcesOf(source), await goVersion(name))}`)
  const binary = join(folder, name)
  if (existsSync(binary)) return binary
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `building-${process.pid}-${randomUUID()}`)
  try {
    await build(name, source, unfinished)
    renameSync(unfinished, binary)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return binary
}

async function build(name: string, source: string, target: string): Promise<void> {
  const { exitCode, output } = await go(['build', '-o', target, '.'], source)
  if (exitCode !== 0) throw new Error(`building test/strangers/${name} failed: ${output.trim()}`)
}

async function goVersion(name: string): Promise<string> {
  try {
    const { output } = await go(['version'], cacheParent())
    return output.trim()
  } catch (cause) {
    const needs = `test/strangers/${name} is written in Go and built from its sources: Go >= 1.25 is needed`
    throw new Error(`${needs}, and no "go" command was found`, { cause })
  }
}

// Returns the folder in which `go version` runs. It is outside of the Go module, so that a broken go.mod breaks only the build.
function cacheParent(): string {
  mkdirSync(cache, { recursive: true })
  return cache
}

function go(args: readonly string[], cwd: string): ReturnType<typeof runProgram> {
  return runProgram('go', args, { cwd, env: goEnvironment(process.env), deadlineMs: BUILD_DEADLINE_MS })
}

// Returns the files that change the program: go.mod, go.sum and all Go files except tests.
function sourcesOf(folder: string): readonly { readonly path: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.go$|^go\.(mod|sum)$/.test(entry.name))
    .filter((entry) => !entry.name.endsWith('_test.go'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }))
}
