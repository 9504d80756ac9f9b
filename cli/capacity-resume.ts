/** Reads the stages that `--resume` goes on from. */
import type { CapacityStage } from '../schemas/compiled/capacity-run.ts'
import { join, resolve } from 'node:path'
import { RUN_KINDS } from '../schemas/run-kinds.ts'
import type { CommandContext } from './command.ts'
import { CliError } from './errors.ts'
import { readAnyRun } from './read-run.ts'

/**
 * Returns the stages of the sweep in a folder. Throws CliError: there is none, or it was of another target or of other objectives. The
 * embedded reference listens on another port each time, so there only the word counts.
 */
export function earlierStages(
  folder: string,
  baseUrl: string,
  slo: readonly string[],
  { cwd }: Pick<CommandContext, 'cwd'>,
): readonly CapacityStage[] {
  const path = join(resolve(cwd, folder), RUN_KINDS.capacity.file)
  const found = readAnyRun(path)
  if (found === null || found.kind !== 'capacity')
    throw new CliError('unreadable', `no sweep to continue at ${path} (--resume)`)
  const { target, objectives, stages } = found.run
  const isSame = target.isEmbedded === true || target.baseUrl === baseUrl
  if (!isSame)
    throw new CliError('usage', `${path} is a sweep of ${target.baseUrl}, not of ${baseUrl} (--resume)`)
  const known = objectives.map((objective) => objective.slo)
  const other = slo.find((asked) => !known.includes(asked.trim()))
  if (other !== undefined)
    throw new CliError(
      'usage',
      `${path} has no objective '${other}' (--resume): its stages were measured for ${known.join(', ')}`,
    )
  return stages
}
