/** Compiles the schemas of the checkout `root` if they changed. Returns null on success, or a text that says why this failed. */
export function buildSchemas(root?: string): string | null
