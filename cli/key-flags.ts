/** The flags that say which key a run shows. */
import { textFlag, type Flags } from './command.ts'
import type { KeySource } from './target.ts'

const DEFAULT_KEY_ENV = 'ASSAY_KEY'

/** Returns whether the user says that the key is not a secret. */
export function isDummyKey(flags: Flags): boolean {
  return flags['dummy-key'] === true
}

/** Returns where the key of the run stands: `--key-env`, or `ASSAY_KEY`. */
export function runKeySource(flags: Flags): KeySource {
  const name = textFlag(flags, 'key-env')
  const isDummy = isDummyKey(flags)
  return { name: name ?? DEFAULT_KEY_ENV, isNamed: name !== null, flag: '--key-env', isDummy }
}
