/** Unpacks an untrusted bundle: known names only, each once, each stored and bounded. */
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { BundleError } from './bundle-error.ts'
import {
  MAX_BUNDLE_BYTES,
  MEMBER_LIMITS,
  MEMBER_NAMES,
  memberNamed,
  REQUIRED_MEMBERS,
  type MemberName,
  type Members,
} from './members.ts'

// Up to here a wrong or repeated name says more than their number does.
const MAX_ENTRIES = 100

const STORED = 0
const FILE_TYPE_BITS = 0o170000
const REGULAR_FILE = 0o100000
// The attributes hold the mode of a file in their upper half (as UNIX defines it).
const MODE_SHIFT = 2 ** 16

/** The members of a bundle. Throws a {@link BundleError} for a file that no program of ours has packed. */
export async function readZip(packed: Uint8Array): Promise<Members> {
  if (packed.length > MAX_BUNDLE_BYTES) throw new BundleError(`it is larger than ${MAX_BUNDLE_BYTES} bytes`)
  try {
    const archive = await fromBufferPromise(Buffer.from(packed), { strictFileNames: true })
    if (archive.entryCount > MAX_ENTRIES)
      throw new BundleError(
        `it holds ${archive.entryCount} members; a bundle has ${MEMBER_NAMES.length} at most`,
      )
    if (archive.comment !== '') throw new BundleError('it has a comment, which no digest covers')
    return await membersOf(archive)
  } catch (error) {
    if (error instanceof BundleError) throw error
    throw new BundleError(archiveProblem(error), { cause: error })
  }
}

// What the library says is about bytes, and helps nobody who was handed a file.
function archiveProblem(error: unknown): string {
  const said = error instanceof Error ? error.message : ''
  if (/\bpath\b|invalid characters/.test(said))
    return 'a name in it leads out of the archive, which a bundle never does'
  if (/encrypt|size mismatch/.test(said))
    return 'a member of it is encrypted, or of another size than it says'
  return 'it is not a ZIP archive that Assay wrote, or it is damaged: get it again'
}

async function membersOf(archive: ZipFile): Promise<Members> {
  const members = new Map<MemberName, Uint8Array>()
  for await (const entry of archive.eachEntry()) {
    const name = acceptedName(entry)
    if (members.has(name)) throw new BundleError(`it holds ${name} twice`)
    if ([...members.keys()].some((before) => MEMBER_NAMES.indexOf(before) > MEMBER_NAMES.indexOf(name)))
      throw new BundleError(`${name} in it is not at its place`)
    const content = await buffer(await archive.openReadStreamPromise(entry))
    members.set(name, new Uint8Array(content))
  }
  const missing = REQUIRED_MEMBERS.find((name) => !members.has(name))
  if (missing !== undefined) throw new BundleError(`it has no ${missing}`)
  return members
}

function acceptedName(entry: Entry): MemberName {
  const name = memberNamed(entry.fileName)
  if (name === null)
    throw new BundleError(
      `it holds ${JSON.stringify(entry.fileName.slice(0, 80))}, which a bundle does not have`,
    )
  const type = (Math.floor(entry.externalFileAttributes / MODE_SHIFT) % MODE_SHIFT) & FILE_TYPE_BITS
  if (type !== 0 && type !== REGULAR_FILE) throw new BundleError(`${name} in it is not a regular file`)
  if (entry.isEncrypted() || entry.compressionMethod !== STORED)
    throw new BundleError(`${name} in it is compressed or encrypted; a bundle stores its members`)
  if (entry.uncompressedSize > MEMBER_LIMITS[name])
    throw new BundleError(`${name} in it is larger than ${MEMBER_LIMITS[name]} bytes`)
  return name
}
