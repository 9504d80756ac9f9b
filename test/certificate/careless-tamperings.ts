/** Defines tamperings (forged certificates) that leave manifest and envelope unchanged, and tamperings with signatures and keys. */
import { sha256 } from '../../certificate/canonical-json.ts'
import { STRANGER } from './bundle-fixture.ts'
import type { Json } from './tamper.ts'
import type { Tampering } from './tampering.ts'

const CARELESS = ['covers', 'members']

/** Tamperings that edit members and leave manifest and envelope as they were. */
export const carelessTamperings: readonly Tampering[] = [
  {
    name: 'a verdict is flipped from fail to pass',
    of: 'faulty',
    care: 'careless',
    edit: ({ json }) => json('run.json', (run) => passAll(run)),
    caughtBy: [...CARELESS, 'verdicts'],
  },
  {
    name: 'the outcome is made conformant',
    of: 'faulty',
    care: 'careless',
    edit: ({ json }) => json('run.json', (run) => Object.assign(run, { outcome: 'conformant', exitCode: 0 })),
    caughtBy: [...CARELESS, 'run'],
  },
  {
    name: 'the failing check is taken out of run.json',
    of: 'faulty',
    care: 'careless',
    edit: ({ json }) =>
      json(
        'run.json',
        (run) => (run['checks'] = run['checks'].filter(({ verdict }: Json) => verdict !== 'fail')),
      ),
    caughtBy: [...CARELESS, 'verdicts'],
  },
  {
    name: 'an exchange is dropped',
    care: 'careless',
    edit: ({ lines }) => lines((all) => all.filter(({ exchange }) => exchange?.id !== 'core.lenient/nulls')),
    caughtBy: [...CARELESS, 'chain', 'requests-counted', 'calls-whole', 'verdicts', 'run'],
  },
  {
    name: 'an exchange is duplicated',
    care: 'careless',
    edit: ({ lines }) =>
      lines((all) =>
        all.flatMap((line) => (line['exchange']?.id === 'sse.stream/basic' ? [line, line] : [line])),
      ),
    caughtBy: [...CARELESS, 'chain', 'each-once', 'requests-counted', 'verdicts'],
  },
  {
    name: 'a status is edited',
    of: 'faulty',
    care: 'careless',
    edit: ({ exchange }) => exchange('core.auth/wrong', ({ response }) => (response.status = 200)),
    caughtBy: [...CARELESS, 'chain', 'verdicts', 'run'],
  },
  {
    name: 'a body is edited',
    care: 'careless',
    edit: ({ exchange }) => exchange('core.health/after', ({ response }) => (response.body.text += ' ')),
    caughtBy: [...CARELESS, 'chain', 'records'],
  },
  {
    name: 'the transcript is cut off in a line',
    care: 'careless',
    edit: ({ text, write }) => write('transcript.ndjson', text('transcript.ndjson').slice(0, -40)),
    caughtBy: [...CARELESS, 'transcript-readable'],
  },
  {
    name: 'the transcript is cut off after a line',
    care: 'careless',
    edit: ({ lines }) => lines((all) => all.slice(0, -1)),
    caughtBy: [...CARELESS, 'run-ended', 'run', 'manifest'],
  },
  {
    name: 'the statement is swapped',
    care: 'careless',
    edit: ({ json }) =>
      json('statement.json', (statement) => (statement['capabilities'].sse = 'unsupported')),
    caughtBy: [...CARELESS, 'statement-of-run', 'readings'],
  },
  {
    name: 'the statement is given another name',
    care: 'careless',
    edit: ({ json }) => json('statement.json', (statement) => (statement['name'] = 'Somebody else')),
    caughtBy: [...CARELESS, 'statement-of-run', 'readings'],
  },
  {
    name: 'the environment is edited',
    care: 'careless',
    edit: ({ json }) => json('environment.json', (environment) => (environment['node'] = 'v1')),
    caughtBy: CARELESS,
  },
  {
    name: 'a check is taken out of the check set',
    care: 'careless',
    edit: ({ json }) => json('suite.json', (suite) => suite['checks'].pop()),
    caughtBy: [...CARELESS, 'check-set-known'],
  },
  {
    name: 'the manifest says conformant',
    of: 'faulty',
    care: 'careless',
    edit: ({ json }) => json('manifest.json', (manifest) => (manifest['outcome'] = 'conformant')),
    caughtBy: ['covers', 'manifest'],
  },
  {
    name: 'the manifest names another target',
    care: 'careless',
    edit: ({ json }) =>
      json('manifest.json', (manifest) => (manifest['target'].baseUrl = 'https://example.com')),
    caughtBy: ['covers', 'manifest'],
  },
  {
    name: 'the manifest names a later day',
    care: 'careless',
    edit: ({ json }) =>
      json('manifest.json', (manifest) => (manifest['startedAt'] = new Date().toISOString())),
    caughtBy: ['covers', 'manifest'],
  },
  {
    name: 'the manifest names another seed',
    care: 'careless',
    edit: ({ json }) => json('manifest.json', (manifest) => (manifest['seed'] = 'other')),
    caughtBy: ['covers', 'manifest'],
  },
  {
    name: 'the manifest names another commitment',
    care: 'careless',
    edit: ({ json }) => json('manifest.json', (manifest) => (manifest['commitment'] = sha256('other'))),
    caughtBy: ['covers', 'manifest'],
  },
  {
    name: 'the manifest names an older suite',
    care: 'careless',
    edit: ({ json }) => json('manifest.json', (manifest) => (manifest['suite'].version = '0.0.1')),
    caughtBy: ['covers', 'suite-named'],
  },
  {
    name: 'the manifest lists a digest of another file',
    care: 'careless',
    edit: ({ json }) =>
      json('manifest.json', (manifest) => (manifest['members'][0].sha256 = sha256('other'))),
    caughtBy: CARELESS,
  },
]

/** Tamperings with the envelope and the keys. */
export const signatureTamperings: readonly Tampering[] = [
  {
    name: 'it is signed again by another key',
    care: 'rehashed',
    signer: 'stranger',
    isKeyNamed: true,
    caughtBy: ['wrong-key'],
  },
  {
    name: 'a flipped verdict is signed by another key',
    of: 'faulty',
    care: 'rehashed',
    signer: 'stranger',
    isKeyNamed: true,
    edit: ({ json }) => json('run.json', (run) => passAll(run)),
    caughtBy: ['wrong-key', 'verdicts'],
  },
  { name: 'its signature is taken out', care: 'rehashed', isKeyNamed: true, caughtBy: ['unsigned'] },
  {
    name: 'a whole other run stands in its place, unsigned',
    care: 'remade',
    isKeyNamed: true,
    edit: ({ exchange }) => exchange('core.health/after', ({ timing }) => (timing.endMs += 1)),
    caughtBy: ['unsigned'],
  },
  {
    name: 'the signature is taken out and the key is left',
    care: 'careless',
    edit: ({ json }) => json('envelope.json', (envelope) => (envelope['signatures'] = [])),
    caughtBy: ['key-without-signature'],
  },
  {
    name: 'the signature is altered',
    care: 'careless',
    edit: ({ json }) =>
      json(
        'envelope.json',
        ({ signatures: [first] }) =>
          (first.sig = first.sig.replace(/^./, (head: string) => (head === 'A' ? 'B' : 'A'))),
      ),
    caughtBy: ['signature-holds'],
  },
  {
    name: 'the signature is altered, and the reader names the key',
    care: 'careless',
    isKeyNamed: true,
    edit: ({ json }) => json('envelope.json', ({ signatures: [first] }) => (first.sig = '')),
    caughtBy: ['signature-holds', 'wrong-key'],
  },
  {
    name: 'a second signature is added',
    care: 'careless',
    edit: ({ json }) =>
      json('envelope.json', ({ signatures }) => signatures.push({ keyid: 'other', sig: 'AAAA' })),
    caughtBy: ['one-signature'],
  },
  {
    name: 'the envelope names another key',
    care: 'careless',
    edit: ({ json }) => json('envelope.json', ({ signatures: [first] }) => (first.keyid = sha256('other'))),
    caughtBy: ['key-id'],
  },
  {
    name: 'the key is swapped',
    care: 'careless',
    edit: ({ write }) =>
      write('signing-key.pem', STRANGER.publicKey.export({ type: 'spki', format: 'pem' }).toString()),
    caughtBy: ['covers', 'signature-holds', 'key-id', 'members'],
  },
  {
    name: 'the key is not a key',
    care: 'careless',
    edit: ({ write }) => write('signing-key.pem', 'none'),
    caughtBy: ['covers', 'signature-holds', 'members'],
  },
  {
    name: 'the envelope is that of another bundle',
    care: 'rehashed',
    after: ({ json }) =>
      json('envelope.json', (envelope) => (envelope['payload'] = Buffer.from('{}').toString('base64'))),
    caughtBy: ['covers'],
  },
  {
    name: 'the envelope says that it holds something else',
    care: 'rehashed',
    after: ({ json }) => json('envelope.json', (envelope) => (envelope['payloadType'] = 'text/plain')),
    caughtBy: ['payload-type'],
  },
  {
    name: 'the manifest is written in other words',
    care: 'rehashed',
    after: ({ text, write, reseal }) => {
      write('manifest.json', `${text('manifest.json')} `)
      reseal()
    },
    caughtBy: ['canonical'],
  },
  {
    name: 'the envelope is written in other words',
    care: 'rehashed',
    after: ({ text, write }) => write('envelope.json', `${text('envelope.json')} `),
    caughtBy: ['canonical'],
  },
  {
    name: 'the manifest lists a digest of another file, and is sealed',
    care: 'rehashed',
    after: ({ json, reseal }) => {
      json('manifest.json', (manifest) => (manifest['members'][2].sha256 = sha256('other')))
      reseal()
    },
    caughtBy: ['members'],
  },
  {
    name: 'the manifest does not list a member',
    care: 'rehashed',
    after: ({ json, reseal }) => {
      json('manifest.json', (manifest) => manifest['members'].pop())
      reseal()
    },
    caughtBy: ['members'],
  },
  {
    name: 'the manifest lists a member twice',
    care: 'rehashed',
    after: ({ json, reseal }) => {
      json('manifest.json', ({ members }) => members.push(members[0]))
      reseal()
    },
    caughtBy: ['members'],
  },
]

/** Turns every failure of a run into a pass. */
export function passAll(run: Json): void {
  for (const check of run['checks'])
    if (check.verdict === 'fail') Object.assign(check, { verdict: 'pass', issues: [] })
}
