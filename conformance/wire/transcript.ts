/** `transcript.ndjson`: one line per thing that happened, written as it happens, read back without trust. */
import { closeSync, openSync, writeSync } from 'node:fs'
import type { Run } from '../../reports/run.ts'
import type { Exchange, Omission } from '../exchange.ts'
import { isRecord } from '../reply.ts'
import { isEnd, isExchange, isHeader, isOmission } from './transcript-lines.ts'

/** First line: what was run against what. `checks` null means all. */
export type TranscriptHeader = {
  readonly type: 'run'
  readonly schema: 'assay.transcript/1'
  readonly suite: string
  readonly baseUrl: string
  readonly model: string
  readonly seed: string
  readonly startedAt: string
  readonly profile: string
  readonly readings: Readonly<Record<string, unknown>>
  readonly capabilities: Readonly<Record<string, string>>
  readonly checks: readonly string[] | null
  readonly secretPlaceholders: readonly string[]
}

/** Last line. */
export type TranscriptEnd = { readonly type: 'end'; readonly durationMs: number; readonly cost: Run['cost'] }

/** A transcript being written. */
export type Transcript = {
  readonly exchanges: () => readonly Exchange[]
  readonly omissions: () => readonly Omission[]
  readonly addExchange: (exchange: Exchange) => void
  readonly addOmission: (omission: Omission) => void
  readonly end: (end: Omit<TranscriptEnd, 'type'>) => void
}

/** Opens a transcript at `path`, or in memory only. Every line reaches the file before the call returns. */
export function openTranscript(path: string | null, header: TranscriptHeader): Transcript {
  const exchanges: Exchange[] = []
  const omissions: Omission[] = []
  const file = path === null ? null : openSync(path, 'w', 0o600)
  const write = (line: object) => {
    if (file !== null) writeSync(file, `${JSON.stringify(line)}\n`)
  }
  write(header)
  return {
    exchanges: () => exchanges,
    omissions: () => omissions,
    addExchange(exchange) {
      exchanges.push(exchange)
      write({ type: 'exchange', exchange })
    },
    addOmission(omission) {
      omissions.push(omission)
      write({ type: 'omission', omission })
    },
    end(end) {
      write({ type: 'end', ...end })
      if (file !== null) closeSync(file)
    },
  }
}

/** What a transcript holds. `end` is null when the run was cut off. */
export type TranscriptParts = {
  readonly header: TranscriptHeader
  readonly exchanges: readonly Exchange[]
  readonly omissions: readonly Omission[]
  readonly end: TranscriptEnd | null
}

/** What can be wrong with a transcript file. */
export type TranscriptErrorCode = 'not-json' | 'foreign' | 'malformed'

/** Thrown by {@link readTranscript}, with the line number in the message. */
export class TranscriptError extends Error {
  override readonly name = 'TranscriptError'
  readonly code: TranscriptErrorCode

  constructor(code: TranscriptErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Reads a transcript back. Throws TranscriptError naming `source` and the line. */
export function readTranscript(text: string, source: string): TranscriptParts {
  const lines = text.split('\n').filter((line) => line !== '')
  const values = lines.map((line, index) => parsedLine(line, index + 1, source))
  const [header, ...rest] = values
  if (!isHeader(header)) throw new TranscriptError('foreign', `${source} is no transcript of this version of Assay`)
  const exchanges: Exchange[] = []
  const omissions: Omission[] = []
  let end: TranscriptEnd | null = null
  for (const [index, line] of rest.entries()) {
    const type = isRecord(line) ? line['type'] : undefined
    if (type === 'exchange' && isRecord(line) && isExchange(line['exchange'])) exchanges.push(line['exchange'])
    else if (type === 'omission' && isRecord(line) && isOmission(line['omission'])) omissions.push(line['omission'])
    else if (isEnd(line)) end = line
    else throw new TranscriptError('malformed', `${source}, line ${index + 2}: no exchange, omission or end`)
  }
  return { header, exchanges, omissions, end }
}

function parsedLine(line: string, number: number, source: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new TranscriptError('not-json', `${source}, line ${number}: not JSON: is the file cut off?`, { cause: error })
  }
}
