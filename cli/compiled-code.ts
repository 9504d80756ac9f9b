/** Compiled code that is kept from one command to the next. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { cacheFolder, packagePlace } from '../load/runner/package-place.ts'

/**
 * Keeps compiled code in the cache folder of Assay: compiling the same files again is half of what a short command costs.
 * Does nothing where NODE_COMPILE_CACHE names a folder or NODE_DISABLE_COMPILE_CACHE is set. Not in the folder for temporary
 * files that Node would choose: other users of the machine can write there. Source: https://nodejs.org/api/module.html
 */
export function keepCompiledCode(): void {
  enableCompileCache(join(cacheFolder(packagePlace()), 'compiled'))
}
