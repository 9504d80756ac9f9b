/** All probes of the capability `core`, in the order they are listed. */
import type { Probe } from '../../engine/probe.ts'
import { authProbes } from './core-auth.ts'
import { completionProbes } from './core-completion.ts'
import { declaredProbes } from './core-declared.ts'
import { echoProbes } from './core-echo.ts'
import { endpointProbes } from './core-endpoints.ts'
import { refusalProbes } from './core-refusals.ts'

/** Every probe of the capability `core`. */
export const coreProbes: readonly Probe[] = [
  ...completionProbes,
  ...echoProbes,
  ...refusalProbes,
  ...authProbes,
  ...declaredProbes,
  ...endpointProbes,
]
