/** The six units of certification. */
import type { Capability } from './check.ts'

/** All capabilities, in the order they are reported. */
export const CAPABILITIES: readonly Capability[] = [
  'core',
  'signup',
  'sse',
  'websocket',
  'webhooks',
  'limits',
]

/** The capability of that id; null when there is none. */
export function capabilityNamed(id: string): Capability | null {
  return CAPABILITIES.find((capability) => capability === id) ?? null
}
