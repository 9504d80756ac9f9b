/** The keys that the command line names, by the variables that hold them. */
import { list, type Flags, type CommandContext } from './command.ts'
import { CliError } from './errors.ts'
import { isDummyKey, runKeySource } from './key-flags.ts'
import { keyFrom } from './target.ts'

/** Returns the keys of the flags: `--keys-env A,B` names variables with a key each; `--key-env` next to it would add none. */
export function keysFrom(flags: Flags, { env }: CommandContext): readonly NamedKey[] {
  const names = list(flags, 'keys-env')
  const isDummy = isDummyKey(flags)
  if (names !== null && flags['key-env'] !== undefined)
    throw new CliError('usage', '--keys-env and --key-env both name keys: give one of them')
  if (names !== null) {
    return names.flatMap((name) =>
      namedKey(name, keyFrom(env, { name, isNamed: true, flag: '--keys-env', isDummy })),
    )
  }
  const source = runKeySource(flags)
  return namedKey(source.name, keyFrom(env, source))
}

/** A key, and the variable that it came from: its name, and as messages call it. */
type NamedKey = { readonly key: string; readonly variable: string; readonly origin: string }

function namedKey(name: string, key: string | null): readonly NamedKey[] {
  return key === null ? [] : [{ key, variable: name, origin: `$${name}` }]
}
