/** The six units of certification. */

/** A unit of certification. */
export type Capability = 'core' | 'signup' | 'sse' | 'websocket' | 'webhooks' | 'limits'

/** All capabilities, in the order they are reported. */
export const CAPABILITIES: readonly Capability[] = [
  'core',
  'signup',
  'sse',
  'websocket',
  'webhooks',
  'limits',
]

/** Returns the capability of that id; null when there is none. */
export function capabilityNamed(id: string): Capability | null {
  return CAPABILITIES.find((capability) => capability === id) ?? null
}
