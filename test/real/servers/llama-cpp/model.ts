/** Creates the tiny model for llama.cpp once for each version of the script that builds the model. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { runProgram } from '../../program.ts'
import { RealServerError } from '../../real-server-error.ts'
import { lastLineOf } from '../../venv.ts'

const here = import.meta.dirname
const ggufScript = join(here, 'make-model.py')
const DEADLINE_MS = 60_000
const NAME_LENGTH = 16

/** Returns the path of the model file. Throws a {@link RealServerError} (`model`) if the script fails. */
export async function readyModel(python: string, progress: (line: string) => void): Promise<string> {
  return madeBy([ggufScript], '.gguf', { python, progress })
}

/** Returns the path of a cache of the Hugging Face hub (`HF_HOME`) that holds the model. Throws as {@link readyModel}. */
export async function readyHub(python: string, progress: (line: string) => void): Promise<string> {
  return madeBy([join(here, 'make-hub.py'), ggufScript], '.hub', { python, progress })
}

/** Returns the path of the file or folder that the first script creates. The path depends on the contents of all scripts. */
async function madeBy(
  scripts: readonly [string, ...string[]],
  suffix: string,
  { python, progress }: { readonly python: string; readonly progress: (line: string) => void },
): Promise<string> {
  const hash = createHash('sha256')
  for (const script of scripts) hash.update(await readFile(script))
  const name = hash.digest('hex').slice(0, NAME_LENGTH)
  const path = join(here, '..', '..', '..', '..', '.cache', 'real-model', `${name}${suffix}`)
  if (existsSync(path)) return path
  progress('writing the model (0.5 MB of seeded random weights) ...')
  await mkdir(dirname(path), { recursive: true })
  // A server maps the file into memory, so a half-written one must never carry the final name.
  const unfinished = `${path}.${process.pid}`
  const ended = await runProgram(python, [scripts[0], unfinished], { deadlineMs: DEADLINE_MS })
  if (ended.exitCode !== 0)
    throw new RealServerError('model', `${basename(scripts[0])} failed: ${lastLineOf(ended)}`)
  await rename(unfinished, path)
  return path
}
