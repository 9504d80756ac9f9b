/** The free-tier part of `npm start`: which limiter the reference has, with a window short enough to be waited for. */
import { join } from 'node:path'
import { newKey } from '../reference/accounts.ts'
import { readLimit } from '../reference/limits/spec.ts'
import { startReference } from '../reference/server.ts'
import { renderRun } from '../reports/formats.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import type { CommandContext } from './command.ts'
import { runRateLimitScenario } from './run-limit-scenario.ts'
import { dropIfEmpty, makeFolder } from './out-folder.ts'
import type { StopSignals } from './stop.ts'
import { unlessStopped } from './stopped-load.ts'
import { writeReports } from './present.ts'

const LIMIT = 'token-bucket,n=4,window=300ms,headers=none,exceeded=429'
const MAX = { maxRequests: 400, maxSeconds: 15 } as const

/** The target, and the destination of the results. */
export type StartLimit = {
  readonly isEmbedded: boolean
  readonly seed: string
  readonly out: string
  readonly signals: StopSignals
}

/**
 * Uses a reference of its own, so that nothing else that runs is limited. A given service gets no requests, because they
 * spend the quota of its keys: then a line on `words` says how, and returns null, as it does when its user stops it before it asks.
 */
export async function startLimit(
  { isEmbedded, seed, out, signals }: StartLimit,
  context: CommandContext,
  words: CommandContext['stdout'],
): Promise<LimiterRun | null> {
  if (!isEmbedded) {
    words.write(`limit: not identified, because that spends quota: see 'assay load rate-limit'\n`)
    return null
  }
  const keys = [newKey(), newKey()] as const
  const reference = await startReference({ keys, limits: [readLimit(LIMIT)] })
  try {
    const folder = makeFolder(join(out, 'rate-limit'))
    const { baseUrl, model } = reference
    const target = { baseUrl, model, key: keys[0], moreKeys: [keys[1]], isEmbedded: true as const }
    const keyOrigins = keys.map(() => 'made for this run')
    const asked = { target, keyOrigins, out: folder.path, seed, signals, ...MAX }
    const run = await unlessStopped('rate-limit', () => runRateLimitScenario(asked, context), context)
    if (run === null) {
      dropIfEmpty(folder)
      return null
    }
    const found = { kind: 'limiter', run } as const
    await writeReports(folder.path, found)
    words.write(await renderRun(found, 'summary'))
    return run
  } finally {
    await reference.close()
  }
}
