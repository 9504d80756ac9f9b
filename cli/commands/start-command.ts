/** `npm start`: the main job on the embedded reference or on a given service: full conformance, then a short load. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderTogether, type RunWithKind } from '../../reports/formats.ts'
import { renderPlan } from '../check-plan.ts'
import { checkRequest, type CheckRequest } from '../check-request.ts'
import type { Command, CommandContext, Given } from '../command.ts'
import { CHECK_FLAGS } from '../flags.ts'
import { exitCodeFor, present, whileJudged, type JudgedTarget } from '../judge-target.ts'
import { startLimit } from '../start-limit.ts'
import { startLoad, worstExitCode } from '../start-load.ts'
import { exitCodeUnder } from '../stop.ts'

/** The main job. */
export const startCommand: Command = {
  usage: ['start [BASE-URL] [options]'],
  about: `Runs all checks, then two seconds of load with JSON answers and two with streams, in one report. Without a base URL:
the embedded reference implementation, whose rate limiter is then identified as well. Load is only sent to this
machine; for another target run 'assay load' with --allow-remote.`,
  flags: CHECK_FLAGS,
  examples: ['npm start -- http://127.0.0.1:8000 --model NAME'],
  maxPositionals: 1,
  run: start,
}

async function start({ flags, positionals }: Given, context: CommandContext): Promise<number> {
  const request = checkRequest(flags, positionals[0], context)
  if (flags['list'] === true) {
    context.stdout.write(renderPlan(request))
    return 0
  }
  return await whileJudged(request, context, async (judged) => {
    const { run } = judged
    await present(request, run, context)
    // A user who stopped it wants no load either.
    if (exitCodeFor(run) !== run.exitCode) return exitCodeFor(run)
    return await afterJudging(judged, context)
  })
}

/** Load, then a limiter, then one page of it all; who stops any of it gets the page of what was. */
async function afterJudging(
  { request, run, reference, signals }: JudgedTarget,
  context: CommandContext,
): Promise<number> {
  const words = wordsOf(request, context)
  const { out, seed, keyEnv } = request.settings
  const key = reference?.key ?? context.env[keyEnv] ?? null
  const headers = (request.settings.headers ?? []).map(({ name, env }) => ({
    name,
    value: context.env[env] ?? '',
  }))
  const loads = await startLoad({ run, key, headers, seed, out, signals }, context, words)
  const isEmbedded = reference !== null
  const limit = signals.signal.aborted
    ? null
    : await startLimit({ isEmbedded, seed, out, signals }, context, words)
  const others: readonly RunWithKind[] = [
    ...loads.map((load) => ({ kind: 'load', run: load }) as const),
    ...(limit === null ? [] : [{ kind: 'limiter', run: limit } as const]),
  ]
  if (others.length > 0)
    writeFileSync(join(out, 'report.html'), await renderTogether({ kind: 'check', run }, others))
  words.write(`report: ${join(out, 'report.html')}\n`)
  // A limiter that stays undetermined on a machine that is too slow for its window is not an error.
  const limitExitCode = limit?.valid === false ? limit.exitCode : 0
  const exitCode = run.exitCode === 0 ? Math.max(worstExitCode(loads), limitExitCode) : run.exitCode
  return exitCodeUnder(signals, exitCode)
}

// With --json stdout holds one document and nothing else.
function wordsOf(request: CheckRequest, context: CommandContext): CommandContext['stdout'] {
  return request.json ? context.stderr : context.stdout
}
