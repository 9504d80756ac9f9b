/** Defines tamperings that edit the transcript and recompute everything derived from it. */
import { sha256 } from '../../certificate/canonical-json.ts'
import type { Tampering } from './tampering.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** Tamperings that edit the transcript. Each row says what is recomputed (`care`). */
export const remadeTamperings: readonly Tampering[] = [
  {
    name: 'the lines of the transcript carry no digests',
    care: 'rehashed',
    edit: ({ text, write }) =>
      write('transcript.ndjson', text('transcript.ndjson').replaceAll(/,"sha256":"[0-9a-f]{64}"\}$/gm, '}')),
    caughtBy: ['chain'],
  },
  {
    name: 'two neighbors change places',
    care: 'rehashed',
    edit: ({ text, write }) => {
      const all = text('transcript.ndjson').split('\n')
      const at = all.findIndex((line) => line.includes('"id":"core.refusals/message-string"'))
      const [one = '', other = ''] = [all[at], all[at + 1]]
      write(
        'transcript.ndjson',
        all
          .with(at, other)
          .with(at + 1, one)
          .join('\n'),
      )
    },
    caughtBy: ['chain'],
  },
  {
    name: 'the run has no end',
    care: 'remade',
    edit: ({ lines }) => lines((all) => all.slice(0, -1)),
    caughtBy: ['run-ended'],
  },
  {
    name: 'the run was stopped',
    care: 'remade',
    edit: ({ lines }) => lines((all) => void Object.assign(all.at(-1) ?? {}, { interrupted: true })),
    caughtBy: ['run-ended'],
  },
  {
    name: 'the failing check was not asked for',
    of: 'faulty',
    care: 'remade',
    edit: ({ lines }) =>
      lines(
        ([header]) =>
          void Object.assign(header ?? {}, {
            checks: header?.['checks'].filter((id: string) => id !== 'core.content-is-string'),
          }),
      ),
    caughtBy: ['checks-present'],
  },
  {
    name: 'only a few checks were asked for',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void header?.['checks'].splice(3)),
    caughtBy: ['checks-present', 'of-seed'],
  },
  {
    name: 'a check was asked for twice',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void header?.['checks'].push('core.status-200')),
    caughtBy: ['checks-present'],
  },
  {
    name: 'a probe was left out',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => [
        ...all.slice(0, -1),
        {
          type: 'omission',
          omission: { probe: 'core.echo', reason: 'budget', code: 'budget', detail: 'spent' },
        },
        ...all.slice(-1),
      ]),
    caughtBy: ['no-extra-skip'],
  },
  {
    name: 'an exchange stands twice, and is counted',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        all.splice(20, 0, ...all.slice(20, 21))
        all.at(-1)!['cost'].requests += 1
      }),
    caughtBy: ['each-once'],
  },
  {
    name: 'an exchange stands under another name',
    care: 'remade',
    edit: ({ exchange }) => exchange('core.lenient/nulls', (one) => (one['label'] = 'zeros')),
    caughtBy: ['each-once', 'calls-whole'],
  },
  {
    name: 'a first attempt is taken out',
    care: 'remade',
    edit: ({ exchange }) =>
      exchange('core.lenient/nulls', (one) => Object.assign(one, { attempt: 2, id: 'core.lenient/nulls#2' })),
    caughtBy: ['attempts-whole'],
  },
  {
    name: 'a probe that comes first stands last',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        const last = all.findLastIndex(({ type }) => type === 'exchange')
        const [first] = all.splice(1, 1)
        first!['exchange'].sentAtEpochMs = all[last - 1]!['exchange'].sentAtEpochMs + 1
        all.splice(last, 0, first!)
      }),
    caughtBy: ['in-turns'],
  },
  {
    name: 'the exchanges are reversed',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        // However long the run took: times are not what gives it away.
        for (const { exchange } of all)
          if (exchange !== undefined) exchange.sentAtEpochMs = Date.parse(all[0]!['startedAt'])
        return [all[0]!, ...all.slice(1, -1).toReversed(), all.at(-1)!]
      }),
    caughtBy: ['in-turns'],
  },
  {
    name: 'an exchange comes from another day',
    care: 'remade',
    edit: ({ exchange }) => exchange('core.lenient/nulls', (one) => (one['sentAtEpochMs'] -= 24 * HOUR_MS)),
    caughtBy: ['in-time'],
  },
  {
    name: 'an exchange took longer than the run',
    care: 'remade',
    edit: ({ exchange }) => exchange('core.lenient/nulls', ({ timing }) => (timing.endMs += HOUR_MS)),
    caughtBy: ['in-time'],
  },
  {
    name: 'an exchange is dropped, and everything made anew',
    care: 'remade',
    edit: ({ lines }) => lines((all) => all.filter(({ exchange }) => exchange?.id !== 'core.lenient/nulls')),
    caughtBy: ['requests-counted', 'calls-whole'],
  },
  {
    name: 'a lower cost is written into the transcript',
    care: 'remade',
    edit: ({ lines }) => lines((all) => void (all.at(-1)!['cost'].requests = 1)),
    caughtBy: ['requests-counted'],
  },
  {
    name: 'an exchange was with another service',
    care: 'remade',
    edit: ({ exchange }) =>
      exchange(
        'core.lenient/nulls',
        ({ request }) => (request.url = 'https://example.com/v1/chat/completions'),
      ),
    caughtBy: ['one-target'],
  },
  {
    name: 'the transcript is said to be of another service',
    care: 'remade',
    edit: ({ lines }) =>
      lines(([header]) => void Object.assign(header ?? {}, { baseUrl: 'https://example.com' })),
    caughtBy: ['one-target'],
  },
  {
    name: 'the transcript is said to be of another service of the same host',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void (header!['baseUrl'] += '/production')),
    caughtBy: ['one-target'],
  },
  {
    name: 'all streams are taken out',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        const kept = all.filter(({ exchange }) => exchange?.probe.startsWith('sse.') !== true)
        kept.at(-1)!['cost'].requests -= all.length - kept.length
        return kept
      }),
    caughtBy: ['calls-whole', 'counts'],
  },
  {
    name: 'every call for a stream is throttled, so that nothing of streams is judged',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        for (const { exchange } of all)
          if (exchange?.probe.startsWith('sse.') === true && exchange.response !== null)
            exchange.response.status = 429
        return all
      }),
    caughtBy: ['counts'],
  },
  {
    name: 'all exchanges are taken out',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        const kept = all.filter(({ type }) => type !== 'exchange')
        kept.at(-1)!['cost'].requests = 0
        return kept
      }),
    caughtBy: ['calls-whole', 'of-seed', 'counts'],
  },
  {
    name: 'a reading is made weaker',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void delete header?.['readings']['errors.wrongKey']),
    caughtBy: ['readings'],
  },
  {
    name: 'a capability is made optional',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void (header!['capabilities'].sse = 'auto')),
    // Probes of capabilities that are not declared come last, so the order of the calls is wrong too.
    caughtBy: ['in-turns', 'readings'],
  },
  {
    name: 'a profile that nobody has is named',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void Object.assign(header ?? {}, { profile: 'mine' })),
    caughtBy: ['readings'],
  },
  {
    name: 'the statement leaves a capability open',
    care: 'remade',
    edit: ({ json, lines, text }) => {
      json('statement.json', ({ capabilities }) => delete capabilities.limits)
      lines(([header]) => {
        header!['statement'].sha256 = sha256(text('statement.json'))
        header!['capabilities'].limits = 'auto'
      })
    },
    caughtBy: ['all-declared', 'no-extra-skip'],
  },
  {
    name: 'a body is longer than it says',
    care: 'remade',
    edit: ({ exchange }) => exchange('core.health/after', ({ response }) => (response.body.text += ' ')),
    caughtBy: ['records'],
  },
  {
    name: 'a body has other reads than bytes',
    care: 'remade',
    edit: ({ exchange }) => exchange('sse.stream/basic', ({ response }) => response.reads.pop()),
    caughtBy: ['records'],
  },
  {
    name: 'an answer ended before it began',
    care: 'remade',
    edit: ({ exchange }) => exchange('core.health/after', ({ timing }) => (timing.endMs = 0)),
    caughtBy: ['records'],
  },
  {
    name: 'the run is moved into the future',
    care: 'remade',
    edit: (draft) => moved(draft, 2 * YEAR_MS),
    caughtBy: ['not-in-the-future'],
  },
  {
    name: 'the run is older than a certificate may be',
    care: 'remade',
    edit: (draft) => moved(draft, -2 * YEAR_MS),
    caughtBy: ['not-expired'],
  },
  {
    name: 'the manifest does not say when the run began',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void Object.assign(header ?? {}, { startedAt: 'today' })),
    caughtBy: ['in-time', 'not-in-the-future', 'run-readable'],
  },
]

function moved({ lines }: Parameters<NonNullable<Tampering['edit']>>[0], byMs: number): void {
  lines((all) => {
    for (const { exchange } of all) {
      if (exchange === undefined) continue
      exchange.sentAtEpochMs += byMs
      for (const field of exchange.response?.headers ?? [])
        if (field[0] === 'date') field[1] = new Date(Date.parse(field[1]) + byMs).toUTCString()
    }
    const [header] = all
    header!['startedAt'] = new Date(Date.parse(header!['startedAt']) + byMs).toISOString()
  })
}
