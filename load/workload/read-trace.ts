import { usageError } from '../load-error.ts'
import { memberOf } from '../guards.ts'

/** A request of a trace. `atUs` is its time in µs since the first request. */
export type TraceRecord = {
  readonly atUs: number
  readonly promptTokens: number
  readonly outputTokens: number
  /** The ids of the text blocks with which the prompt begins. Prompts with the same ids begin with the same text. */
  readonly blocks: readonly number[]
}

type Line = {
  /** The line number of this request in the trace file, counted from 1. */
  readonly at: number
  readonly atUs: number
  readonly promptTokens: number
  readonly outputTokens: number
  readonly blocks: readonly number[]
}

/** The number of tokens per entry of `hash_ids`, which the Mooncake traces define. */
export const BLOCK_TOKENS = 512
const MAX_RECORDS = 2_000_000
// A shorter trace, in ms, probably has times in seconds.
const SHORTEST_MS = 1000
const SMALLEST_GAP_MS = 10
const FEWEST_DOUBTED = 2

const TIME_COLUMNS: readonly (readonly [name: string, unitUs: number | 'date'])[] = [
  ['timestamp_ms', 1000],
  ['timestamp', 1000],
  ['Timestamp', 1_000_000],
  ['TIMESTAMP', 'date'],
]
const PROMPT_COLUMNS = ['input_length', 'ContextTokens', 'Request tokens'] as const
const OUTPUT_COLUMNS = ['output_length', 'GeneratedTokens', 'Response tokens'] as const

/** Parses a trace. Throws LoadError `usage` if the text is invalid. */
export function parseTrace(text: string): readonly TraceRecord[] {
  const lines = linesOf(text)
  for (const [place, line] of lines.entries()) requireOrder(line, lines[place - 1])
  const firstUs = lines[0]?.atUs ?? 0
  const shared = sharedBlocks(lines)
  return lines.map(({ atUs, promptTokens, outputTokens }, place) => ({
    atUs: atUs - firstUs,
    promptTokens,
    outputTokens,
    blocks: shared[place] ?? [],
  }))
}

function requireOrder(line: Line, before: Line | undefined): void {
  if (line.atUs < 0) throw usageError(`line ${line.at} of the trace has a time below zero`)
  if (before !== undefined && line.atUs < before.atUs)
    throw usageError(`line ${line.at} of the trace is earlier than the line before it`)
}

/** Returns a note on requests of the trace that have no output tokens. They had failed when the trace was recorded. */
export function failedNotes(trace: readonly TraceRecord[]): readonly string[] {
  const failed = trace.filter(({ outputTokens }) => outputTokens === 0).length
  if (failed === 0) return []
  return [
    `${failed} of the ${trace.length} requests of the trace have no output tokens, so they failed when it was recorded: each is sent for an answer of 1 token, and counts in all figures`,
  ]
}

/** Returns a warning if the times of a trace are probably in seconds instead of milliseconds. Returns null otherwise. */
export function traceDoubt(trace: readonly TraceRecord[]): string | null {
  const lastMs = (trace.at(-1)?.atUs ?? 0) / 1000
  if (trace.length <= FEWEST_DOUBTED || lastMs >= SHORTEST_MS) return null
  if (lastMs / (trace.length - 1) >= SMALLEST_GAP_MS) return null
  return (
    `all ${trace.length} requests of the trace lie within ${lastMs.toFixed(0)} ms, because timestamp is in milliseconds: ` +
    'if the times are seconds, give --trace-speed 0.001'
  )
}

function sharedBlocks(lines: readonly Line[]): readonly (readonly number[])[] {
  const uses = new Map<string, number>()
  const named = lines.map(({ blocks }) => blocks.map((block, place) => `${place}/${block}`))
  for (const name of named.flat()) uses.set(name, (uses.get(name) ?? 0) + 1)
  const numbers = new Map<string, number>()
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  }
  return named.map((names) => {
    const own = names.findIndex((name) => uses.get(name) === 1)
    return names.slice(0, own === -1 ? names.length : own).map(numberOf)
  })
}

function linesOf(text: string): readonly Line[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.length === 0) throw usageError('the trace is empty: give a file with one request per line')
  if (lines.length > MAX_RECORDS)
    throw usageError(`the trace has more than ${MAX_RECORDS} lines: give a shorter one`)
  if (lines[0]?.trimStart().startsWith('{') === true)
    return lines.map((line, index) => fromJson(line, index + 1))
  const columns = cellsOf(lines[0] ?? '')
  const records = lines.slice(1).map((line, index) => fromCsv(cellsOf(line), columns, index + 2))
  if (records.length === 0)
    throw usageError('the trace has columns, but no line: give a file with one request per line')
  return records
}

function cellsOf(line: string): readonly string[] {
  const cells = line.trim().match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? []
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}

function fromJson(line: string, at: number): Line {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw usageError(`line ${at} of the trace is not JSON`)
  }
  const blocks = memberOf(value, 'hash_ids')
  return {
    at,
    atUs: timeOf(String(memberOf(value, 'timestamp')), 1000, at),
    promptTokens: Math.max(1, lengthOf(memberOf(value, 'input_length'), 'input_length', at)),
    outputTokens: lengthOf(memberOf(value, 'output_length'), 'output_length', at),
    blocks: Array.isArray(blocks) ? blocks.filter((block) => typeof block === 'number') : [],
  }
}

function fromCsv(cells: readonly string[], columns: readonly string[], at: number): Line {
  const cell = (name: string): string => (cells[columns.indexOf(name)] ?? '').trim()
  const time = TIME_COLUMNS.find(([name]) => columns.includes(name))
  const prompt = PROMPT_COLUMNS.find((name) => columns.includes(name))
  const output = OUTPUT_COLUMNS.find((name) => columns.includes(name))
  if (prompt === undefined || output === undefined || time === undefined)
    throw usageError(
      'the first line of the trace must name its columns: timestamp, input_length, output_length',
    )
  return {
    at,
    atUs: timeOf(cell(time[0]), time[1], at),
    // A prompt has at least one word.
    promptTokens: Math.max(1, lengthOf(numberIn(cell(prompt)), prompt, at)),
    outputTokens: lengthOf(numberIn(cell(output)), output, at),
    blocks: [],
  }
}

function numberIn(text: string): number {
  return text === '' ? Number.NaN : Number(text)
}

function timeOf(text: string, unitUs: number | 'date', at: number): number {
  const value = unitUs === 'date' ? dateUs(text) : numberIn(text) * unitUs
  if (Number.isFinite(value)) return Math.round(value)
  throw usageError(`line ${at} of the trace has no time: '${text.slice(0, 40)}'`)
}

// The class Date drops µs.
function dateUs(text: string): number {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d+)?(?:Z|\+00:00)?$/.exec(text)
  if (match === null) return Number.NaN
  return Date.parse(`${match[1]}T${match[2]}Z`) * 1000 + Number(`0${match[3] ?? '.0'}`) * 1_000_000
}

function lengthOf(value: unknown, name: string, at: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000) return value
  throw usageError(`line ${at} of the trace: ${name} is not a number of tokens`)
}
