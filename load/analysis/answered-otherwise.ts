/** Transports that were requested and never came: a service that ignores `stream` answers all of them with JSON. Pure. */
import type { Row, Transport } from '../../schemas/compiled/row.ts'
import { compareTexts } from './compare-texts.ts'
import type { Conformance } from '../../schemas/compiled/load-run.ts'

/** The answers to the requests of a transport. `instead` counts those of another form, by the text for that form. */
type Form = { sent: number; came: number; readonly instead: Map<string, number> }

/** Counts by transport, of requests that were sent and did not end with the run. */
export type FormTally = Map<Transport, Form>

/** The number of requests of each transport that were answered as something else, where none came as requested. */
export type AnsweredOtherwise = NonNullable<Conformance['answeredOtherwise']>

/** Counts one row. */
export function countForm(tally: FormTally, row: Row): void {
  if (row.sentUs === null || row.class === 'interrupted') return
  const form = tally.get(row.transport) ?? { sent: 0, came: 0, instead: new Map<string, number>() }
  tally.set(row.transport, form)
  form.sent += 1
  if (isAsAsked(row)) form.came += 1
  const words = otherwiseOf(row)
  if (words !== null) form.instead.set(words, (form.instead.get(words) ?? 0) + 1)
}

/** The transports that no answer came back as, though there were answers. */
export function answeredOtherwise(tally: FormTally): AnsweredOtherwise {
  const transports = [...tally].toSorted(([a], [b]) => compareTexts(a, b))
  return transports.flatMap(([transport, { sent, came, instead }]) => {
    const requests = [...instead.values()].reduce((sum, count) => sum + count, 0)
    const [first] = [...instead].toSorted(([a, x], [b, y]) => y - x || compareTexts(a, b))
    return came > 0 || first === undefined ? [] : [{ transport, requests, of: sent, words: first[0] }]
  })
}

function isAsAsked(row: Row): boolean {
  switch (row.transport) {
    case 'sse':
      return row.firstEventUs !== null
    case 'json':
      return row.class === 'ok' || row.class === 'not-a-completion'
    case 'websocket':
      return row.status === 101
  }
}

function otherwiseOf(row: Row): string | null {
  switch (row.transport) {
    case 'sse':
      return insteadOfStream(row)
    case 'json':
      return row.class === 'bad-json' ? 'with what is not JSON' : null
    case 'websocket':
      return row.status >= 200 && row.status <= 299 ? `with status ${row.status} and no WebSocket` : null
  }
}

function insteadOfStream({ otherMedia }: Row): string | null {
  if (otherMedia === undefined) return null
  return otherMedia === '' ? 'without a media type' : `with ${otherMedia}`
}
