/** Puts the answers that several processes kept into one file. Pure. */
import { parseJson } from '../../conformance/codec/parse-json.ts'
import { asCount, isObject, memberOf } from '../guards.ts'

/** Returns the lines of all files, in the order of the schedule, and one line with the sums of their counts. */
export function mergedSamples(texts: readonly string[]): string {
  const files = texts.map((text) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => ({ line, value: parseJson(line) })),
  )
  const samples = files.flatMap((lines) => lines.filter(({ value }) => isObject(value) && !isCounts(value)))
  const last = files.map((lines) => lines.findLast(({ value }) => isCounts(value))?.value)
  if (samples.length === 0 && last.every((value) => value === undefined)) return ''
  const sorted = samples.toSorted((a, b) => indexOf(a.value) - indexOf(b.value))
  const counts = { counts: summed(last, 'counts'), answers: summed(last, 'answers') }
  return `${[...sorted.map(({ line }) => line), JSON.stringify(counts)].join('\n')}\n`
}

function isCounts(value: unknown): boolean {
  return memberOf(value, 'counts') !== undefined
}

function indexOf(value: unknown): number {
  return asCount(memberOf(value, 'i')) ?? 0
}

function summed(values: readonly unknown[], member: string): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const value of values) {
    const counts = memberOf(value, member)
    if (!isObject(counts)) continue
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + (asCount(count) ?? 0)
  }
  return sums
}
