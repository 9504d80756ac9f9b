import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { ClientLanguage } from '../../conformance/exchange/client-job.ts'
import { goEnvironment } from '../../load/runner/environment.ts'
import { spawn } from 'node:child_process'

/** The error that is thrown when an `openai` library cannot be installed. */
export class InstallError extends Error {
  override readonly name = 'InstallError'
}

type InstallContext = {
  /** The folder with the source of the client program. The installation must not write into it. */
  readonly sourceFolder: string
  /** An empty folder, into which to install. */
  readonly folder: string
  readonly signal?: AbortSignal | undefined
}

/** The command line that starts a client program. */
export type StartLine = { readonly command: string; readonly args: readonly string[] }

type Toolchain = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly version: RegExp
  readonly oldest: number
}

type InstallRecipe = {
  readonly libraryName: string
  /** What the user must install, for error messages. */
  readonly needed: string
  /** The tool that runs programs in the language, such as `go`. Null for JavaScript, because Node already runs Assay. */
  readonly toolchain: Toolchain | null
  /** Installs the library and the client program in the folder `context.folder`. Throws InstallError if that fails. */
  readonly install: (context: InstallContext) => Promise<void>
  /** Returns the command that starts the client program installed in `folder`. */
  readonly start: (folder: string) => StartLine
}

const DEADLINE_MS = 1_200_000

/** A tool that installs libraries, such as npm. `source` is the place from which it gets packages. */
type Tool = ToolOptions & { readonly command: string; readonly name?: string; readonly source?: string }

// Runs a tool of an installation. Throws InstallError if the tool is missing or fails.
async function run(
  language: ClientLanguage,
  { command, name = command, source, ...options }: Tool,
  args: readonly string[],
): Promise<void> {
  const done = await runTool(command, args, { deadlineMs: DEADLINE_MS, ...options })
  if (done.isMissing) throw missingTool(name, command, RECIPES[language].needed)
  const question = source === undefined ? '' : ` is the ${source} reachable?`
  if (done.code !== 0) throw new InstallError(`${name} failed:${question} ${failureLine(done)}`)
}

function missingTool(name: string, command: string, needed: string): InstallError {
  return new InstallError(`${name} is missing (no "${command}" on the PATH): ${needed}`)
}

/** Returns the version of a toolchain. Throws InstallError if it is missing or too old. */
export async function toolchainVersion({ toolchain, needed }: InstallRecipe): Promise<string> {
  if (toolchain === null) return process.version
  const { name, command, args, version, oldest } = toolchain
  const probe = await runTool(command, args)
  if (probe.code !== 0) throw missingTool(name, command, needed)
  const [found, compared] = version.exec(probe.output) ?? []
  if (found !== undefined && Number(compared) >= oldest) return found
  throw new InstallError(`${name} ${found ?? probe.output.trim()} is too old: ${needed}`)
}

const NODE_FILES = ['package.json', 'package-lock.json', 'main.mjs']
const CHECKSUMS = 'jars.sha256'
const COPY_JARS = 'org.apache.maven.plugins:maven-dependency-plugin:3.9.0:copy-dependencies'

/** How to install the openai library of each programming language. */
export const RECIPES: Readonly<Record<ClientLanguage, InstallRecipe>> = {
  node: {
    libraryName: 'the openai library for JavaScript',
    needed: 'install npm, which comes with Node',
    toolchain: null,
    // No package runs a script.
    async install({ sourceFolder, folder, signal }) {
      for (const file of NODE_FILES) copyFileSync(join(sourceFolder, file), join(folder, file))
      const npm = process.env['npm_execpath']
      const [command, prefix] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
      const args = [...prefix, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
      await run('node', { command, name: 'npm', source: 'package registry', cwd: folder, signal }, args)
    },
    start: (folder) => ({ command: process.execPath, args: [join(folder, 'main.mjs')] }),
  },
  python: {
    libraryName: 'the openai library for Python',
    needed: 'install Python >= 3.11 with pip',
    toolchain: {
      name: 'Python',
      command: 'python3',
      args: ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'],
      version: /^3\.(\d+)/,
      oldest: 11,
    },
    // Python prefers packages in the folder of the program to installed ones.
    async install({ sourceFolder, folder, signal }) {
      const pinned = [
        '--require-hashes',
        '--only-binary',
        ':all:',
        '-r',
        join(sourceFolder, 'requirements.txt'),
      ]
      const options = ['--quiet', '--disable-pip-version-check', '--no-input', '--target', folder]
      const tool = { command: 'python3', name: 'pip of Python', source: 'package index', signal }
      await run('python', tool, ['-m', 'pip', 'install', ...options, ...pinned])
      copyFileSync(join(sourceFolder, 'main.py'), join(folder, 'main.py'))
    },
    start: (folder) => ({ command: 'python3', args: ['-s', join(folder, 'main.py')] }),
  },
  go: {
    libraryName: 'the openai library for Go',
    needed: 'install Go >= 1.26',
    toolchain: { name: 'Go', command: 'go', args: ['version'], version: /\bgo1\.(\d+)\S*/, oldest: 26 },
    // Building takes a minute or more, because the library is large. go.sum pins the library.
    async install({ sourceFolder, folder, signal }) {
      const args = ['build', '-o', join(folder, 'client'), '.']
      const tool = { command: 'go', name: 'go build', source: 'module proxy', cwd: sourceFolder, signal }
      await run('go', { ...tool, env: goEnvironment(process.env) }, args)
    },
    start: (folder) => ({ command: join(folder, 'client'), args: [] }),
  },
  java: {
    libraryName: 'the openai library for Java',
    needed: 'install a JDK >= 17 and Maven',
    toolchain: { name: 'Java', command: 'javac', args: ['-version'], version: /(\d+)[\w.]*/, oldest: 17 },
    async install({ sourceFolder, folder, signal }) {
      const jars = join(folder, 'jars')
      mkdirSync(jars)
      // Copies the file to the installation folder, because Maven may write beside it.
      copyFileSync(join(sourceFolder, 'pom.xml'), join(folder, 'pom.xml'))
      const maven = { command: 'mvn', name: 'Maven', source: 'package repository', cwd: folder, signal }
      const options = ['-DincludeScope=runtime', `-DoutputDirectory=${jars}`]
      await run('java', maven, ['-q', '-B', COPY_JARS, ...options])
      const wrong = differingJar(jars, readFileSync(join(sourceFolder, CHECKSUMS), 'utf8'))
      if (wrong !== null)
        throw new InstallError(
          `${wrong} is not the archive that ${CHECKSUMS} has: remove it from the repository of Maven on this machine, and try again`,
        )
      const classes = join(folder, 'classes')
      const args = ['-cp', join(jars, '*'), '-d', classes, join(sourceFolder, 'Main.java')]
      await run('java', { command: 'javac', cwd: folder, signal }, args)
      copyFileSync(join(sourceFolder, CHECKSUMS), join(folder, CHECKSUMS))
    },
    start(folder) {
      const version =
        /openai-java-core-(\S+)\.jar/.exec(readFileSync(join(folder, CHECKSUMS), 'utf8'))?.[1] ?? ''
      const path = [join(folder, 'classes'), join(folder, 'jars', '*')].join(delimiter)
      // The program runs only for seconds, so the second compiler of the virtual machine is not worth its time.
      const options = ['-XX:TieredStopAtLevel=1', `-Dassay.library.version=${version}`]
      return { command: 'java', args: [...options, '-cp', path, 'Main'] }
    },
  },
}

/** Returns the first file that is missing from `folder` or differs from its checksum in `checksums`. Returns null if there is none. */
export function differingJar(folder: string, checksums: string): string | null {
  const lines = checksums.trim().split('\n')
  const wanted = new Map(
    lines.map((line) => line.trim().split(/\s+/)).map(([digest, name = '']) => [name, digest]),
  )
  const found = readdirSync(folder)
  const strange = found.find((name) => wanted.get(name) !== digestOf(join(folder, name)))
  return strange ?? [...wanted.keys()].find((name) => !found.includes(name)) ?? null
}

function digestOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

/** The result of running a tool. `code` is its exit code, or null if the tool did not start or was stopped. */
type ToolRun = { readonly code: number | null; readonly isMissing: boolean; readonly output: string }

type ToolOptions = {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  readonly deadlineMs?: number
}

const OUTPUT_CHARS = 20_000
const PROBE_DEADLINE_MS = 60_000

// Variables that locate tools, registries, certificates and proxies. Other variables may contain a key.
const PASSED =
  /^(PATH|HOME|TMPDIR|TZ|LANG|LC_.*|USER|JAVA_HOME|(https?|no|all)_proxy|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|REQUESTS_CA_BUNDLE|npm_(config_.*|execpath)|PIP_.*|PYENV_.*|MAVEN_.*|M2_HOME|XDG_CACHE_HOME|XDG_CONFIG_HOME)$/i

/** Returns the environment of an installation, without variables that may hold API keys. */
export function installEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value !== undefined && PASSED.test(name) ? [[name, value]] : [],
    ),
  )
}

function runTool(command: string, args: readonly string[], options: ToolOptions = {}): Promise<ToolRun> {
  const { cwd, signal, env = installEnvironment(), deadlineMs = PROBE_DEADLINE_MS } = options
  const { promise, resolve } = Promise.withResolvers<ToolRun>()
  const child = spawn(command, args, {
    env,
    ...(cwd === undefined ? {} : { cwd }),
    ...(signal === undefined ? {} : { signal }),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: deadlineMs,
    killSignal: 'SIGKILL',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-OUTPUT_CHARS)
    })
  }
  child.on('error', (error: NodeJS.ErrnoException) => {
    resolve({ code: null, isMissing: error.code === 'ENOENT', output: error.message })
  })
  child.on('close', (code) => resolve({ code, isMissing: false, output }))
  return promise
}

/** Returns the line of output that most likely explains a failure. */
export function failureLine({ output }: ToolRun): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return (
    lines.findLast((line) => /error|fail|denied|mismatch/i.test(line)) ?? lines.at(-1) ?? 'it printed nothing'
  )
}
