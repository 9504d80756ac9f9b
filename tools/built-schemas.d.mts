/** Compiles the schemas if needed. Returns null, or why this failed. */
export function buildSchemas(root?: string): string | null
