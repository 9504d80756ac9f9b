/** Finds random changes of a bundle that `assay verify` accepts although they change the conclusion. */
import { BundleError, type Members, writeZip } from '../../certificate/bundle-file.ts'
import { verifyBundle, verifyMembers, type Verification } from '../../certificate/verify-bundle.ts'
import { memo } from './tamper.ts'
import { mutation, type Mutation } from './mutations.ts'

/** The numbers of refused and accepted mutations. `deceived`: the accepted mutations that change the conclusion. */
export type MutationResult = {
  readonly refused: number
  readonly accepted: number
  readonly deceived: readonly string[]
}

/** Verifies mutations of the bundle `good`, which `numbers` determine, and counts those that `assay verify` refuses and accepts. */
export async function judgeMutations(good: Members, numbers: readonly number[]): Promise<MutationResult> {
  const packed = await writeZip(good)
  const reader = { key: null, memo, nowMs: Date.now() }
  const before = conclusionOf(verifyMembers(good, reader))
  const deceived: string[] = []
  let accepted = 0
  for (const number of numbers) {
    const one = mutation(number, good, packed)
    const verification = await verified(one, reader)
    if (verification === null || verification.findings.length > 0) continue
    accepted += 1
    if (conclusionOf(verification) !== before) deceived.push(`${number}: ${one.what}`)
  }
  return { refused: numbers.length - accepted, accepted, deceived }
}

async function verified(
  { packed, members }: Mutation,
  reader: Parameters<typeof verifyMembers>[1],
): Promise<Verification | null> {
  try {
    if (members !== undefined) return verifyMembers(members, reader)
    return await verifyBundle(packed ?? new Uint8Array(), reader)
  } catch (error) {
    if (error instanceof BundleError) return null
    throw error
  }
}

function conclusionOf({ run, summary }: Verification): string {
  const verdicts = (run?.checks ?? []).map(({ id, level, verdict }) => [id, level, verdict])
  return JSON.stringify([summary, verdicts])
}
