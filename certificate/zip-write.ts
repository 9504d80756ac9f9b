/** Packs the members of a bundle. The same members give the same bytes. */
import { buffer } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'
import { MEMBER_NAMES, type Members } from './members.ts'

// The first day that the format can hold (APPNOTE.TXT 4.4.6): when a bundle was packed shows nothing.
const PACKED_AT = new Date(1980, 0, 1)
const FILE_MODE = 0o100644

/**
 * Packs members into a ZIP archive. They are stored and not compressed: what a compressor makes differs from version to version,
 * and anyone who reads a bundle need not fear one that unpacks to a thousand times its size.
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
