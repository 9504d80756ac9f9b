import type { Row } from '../../schemas/compiled/row.ts'
import type { Dots, RequestDot } from '../../schemas/compiled/load-run.ts'
import { pseudorandomOf } from './columns.ts'
import { answerEndUs } from './timings.ts'

type DotTally = { readonly count: (row: Row) => void; readonly result: () => Dots }

const MAX_COMPLETED = 400
const MAX_FAILED = 200

/** Collects a random sample of requests for a plot. */
export function createDots(): DotTally {
  const completed = createChoice(MAX_COMPLETED)
  const failed = createChoice(MAX_FAILED)
  let requests = 0
  return {
    count: (row) => {
      if (row.sentUs === null || row.class === 'interrupted') return
      requests += 1
      const choice = row.class === 'ok' ? completed : failed
      const lot = pseudorandomOf(row.i)
      // Most rows are not chosen, so no dot is built for them.
      if (choice.isWanted(lot)) choice.keep(lot, dotOf(row, row.sentUs, row.class))
    },
    result: () => {
      const points = [...completed.chosen(), ...failed.chosen()]
      return { requests, points: points.toSorted(inOrder) }
    },
  }
}

function inOrder(a: RequestDot, b: RequestDot): number {
  return a[0] - b[0] || a[2] - b[2] || (a[1] ?? 0) - (b[1] ?? 0) || compareTexts(a[3], b[3])
}

type Choice = {
  readonly isWanted: (lot: number) => boolean
  readonly keep: (lot: number, dot: RequestDot) => void
  readonly chosen: () => readonly RequestDot[]
}

function createChoice(most: number): Choice {
  let bound = 2 ** 32
  let kept: { readonly lot: number; readonly dot: RequestDot }[] = []
  return {
    isWanted: (lot) => lot < bound,
    keep: (lot, dot) => {
      kept.push({ lot, dot })
      while (kept.length > most) {
        bound /= 2
        kept = kept.filter((one) => one.lot < bound)
      }
    },
    chosen: () => kept.map(({ dot }) => dot),
  }
}

function dotOf(row: Row, sentUs: number, kind: RequestDot[3]): RequestDot {
  const endUs = (kind === 'ok' ? answerEndUs(row) : null) ?? row.closedUs ?? sentUs
  const ttftMs = row.firstTokenUs === null ? null : (row.firstTokenUs - sentUs) / 1000
  return [Math.round(sentUs / 1000) / 1000, ttftMs, (endUs - sentUs) / 1000, kind]
}

export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
