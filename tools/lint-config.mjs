/** Writes `.oxlintrc.json`. Plain JavaScript, because Node 20 runs it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PURE = 'No I/O, no clock, no randomness: a verdict can be computed again from a transcript.'
const NETWORK = ['undici', 'ws', 'vitest', 'openai']
const JUDGE = 'codec exchange statement evidence engine'
const LOAD = 'k6 workload scenarios runner rows samples analysis verdict'

/** Lists for each folder the folders from which it may import. A folder marked `pure` does no I/O and uses neither clock nor randomness. */
const PACKAGES = [
  ['schemas', 'tools'],
  ['reference', ''],
  ['certificate', 'schemas conformance reports:types'],
  ['reports', 'schemas'],
  ['conformance', 'schemas reports:types'],
  ['clients', 'schemas load clients/install conformance:types'],
  ['load', 'schemas reports conformance clients/install'],
  ['test/faults', 'reference'],
  ['cli', 'schemas reference certificate reports conformance load clients/install tools'],
]
const CONFORMANCE = [
  ['codec', '', 'pure'],
  ['exchange', 'codec', 'pure'],
  ['statement', 'codec exchange'],
  ['evidence', 'codec exchange statement', 'pure'],
  ['engine', 'codec exchange statement evidence', 'pure'],
  ['core', JUDGE, 'capability'],
  ['sse', `${JUDGE} core`, 'capability'],
  ['websocket', `${JUDGE} core sse`, 'capability'],
  ['webhooks', `${JUDGE} core`, 'capability'],
  ['signup', `${JUDGE} core sse websocket`, 'capability'],
  ['limits', `${JUDGE} core sse websocket signup`, 'capability'],
  ['clients', `${JUDGE} core sse`, 'capability'],
  ['transport', `${JUDGE} webhooks`],
]
const LOADS = [
  ['workload', 'k6'],
  ['scenarios', 'k6 workload'],
  ['runner', 'k6 workload scenarios rows'],
  ['rows', 'k6'],
  ['samples', 'k6 rows'],
  ['analysis', 'k6 workload scenarios runner rows samples'],
  ['verdict', 'k6 workload runner samples analysis'],
  ['merge', LOAD],
  ['export', 'k6 workload scenarios rows analysis'],
  ['session', `${LOAD} merge export`],
  ['kubernetes', `${LOAD} merge session`],
  ['capacity', `${LOAD} merge export session kubernetes`],
  ['fairness', 'runner analysis limiter'],
]

const OUTSIDE = [
  'schemas',
  'reference',
  'certificate',
  'reports',
  'conformance',
  'load',
  'cli',
  'clients/install',
  'test',
  'tools',
]
const CONFORMANCE_FOLDERS = [...CONFORMANCE.map(([name]) => name), 'session', 'explore']
// Files that send requests. The package load must not import them. It may import only pure parts of conformance.
const NOT_FOR_LOAD = [
  '**/conformance/transport/http*',
  '**/conformance/*/probes/**',
  '**/conformance/session/**',
]
// Files that only load/limiter may import: the files in its subfolders.
const INSIDE_LIMITER = '**/limiter/*/**'
const UNSEEN_BY_LIMITER = ['scenarios', 'samples', 'session', 'explore', 'verdict', 'fairness'].map(
  (name) => `**/${name}/**`,
)
const TESTS = { excludeFiles: ['**/*.test.ts', '**/*-fixture.ts'] }

/** Writes the linter configuration of a checkout if it has changed. */
export function writeLintConfig(root) {
  const base = JSON.parse(readFileSync(join(root, 'tools', 'lint-base.json'), 'utf8'))
  const { overrides, ...rest } = base
  const text = `${JSON.stringify({ ...rest, overrides: [...importRules(), ...overrides] }, null, 2)}\n`
  const path = join(root, '.oxlintrc.json')
  if (readOr(path) !== text) writeFileSync(path, text)
}

function importRules() {
  return [
    ...PACKAGES.map(([name, may]) => rule(name, packagePatterns(name, may))),
    ...CONFORMANCE.flatMap(([name, may, kind]) => {
      const all = (part, own) => within('conformance', name, may, own, CONFORMANCE_FOLDERS, part)
      return kind === 'capability'
        ? [all('', 'pure'), all('/probes', ''), all('/checks', 'pure')]
        : [all('', kind)]
    }),
    ...LOADS.map(([name, may, kind]) =>
      within('load', name, may, kind, [...LOADS.map(([folder]) => folder), 'limiter']),
    ),
    // The files directly in load/limiter are pure; its folder `run` executes their decisions.
    within('load/limiter', 'run', '', undefined, ['run']),
    {
      ...rule('load/limiter', [
        ...packagesOf('load'),
        ...pure('pure'),
        { group: ['./run/**'], message: 'The pure part does not carry anything out.' },
      ]),
      files: ['load/limiter/*.ts'],
      excludeFiles: ['**/*.test.ts', '**/*-fixture.ts', 'load/limiter/runs.ts'],
    },
  ]
}

function within(parent, name, may, kind, folders, part = '') {
  const allowed = may.split(' ')
  const others = folders.filter((folder) => folder !== name && !allowed.includes(folder))
  const message = `${parent}/${name} imports ${may === '' ? 'no other folder' : may.replaceAll(' ', ', ')}.`
  const more = parent === 'load/limiter' ? [...pure(kind), forLimiter(kind)] : pure(kind)
  if (part !== '')
    more.push(
      banned(
        [part === '/checks' ? 'probes' : 'checks'],
        'A check sees exchanges only, and a probe judges nothing.',
      ),
    )
  const entries = parent === 'load' && name === 'scenarios' ? [{ group: [INSIDE_LIMITER], message }] : []
  return rule(
    `${parent}/${name}${part}`,
    [
      ...packagesOf(parent.split('/')[0]),
      ...(others.length === 0 ? [] : [banned(others, message)]),
      ...more,
      ...entries,
    ],
    TESTS,
  )
}

function forLimiter(kind) {
  const further = kind === 'pure' ? ['runner', 'rows', 'analysis'].map((name) => `**/${name}/**`) : []
  return {
    group: [...UNSEEN_BY_LIMITER, '**/conformance/transport/**', ...further],
    message: 'A part of load/limiter sees the rest of load through `run` only.',
  }
}

const packagesOf = (name) => packagePatterns(name, PACKAGES.find(([own]) => own === name)[1])

function packagePatterns(name, may) {
  const words = may.split(' ').filter((word) => word !== '')
  const allowed = words.map((word) => word.replace(':types', ''))
  const message = `${name} imports ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}.`
  const others = OUTSIDE.filter((other) => other.split('/')[0] !== name && !allowed.includes(other))
  const types = words.filter((word) => word.endsWith(':types')).map((word) => word.replace(':types', ''))
  return [
    banned(others, message),
    ...types.map((word) => ({
      ...banned([word], `${name} imports only types of ${word}.`),
      allowTypeImports: true,
    })),
    ...(name === 'load'
      ? [{ group: NOT_FOR_LOAD, message: 'load imports only pure parts of conformance.' }]
      : []),
    ...(['load', 'cli', 'reports'].includes(name)
      ? [
          {
            group: [INSIDE_LIMITER],
            message: 'Only the files directly in load/limiter are imported from outside.',
          },
        ]
      : []),
    ...(name === 'certificate'
      ? [
          {
            group: ['node:fs', 'node:http', 'node:https', 'node:net', 'node:tls', 'undici', 'ws'],
            message: PURE,
          },
        ]
      : []),
  ]
}

const banned = (names, message) => ({ group: names.map((name) => `**/${name}/**`), message })
const pure = (kind) => (kind === 'pure' ? [{ group: ['node:*', ...NETWORK], message: PURE }] : [])
const rule = (folder, patterns, more = {}) => ({
  files: [`${folder}/**/*.ts`],
  ...more,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

function readOr(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
