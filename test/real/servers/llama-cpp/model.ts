/** Makes the tiny model once for each version of its script. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runProgram } from '../../program.ts'
import { RealServerError } from '../../real-server-error.ts'
import { lastLineOf } from '../../venv.ts'

const script = join(import.meta.dirname, 'make-model.py')
const DEADLINE_MS = 60_000
const NAME_LENGTH = 16

/** Returns the path of the model file. Throws a {@link RealServerError} (`model`) if the script fails. */
export async function readyModel(python: string, progress: (line: string) => void): Promise<string> {
  const name = createHash('sha256')
    .update(await readFile(script))
    .digest('hex')
    .slice(0, NAME_LENGTH)
  const path = join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'real-model', `${name}.gguf`)
  if (existsSync(path)) return path
  progress('writing the model (0.5 MB of seeded random weights) ...')
  await mkdir(dirname(path), { recursive: true })
  // A server maps the file into memory, so a half-written one must never carry the final name.
  const unfinished = `${path}.${process.pid}`
  const ended = await runProgram(python, [script, unfinished], { deadlineMs: DEADLINE_MS })
  if (ended.exitCode !== 0) throw new RealServerError('model', `make-model.py failed: ${lastLineOf(ended)}`)
  await rename(unfinished, path)
  return path
}
