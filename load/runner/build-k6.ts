import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { goEnvironment } from './environment.ts'
import { LoadError } from '../load-error.ts'
import { cacheFolder, k6PackageName, loadFile, packageLocation } from './package-location.ts'

// For k6 v2.2.0.
const OLDEST_GO = { major: 1, minor: 25 } as const
const LINK_FLAGS = '-ldflags=-s -w -X main.sources='
const BUILD_DEADLINE_MS = 900_000
const LAST_LINES = 8
const DIGEST_LENGTH = 20

type EnsureK6Options = {
  readonly onProgress?: (line: string) => void
  readonly signal?: AbortSignal
  /** The platform for which the binary is built, as Go's `GOOS` and `GOARCH`. The default is the platform of this machine. */
  readonly platform?: { readonly GOOS: string; readonly GOARCH: string }
}

/** Returns the path of the k6 binary, and builds it first if needed. Throws LoadError `no-go`, `build-failed` or `aborted`. */
export async function ensureK6(options: EnsureK6Options = {}): Promise<string> {
  const place = packageLocation()
  const go = requireGo(await goVersion())
  const folder = join(cacheFolder(place), 'k6', buildKey(sourcesOf(sourceFolder()), go))
  const binary = join(folder, 'k6')
  if (existsSync(binary)) return binary
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `building-${process.pid}-${randomUUID()}`)
  try {
    await buildK6(unfinished, options)
    renameSync(unfinished, binary)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return binary
}

/** Returns the folder with the Go sources of k6. Throws LoadError `build-failed` if there is none. */
export function sourceFolder(): string {
  const place = packageLocation()
  const source = loadFile(place, 'k6')
  if (source !== null) return source
  throw new LoadError('build-failed', `the Go sources of k6 are missing in ${place.root}`)
}

/** Returns a hex digest of the Go sources. */
export function sourcesDigest(): string {
  return digestOf(sourcesOf(sourceFolder()))
}

function digestOf(sources: readonly GoSource[]): string {
  const hash = createHash('sha256')
  // Separates the texts of files by JSON, so that moving a line to the next file changes the digest.
  for (const source of sources.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(JSON.stringify([source.path, source.text]))
  return hash.digest('hex').slice(0, DIGEST_LENGTH)
}

type GoSource = { readonly path: string; readonly text: string }

/** Returns a hex digest of all inputs of a build: the sources, the Go version, the platform and the settings. */
export function buildKey(sources: readonly GoSource[], goVersionText: string): string {
  const parts = [
    goVersionText,
    process.platform,
    process.arch,
    goEnvironment({}),
    LINK_FLAGS,
    digestOf(sources),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGEST_LENGTH)
}

/** Returns the paths of the source files from which the k6 binary is built. */
export function goFilesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => (path.endsWith('.go') && !path.endsWith('_test.go')) || /^go\.(mod|sum)$/.test(basename(path)),
  )
}

function sourcesOf(folder: string): readonly GoSource[] {
  return goFilesIn(folder).map((path) => ({
    path: path.replaceAll(sep, '/'),
    text: readFileSync(join(folder, path), 'utf8'),
  }))
}

/** Returns the Go version from the output of `go version`. Throws LoadError `no-go` if Go is missing or too old. */
export function requireGo(versionLine: string | null): string {
  const prebuilt = k6PackageName(packageLocation(), `${process.platform}-${process.arch}`)
  const without = `Without Go, install ${prebuilt} of the same version and commit, or name a k6 (--k6 or ASSAY_K6): see docs/ci.md, "Load in CI"`
  const needs = (found: string): LoadError =>
    new LoadError(
      'no-go',
      `building k6 needs Go >= ${OLDEST_GO.major}.${OLDEST_GO.minor} (https://go.dev/dl), found ${found}. ${without}`,
    )
  if (versionLine === null) throw needs('no "go" command')
  const match = /\bgo(\d+)\.(\d+)\S*/.exec(versionLine)
  if (match === null) throw needs(`"${versionLine}"`)
  const [found, major, minor] = match
  const isOld =
    Number(major) < OLDEST_GO.major || (Number(major) === OLDEST_GO.major && Number(minor) < OLDEST_GO.minor)
  if (isOld) throw needs(found)
  return found
}

async function goVersion(): Promise<string | null> {
  const run = await runGo(['version'], undefined, {}, 30_000)
  return run.code === 0 ? run.output.trim() : null
}

/** Builds k6 into the file `target`. Throws LoadError `build-failed` or `aborted`. */
export async function buildK6(target: string, options: EnsureK6Options): Promise<void> {
  const source = sourceFolder()
  const startedMs = performance.now()
  const elapsed = (): number => Math.round((performance.now() - startedMs) / 1000)
  const tell = (): void => options.onProgress?.(`building k6, once, takes one to two minutes: ${elapsed()} s`)
  tell()
  const ticking = setInterval(tell, 1000)
  try {
    const flags = `${LINK_FLAGS}${digestOf(sourcesOf(source))}`
    const run = await runGo(['build', flags, '-o', target, '.'], source, options, BUILD_DEADLINE_MS)
    if (options.signal?.aborted === true)
      throw new LoadError('aborted', 'stopped by its user (Ctrl-C) while k6 was built')
    if (run.code !== 0) throw new LoadError('build-failed', `building k6 failed: ${lastLines(run.output)}`)
  } finally {
    clearInterval(ticking)
  }
  options.onProgress?.(`built k6 in ${elapsed()} s`)
}

type GoRun = { readonly code: number | null; readonly output: string }

function runGo(
  argv: readonly string[],
  cwd: string | undefined,
  options: EnsureK6Options,
  timeout: number,
): Promise<GoRun> {
  const { promise, resolve } = Promise.withResolvers<GoRun>()
  const child = spawn('go', argv, {
    ...(cwd === undefined ? {} : { cwd }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    env: { ...goEnvironment(process.env), ...options.platform },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
  })
  // No build stays behind when a signal ends this process.
  const end = (): boolean => child.kill()
  process.once('exit', end)
  let output = ''
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-20_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', (error) => resolve({ code: null, output: error.message }))
  child.on('close', (code) => resolve({ code, output }))
  return promise.finally(() => process.off('exit', end))
}

function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(-LAST_LINES).join('\n') || 'no output'
}
