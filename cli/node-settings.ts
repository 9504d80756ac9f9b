/** Settings of this process: compiled code that is kept between commands, and a small heap. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { cacheFolder, packagePlace } from '../load/runner/package-place.ts'
import { setFlagsFromString } from 'node:v8'

/**
 * Keeps compiled code in the cache folder of Assay: compiling the same files again is half of what a short command costs.
 * Does nothing where NODE_COMPILE_CACHE names a folder or NODE_DISABLE_COMPILE_CACHE is set. Not in the folder for temporary
 * files that Node would choose: other users of the machine can write there. Source: https://nodejs.org/api/module.html
 */
export function keepCompiledCode(): void {
  enableCompileCache(join(cacheFolder(packagePlace()), 'compiled'))
}

/**
 * Keeps the part of the heap for new objects at its first size, a megabyte. It would grow to 64 and stay there, because reading
 * rows and judging answers makes many short-lived objects. Collecting them more often costs a tenth more time.
 * Source: `--semi-space-growth-factor` of `node --v8-options`.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
