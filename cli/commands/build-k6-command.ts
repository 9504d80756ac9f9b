/** `assay build-k6`: builds the k6 that loads run with, and puts it where its user wants it. */
import { accessSync, chmodSync, constants, copyFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { parseFlags, textFlag, type Command, type CommandContext } from '../command.ts'
import { CliError } from '../errors.ts'
import { asCliError } from '../load-errors.ts'
import { problemOfWriting } from '../../schemas/write-error.ts'

const HELP = `usage: assay build-k6 --out PATH

Builds k6 with the extension of Assay and writes the binary to PATH. Needs Go >= 1.25. A machine without Go then runs a load
with 'assay load ... --k6 PATH', or with ASSAY_K6=PATH. The binary is for the system and the version of Assay that built it.
k6 is licensed under AGPL-3.0: if you distribute the binary, also offer its source, which is k6 and load/k6/ of this version.

  --out PATH   path of the binary

example: assay build-k6 --out ./k6
`

const EXECUTABLE = 0o755

/** Builds k6. */
export const buildK6Command: Command = {
  help: HELP,
  run: buildK6,
}

async function buildK6(args: readonly string[], context: CommandContext): Promise<number> {
  const { flags } = parseFlags(args, { out: { type: 'string' } }, 0)
  const out = textFlag(flags, 'out')
  if (out === null) throw new CliError('usage', 'no path given: pass --out PATH')
  const target = resolve(context.cwd, out)
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new CliError('usage', `${out} is a folder: name a file, such as ${out.replace(/\/+$/, '')}/k6`)
  requireFolder(dirname(target), out)
  const progress = buildProgress({
    isTTY: context.stderr.isTTY === true,
    write: (line) => context.stderr.write(line),
  })
  try {
    const binary = await ensureK6({ onProgress: progress.onLine }).finally(progress.end)
    put(binary, target, out)
  } catch (error) {
    throw asCliError(error)
  }
  context.stdout.write(`${target}\n`)
  return 0
}

const LOG_EVERY_MS = 30_000

/**
 * Shows the lines of a build, which come every second: a terminal has all of them in one place; the log of a CI job gets the first, the
 * last, and one every half minute.
 */
export function buildProgress(
  { isTTY, write }: Pick<CommandContext['stderr'], 'isTTY' | 'write'>,
  nowMs: () => number = () => performance.now(),
): { readonly onLine: (line: string) => void; readonly end: () => void } {
  let shownMs = Number.NEGATIVE_INFINITY
  let waiting: string | null = null
  return {
    onLine(line) {
      if (isTTY === true) {
        write(`\rassay: ${line}\u001B[K`)
        waiting = ''
        return
      }
      waiting = line
      if (nowMs() - shownMs < LOG_EVERY_MS) return
      shownMs = nowMs()
      write(`assay: ${line}\n`)
      waiting = null
    },
    end() {
      if (waiting !== null) write(isTTY === true ? '\n' : `assay: ${waiting}\n`)
    },
  }
}

// Before the build, which takes minutes.
function requireFolder(folder: string, named: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new CliError('usage', `cannot write ${named}: its folder is missing or not writable`, { cause })
  }
}

function put(binary: string, target: string, named: string): void {
  try {
    copyFileSync(binary, target)
    chmodSync(target, EXECUTABLE)
  } catch (cause) {
    throw new CliError('unwritable', `cannot write ${named}: ${problemOfWriting(target, cause)}`, { cause })
  }
}
