/** Determines the target and the keys of a limiter run: the reference implementation with a limit, or a given service. */
import { count } from '../schemas/count.ts'
import type { Plan } from '../conformance/engine/plan.ts'
import type { LoadTarget } from '../load/runner/load-target.ts'
import { newKey } from '../reference/accounts.ts'
import { startReference } from '../reference/server.ts'
import { list, type CommandContext, type Flags } from './command.ts'
import { usageError } from './errors.ts'
import { keysFrom, loadService } from './keys.ts'
import { limitRule } from './limit-flags.ts'

/** A target with its keys. `accounts`: the account of each key, in the order of the keys. `close` stops the reference implementation. */
export type LimitTarget = {
  readonly target: LoadTarget
  readonly accounts: readonly string[]
  /** The sources of the target's keys, such as `$ASSAY_KEY`. Messages name the source of a key instead of the key. */
  readonly keyOrigins: readonly string[]
  readonly close: () => Promise<void>
}

/** The inputs of {@link limitTarget}. `given`: the base URL; undefined for the reference, whose limit is `--limit` or else `limit`. */
type LimitTargetRequest = {
  readonly flags: Flags
  readonly given: string | undefined
  readonly limit: string
  readonly declared: Plan | null
}

/** Determines the target of a limiter run. Throws CliError, which names the flag. */
export async function limitTarget(
  { flags, given, limit, declared }: LimitTargetRequest,
  context: CommandContext,
): Promise<LimitTarget> {
  if (given === undefined) {
    if (declared === null) return embedded(flags, limit)
    throw usageError('--statement has no effect on the embedded reference: leave it out')
  }
  if (flags['limit'] !== undefined)
    throw usageError("--limit is for the embedded reference: write 'reference' in place of the base URL")
  const keyOrigins = keysFrom(flags, context).map(({ origin }) => origin)
  return {
    target: loadService(flags, given, declared, context),
    accounts: accountsOf(flags, keyOrigins.length),
    keyOrigins,
    close: async () => {},
  }
}

/** Starts the reference implementation with four keys. Two of them share an account, which shows whether a limit is per account. */
async function embedded(flags: Flags, limit: string): Promise<LimitTarget> {
  const keys = Array.from({ length: 4 }, () => newKey())
  const [first = '', sibling = '', ...others] = keys
  const specs = flags['limit']
  const limits = (Array.isArray(specs) ? specs.map(String) : [limit]).filter((spec) => spec !== 'none')
  const reference = await startReference({
    keys: [newKey()],
    accounts: [[first, sibling], ...others.map((key) => [key])],
    limits: limits.map(limitRule),
  })
  const { baseUrl, model, close } = reference
  return {
    target: { baseUrl, model, key: first, moreKeys: [sibling, ...others], isEmbedded: true },
    accounts: ['1', '1', '2', '3'],
    keyOrigins: keys.map(() => 'made for this run'),
    close,
  }
}

function accountsOf(flags: Flags, keys: number): readonly string[] {
  const names = list(flags, 'accounts')
  if (names === null) return Array.from({ length: keys }, (_key, place) => String(place + 1))
  if (names.length === keys) return names
  throw usageError(`--accounts names the account of each key: ${count(keys, 'name')}, not ${names.length}`)
}
