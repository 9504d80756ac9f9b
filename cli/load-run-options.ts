/** The flags of `assay load` as options of a load. */
import { resolve } from 'node:path'
import type { Plan } from '../conformance/engine/plan.ts'
import type { LoadOptions } from '../load/session/run-load.ts'
import { numberFlag, textFlag, texts, type CommandContext, type Flags } from './command.ts'
import { workloadOf } from './load-workload.ts'
import { k6From } from './k6-flag.ts'
import { profileFrom } from './profile-flag.ts'
import type { StopSignals } from './stop.ts'

type RunOptions = Pick<
  LoadOptions,
  'profile' | 'allowRemote' | 'calibrate' | 'seed' | 'samples' | 'slo' | 'k6' | 'output'
>

/** The scenario and target of a command line. */
export type LoadRequest = Pick<LoadOptions, 'scenario' | 'target'> & {
  readonly flags: Flags
  readonly out: string
  readonly signals: StopSignals
  /** The readings that a statement declares; null without one. */
  readonly conformance: Plan | null
}

/** Returns the options that a single load and a part of a load share, however many processes send it. Throws CliError('usage') as {@link workloadOf} does. */
export function loadOptionsOf(
  { scenario, target, flags, out, conformance }: LoadRequest,
  { cwd }: CommandContext,
) {
  return {
    scenario,
    target,
    workload: workloadOf(flags, cwd),
    out: resolve(out),
    ...runOptionsOf(flags),
    ...(conformance === null ? {} : { conformance }),
  }
}

/** Reads the options. Throws CliError('usage') with one line that names the flag. */
function runOptionsOf(flags: Flags): RunOptions {
  const seed = textFlag(flags, 'seed')
  const output = textFlag(flags, 'k6-out')
  const samples = numberFlag(flags, 'samples')
  return {
    profile: profileFrom(flags),
    allowRemote: flags['allow-remote'] === true,
    calibrate: flags['no-calibration'] !== true,
    slo: texts(flags, 'slo'),
    ...(seed === null ? {} : { seed }),
    ...k6From(flags),
    ...(output === null ? {} : { output }),
    ...(samples === null ? {} : { samples }),
  }
}
