import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { cacheFolder, packageLocation } from '../load/runner/package-location.ts'
import { setFlagsFromString } from 'node:v8'

/** Caches compiled code in Assay's own folder, where no other user can write. */
export function keepCompiledCode(): void {
  enableCompileCache(join(cacheFolder(packageLocation()), 'compiled'))
}

/** Limits the heap for new objects, to save memory. In return, garbage collection takes 10 % longer. */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
