/** A part of the interface that Assay certifies separately, such as streaming (`sse`). */
export type Capability = 'core' | 'signup' | 'sse' | 'websocket' | 'webhooks' | 'limits'

/** All capabilities, in the order in which reports list them. */
export const CAPABILITIES: readonly Capability[] = [
  'core',
  'signup',
  'sse',
  'websocket',
  'webhooks',
  'limits',
]

/** Returns the capability with the given id; null if there is none. */
export function capabilityNamed(id: string): Capability | null {
  return CAPABILITIES.find((capability) => capability === id) ?? null
}
