/** Packs and unpacks the file of a certificate (the bundle, `NAME.assay.zip`). Refuses files that Assay cannot have written. */
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry, type ZipFile as ReadArchive } from 'yauzl'
import { ZipFile } from 'yazl'

/** Thrown if a bundle cannot be unpacked. The message is one line. */
export class BundleError extends Error {
  override readonly name = 'BundleError'
}

const MIB = 1024 * 1024

/** The maximum size of a bundle in bytes. */
export const MAX_BUNDLE_BYTES = 48 * MIB

/** The files that a bundle may contain, with their maximum sizes in bytes. */
const MEMBER_LIMITS = {
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

/** The name of a file in a bundle. */
export type MemberName = keyof typeof MEMBER_LIMITS

/** The names of all files in a bundle, in the order of the archive. */
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

/** The files that every bundle must contain: all except the signing key, which only signed bundles contain. */
const REQUIRED_MEMBERS = MEMBER_NAMES.filter((name) => name !== 'signing-key.pem')

/** The files whose digests the manifest lists: all except the manifest itself and `envelope.json`, which is made last. */
export const LISTED_MEMBERS: readonly MemberName[] = MEMBER_NAMES.filter(
  (name) => name !== 'manifest.json' && name !== 'envelope.json',
)

/** The content of a bundle, by file name. */
export type Members = ReadonlyMap<MemberName, Uint8Array>

// The maximum number of files in an archive. It is generous, because the checks of file names give more helpful messages.
const MAX_ENTRIES = 100

const STORED = 0
const FILE_TYPE_BITS = 0o170000
const REGULAR_FILE = 0o100000
// The factor that shifts the UNIX mode of a file into the upper half of its ZIP attributes.
const MODE_SHIFT = 2 ** 16

/** Unpacks the files of a bundle. Throws a {@link BundleError} for an archive that Assay cannot have written. */
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

// Converts a technical error of the ZIP library to a message for the reader of a certificate.
function archiveProblem(error: unknown): string {
  const said = error instanceof Error ? error.message : ''
  if (/\bpath\b|invalid characters/.test(said))
    return 'a name in it leads out of the archive, which a bundle never does'
  if (/encrypt|size mismatch/.test(said))
    return 'a member of it is encrypted, or of another size than it says'
  return 'it is not a ZIP archive that Assay wrote, or it is damaged: get it again'
}

async function membersOf(archive: ReadArchive): Promise<Members> {
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
  const name = MEMBER_NAMES.find((known) => known === entry.fileName)
  if (name === undefined)
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

// The date of every file in a bundle: the earliest that ZIP allows (APPNOTE.TXT 4.4.6). A fixed date makes equal content give equal bytes.
const PACKED_AT = new Date(1980, 0, 1)
const FILE_MODE = 0o100644

/**
 * Packs files into a ZIP archive without compression. Equal content then gives equal bytes, and unpacking cannot need much
 * memory.
 */
export async function writeZip(members: Members): Promise<Uint8Array> {
  const archive = new ZipFile()
  for (const name of MEMBER_NAMES) {
    const content = members.get(name)
    if (content === undefined) continue
    const options = { mtime: PACKED_AT, mode: FILE_MODE, forceDosTimestamp: true, compress: false }
    archive.addBuffer(Buffer.from(content), name, options)
  }
  archive.end()
  return new Uint8Array(await buffer(archive.outputStream.pipe(new PassThrough())))
}
