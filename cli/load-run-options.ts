/** The options of `assay load` besides the workload. */
import type { LoadOptions } from '../load/session/run-load.ts'
import { text, texts, wholeNumber, type Flags } from './command.ts'
import { profileFrom } from './profile-flag.ts'

type RunOptions = Pick<
  LoadOptions,
  'profile' | 'allowRemote' | 'calibrate' | 'seed' | 'samples' | 'slo' | 'k6' | 'output'
>

/** Reads the options. Throws CliError('usage') with one line that names the flag. */
export function runOptionsOf(flags: Flags): RunOptions {
  const seed = text(flags, 'seed')
  const k6 = text(flags, 'k6')
  const output = text(flags, 'k6-out')
  const samples = wholeNumber(flags, 'samples', 0)
  return {
    profile: profileFrom(flags),
    allowRemote: flags['allow-remote'] === true,
    calibrate: flags['no-calibration'] !== true,
    slo: texts(flags, 'slo'),
    ...(seed === null ? {} : { seed }),
    ...(k6 === null ? {} : { k6 }),
    ...(output === null ? {} : { output }),
    ...(samples === null ? {} : { samples }),
  }
}
