/** Installs the openai library for Java with Maven, each archive pinned by its checksum. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { InstallError, type InstallContext, type InstallRecipe } from './recipe.ts'
import { failureLine, runTool, type ToolRun } from './run-tool.ts'

const DEADLINE_MS = 900_000
const OLDEST = 17
const NEEDED = `install a JDK >= ${OLDEST} and Maven`
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.9.0:copy-dependencies'
const CHECKSUMS = 'jars.sha256'

/** Installs the library with Maven, checks its archives and compiles the client program. */
export const javaRecipe: InstallRecipe = {
  libraryName: 'the openai library for Java',
  async toolchain() {
    const probe = await runTool('javac', ['-version'])
    if (probe.code !== 0) throw new InstallError(`Java is missing (no "javac" on the PATH): ${NEEDED}`)
    const version = /\d[\w.]*/.exec(probe.output)?.[0] ?? ''
    if (Number.parseInt(version, 10) < OLDEST) throw new InstallError(`Java ${version} is too old: ${NEEDED}`)
    return version
  },
  async install(context) {
    const { sourceFolder, folder } = context
    const jars = join(folder, 'jars')
    mkdirSync(jars)
    // Copies the file to the installation folder, because Maven may write beside it.
    copyFileSync(join(sourceFolder, 'pom.xml'), join(folder, 'pom.xml'))
    const copied = await run(context, 'mvn', [
      '-q',
      '-B',
      COPY,
      '-DincludeScope=runtime',
      `-DoutputDirectory=${jars}`,
    ])
    if (copied.isMissing) throw new InstallError(`Maven is missing (no "mvn" on the PATH): ${NEEDED}`)
    if (copied.code !== 0)
      throw new InstallError(`Maven failed: is the package repository reachable? ${failureLine(copied)}`)
    const checksums = readFileSync(join(sourceFolder, CHECKSUMS), 'utf8')
    const wrong = differingJar(jars, checksums)
    if (wrong !== null)
      throw new InstallError(
        `${wrong} is not the archive that ${CHECKSUMS} has: remove it from the repository of Maven on this machine, and try again`,
      )
    const classes = join(folder, 'classes')
    const compiled = await run(context, 'javac', [
      '-cp',
      join(jars, '*'),
      '-d',
      classes,
      join(sourceFolder, 'Main.java'),
    ])
    if (compiled.code !== 0) throw new InstallError(`javac failed: ${failureLine(compiled)}`)
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
}

function run({ folder, signal }: InstallContext, command: string, args: readonly string[]): Promise<ToolRun> {
  return runTool(command, args, {
    cwd: folder,
    deadlineMs: DEADLINE_MS,
    signal,
  })
}

/** Returns the first file that is missing in `folder` or differs from `checksums`; null if all files match. */
export function differingJar(folder: string, checksums: string): string | null {
  const wanted = new Map(
    checksums
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .map(([digest, name]) => [name ?? '', digest ?? '']),
  )
  const found = readdirSync(folder)
  const strange = found.find((name) => wanted.get(name) !== digestOf(join(folder, name)))
  return strange ?? [...wanted.keys()].find((name) => !found.includes(name)) ?? null
}

function digestOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
