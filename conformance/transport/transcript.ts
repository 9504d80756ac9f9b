import { appendFileSync, closeSync, fchmodSync, fstatSync, ftruncateSync, openSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { WriteError, withWriteErrors } from '../../schemas/files.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import type {
  OmissionLine,
  RecordedOmission,
  TranscriptEnd,
  TranscriptHeader,
  TranscriptLine,
  LearntSecret,
} from '../../schemas/compiled/transcript.ts'
import { validators } from '../../schemas/compiled/validators.js'
import { inconclusiveCodeOf } from '../../schemas/reason-codes.ts'
import { violationText } from '../../schemas/violation-text.ts'
import { schemaViolations } from '../exchange/schema.ts'

/** A transcript that is being written. */
export type Transcript = ReturnType<typeof openTranscript>

/** Opens a transcript in a file, or in memory if `path` is null. Writing may throw WriteError. */
export function openTranscript(path: string | null, header: TranscriptHeader) {
  const exchanges: Exchange[] = []
  const omissions: Omission[] = []
  const secrets: LearntSecret[] = []
  const chain = createChain()
  let isEnded = false
  let firstError: WriteError | null = null
  const append = path === null ? null : appenderTo(path)
  const write = (line: object) => {
    // After the close, the file descriptor may belong to another file.
    if (isEnded) throw new Error('the transcript has ended')
    // On a full disk a shorter line may still fit, and a line would be missing in the chain of digests.
    if (firstError !== null) throw firstError
    try {
      append?.line(`${chain.next(line)}\n`)
    } catch (error) {
      if (error instanceof WriteError) firstError = error
      throw error
    }
  }
  write(header)
  return {
    exchanges: (): readonly Exchange[] => exchanges,
    omissions: (): readonly Omission[] => omissions,
    addExchange: (exchange: Exchange): void => {
      write({ type: 'exchange', exchange })
      exchanges.push(exchange)
    },
    addOmission: (omission: Omission): void => {
      write(omissionLine(omission))
      omissions.push(omission)
    },
    /** Returns the placeholders of secrets that the target sent or Assay generated during the run, such as passwords. */
    secrets: (): readonly LearntSecret[] => secrets,
    addSecret: (secret: LearntSecret): void => {
      write({ type: 'secret', secret })
      secrets.push(secret)
    },
    end(end: Omit<TranscriptEnd, 'type'>): void {
      write({ type: 'end', ...end })
      isEnded = true
      append?.close()
    },
  }
}

type Appender = { readonly line: (text: string) => void; readonly close: () => void }

function appenderTo(path: string): Appender {
  const file = withWriteErrors(path, () => openSync(path, 'w', 0o600))
  // A file that existed before keeps its permissions, so they are set here.
  withWriteErrors(path, () => fchmodSync(file, 0o600))
  return {
    line(text) {
      const bytesBefore = fstatSync(file).size
      withWriteErrors(path, () => {
        try {
          appendFileSync(file, text)
        } catch (error) {
          ftruncateSync(file, bytesBefore)
          throw error
        }
      })
    },
    close: () => closeSync(file),
  }
}

/** A parsed transcript. `end` is null if the run was cut off. */
export type TranscriptParts = {
  readonly header: TranscriptHeader
  readonly exchanges: readonly Exchange[]
  readonly omissions: readonly Omission[]
  readonly secrets: readonly LearntSecret[]
  readonly end: TranscriptEnd | null
}

/** The error that `readTranscript` throws if a line of a transcript file is malformed. */
export class TranscriptError extends Error {
  override readonly name = 'TranscriptError'
}

/** Parses a transcript. It may end early, as after a crash. Throws TranscriptError if the text is not a transcript. */
export function readTranscript(text: string, source: string): TranscriptParts {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const [first, ...rest] = lines.map((line, index) => parsedLine(line, index + 1, source))
  const header = headerIn(first, lines.length === 0, source)
  const exchanges: Exchange[] = []
  const omissions: Omission[] = []
  const secrets: LearntSecret[] = []
  let end: TranscriptEnd | null = null
  for (const [index, value] of rest.entries()) {
    const malformed = (what: string) => new TranscriptError(`${source}, line ${index + 2}: ${what}`)
    if (end !== null) throw malformed('something after the end')
    const line = isLine(value) ? value : null
    if (line === null) throw malformed(lineProblem(value))
    switch (line.type) {
      case 'exchange':
        exchanges.push(line.exchange)
        break
      case 'omission':
        omissions.push(omissionOf(line.omission))
        break
      case 'secret':
        secrets.push(line.secret)
        break
      case 'end':
        end = withoutDigest(line)
        break
      case 'run':
        throw malformed('a second first line: are these two transcripts in one file?')
    }
  }
  return { header, exchanges, omissions, secrets, end }
}

function headerIn(value: unknown, isEmpty: boolean, source: string): TranscriptHeader {
  const foreign = (what: string) => new TranscriptError(`${source}, line 1: ${what}`)
  if (isEmpty) throw foreign('an empty file')
  const line: TranscriptLine | null = isLine(value) ? value : null
  if (line?.type === 'run') return withoutDigest(line)
  const what = line === null ? lineProblem(value) : `/type: expected "run", received "${line.type}"`
  throw foreign(`not the first line of a transcript of this version of Assay: ${what}`)
}

function parsedLine(line: string, number: number, source: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    const where = `${source}, line ${number}`
    const advice = number === 1 ? 'give the transcript.ndjson of a run' : 'is the file cut off or damaged?'
    throw new TranscriptError(`${where}: not JSON: ${advice}`, { cause: error })
  }
}

function withoutDigest<Line extends { readonly sha256?: string }>(line: Line): Omit<Line, 'sha256'> {
  const { sha256: _, ...rest } = line
  return rest
}

const SCHEMA = 'urn:assay:transcript'

function isLine(value: unknown): value is TranscriptLine {
  return validators[SCHEMA]?.(value) === true
}

function lineProblem(value: unknown): string {
  const validate = validators[SCHEMA]
  const [issue] = validate === undefined ? [] : schemaViolations(validate, value, '')
  if (issue === undefined) return 'not a line of a transcript'
  const at = issue.at.trim()
  return violationText({ ...issue, at: at === '' ? 'the line' : at })
}

function omissionLine(omission: Omission): OmissionLine {
  return { type: 'omission', omission: { ...omission, reason: inconclusiveCodeOf(omission.code) } }
}

function omissionOf({ reason, code, ...rest }: RecordedOmission): Omission {
  return { ...rest, code: code ?? reason }
}

const ENDING = /,"sha256":"([0-9a-f]{64})"\}$/

type TranscriptChain = { readonly next: (line: object) => string }

/** Creates a hash chain. Each line gets a digest of its text and of the previous line's digest. `after` is the digest to start from. */
export function createChain(after = ''): TranscriptChain {
  let last = after
  return {
    next(line) {
      const body = JSON.stringify(line)
      last = digestOf(last, body)
      return `${body.slice(0, -1)},"sha256":"${last}"}`
    },
  }
}

type ChainState =
  | { readonly kind: 'whole'; readonly last: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'broken'; readonly line: number }

/** Returns the state of the digests in a transcript: intact, broken or absent. A digest covers its line and all lines before it. */
export function chainOf(text: string): ChainState {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  if (!ENDING.test(lines[0] ?? '')) return { kind: 'absent' }
  let last = ''
  for (const [index, line] of lines.entries()) {
    const [ending = '', stated] = ENDING.exec(line) ?? []
    const expected = digestOf(last, `${line.slice(0, line.length - ending.length)}}`)
    if (stated !== expected) return { kind: 'broken', line: index + 1 }
    last = expected
  }
  return { kind: 'whole', last }
}

function digestOf(last: string, body: string): string {
  return createHash('sha256').update(last).update(body).digest('hex')
}
