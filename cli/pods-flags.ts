/** Flags of `assay load --emit k8s`. */
export const PODS_FLAGS = {
  emit: { type: 'string' },
  pods: { type: 'string' },
  image: { type: 'string' },
  name: { type: 'string' },
  claim: { type: 'string' },
  secret: { type: 'string' },
} as const
