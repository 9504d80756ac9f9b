import { isRecord, shorten } from '../../conformance/exchange/reply.ts'
import { isEndUnknown } from './beginning.ts'
import type { Conformance, LeakedAnswer, UnderLoad } from '../../schemas/compiled/load-run.ts'
import { isJudgeable, type JudgedSample, type SampleViolation } from './judge-samples.ts'
import type { Sample, SampleFile } from './sample.ts'
import { violationText } from '../../schemas/violation-text.ts'

const SHOWN_LEAKS = 5
const SHOWN_TEXT = 300

/** Summarizes the verdicts on the judged answers, and estimates from them how many of all answers fail. */
export function conformanceOf(file: SampleFile, judged: readonly JudgedSample[]): Conformance {
  const { samples, counts } = file
  const drawn = judged.filter(({ sample }) => sample.sampled === true)
  const decided = drawn.filter((one) => isConforming(one) || isViolating(one))
  const checks = failing(judged, file)
  // Only random samples are examples. Another answer would contradict a count of samples that all conform.
  const example = checks.find(({ isMust, failed }) => isMust && failed > 0)
  return {
    sampled: decided.length,
    conforming: decided.filter(isConforming).length,
    notJudged: countJudgeable(samples, drawn) - decided.length,
    example: example === undefined ? null : formatExample(example),
    cut: countCut(samples, drawn, decided),
    checks,
    leaks: leaksIn(samples),
    leakedSamples: decided.filter(({ sample }) => sample.leaks.length > 0).length,
    leakCount: counts['leak'] ?? samples.filter(({ leaks }) => leaks.length > 0).length,
    quiet: null,
  }
}

function isConforming({ sample, judged, violations }: JudgedSample): boolean {
  const violated = violations.map(({ id }) => id)
  const hasPassed = judged.some((id) => !violated.includes(id))
  // An answer that only violates a SHOULD conforms, as in `assay check`.
  return sample.class === 'ok' && hasPassed && !isViolating({ sample, judged, violations })
}

function isViolating({ sample, violations }: JudgedSample): boolean {
  return sample.leaks.length > 0 || violations.some(({ isMust }) => isMust)
}

function isTooLong(sample: Sample): boolean {
  return isEndUnknown(sample) && sample.class === 'ok'
}

function countJudgeable(samples: readonly Sample[], drawn: readonly JudgedSample[]): number {
  const seen = new Set(drawn.map(({ sample }) => sample))
  return samples.filter(
    (sample) => sample.sampled === true && isJudgeable(sample) && (seen.has(sample) || !isTooLong(sample)),
  ).length
}

function countCut(
  samples: readonly Sample[],
  drawn: readonly JudgedSample[],
  decided: readonly JudgedSample[],
): NonNullable<Conformance['cut']> {
  const cut = samples.filter((sample) => sample.sampled === true && isTooLong(sample)).length
  const looked = drawn.filter(({ sample }) => isTooLong(sample)).length
  const judged = decided.filter(({ sample }) => isEndUnknown(sample)).length
  return { judged, notJudged: cut - looked }
}

function formatExample({ id, example }: UnderLoad): string {
  return `${id}: ${violationText(example)}`
}

function failing(judged: readonly JudgedSample[], file: SampleFile): readonly UnderLoad[] {
  const found = judged.flatMap(({ sample, violations }) =>
    violations.map((violation) => ({ sample, violation })),
  )
  const byCheck = Map.groupBy(found, ({ violation }) => violation.id)
  return [...byCheck.values()]
    .flatMap((all) => underLoad(all, judged, file))
    .toSorted((a, b) => Number(b.isMust) - Number(a.isMust) || b.seen - a.seen)
}

type Found = { readonly sample: Sample; readonly violation: SampleViolation }

function underLoad(
  all: readonly Found[],
  judged: readonly JudgedSample[],
  file: SampleFile,
): readonly UnderLoad[] {
  const [first] = all
  if (first === undefined) return []
  const { transport } = first.sample
  const { id, title, isMust, issue } = first.violation
  const drawn = judged.filter((one) => one.sample.sampled === true && one.judged.includes(id))
  const inFlight = all.map(({ sample }) => sample.inFlight)
  const seconds = all.map(({ sample }) => (sample.sentUs ?? 0) / 1_000_000)
  return [
    {
      id,
      title,
      isMust,
      failed: all.filter(({ sample }) => sample.sampled === true).length,
      of: drawn.length,
      seen: all.length,
      seenCompleted: all.filter(({ sample }) => sample.class === 'ok').length,
      seenBrokenOff: all.filter(({ sample }) => sample.brokeOff === true).length,
      failedAtLeast: failedAtLeast(all, file),
      answers: file.answers[transport] ?? null,
      transport,
      firstSeconds: Math.min(...seconds),
      lastSeconds: Math.max(...seconds),
      inFlightLeast: Math.min(...inFlight),
      inFlightMost: Math.max(...inFlight),
      quiet: 'unknown',
      example: { request: first.sample.i, ...issue },
    },
  ]
}

// Estimates the failed answers of a load, more likely too low than too high.
function failedAtLeast(all: readonly Found[], { samples, counts }: SampleFile): number {
  const byReason = Map.groupBy(all, ({ sample }) => sample.why)
  const estimates = [...byReason].map(([why, found]) => {
    const kept = samples.filter((sample) => sample.why === why).length
    // Answers stored for a reason, such as a failure, stand for all answers with that reason.
    const there = why === 'sampled' ? kept : Math.max(kept, counts[why] ?? 0)
    return Math.floor((found.length * there) / kept)
  })
  return estimates.reduce((sum, count) => sum + count, 0)
}

function leaksIn(samples: readonly Sample[]): readonly LeakedAnswer[] {
  return samples
    .filter(({ leaks }) => leaks.length > 0)
    .slice(0, SHOWN_LEAKS)
    .map((sample) => {
      const [other = -1] = sample.leaks
      return {
        request: sample.i,
        other,
        atSeconds: (sample.sentUs ?? 0) / 1_000_000,
        inFlight: sample.inFlight,
        said: shorten(sample.text, SHOWN_TEXT),
        asked: shorten(questionOf(sample.request), SHOWN_TEXT),
      }
    })
}

function questionOf(body: string): string {
  const value: unknown = JSON.parse(body)
  const messages = isRecord(value) ? value['messages'] : undefined
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined
  const content = isRecord(last) ? last['content'] : undefined
  return typeof content === 'string' ? content : body
}
