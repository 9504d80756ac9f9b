/** `assay load --segment`: one part of a load that several processes share. */
import type { PartPlace } from '../load/merge/load-part.ts'
import { runPart } from '../load/session/run-part.ts'
import { meaningOf } from '../load/runner/k6-exit.ts'
import { count } from '../schemas/count.ts'
import { textFlag, type CommandContext, type Flags } from './command.ts'
import { CliError } from './errors.ts'
import { asCliError } from './load-errors.ts'
import { showLoadProgress } from './load-progress.ts'
import { loadOptionsOf, type LoadRequest } from './load-run-options.ts'
import { exitCodeUnder } from './stop.ts'

/** Options that only a whole run has a use for. */
const WHOLE_ONLY = ['baseline', 'json'] as const
const BROKEN = 4

/** Runs one part and says where it lies. The exit code is 0 where it came to its end; figures and verdict are those of all parts together. */
export async function loadPart(request: LoadRequest, context: CommandContext): Promise<number> {
  const { flags, out, signals } = request
  const { place, startAtMs } = sharedIn(flags)
  const unused = WHOLE_ONLY.find((name) => flags[name] !== undefined)
  if (unused !== undefined)
    throw new CliError('usage', `--${unused} is for whole runs: leave it out of a --segment`)
  const progress = showLoadProgress(context)
  try {
    const part = await runPart({
      ...loadOptionsOf(request, context),
      place,
      startAtMs,
      signal: signals.signal,
      killSignal: signals.killSignal,
      onProgress: progress.onProgress,
    })
    const { kind, text: how } = meaningOf(
      part.end?.ending ?? { exitCode: null, signal: null, stopped: false, late: false },
    )
    const done = count(part.end?.iterations ?? 0, 'request')
    context.stdout.write(
      `part ${place.number} of ${place.of}: ${how}, ${done}; figures take all parts: assay load merge DIR... --out DIR\nrows: ${out}\n`,
    )
    return exitCodeUnder(signals, kind === 'finished' || kind === 'thresholds' ? 0 : BROKEN)
  } catch (error) {
    throw asCliError(error)
  } finally {
    progress.end()
  }
}

/** Returns which part of how many is to be sent, and the common start. Throws CliError('usage') with one line. */
function sharedIn(flags: Flags): { readonly place: PartPlace; readonly startAtMs: number } {
  const [segment, start] = [textFlag(flags, 'segment'), textFlag(flags, 'start-at')]
  if (segment === null || start === null) {
    throw new CliError(
      'usage',
      '--segment K/N and --start-at TIME belong together: all parts begin at one time',
    )
  }
  const [, number = 0, of = 0] = (/^(\d{1,5})\/(\d{1,5})$/.exec(segment) ?? []).map(Number)
  if (number < 1 || number > of)
    throw new CliError('usage', `--segment takes a part of all, such as 2/3, not '${segment}'`)
  return { place: { number, of }, startAtMs: parseStartTime(start) }
}

/** Returns a time in milliseconds since 1970. Throws CliError for what is not one. */
export function parseStartTime(value: string): number {
  const ms = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value)
  if (!Number.isFinite(ms))
    throw new CliError('usage', `--start-at takes a time such as 2026-11-23T12:00:00Z, not '${value}'`)
  return ms
}
