/** Defines tamperings with the seed and the disguise of a run. */
import { forgeBody } from './tamper.ts'
import type { Tampering } from './tampering.ts'

/** Tamperings with the seed, with the prompts that contain it, and with the disguise. */
export const seedTamperings: readonly Tampering[] = [
  {
    name: 'the run is said to have another seed',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void Object.assign(header ?? {}, { seed: 'other' })),
    caughtBy: ['of-seed'],
  },
  {
    name: 'no prompt shows the seed',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) =>
        all.map(
          (line) =>
            JSON.parse(JSON.stringify(line).replaceAll('\\"messages\\"', '\\"massages\\"')) as typeof line,
        ),
      ),
    caughtBy: ['asked-as-declared', 'of-seed'],
  },
  {
    name: 'the last round of an echo is left out',
    of: 'disguised',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        const kept = all.filter(({ exchange }) => exchange?.probe !== 'core.echo' || exchange.round !== 2)
        kept.at(-1)!['cost'].requests -= all.length - kept.length
        return kept
      }),
    caughtBy: ['calls-whole'],
  },
  {
    name: 'a run is said to have been made in more rounds',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void Object.assign(header ?? {}, { repeat: 3 })),
    caughtBy: ['calls-whole'],
  },
  {
    name: 'a run that said what it is passes for a disguised one',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void Object.assign(header ?? {}, { disguised: true })),
    caughtBy: ['of-seed', 'client-of-run', 'asked-as-declared'],
  },
  {
    name: 'a disguised run passes for one that said what it is',
    of: 'disguised',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void delete header?.['disguised']),
    caughtBy: ['of-seed', 'client-of-run', 'asked-as-declared'],
  },
  {
    name: 'a disguised run is said to have another seed',
    of: 'disguised',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void Object.assign(header ?? {}, { seed: 'other' })),
    caughtBy: ['of-seed', 'asked-as-declared'],
  },
  {
    name: 'another client sent a request',
    care: 'remade',
    edit: ({ exchange }) =>
      exchange('core.lenient/nulls', ({ request }) => {
        request.headers = request.headers.map(([name, value]: [string, string]) =>
          name === 'user-agent' ? [name, 'curl/8.5.0'] : [name, value],
        )
      }),
    caughtBy: ['client-of-run'],
  },
  {
    name: 'the prompts of one run are answered in another',
    care: 'remade',
    edit: ({ exchange }) =>
      exchange(
        'core.health/after',
        ({ request }) =>
          (request.body.text = request.body.text.replace(/Reference \w{12}/, 'Reference 0123456789ab')),
      ),
    caughtBy: ['of-seed'],
  },
]

/** The seed of the runs that bundle-fixture.ts bundles. */
export const SEED = 'certified'

/** Bundles whose run did not use the seed that the reader chose, or whose answers were prepared beforehand. */
export const givenSeedTamperings: readonly Tampering[] = [
  {
    name: 'the run was made with another seed than the given one',
    care: 'rehashed',
    seed: 'other',
    caughtBy: ['seed-given'],
  },
  {
    name: 'the answers were prepared',
    care: 'remade',
    seed: SEED,
    edit: ({ lines }) =>
      lines((all) => {
        for (const { exchange } of all)
          if (typeof exchange?.response?.body?.text === 'string' && exchange.response.reads.length > 0)
            forgeBody(exchange, (text) => text.replaceAll(/\b[0-9a-f]{12}\b/g, '0123456789ab'))
      }),
    caughtBy: ['seed-heard'],
  },
]
