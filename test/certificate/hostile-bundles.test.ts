import { buffer } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import {
  BundleError,
  MAX_BUNDLE_BYTES,
  type MemberName,
  type Members,
  writeZip,
} from '../../certificate/bundle-file.ts'
import { verifyBundle } from '../../certificate/verify-bundle.ts'
import { isFull } from '../sampling/sampled-cases.ts'
import { bundleOf } from './bundle-fixture.ts'

const READER = { key: null, nowMs: Date.now() }
const MIB = 1024 * 1024
let good: Members
let packed: Uint8Array

beforeAll(async () => {
  good = await bundleOf(null)
  packed = await writeZip(good)
})

type Entry = {
  readonly name: string
  readonly content: Uint8Array | string
  readonly mode?: number
  readonly compress?: boolean
  readonly mtime?: Date
}

async function zipOf(
  held: readonly Entry[],
  before: (archive: ZipFile) => void = () => {},
): Promise<Uint8Array> {
  const archive = new ZipFile()
  before(archive)
  for (const { name, content, mode = 0o100644, compress = false, mtime = new Date(1980, 0, 1) } of held)
    archive.addBuffer(Buffer.from(content), name, { mode, compress, mtime, forceDosTimestamp: true })
  archive.end()
  return new Uint8Array(await buffer(archive.outputStream.pipe(new PassThrough())))
}

function entries(): readonly Entry[] {
  return [...good].map(([name, content]) => ({ name, content }))
}

function withMember(
  name: MemberName,
  content: Uint8Array | string,
  more: Partial<Entry> = {},
): Promise<Uint8Array> {
  return zipOf(entries().map((entry) => (entry.name === name ? { ...entry, content, ...more } : entry)))
}

function textOf(name: MemberName): object {
  return JSON.parse(new TextDecoder().decode(good.get(name))) as object
}

function withEnvelope(changes: object): Promise<Uint8Array> {
  return withMember('envelope.json', JSON.stringify({ ...textOf('envelope.json'), ...changes }))
}

/** Returns the archive with a member renamed in both places that name it. The names have the same length. */
function renamed(from: string, to: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(packed).toString('latin1').replaceAll(from, to), 'latin1'))
}

function patched(edit: (bytes: Buffer, endAt: number) => void): Uint8Array {
  const bytes = Buffer.from(packed)
  edit(bytes, bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1')))
  return new Uint8Array(bytes)
}

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

const hostile: readonly (readonly [
  name: string,
  make: () => Uint8Array | Promise<Uint8Array>,
  message: RegExp,
])[] = [
  ['an empty file', () => new Uint8Array(), /not a ZIP archive/],
  ['no archive', () => new TextEncoder().encode('{"outcome": "conformant"}'.repeat(99)), /not a ZIP archive/],
  ['an archive that is cut off', () => packed.slice(0, -100), /not a ZIP archive/],
  ['a file beyond every bound', () => new Uint8Array(MAX_BUNDLE_BYTES + 1), /larger than/],
  [
    'a name that leaves the folder',
    () => renamed('environment.json', '../ironment.json'),
    /not a ZIP archive/,
  ],
  ['an absolute name', () => renamed('environment.json', '/nvironment.json'), /not a ZIP archive/],
  ['a name of another system', () => renamed('environment.json', 'C:\\ironment.json'), /not a ZIP archive/],
  [
    'a name with a NUL',
    () => renamed('environment.json', 'environment.jso\0'),
    /a member that Assay does not write/,
  ],
  [
    'a name in other letters',
    () => renamed('environment.json', 'Environment.json'),
    /a member that Assay does not write/,
  ],
  [
    'a member twice',
    () =>
      zipOf(
        [...entries(), { name: 'run.json', content: '{}' }].filter(({ name }) => name !== 'signing-key.pem'),
      ),
    /a member that Assay does not write: "run\.json"/,
  ],
  [
    'a member twice, beside all others',
    () => zipOf([...entries(), { name: 'run.json', content: '{}' }]),
    /a member that Assay does not write: "run\.json"/,
  ],
  [
    'a member too many, whose name leaves the folder',
    async () => {
      const bytes = await zipOf([...entries(), { name: 'ab/x.json', content: '{}' }])
      const text = Buffer.from(bytes).toString('latin1').replaceAll('ab/x.json', '../x.json')
      return new Uint8Array(Buffer.from(text, 'latin1'))
    },
    /not a ZIP archive/,
  ],
  [
    'a symbolic link',
    () => withMember('statement.json', '/etc/passwd', { mode: 0o120777 }),
    /bytes are not those/,
  ],
  ['a device', () => withMember('statement.json', '', { mode: 0o020666 }), /bytes are not those/],
  [
    'a folder',
    () => zipOf(entries(), (archive) => archive.addEmptyDirectory('more')),
    /a member that Assay does not write/,
  ],
  [
    'a bomb',
    () => withMember('transcript.ndjson', new Uint8Array(40 * MIB), { compress: true }),
    /a member that Assay does not write/,
  ],
  [
    'very many members',
    () => zipOf(Array.from({ length: 5000 }, (_, index) => ({ name: `member-${index}`, content: '' }))),
    /a member that Assay does not write: "member-0"/,
  ],
  ['a member too few', () => zipOf(entries().filter(({ name }) => name !== 'run.json')), /no run\.json/],
  [
    'a count that is a lie',
    () => patched((bytes, endAt) => bytes.writeUInt16LE(0xff_fe, endAt + 10)),
    /not a ZIP|a member that/,
  ],
  [
    'a directory far behind the end',
    () => patched((bytes, endAt) => bytes.writeUInt32LE(0xff_ff_ff_f0, endAt + 16)),
    /not a ZIP/,
  ],
  [
    'a declared size of 4 GiB',
    () => {
      const bytes = Buffer.from(packed)
      const entryAt = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
      bytes.writeUInt32LE(0xff_ff_ff_fe, entryAt + 24)
      return new Uint8Array(bytes)
    },
    /not a ZIP archive/,
  ],
  [
    'an encrypted member',
    () => {
      const bytes = Buffer.from(packed)
      const entryAt = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
      bytes.writeUInt16LE(bytes.readUInt16LE(entryAt + 8) | 1, entryAt + 8)
      return new Uint8Array(bytes)
    },
    /not a ZIP archive/,
  ],
  [
    'a manifest that is not UTF-8',
    () => withMember('manifest.json', new Uint8Array([0x7b, 0xff, 0x7d])),
    /not UTF-8/,
  ],
  ['a statement that is not UTF-8', () => withMember('statement.json', new Uint8Array([0xc3])), /not UTF-8/],
  [
    'a transcript that is not UTF-8',
    () => withMember('transcript.ndjson', new Uint8Array([0xff])),
    /not UTF-8/,
  ],
  ['a manifest that is not JSON', () => withMember('manifest.json', '{'), /not JSON/],
  ['a manifest that is a list', () => withMember('manifest.json', '[]'), /not a manifest/],
  [
    'a manifest with __proto__',
    () => withMember('manifest.json', '{"__proto__": {"outcome": "conformant"}}'),
    /not a manifest/,
  ],
  ['a deep manifest', () => withMember('manifest.json', deep(100_000)), /nested deeper/],
  ['a deep run', () => withMember('run.json', deep(1_000_000)), /nested deeper/],
  ['a deep statement', () => withMember('statement.json', deep(100_000)), /nested deeper/],
  ['a deep transcript', () => withMember('transcript.ndjson', deep(1_000_000)), /nested deeper/],
  [
    'an environment that is not UTF-8',
    () => withMember('environment.json', new Uint8Array([0xff, 0xfe, 0])),
    /not UTF-8/,
  ],
  ['a deep environment', () => withMember('environment.json', deep(100)), /nested deeper/],
  ['an empty environment', () => withMember('environment.json', '{}'), /not an environment/],
  ['members in another order', () => zipOf(entries().toReversed()), /bytes are not those/],
  [
    'a comment',
    () => {
      const bytes = Buffer.concat([packed, Buffer.from('hi')])
      bytes.writeUInt16LE(2, packed.length - 2)
      return new Uint8Array(bytes)
    },
    /bytes are not those/,
  ],
  ['an envelope that is none', () => withMember('envelope.json', '{"payload": 1}'), /not a DSSE envelope/],
  ['a run that is not JSON', () => withMember('run.json', 'conformant'), /not JSON/],
  [
    'another time of packing',
    () => withMember('run.json', good.get('run.json') ?? '', { mtime: new Date(2001, 1, 3) }),
    /bytes are not those that Assay writes for these members: get it again$/,
  ],
  [
    'another file mode',
    () => withMember('run.json', good.get('run.json') ?? '', { mode: 0o100777 }),
    /bytes are not those that Assay writes/,
  ],
  [
    'bytes before the first member',
    () => new Uint8Array(Buffer.concat([Buffer.from('#!/bin/sh\n'), packed])),
    /not a ZIP archive|bytes are not those/,
  ],
  ['an envelope with a further member', () => withEnvelope({ note: 'certified' }), /not a DSSE envelope/],
  [
    'a signature with a further member',
    () => withEnvelope({ signatures: [{ keyid: '', sig: '', by: 'me' }] }),
    /not a DSSE envelope/,
  ],
  ['a payload with a line feed', () => withEnvelope({ payload: 'e30=\n' }), /not a DSSE envelope/],
  ['a payload in base64url', () => withEnvelope({ payload: '_-8' }), /not a DSSE envelope/],
  [
    'a manifest with a further member',
    () => withMember('manifest.json', JSON.stringify({ ...textOf('manifest.json'), grade: 'A' })),
    /not a manifest/,
  ],
]

describe('a hostile file is refused in one line, at once', () => {
  test.each(hostile)('%s', async (_, make, message) => {
    const file = await make()
    const startedMs = performance.now()
    const refusal = await verifyBundle(file, READER).then(
      () => null,
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(BundleError)
    expect((refusal as BundleError).message).toMatch(message)
    expect((refusal as BundleError).message).not.toContain('\n')
    expect(performance.now() - startedMs).toBeLessThan(20_000)
  })
})

test('the same members give the same file', async () => {
  expect(Buffer.compare(await writeZip(good), packed)).toBe(0)
})

// The number of lines to read. In `npm run test:full` these are 80 MB.
const LINES = isFull ? 1_000_000 : 100_000

test('very many lines are read in bounded time and do not verify', async () => {
  const text = new TextDecoder().decode(good.get('transcript.ndjson'))
  const line = '{"type":"omission","omission":{"probe":"x","reason":"budget","detail":""}}\n'
  const { findings } = await verifyBundle(
    await withMember('transcript.ndjson', text + line.repeat(LINES)),
    READER,
  )
  expect(findings.map(({ rule }) => rule)).toContain('transcript-readable')
})
