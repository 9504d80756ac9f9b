import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/** The error that is thrown when a bundle cannot be unpacked. */
export class BundleError extends Error {
  override readonly name = 'BundleError'
}

const MIB = 1024 * 1024

/** The maximum size of a bundle in bytes. */
export const MAX_BUNDLE_BYTES = 48 * MIB

/** The names of all files in a bundle, in the order of the archive. */
export const MEMBER_NAMES = [
  'manifest.json',
  'envelope.json',
  'statement.json',
  'suite.json',
  'environment.json',
  'run.json',
  'transcript.ndjson',
  'signing-key.pem',
] as const

/** The name of a file in a bundle. */
export type MemberName = (typeof MEMBER_NAMES)[number]

const REQUIRED_MEMBERS = MEMBER_NAMES.filter((name) => name !== 'signing-key.pem')

/** The files that the manifest lists with their digests. */
export const LISTED_MEMBERS: readonly MemberName[] = MEMBER_NAMES.filter(
  (name) => name !== 'manifest.json' && name !== 'envelope.json',
)

/** The content of each file in a bundle, by file name. */
export type Members = ReadonlyMap<MemberName, Uint8Array>

const STORED = 0

/** Unpacks a bundle. Throws a {@link BundleError} if the ZIP file does not have exactly the format that Assay writes. */
export async function readZip(packed: Uint8Array): Promise<Members> {
  if (packed.length > MAX_BUNDLE_BYTES) throw new BundleError(`it is larger than ${MAX_BUNDLE_BYTES} bytes`)
  const members = await unpacked(packed)
  const missing = REQUIRED_MEMBERS.find((name) => !members.has(name))
  if (missing !== undefined) throw new BundleError(`it has no ${missing}`)
  // Also finds other orders, times, modes, comments, and bytes beside the files.
  if (Buffer.compare(await writeZip(members), packed) !== 0)
    throw new BundleError('its bytes are not those that Assay writes for these members: get it again')
  return members
}

async function unpacked(packed: Uint8Array): Promise<Members> {
  const members = new Map<MemberName, Uint8Array>()
  try {
    const archive = await fromBufferPromise(Buffer.from(packed), { strictFileNames: true })
    for await (const entry of archive.eachEntry()) {
      const name = MEMBER_NAMES.find((known) => known === entry.fileName)
      // Reads each known file once and without decompression, so that unpacking cannot need much memory.
      if (name === undefined || members.has(name) || entry.compressionMethod !== STORED)
        throw new BundleError(
          `it has a member that Assay does not write: ${JSON.stringify(entry.fileName.slice(0, 80))}`,
        )
      members.set(name, new Uint8Array(await buffer(await archive.openReadStreamPromise(entry))))
    }
  } catch (error) {
    if (error instanceof BundleError) throw error
    const detail = 'it is not a ZIP archive that Assay wrote, or it is damaged: get it again'
    throw new BundleError(detail, { cause: error })
  }
  return members
}

// The date of every file in a bundle: the earliest that ZIP allows (APPNOTE.TXT 4.4.6). A fixed date makes equal content give equal bytes.
const PACKED_AT = new Date(1980, 0, 1)
const FILE_MODE = 0o100644

/** Packs files as a ZIP archive, always with the same bytes for the same files. */
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
