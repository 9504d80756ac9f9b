/** All probes of WebSocket. They say nothing more once the first handshake was refused. */
import type { Probe } from '../../engine/probe.ts'
import { talkProbes } from './websocket-talks-probes.ts'
import { troubleProbes } from './websocket-trouble-probes.ts'

/** Every probe of the capability `websocket`. */
export const websocketProbes: readonly Probe[] = [...talkProbes, ...troubleProbes]
