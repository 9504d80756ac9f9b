/** Compiles the schemas of `root` if needed. Returns null on success, otherwise one line that says why the compilation failed. */
export function buildSchemas(root?: string): string | null
