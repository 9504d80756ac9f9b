/** Combines the ends of several processes: the worst of each. Pure. */
import type { K6Ending } from '../runner/k6-exit.ts'
import { isComplete, meaningOf, type ExitMeaning } from '../runner/k6-exit.ts'
import type { Memory } from '../runner/cpu-meter.ts'
import type { LogFindings } from '../runner/k6-log.ts'
import type { PartEnd } from './load-part.ts'
import type { RecordEvidence } from './record-load.ts'

/** The end of a part, and how reasons call it; the name is empty where there is one part only. */
export type NamedEnd = { readonly name: string; readonly end: PartEnd | null }

/** The end of a process that nobody observed. */
export const LOST: K6Ending = { exitCode: null, signal: null, stopped: false, late: false, lost: true }

/** What is known of a log that was not read. */
export const NO_LOG: LogFindings = { exceptions: [], exceptionCount: 0, tail: [] }

const KINDS: readonly ExitMeaning['kind'][] = ['finished', 'thresholds', 'gave-up', 'aborted', 'broken']

/** Returns whether a part came to its end. */
export function isWhole(end: PartEnd | null): boolean {
  return isComplete(meaningOf(end?.ending ?? LOST))
}

type Combined = Pick<
  RecordEvidence,
  | 'ending'
  | 'reading'
  | 'log'
  | 'cpuShare'
  | 'memory'
  | 'calibrations'
  | 'isUnfinished'
  | 'clockStepMs'
  | 'durationMs'
>

/** Combines the ends of all parts. */
export function combinedEnd(parts: readonly NamedEnd[]): Combined {
  const ends = parts.flatMap(({ end }) => (end === null ? [] : [end]))
  return {
    ending: parts.map(({ end }) => end?.ending ?? LOST).reduce(worse),
    reading: summaryOf(parts),
    log: parts.map(({ name, end }) => namedLog(name, end?.log ?? NO_LOG)).reduce(joined),
    cpuShare: largest(ends.map(({ cpuShare }) => cpuShare)),
    memory: ends.map(({ memory }) => memory).reduce(largerMemory, null),
    calibrations: ends.flatMap(({ calibrations }) => calibrations),
    isUnfinished: ends.some(({ isUnfinished }) => isUnfinished),
    clockStepMs: ends.reduce(
      (most, { clockStepMs }) => (Math.abs(clockStepMs) > Math.abs(most) ? clockStepMs : most),
      0,
    ),
    durationMs: ends.reduce((most, { durationMs }) => Math.max(most, durationMs), 0),
  }
}

function worse(a: K6Ending, b: K6Ending): K6Ending {
  return KINDS.indexOf(meaningOf(b).kind) > KINDS.indexOf(meaningOf(a).kind) ? b : a
}

function summaryOf(parts: readonly NamedEnd[]): RecordEvidence['reading'] {
  const silent = parts.find(({ end }) => end === null || end.iterations === null)
  if (silent === undefined) {
    const iterations = parts.reduce((sum, { end }) => sum + (end?.iterations ?? 0), 0)
    return { summary: { iterations }, problem: null }
  }
  const why = silent.end?.problem ?? 'k6 wrote no summary'
  return { summary: null, problem: silent.name === '' ? why : `${silent.name}: ${why}` }
}

function namedLog(name: string, log: LogFindings): LogFindings {
  if (name === '') return log
  const named = (line: string): string => `${name}: ${line}`
  // How a part gave up is recognized by the beginning of its line.
  const exceptions = log.exceptions.map((line) => (line.startsWith('test aborted: ') ? line : named(line)))
  return { ...log, exceptions, tail: log.tail.map(named) }
}

function joined(a: LogFindings, b: LogFindings): LogFindings {
  return {
    exceptions: [...a.exceptions, ...b.exceptions],
    exceptionCount: a.exceptionCount + b.exceptionCount,
    tail: [...a.tail, ...b.tail],
  }
}

function largest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

function largerMemory(a: Memory | null, b: Memory | null): Memory | null {
  if (a === null || b === null) return a ?? b
  return b.peakMiB > a.peakMiB ? b : a
}
