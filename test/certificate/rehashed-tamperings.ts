/** Defines tamperings that recompute every digest and leave the bundle unsigned. */
import { canonicalJson, sha256 } from '../../certificate/canonical-json.ts'
import { passAll } from './careless-tamperings.ts'
import { forgeBody, type Draft, type Json } from './tamper.ts'
import type { Tampering } from './tampering.ts'

/** Tamperings that edit verdicts and other conclusions, and recompute the digests. */
export const rehashedTamperings: readonly Tampering[] = [
  {
    name: 'verdicts are flipped and hashed',
    of: 'faulty',
    care: 'rehashed',
    edit: ({ json }) => json('run.json', (run) => passAll(run)),
    caughtBy: ['verdicts'],
  },
  {
    name: 'verdicts, outcome and manifest are flipped and hashed',
    of: 'faulty',
    care: 'rehashed',
    edit: ({ json }) => {
      json('run.json', (run) => {
        passAll(run)
        Object.assign(run, { outcome: 'conformant', exitCode: 0, reason: null })
      })
      json('manifest.json', (manifest) => (manifest['outcome'] = 'conformant'))
    },
    caughtBy: ['verdicts', 'run', 'manifest'],
  },
  {
    name: 'a check stands twice among the verdicts',
    care: 'rehashed',
    edit: ({ json }) => json('run.json', ({ checks }) => checks.push(checks[0])),
    caughtBy: ['verdicts'],
  },
  {
    name: 'the words of a verdict are edited',
    of: 'faulty',
    care: 'rehashed',
    edit: ({ json }) =>
      json('run.json', ({ checks }) =>
        checks.find(({ verdict }: Json) => verdict === 'fail').issues.splice(1),
      ),
    caughtBy: ['verdicts'],
  },
  {
    name: 'the level of a check is lowered',
    of: 'faulty',
    care: 'rehashed',
    edit: ({ json }) =>
      json('run.json', ({ checks }) =>
        Object.assign(
          checks.find(({ verdict }: Json) => verdict === 'fail'),
          { level: 'SHOULD', verdict: 'warn' },
        ),
      ),
    caughtBy: ['verdicts'],
  },
  {
    name: 'the service is said to be the embedded reference',
    of: 'faulty',
    care: 'rehashed',
    edit: ({ json }) => json('run.json', (run) => (run['target'].isEmbedded = true)),
    caughtBy: ['run'],
  },
  {
    name: 'the counts of a capability are edited',
    care: 'rehashed',
    edit: ({ json }) => json('run.json', ({ capabilities }) => (capabilities[0].counts.pass += 1)),
    caughtBy: ['run'],
  },
  {
    name: 'the duration is edited in run.json',
    care: 'rehashed',
    edit: ({ json }) => json('run.json', (run) => (run['durationMs'] += 1)),
    caughtBy: ['run'],
  },
  {
    name: 'run.json is not a run',
    care: 'rehashed',
    edit: ({ json }) => json('run.json', (run) => (run['outcome'] = 5)),
    caughtBy: ['run-readable'],
  },
  {
    name: 'the manifest says conformant, and is hashed',
    of: 'faulty',
    care: 'rehashed',
    edit: ({ json }) => json('manifest.json', (manifest) => (manifest['outcome'] = 'conformant')),
    caughtBy: ['manifest'],
  },
  {
    name: 'the manifest names another model',
    care: 'rehashed',
    edit: ({ json }) => json('manifest.json', ({ target }) => (target.model = 'gpt-x')),
    caughtBy: ['manifest'],
  },
  {
    name: 'the manifest names a lower cost',
    care: 'rehashed',
    edit: ({ json }) => json('manifest.json', ({ cost }) => (cost.requests = 1)),
    caughtBy: ['manifest'],
  },
  {
    name: 'the manifest names another version',
    care: 'rehashed',
    edit: ({ json }) => json('manifest.json', ({ suite }) => (suite.version = '0.0.1')),
    caughtBy: ['suite-named'],
  },
  {
    name: 'the transcript names another version',
    care: 'remade',
    edit: ({ lines }) => lines(([header]) => void Object.assign(header ?? {}, { suite: '0.0.1' })),
    caughtBy: ['suite-named'],
  },
  {
    name: 'the manifest names another check set',
    care: 'rehashed',
    edit: ({ json }) => json('manifest.json', ({ suite }) => (suite.checkSet = sha256('other'))),
    caughtBy: ['suite-named'],
  },
  {
    name: 'the failing check is taken out of the check set',
    of: 'faulty',
    care: 'remade',
    edit: () => {},
    after: ({ json, reseal, text }) => {
      json(
        'suite.json',
        (suite) =>
          (suite['checks'] = suite['checks'].filter(({ id }: Json) => id !== 'core.content-is-string')),
      )
      json('manifest.json', (manifest) => {
        const digest = sha256(text('suite.json'))
        manifest['suite'].checkSet = digest
        Object.assign(
          manifest['members'].find(({ name }: Json) => name === 'suite.json'),
          {
            sha256: digest,
            bytes: Buffer.byteLength(text('suite.json')),
          },
        )
      })
      reseal()
    },
    caughtBy: ['check-set-known'],
  },
  {
    name: 'the statement is reformatted',
    care: 'rehashed',
    edit: ({ write, text }) => write('statement.json', `${text('statement.json')}\n`),
    caughtBy: ['statement-of-run'],
  },
  {
    name: 'the statement is not JSON',
    care: 'rehashed',
    edit: ({ write }) => write('statement.json', '{'),
    caughtBy: ['all-declared'],
  },
  {
    name: 'the transcript is cut off in a line, and hashed',
    care: 'rehashed',
    edit: ({ text, write }) => write('transcript.ndjson', text('transcript.ndjson').slice(0, -40)),
    caughtBy: ['transcript-readable'],
  },
  {
    name: 'the transcript is that of another version of the format',
    care: 'rehashed',
    edit: ({ lines }) =>
      lines(([header]) => void Object.assign(header ?? {}, { schema: 'assay.transcript/0' })),
    caughtBy: ['transcript-readable'],
  },
  timedOut(1, ['no-extra-skip']),
  timedOut(2, ['no-extra-skip']),
]

/** Tamperings that no rule finds in an unsigned bundle. Only a signature reveals them. */
export const unseenTamperings: readonly Tampering[] = [
  {
    name: 'a stream that the service leaves open ends beside later probes',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        const at = all.findIndex(({ exchange }) => exchange?.id === 'sse.stream/basic')
        const [open] = all.splice(at, 1)
        const last = all.findLast(({ exchange }) => exchange !== undefined)!['exchange']
        const endMs = last.sentAtEpochMs + last.timing.endMs
        const { timing, sentAtEpochMs } = open!['exchange']
        // On an idle machine, the run ends earlier than such a stream, for which it waits two seconds.
        timing.endMs = Math.max(endMs - sentAtEpochMs, timing.endMs + 2100)
        open!['exchange'].end = { kind: 'left-open', waitedMs: 2000 }
        all.splice(-1, 0, open!)
      }),
    caughtBy: [],
  },
  {
    name: 'the environment is edited and hashed',
    care: 'rehashed',
    edit: ({ write }) => write('environment.json', canonicalJson({ schema: 'assay.environment/1' })),
    caughtBy: [],
  },
  {
    name: 'an answer is rewritten with its length, its reads and every verdict',
    care: 'remade',
    edit: ({ exchange }) =>
      exchange('core.health/after', (one) =>
        forgeBody(one, (text) => text.replace('"content":"', '"content":"Indeed. ')),
      ),
    caughtBy: [],
  },
]

// Returns a tampering in which refusals became timeouts, and a non-conformant run therefore left out a probe.
function timedOut(calls: number, caughtBy: readonly string[]): Tampering {
  const edit = ({ lines }: Draft): void =>
    lines((all) => {
      for (const { exchange } of all.filter((line) => line['exchange']?.kind === 'refusal').slice(0, calls)) {
        exchange.response = null
        exchange.end = { kind: 'failed', code: 'timeout-headers', detail: 'late' }
        exchange.timing = { headersMs: null, firstByteMs: null, endMs: 1000 }
      }
      const omission = { probe: 'core.echo', reason: 'timeout', code: 'timeout', detail: 'late' }
      all.splice(-1, 0, { type: 'omission', omission })
    })
  const name = `${calls} calls timed out, and a non-conformant run left out a probe`
  return { name, of: 'faulty', care: 'remade', edit, outcome: 'non-conformant', caughtBy }
}
