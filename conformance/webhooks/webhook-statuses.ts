/** The statuses that our receiver answers with, so that each shows what it is meant to show. Pure. Source: gap G6.4. */
import { numbersOf, type Readings } from '../statement/readings.ts'

/** A status for each kind of answer; null where the readings leave none that would show it. */
export type AnswerStatuses = {
  /** Not acknowledged, so that the event comes again. */
  readonly error: number | null
  readonly redirect: number | null
  readonly refusal: number | null
  /** After it nothing comes: a declared one, or 410. */
  readonly final: number
}

const ERRORS = [500, 503, 502]
const REDIRECTS = [302, 307]
const REFUSALS = [400, 403, 404, 422]
const GONE = 410

/** Statuses after which no attempt comes, by the readings; none declares nothing. */
export function finalStatusesOf(readings: Readings): readonly number[] {
  return numbersOf(readings, 'webhooks.retry', 'finalStatuses')
}

/** The statuses that our receiver answers with under these readings. */
export function answerStatuses(readings: Readings): AnswerStatuses {
  const final = finalStatusesOf(readings)
  const notFinal = (statuses: readonly number[]) => statuses.find((status) => !final.includes(status)) ?? null
  return {
    error: notFinal(ERRORS),
    redirect: notFinal(REDIRECTS),
    refusal: notFinal(REFUSALS),
    final: final.includes(GONE) ? GONE : (final[0] ?? GONE),
  }
}
