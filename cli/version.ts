/** The version of this Assay. */
import manifest from '../package.json' with { type: 'json' }

/** From package.json. */
export const VERSION: string = manifest.version
