/** Lists all probes of the capability `core` in their order. */
import type { Probe } from '../../engine/probe.ts'
import { authProbes } from './core-auth-probes.ts'
import { completionProbes } from './core-completion-probes.ts'
import { declaredProbes } from './core-declared-probes.ts'
import { echoProbes } from './core-echo-probes.ts'
import { endpointProbes } from './core-endpoints-probes.ts'
import { refusalProbes } from './core-refusals-probes.ts'

/** Every probe of the capability `core`. */
export const coreProbes: readonly Probe[] = [
  ...completionProbes,
  ...echoProbes,
  ...refusalProbes,
  ...authProbes,
  ...declaredProbes,
  ...endpointProbes,
]
