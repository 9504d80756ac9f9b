import { CAPABILITIES } from '../conformance/exchange/capabilities.ts'
import { CLIENT_LANGUAGES } from '../conformance/exchange/client-job.ts'
import { profileNames } from '../conformance/statement/plan.ts'
import { defaultProfileName } from '../schemas/unusual-readings.ts'
import { joined, reportFiles } from '../reports/formats.ts'
import { PROFILES_VARIABLE } from '../schemas/profile-variable.ts'
import { RUN_KINDS } from '../schemas/run-kinds.ts'
import { HOUR_MS } from '../schemas/durations.ts'
import type { FlagSpec, FlagTable } from './command.ts'

/** The longest duration that a flag accepts: one day, in seconds. Timers of Node fail for durations of 24 days or more. */
const DAY_SECONDS = 86_400
const WEEK_MINUTES = 10_080
const HIGHEST_PORT = 65_535
/** The maximum number of requests that a flag accepts. A greater value is refused, because it is probably a typo. */
const MOST_REQUESTS = 100_000
const MOST_TOKENS = 100_000_000

const key = (takes: string, about: string, more?: Partial<FlagSpec>): FlagSpec => ({ takes, about, ...more })
// A trace has its own times and lengths.
const NO_TRACE = { notBeside: ['trace'] } as const
const CLOSED = { notBeside: ['rate', 'trace'] } as const
const EMITTED = { needs: 'emit' } as const
// One part of a load has no results of its own.
const WHOLE = { notBeside: ['emit', 'segment'] } as const
const seconds = { takes: 'N', from: 1, to: DAY_SECONDS, unit: 'seconds' } as const
const port = { takes: 'N', to: HIGHEST_PORT } as const
const atLeastOne = { takes: 'N', from: 1 } as const

const profiles = joined(
  [`${defaultProfileName} (default)`, ...profileNames.filter((name) => name !== defaultProfileName)],
  'or',
)
const out = (file: string, kind: keyof typeof RUN_KINDS, more: readonly string[] = []): FlagSpec =>
  key(
    'DIR',
    `folder for ${joined([file, ...more, ...reportFiles(kind)], 'and')} (default: a new one below reports/out)`,
  )
const json = (file: string): FlagSpec => ({ about: `print ${file} instead of the summary` })

/** The environment variables, as the help shows them. */
export const ENVIRONMENT = `environment: ASSAY_KEY; HTTP_PROXY, HTTPS_PROXY, NO_PROXY (never used for this machine); NODE_EXTRA_CA_CERTS;
             ${PROFILES_VARIABLE} (a folder of further profiles)`

/** The flags for the API key, such as `--key-env`. All commands that send requests have them. */
export const KEY = {
  'key-env': { takes: 'NAME', about: 'environment variable that holds the key', usual: 'ASSAY_KEY' },
  'dummy-key': {
    about: 'the key is not a secret: it may be shorter than 8 characters, and may show in reports',
  },
  header: {
    takes: 'NAME=ENV',
    about: 'header field to send with every request, its value in the environment variable ENV',
    repeats: 'many',
  },
  'client-cert': key('FILE', 'client certificate in PEM, if the service demands one', {
    needs: 'client-key',
  }),
  'client-key': key('FILE', '... its key in PEM, without a passphrase', { needs: 'client-cert' }),
} satisfies FlagTable

const MODEL = key('NAME', 'model to request (default: the first one that the service lists)')

const SIGNUP = {
  'allow-signup': { about: 'try sign-up as well: creates up to five accounts and does not remove them' },
  'signup-email': { takes: 'T', about: 'template of their addresses', usual: "'assay+{nonce}@example.com'" },
} satisfies FlagTable

const RECEIVER = {
  receiver: {
    takes: 'MODE',
    about: 'where webhooks are received: loopback (default for a target on this machine), or off',
    words: ['loopback', 'off'],
  },
  'receiver-url': key('URL', 'your own ingress, which forwards to --receiver-port on this machine'),
  'receiver-port': { ...port, from: 1, about: 'port that receives webhooks', usual: 'a free one' },
  wait: { ...seconds, about: 'seconds to wait for an event at an address that you register by hand' },
  'webhook-secret-env': key('N', 'environment variable with the signing secret of that address'),
} satisfies FlagTable

const MAX_MINUTES = { takes: 'N', usual: '30', from: 1, to: WEEK_MINUTES, unit: 'minutes' } as const
const TIMEOUT = {
  ...seconds,
  about: 'seconds that one request may take',
  usual: '120, 60 of them until the answer begins',
} satisfies FlagSpec

/** The flags of `assay check` and `assay start`. */
export const CHECK_FLAGS = {
  ...KEY,
  model: MODEL,
  profile: key('NAME', `readings in force: ${profiles}, or the path of a profile`),
  statement: key(
    'FILE',
    "the service's own declarations; they replace the profile's   (assay list readings)",
  ),
  baseline: key(
    'FILE',
    'known failures: exit 0 while these and no others fail, at their known places   (docs/ci.md)',
  ),
  'baseline-update': { about: 'write FILE from this run' },
  require: {
    takes: 'LIST',
    about: `capabilities that the target must offer: ${CAPABILITIES.join(', ')}`,
    repeats: 'list',
  },
  only: {
    takes: 'ID,ID',
    about: 'these checks or capabilities only, with the requests they need   (assay list checks)',
    repeats: 'list',
  },
  skip: { takes: 'ID,ID', about: 'all checks but these (or those of these capabilities)', repeats: 'list' },
  clients: {
    takes: 'LIST',
    bare: 'all',
    about: `run the official openai libraries as well: ${joined([...CLIENT_LANGUAGES, 'all'], 'or')}   (docs/clients.md)`,
    repeats: 'list',
  },
  'max-requests': {
    ...atLeastOne,
    to: MOST_REQUESTS,
    about: 'maximum number of requests',
    usual: '300, plus those for limits and, with --clients, for client libraries',
  },
  'max-tokens': {
    ...atLeastOne,
    to: MOST_TOKENS,
    about: 'maximum number of completion tokens to request',
    usual: '20000',
  },
  'max-prompt-tokens': {
    ...atLeastOne,
    to: MOST_TOKENS,
    about: 'maximum number of prompt tokens, as the service counts them or, where it does not, estimated',
    usual: 'no bound',
  },
  huge: {
    about:
      'send a prompt of 1 MB as well, plain, streamed and over WebSocket, which must do no harm; --list shows its tokens',
  },
  ...SIGNUP,
  'signup-key-env': key('N', 'environment variable with the key, where sign-up sends it by mail'),
  'limits-key-env': {
    takes: 'N',
    about: 'environment variable with a key whose rate limit may be spent',
    usual: 'the key of the run',
  },
  'limits-sibling-key-env': key('N', '... with a second key of this account, to see the scope of the limit'),
  'limits-other-key-env': key('N', '... with a key of a different account'),
  ...RECEIVER,
  timeout: TIMEOUT,
  'max-minutes': {
    ...MAX_MINUTES,
    about:
      'maximum length of the run in minutes, with pauses for rate limits, but without other planned waits; a check that needs an unsent request is inconclusive',
  },
  seed: key('S', 'seed of prompts, nonces, names and order (default: assay; with --disguise a random one)'),
  disguise: {
    about:
      'send the header fields of the official JavaScript library, with words and names drawn from the seed, so that a service that behaves well only for Assay is exposed. New accounts do not name Assay either; see --signup-email',
  },
  repeat: {
    takes: 'K',
    about: 'run probes that depend on the model K times: a failed round is a failure',
    usual: '1',
    from: 1,
    to: 20,
  },
  out: out(RUN_KINDS.check.file, 'check', ['transcript.ndjson']),
  list: { about: 'print the planned requests and checks, then stop' },
  json: json('run.json'),
} satisfies FlagTable

function without(table: FlagTable, names: readonly string[]): FlagTable {
  return Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)))
}

/** The flags of `assay certify`. There is no flag that selects checks, because a certificate always covers all checks. */
export const CERTIFY_FLAGS: FlagTable = {
  ...without(CHECK_FLAGS, ['only', 'skip', 'require', 'baseline', 'baseline-update', 'clients', 'huge']),
  statement: key(
    'FILE',
    'declares each capability beside core supported or unsupported   (docs/statement.md)',
  ),
  'signing-key': key(
    'FILE',
    'private ed25519 key in PEM to sign with   (openssl genpkey -algorithm ed25519)',
  ),
  'signing-key-env': key(
    'N',
    '... in the environment variable N; without either the bundle is unsigned, and says so',
  ),
  seed: { takes: 'S', about: 'seed of prompts, nonces, names and order', usual: 'a random one' },
  repeat: { ...CHECK_FLAGS.repeat, usual: '3' },
  'max-requests': { ...CHECK_FLAGS['max-requests'], usual: '300, plus those for limits' },
  out: key('DIR', "folder for NAME.assay.zip beside what 'assay check' writes"),
}

/** The flags of `assay explore`. */
export const EXPLORE_FLAGS = {
  ...KEY,
  model: MODEL,
  statement: key('FILE', 'declarations that you already know: they are kept, and the rest is explored'),
  ...SIGNUP,
  ...RECEIVER,
  timeout: TIMEOUT,
  'max-minutes': { ...MAX_MINUTES, about: 'maximum length in minutes, with pauses for rate limits' },
  seed: key('S', 'seed of prompts and nonces'),
  out: {
    takes: 'FILE',
    about: 'the draft; assay-statement.schema.json for editors is written beside it',
    usual: 'assay-statement.jsonc',
  },
} satisfies FlagTable

const LOAD = {
  ...KEY,
  'keys-env': {
    takes: 'A,B',
    about: 'or environment variables with a key each: requests take turns among them',
    repeats: 'list',
  },
  model: key('NAME', 'model to request (required with a base URL)'),
  statement: key(
    'FILE',
    'statement of the deployment, as for assay check: WebSocket dialect, and readings to judge answers by',
  ),
  profile: key('NAME', `how streams are requested and how they end: ${profiles}, or the path of a profile`),
  'prompt-tokens': { ...atLeastOne, about: 'words per prompt', usual: '32', ...NO_TRACE },
  'max-tokens': { ...atLeastOne, about: 'completion tokens per request', usual: '32', ...NO_TRACE },
  'no-calibration': { about: "do not measure the instrument's own error" },
  k6: {
    takes: 'PATH',
    about: "a k6 from 'assay doctor --build-k6'",
    usual: 'ASSAY_K6, else it is built here',
    notBeside: ['emit'],
  },
  seed: key('S', 'seed of the whole schedule'),
  'allow-remote': { about: 'the target is another machine, and you intend to load it' },
} satisfies FlagTable

/** The flags for a load that is divided among several processes. */
export const SHARED_LOAD_FLAGS = {
  segment: key(
    'K/N',
    "send part K of N of the schedule only (open model), from the common start --start-at; all parts take the same --seed and options. Writes rows; 'assay load merge DIR...' makes one run of all parts",
    { notBeside: ['emit'] },
  ),
  'start-at': key('TIME', 'the common start: a time such as 2026-11-23T12:00:00Z, or seconds since 1970'),
  emit: {
    takes: 'k8s',
    about:
      "do not send: write testrun.json for the k6-operator, whose pods send the load from --start-at on, and the plan for 'assay load merge --plan'",
    words: ['k8s'],
  },
  pods: { ...atLeastOne, about: 'number of pods that share the load', ...EMITTED },
  image: key('NAME', 'their image, of the Dockerfile', EMITTED),
  name: { takes: 'NAME', about: 'name of the run in the cluster', usual: 'assay', ...EMITTED },
  claim: { takes: 'NAME', about: 'volume for rows', usual: 'assay-rows', ...EMITTED },
  secret: { takes: 'NAME', about: 'secret with the keys', usual: 'assay-keys', ...EMITTED },
} satisfies FlagTable

/** The flags of `assay load`, except for `assay load rate-limit` and `assay load fairness`, which have their own. */
export const LOAD_FLAGS = {
  ...LOAD,
  vus: {
    ...atLeastOne,
    about:
      'users at once (closed model; default 10), or maximum in flight (open model; default 10 per request per second, from 10 to 1000)',
  },
  think: key('N', 'seconds that a user of the closed model waits before the next request', CLOSED),
  rate: key('N', 'requests per second, independent of the answers (open model)', NO_TRACE),
  arrivals: {
    takes: 'KIND',
    about: 'constant or poisson',
    usual: 'constant',
    words: ['constant', 'poisson'],
    needs: 'rate',
    notBeside: ['trace', 'burstiness'],
  },
  burstiness: key('N', 'gamma arrivals; 1 is Poisson', { ...NO_TRACE, needs: 'rate' }),
  trace: key(
    'FILE',
    'replay recorded times and lengths, CSV or NDJSON: timestamp (in milliseconds), input_length, output_length',
  ),
  'trace-speed': key('N', '2: twice as fast', { needs: 'trace' }),
  duration: key('N', 'seconds (default 10, soak 600; of a trace: its length and one interval)'),
  timeout: { takes: 'N', about: 'seconds per request', usual: '60' },
  http: {
    takes: 'VERSION',
    about: 'version of HTTP, 1 or 2; 2 only over TLS',
    usual: '1',
    words: ['1', '2'],
  },
  'warm-up': key('N', 'seconds before the duration: requests are sent and not counted', NO_TRACE),
  'ramp-up': {
    takes: 'N',
    about: 'users of the closed model start one after another over N seconds',
    usual: '0, all at once',
    ...CLOSED,
  },
  slo: {
    takes: 'TEXT',
    about:
      "an objective, e.g. 'ttft p95 < 1s', 'errors < 1%' or 'completions > 50/s'; missed: exit code 1. Durations and shares of failures take < or <=; goodput, completions, output-tokens > or >=",
    repeats: 'many',
  },
  'prompt-cv': key('N', 'spread of the lengths of prompts, lognormal', NO_TRACE),
  'output-cv': key('N', 'spread of the lengths of completions, lognormal', NO_TRACE),
  'prefix-share': key('N', 'share of every prompt that is the same text, 0 to 1', NO_TRACE),
  mix: {
    takes: 'LIST',
    about: 'transports by weight, e.g. json=1,sse=3; the report compares them',
    repeats: 'list',
  },
  samples: {
    takes: 'N',
    about:
      'maximum number of answers to keep, evenly over the load, and to judge after it (default 20 per second, up to 300); 0: no answer is judged, and the report says so',
    from: 0,
  },
  baseline: key(
    'FILE',
    'run.json of assay check on the same target: checks that fail there are not tested again without load',
    WHOLE,
  ),
  ...SHARED_LOAD_FLAGS,
  out: out(RUN_KINDS.load.file, 'load', ['rows']),
  json: { ...json(RUN_KINDS.load.file), ...WHOLE },
} satisfies FlagTable

/** The flags of `assay load merge`. */
export const MERGE_FLAGS = {
  plan: key(
    'FILE',
    'load-part.json of --emit k8s, for folders that k6 alone wrote: rows.ndjson and summary.json',
  ),
  trace: key('FILE', 'the trace file, if the run replays one'),
  statement: key('FILE', 'the statement that the run was given'),
  out: out(RUN_KINDS.load.file, 'load', ['rows']),
  json: json(RUN_KINDS.load.file),
} satisfies FlagTable

/** The flags of `assay load rate-limit`. */
export const RATE_LIMIT_FLAGS = {
  ...KEY,
  'keys-env': {
    takes: 'A,B',
    about:
      'environment variables with a key each, instead of --key-env; with one key, a limit per key is not distinguished from one per address',
    repeats: 'list',
  },
  model: LOAD.model,
  statement: key(
    'FILE',
    'statement of the deployment, as for assay check: header fields that requests need, sign-up, and event streams (without them, requests ask for JSON)',
  ),
  'max-requests': {
    ...atLeastOne,
    about: "maximum number of requests; if given, also of a day's quota",
    usual: '300',
    to: MOST_REQUESTS,
  },
  'max-tokens': {
    ...atLeastOne,
    about: 'maximum number of tokens, estimated where answers report none',
    usual: '50000',
    to: MOST_TOKENS,
  },
  'max-seconds': { ...seconds, about: 'maximum duration in seconds', usual: '300' },
  sources: {
    takes: 'A,B',
    about: 'addresses of this machine to send from (127.0.0.1,127.0.0.2 for a target on 127.0.0.1)',
    repeats: 'list',
  },
  'refusal-status': {
    takes: 'N',
    about: 'further statuses that are refusals, besides 429 and 503 with Retry-After; a list',
    repeats: 'list',
  },
  limit: {
    takes: 'SPEC',
    about: 'the limit of the embedded reference, or none   (assay serve --help)',
    repeats: 'many',
  },
  'allow-remote': { about: 'the target is another machine, and you intend to spend its quota' },
  k6: LOAD.k6,
  seed: key('S', 'seed of the prompts'),
  out: out(RUN_KINDS.limiter.file, 'limiter', ['rows']),
  json: json('that JSON'),
} satisfies FlagTable

/** The flags of `assay load fairness`. */
export const FAIRNESS_FLAGS = {
  ...RATE_LIMIT_FLAGS,
  'max-requests': { ...CHECK_FLAGS['max-requests'], usual: '4000' },
  'max-tokens': { ...RATE_LIMIT_FLAGS['max-tokens'], usual: 'no bound' },
  accounts: {
    takes: '1,1,2',
    about: 'the account of each key, in the same order',
    usual: 'one account per key',
    repeats: 'list',
  },
  'victim-rate': { takes: 'N', about: 'requests per second of each key, from 0.01', usual: '2' },
  'aggressor-rate': {
    takes: 'N',
    about: 'requests per second of the first key under pressure, in all; must be more than --victim-rate',
    usual: '20',
  },
  'phase-seconds': {
    ...seconds,
    about: 'length of each of two calm and two pressure phases',
    usual: 'long enough to show that there is no impact on others, within the bounds',
  },
} satisfies FlagTable

/** The default objective of `assay capacity` for the reference implementation. */
export const REFERENCE_SLO = 'e2e p95 < 150ms'

/** The flags of `assay capacity`. */
export const CAPACITY_FLAGS = {
  slo: {
    takes: 'TEXT',
    about: `an objective, e.g. 'ttft p95 < 1s', 'tpot p99 < 60ms', 'errors < 0.1%', 'goodput > 95%'. Without one on errors, 'errors < 1%' is added. The reference has a default: '${REFERENCE_SLO}'`,
    repeats: 'many',
  },
  for: key(
    'LOAD',
    "'40 rps' or '2000 users, 30 s think': does the service carry it, and how many replicas does it take?",
  ),
  replicas: {
    ...atLeastOne,
    about: 'number of equal deployments that share the load of --for; more is extrapolated',
    usual: '1',
  },
  price: key(
    'PRICE',
    "price of one replica, e.g. '2.50/h' or '1800 EUR/month': adds the cost of requests and replicas",
  ),
  'max-seconds': {
    ...atLeastOne,
    about: 'maximum length of the sweep: it ends sooner once the interval is within 5 %',
    usual: '600, with the reference 70',
    unit: 'seconds',
  },
  'warm-up': {
    takes: 'N',
    about: 'seconds in which one user alone sends requests before anything counts',
    usual: '1',
    unit: 'seconds',
    from: 0,
  },
  resume: key(
    'DIR',
    'continue from the stages in DIR, and write into DIR: give the same target, model, objectives and options of requests as then, and no --out',
  ),
  scenario: {
    takes: 'NAME',
    about: 'throughput (JSON), stream or websocket (default: stream where an objective is about streams)',
    words: ['throughput', 'stream', 'websocket'],
  },
  arrivals: { takes: 'KIND', about: 'poisson or constant', usual: 'poisson', words: ['poisson', 'constant'] },
  timeout: { ...atLeastOne, about: 'seconds per request', usual: '60', unit: 'seconds' },
  ...LOAD,
  'no-preflight': { about: 'leave out the checks before the sweep' },
  'model-of': {
    takes: 'SPEC',
    about: 'service model of the embedded reference; see below',
    usual: 'mmc,servers=4,ms=25',
  },
  out: out(RUN_KINDS.capacity.file, 'capacity'),
  json: json(RUN_KINDS.capacity.file),
} satisfies FlagTable

/** The flags of `assay serve`. */
export const SERVE_FLAGS = {
  port: { ...port, from: 0, about: 'port to listen on', usual: '0, a free one' },
  'ttft-ms': { takes: 'N', about: 'milliseconds before the first token', usual: '0', from: 0, to: HOUR_MS },
  'gap-ms': { takes: 'N', about: 'milliseconds between two chunks', usual: '2', from: 0, to: HOUR_MS },
  'jitter-ms': { takes: 'N', about: 'largest variation of a gap', usual: '0', from: 0, to: HOUR_MS },
  seed: key('S', 'seed of the answers'),
  limit: { takes: 'SPEC', about: 'a limit on completions, all of which hold; see below', repeats: 'many' },
  'model-of': key(
    'SPEC',
    'answer like a queueing system with a known capacity, which assay capacity should find; see below',
  ),
  json: { about: 'print address, model and keys as one line of JSON' },
} satisfies FlagTable

/** The flags of `assay verify`. */
export const VERIFY_FLAGS = {
  key: key('FILE', 'public ed25519 key in PEM of the expected signer'),
  seed: key(
    'TEXT',
    'the seed that you gave to the vendor: the run must have it, and an answer must repeat a nonce of it',
  ),
  json: { about: 'print the answers as JSON' },
  page: { about: 'of a folder: write DIR/index.html' },
} satisfies FlagTable
