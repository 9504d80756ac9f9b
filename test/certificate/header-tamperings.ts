/** Defines tamperings with facts in a transcript, such as the key, the model, the date or repeated requests. */
import type { Tampering } from './tampering.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** Tamperings that edit facts about exchanges. Everything derived from the transcript is recomputed. */
export const headerTamperings: readonly Tampering[] = [
  {
    name: 'the transcript is said to be of another model',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void Object.assign(header ?? {}, { model: 'the-best' })),
    caughtBy: ['model-of-run'],
  },
  {
    name: 'the statement is said to extend a profile that it does not extend',
    care: 'remade',
    edit: ({ lines }) =>
      lines(([header]) => void Object.assign(header?.['statement'] ?? {}, { extends: 'fastapi' })),
    caughtBy: ['readings'],
  },
  {
    name: 'the run is said to have had no key',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void Object.assign(header ?? {}, { hasKey: false })),
    caughtBy: ['key-of-run'],
  },
  {
    name: 'the key is not among the secrets, so that an answer may give it away',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void Object.assign(header ?? {}, { secretPlaceholders: [] })),
    caughtBy: ['key-of-run'],
  },
  {
    name: 'the run is renewed: all times are moved, and the answers keep their dates',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        for (const { exchange } of all) if (exchange !== undefined) exchange.sentAtEpochMs -= MONTH_MS
        const [header] = all
        header!['startedAt'] = new Date(Date.parse(header!['startedAt']) - MONTH_MS).toISOString()
      }),
    caughtBy: ['dated'],
  },
  {
    name: 'the failing answers are said to have been sent again',
    of: 'faulty',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        for (const { exchange } of all)
          if (exchange?.response?.body.text?.includes('"content":null') === true)
            exchange.sentAgain = 'broken-off'
      }),
    caughtBy: ['sent-again'],
  },
]
