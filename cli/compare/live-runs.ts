/** `assay compare --live`: judges two targets now, one after the other, with the same checks. */
import { join } from 'node:path'
import { checkRequest } from '../check-request.ts'
import { LIVE_FLAGS } from '../flags.ts'
import type { CommandContext, Flags } from '../command.ts'
import { CliError } from '../errors.ts'
import { whileJudged } from '../judge-target.ts'
import { outFolder } from '../out-folder.ts'
import { STOPPED_EXIT_CODE } from '../stop.ts'

/** The folders of the runs of two targets. */
export type LiveFolders = { readonly folder: string; readonly before: string; readonly after: string }

/**
 * Judges both targets and returns the folders of their runs; an exit code where the user stopped it. Both requests are checked before the
 * first one is sent. Throws CliError for a usage error.
 */
export async function judgedLive(
  [first, second]: readonly [string, string],
  flags: Flags,
  context: CommandContext,
): Promise<LiveFolders | typeof STOPPED_EXIT_CODE> {
  const { path: folder } = outFolder(
    typeof flags['out'] === 'string' ? flags['out'] : null,
    'compare',
    'run.json',
    context.cwd,
  )
  const folders = { folder, before: join(folder, 'before'), after: join(folder, 'after') }
  const requests = [
    checkRequest({ ...flags, out: folders.before }, first, context),
    checkRequest({ ...flags, ...flagsOfAfter(flags), out: folders.after }, second, context),
  ]
  for (const request of requests) {
    const code = await whileJudged(request, context, ({ run }) =>
      Promise.resolve(run.interrupted === true ? STOPPED_EXIT_CODE : 0),
    )
    if (code === STOPPED_EXIT_CODE) return STOPPED_EXIT_CODE
  }
  return folders
}

function flagsOfAfter(flags: Flags): Flags {
  const own = Object.entries(flags).flatMap(([name, value]) =>
    name.startsWith(AFTER) ? [[name.slice(AFTER.length), value] as const] : [],
  )
  return Object.fromEntries(own)
}

const AFTER = 'after-'

/** Refuses flags that only mean something with `--live`. Throws CliError('usage'). */
export function refuseLiveFlags(flags: Flags): void {
  const idle = Object.keys(LIVE_FLAGS).filter((name) => flags[name] !== undefined)
  if (idle.length === 0) return
  const named = idle.map((name) => `--${name}`).join(', ')
  throw new CliError('usage', `${named} needs --live, which judges two base URLs now`)
}
