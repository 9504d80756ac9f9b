/** Returns null when the compiled schemas of `root` are up to date, else the line that says why they could not be made. */
export function buildSchemas(root?: string): string | null
