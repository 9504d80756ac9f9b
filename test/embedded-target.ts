/** Gives `vitest run --project conformance` a target when the user named none: the embedded reference. */
import { startReference } from '../reference/server.ts'

/** Vitest calls it before the project's tests; what it returns is called after them. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['ASSAY_TARGET'] !== undefined) return async () => {}
  const reference = await startReference({})
  process.env['ASSAY_TARGET'] = reference.baseUrl
  process.env['ASSAY_KEY'] = reference.key
  process.env['ASSAY_MODEL'] = reference.model
  return () => reference.close()
}
