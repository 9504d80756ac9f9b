/** Installs packages from npm into folders, from a lock file. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './program.ts'
import { RealServerError } from './real-server-error.ts'
import { lastLineOf } from './venv.ts'

const root = join(import.meta.dirname, '..', '..')
const INSTALL_DEADLINE_MS = 300_000

/**
 * Returns the folder below `.cache` with the npm packages that `package.json` and `package-lock.json` in `pinnedPath` name.
 * Installs them if the stamp differs, without running scripts of packages. Throws a {@link RealServerError} (`install`).
 */
export async function readyNpmFolder(
  progress: (line: string) => void,
  folder: string,
  pinnedPath: string,
): Promise<string> {
  const path = join(root, '.cache', folder)
  const stampPath = join(path, '.assay-stamp')
  const wanted = createHash('sha256')
    .update(await readFile(join(pinnedPath, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampPath) && (await readFile(stampPath, 'utf8')) === wanted) return path
  progress(`installing packages from npm in .cache/${folder} (once) ...`)
  await rm(path, { recursive: true, force: true })
  await mkdir(path, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    await copyFile(join(pinnedPath, file), join(path, file))
  const npm = process.env['npm_execpath']
  const [command, prefix] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
  const args = [...prefix, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const ended = await runProgram(command, args, { cwd: path, deadlineMs: INSTALL_DEADLINE_MS })
  if (ended.exitCode !== 0) throw new RealServerError('install', `npm ci failed: ${lastLineOf(ended)}`)
  await writeFile(stampPath, wanted)
  return path
}
