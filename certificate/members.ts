/** The members of a bundle: their names, and how large each may be. */

const MIB = 1024 * 1024

/** The largest bundle that is read. */
export const MAX_BUNDLE_BYTES = 48 * MIB

/** The possible members of a bundle, with the most bytes that a member may have. */
export const MEMBER_LIMITS = {
  'manifest.json': MIB,
  'envelope.json': MIB,
  'statement.json': 4 * MIB,
  'suite.json': 4 * MIB,
  'environment.json': MIB,
  'coverage.json': 4 * MIB,
  'run.json': 16 * MIB,
  'transcript.ndjson': 40 * MIB,
  'signing-key.pem': MIB / 64,
} as const satisfies Readonly<Record<string, number>>

/** The name of a member. */
export type MemberName = keyof typeof MEMBER_LIMITS

/** Members that only a signed bundle has. */
const OF_SIGNED: readonly MemberName[] = ['signing-key.pem']

/** Every member name, in the order in which they are written. */
export const MEMBER_NAMES: readonly MemberName[] = [
  'manifest.json',
  'envelope.json',
  'statement.json',
  'suite.json',
  'environment.json',
  'coverage.json',
  'run.json',
  'transcript.ndjson',
  'signing-key.pem',
]

/** The members that every bundle has. */
export const REQUIRED_MEMBERS: readonly MemberName[] = MEMBER_NAMES.filter(
  (name) => !OF_SIGNED.includes(name),
)

/** The members that the manifest lists: all but itself, and the envelope that covers it. */
export const LISTED_MEMBERS: readonly MemberName[] = MEMBER_NAMES.filter(
  (name) => name !== 'manifest.json' && name !== 'envelope.json',
)

/** The content of a bundle, by member. */
export type Members = ReadonlyMap<MemberName, Uint8Array>

/** The member of that name; null when a bundle has no such member. */
export function memberNamed(name: string): MemberName | null {
  return MEMBER_NAMES.find((known) => known === name) ?? null
}
