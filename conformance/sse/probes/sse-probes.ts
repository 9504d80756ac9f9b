/** All probes of event streams. They send nothing when no reading says how streaming is switched on. */
import type { Probe } from '../../engine/probe.ts'
import { edgeProbes } from './sse-edges-probes.ts'
import { streamProbes } from './sse-streams-probes.ts'

/** Every probe of the capability `sse`. */
export const sseProbes: readonly Probe[] = [...streamProbes, ...edgeProbes]
