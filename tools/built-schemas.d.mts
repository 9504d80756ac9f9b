/** Compiles the schemas of `root` if needed. Returns null, or one line that explains why this failed. */
export function buildSchemas(root?: string): string | null
