import { expect, test } from 'vitest'
import { checkRecord, conformantRun, incompleteRun, nonConformantRun, runOf } from '../reports/run-fixture.ts'
import { capacityRun } from '../reports/capacity-fixture.ts'
import { fairnessRun, limiterRun } from '../reports/limiter-fixture.ts'
import { loadRun, underLoad } from '../reports/load-run-fixture.ts'
import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import type { LimiterRun } from '../schemas/compiled/limiter-run.ts'
import type { LoadRun, SloVerdict, UnderLoad } from '../schemas/compiled/load-run.ts'
import type { Workload } from '../load/workload/workload.ts'
import { nextStep, nextStepOfLoad } from './next-step.ts'

const OVERLOAD = { askedPerSecond: 9, sentPerSecond: 5, completedPerSecond: 5, why: 'it was busy' }
const isTimeOver = true as const
const inconclusive = (code: 'timeout' | 'throttled') => checkRecord({ verdict: 'inconclusive', code })
const statement = { name: 'acme', sha256: 'a'.repeat(64) }

test.each([
  [
    'a failure',
    nonConformantRun,
    /^repeat one check: assay check \S+ --only \S+; or accept .*--baseline-update$/,
  ],
  [
    'a run from which no baseline can be written',
    runOf('non-conformant', [checkRecord({ id: 'core.post-completes', verdict: 'fail' })]),
    /^repeat one check: assay check \S+ --only core\.post-completes$/,
  ],
  [
    'a failure of a required capability',
    {
      ...runOf('non-conformant', [checkRecord({ id: 'sse.offered', capability: 'sse', verdict: 'fail' })]),
      command: ['http://x', '--require', 'websocket, sse'],
    },
    /^repeat one check: assay check 'http:\/\/x' --only sse\.offered --require sse;/,
  ],
  ['a conformant run without a statement', conformantRun, /^draft a statement .*: assay explore 'http/],
  [
    'a conformant run with one',
    { ...conformantRun, statement },
    /^write a certificate .*: assay certify 'http/,
  ],
  [
    'a run with timeouts',
    runOf('incomplete', [inconclusive('timeout')]),
    /on an idle machine, or with --timeout SECONDS$/,
  ],
  [
    'a run with calls that stayed refused by a limit',
    runOf('incomplete', [inconclusive('throttled')]),
    /^use a key with a higher limit, or one that nobody else uses$/,
  ],
  [
    'a run that ended before a long pause',
    { ...runOf('incomplete', [inconclusive('throttled')]), isTimeOver },
    /, or give the run more time: --max-minutes N$/,
  ],
  [
    'a run whose time was up',
    { ...runOf('incomplete', [inconclusive('timeout')]), isTimeOver },
    /^give the run more time: --max-minutes N$/,
  ],
  [
    'a run without a key',
    { ...runOf('incomplete', [checkRecord({ verdict: 'inconclusive' })]), reason: 'no key was given' },
    /^mend this, and run again: no key was given$/,
  ],
  [
    'a run with a check that another call left undecided',
    {
      ...runOf('incomplete', [checkRecord({ verdict: 'inconclusive' })]),
      reason: 'prerequisite: the second sign-up gave no key',
      reasonCheck: 'signup.keys-differ',
    },
    /^see why above, and repeat the check that could not be decided: assay check \S+ --only signup.keys-differ$/,
  ],
])('%s has a next step', (_, run, says) => {
  expect(nextStep(run, null)).toMatch(says)
})

test.each([
  [null, /^see whether the service still runs, .* run again: assay check 'http\S+'$/],
  [500, /^repeat one check: .*--baseline-update$/],
])('nobody accepts an outage as a known failure: status %s', (status, says) => {
  const failure = checkRecord({ id: 'core.healthy-after-mistakes', verdict: 'fail', exchanges: ['core.a/b'] })
  const run = runOf('non-conformant', [
    failure,
    checkRecord({ verdict: 'inconclusive', code: 'prerequisite' }),
  ])
  const [exchange] = nonConformantRun.exchanges
  const exchanges = [{ ...exchange!, id: 'core.a/b', status }]
  expect(nextStep({ ...run, exchanges }, null)).toMatch(says)
})

test('a profile that fits better is the next step', () => {
  expect(nextStep(nonConformantRun, { profile: 'fastapi', answers: 32 })).toMatch(
    /^32 failing answers would fit another profile: assay check \S+ --profile fastapi$/,
  )
})

test('the next step repeats the run with its own flags, without those that one check or all checks would refuse', () => {
  const command = [
    'http://h',
    '--model',
    'a b',
    '--only',
    'core.x',
    '--require',
    'sse',
    '--signing-key',
    'k.pem',
    '--profile',
    './ours.json',
  ]
  const run = { ...nonConformantRun, command }
  expect(nextStep(run, null)).toContain(
    `: assay check 'http://h' --model 'a b' --profile ./ours.json --only `,
  )
  expect(nextStep(run, { profile: 'fastapi', answers: 2 })).toContain(
    `: assay check 'http://h' --model 'a b' --only core.x --require sse --profile fastapi`,
  )
})

test('explore and certify get the flags of the run that they take', () => {
  const command = ['http://h', '--huge', '--model', 'm', '--require', 'sse', '--statement', 'our s.json']
  const run = { ...conformantRun, command }
  expect(nextStep(run, null)).toMatch(/: assay explore 'http:\/\/h' --model m --statement 'our s.json'$/)
  expect(nextStep({ ...run, statement }, null)).toMatch(
    /: assay certify 'http:\/\/h' --model m --statement 'our s.json'$/,
  )
})

test('the next step after a load of a remote target has --allow-remote', () => {
  const target = { baseUrl: 'https://h.example', model: 'm' }
  const [latency, errors] = loadRun().slo
  const slo = [{ ...latency!, slo: 'completions > 5/s', metric: 'completions' }, errors!]
  const flags = { 'allow-remote': true }
  const run = { ...loadRun(), target, slo, flags, outcome: 'overload' as const }
  expect(nextStepOfLoad({ kind: 'load', run }, 'out')).toMatch(
    / without 'completions > 5\/s', which a sweep cannot judge: assay capacity 'https:\/\/h.example' --model m --allow-remote --scenario throughput --slo 'errors < 0.1%'$/,
  )
})

test('capacity is suggested with the scenario and all objectives that it accepts, and not after refusals', () => {
  const slo = ['icl p90', 'ttft p95', 'errors'].map((metric) => ({
    ...loadRun().slo[0]!,
    slo: `${metric} < 9`,
    metric,
  }))
  const run = { ...loadRun(), slo, outcome: 'ok' as const, scenario: 'stream', errors: [] }
  expect(nextStepOfLoad({ kind: 'load', run }, 'out')).toMatch(
    /--model plain --scenario stream --slo 'ttft p95 < 9' --slo 'errors < 9'$/,
  )
  const errors = [{ class: 'http-429' as const, count: 9, example: '429' }]
  expect(nextStepOfLoad({ kind: 'load', run: { ...run, errors } }, 'out')).toMatch(
    /^find out whether a rate limit refuses/,
  )
  const instrument = { ...run.instrument, reasonCodes: ['waited' as const] }
  const undecided = {
    ...run,
    instrument,
    outcome: 'undecided' as const,
    slo: [{ ...slo[0]!, timesLonger: 2 }],
  }
  expect(nextStepOfLoad({ kind: 'load', run: undecided }, 'out')).toMatch(
    /so that 'icl p90 < 9' can be decided: assay load stream .* --duration 10$/,
  )
})

test('a suggestion names requests like those of the run', () => {
  const flags = {
    statement: 'our.json',
    profile: 'fastapi',
    'prompt-tokens': '700',
    timeout: '5',
    'max-tokens': '200',
  }
  const args = '--statement our.json --profile fastapi --prompt-tokens 700 --timeout 5 --max-tokens 200'
  const load = { ...loadRun({ slo: [] }), outcome: 'slo-failed' as const, flags: { ...flags, rate: '9' } }
  expect(nextStepOfLoad({ kind: 'load', run: load }, 'out')).toContain(
    ` --model plain ${args} --scenario throughput --slo `,
  )
  const swept = { ...capacityRun(), outcome: 'answered' as const, demand: null, flags }
  expect(nextStepOfLoad({ kind: 'capacity', run: swept }, 'out')).toContain(
    ` --model plain ${args} --arrivals poisson --slo '`,
  )
})

test('a suggested command has the header fields and the baseline of the run, where it takes them', () => {
  const flags = { header: ['x-team=TEAM', 'x-user=USER'], 'dummy-key': true, baseline: 'my run.json' }
  const nextOf = (parts: Partial<LoadRun>): string | null =>
    nextStepOfLoad({ kind: 'load', run: { ...loadRun(), ...parts, flags } }, 'out')
  const slo = [{ ...loadRun().slo[0]!, timesLonger: 2 }]
  const headers = " --header 'x-team=TEAM' --header 'x-user=USER' --dummy-key"
  expect(nextOf({ slo, outcome: 'undecided' })).toMatch(
    new RegExp(`assay load .*${headers} --baseline 'my run.json' --duration 10$`),
  )
  expect(nextOf({ slo: [], outcome: 'slo-failed' })).toMatch(
    new RegExp(`assay capacity .*${headers} --scenario`),
  )
  expect(nextOf({ outcome: 'invalid', exitCode: 4 })).toMatch(/assay doctor$/)
  const errors = [{ class: 'http-429' as const, count: 9, example: '429' }]
  expect(nextOf({ outcome: 'slo-failed', errors })).toMatch(new RegExp(`assay load rate-limit .*${headers}$`))
})

test('capacity is suggested with several keys, and not for a service that was gone at the end', () => {
  const run = { ...loadRun(), slo: [], outcome: 'slo-failed' as const }
  const flags = { 'keys-env': ['A,B'] }
  expect(nextStepOfLoad({ kind: 'load', run: { ...run, flags } }, 'out')).toMatch(
    /assay capacity .* --keys-env 'A,B' /,
  )
  const gone = { ...run, isGone: true as const, outcome: 'invalid' as const, valid: false }
  expect(nextStepOfLoad({ kind: 'load', run: gone }, 'out')).toMatch(/^see whether the service still runs/)
})

test.each([
  [9, 20, 'e2e p95 < 2s'],
  [9, null, 'e2e p50 < 2s'],
  [null, null, 'e2e max < 2s'],
])('a load with the median %s and the p95 %s suggests an objective that it can judge', (p50, p95, slo) => {
  const requests = { ...loadRun().requests, failed: 0 }
  const metrics = { e2e: { ...loadRun().metrics['e2e']!, p50, p95 } }
  const run = loadRun({ slo: [], outcome: 'ok', metrics, requests })
  expect(nextStepOfLoad({ kind: 'load', run }, 'out')).toContain(` --slo '${slo}'`)
})

test('no sweep is suggested if one user alone misses an objective on durations', () => {
  const workload = { ...loadRun().workload, model: 'closed' as const, vus: 1 }
  const slo = [{ ...loadRun().slo[0]!, ok: false, unit: 'ms' as const }]
  const next = (vus: number) => {
    const run = loadRun({ outcome: 'slo-failed', slo, workload: { ...workload, vus } })
    return nextStepOfLoad({ kind: 'load', run }, 'out')
  }
  expect(next(1)).toMatch(/^no load is lower than one user: make answers faster/)
  expect(next(2)).toContain('assay capacity')
})

test('a stopped run suggests no next step', () => {
  expect(nextStep({ ...incompleteRun, interrupted: true }, null)).toBeNull()
})

test.each<[LoadRun['outcome'], RegExp]>([
  ['ok', /--slo /],
  ['slo-failed', /assay capacity 'http\S+' --model plain --scenario throughput --slo 'errors < 1%'$/],
  ['non-conformant', /assay check 'http\S+' --model plain$/],
  ['undecided', /--duration \d+$/],
  ['overload', /lower --rate/],
  ['invalid', /^mend this, and run again: the rows are incomplete$/],
  ['aborted', /^run it again, to its end: assay load throughput 'http\S+' --model plain$/],
])('a load that is %s has its next step', (outcome, says) => {
  const reasons = ['the rows are incomplete']
  const run = { ...loadRun(), slo: outcome === 'undecided' ? loadRun().slo : [], outcome, reasons }
  expect(nextStepOfLoad({ kind: 'load', run }, 'out')).toMatch(says)
})

test.each<[string, Partial<LoadRun>, RegExp]>([
  ['k6 broke', { exitCode: 4 }, /assay doctor$/],
  [
    'requests failed',
    { requests: { ...loadRun().requests, failed: 9000 } },
    /assay check 'http\S+' --model plain$/,
  ],
  ['this machine was busy', { overload: { ...OVERLOAD, limit: 'machine' } }, /^measure from another machine/],
  ['the target was slow', { overload: { ...OVERLOAD, limit: 'target' } }, /^mend this/],
])('an invalid load has a next step by its cause: %s', (_, parts, says) => {
  const run = { ...loadRun(), slo: [], outcome: 'invalid' as const, reasons: ['it is wrong'], ...parts }
  expect(nextStepOfLoad({ kind: 'load', run }, 'out')).toMatch(says)
})

test.each<[LoadRun['outcome'], Partial<LoadRun>, RegExp]>([
  [
    'slo-failed',
    { errors: [{ class: 'http-429', count: 9, example: '429' }] },
    /, or the service sheds load: assay load rate-limit 'http\S+' --model plain$/,
  ],
  [
    'undecided',
    {
      slo: [{ ...loadRun().slo[0]!, timesLonger: 2 }],
      errors: [{ class: 'http-429', count: 9, example: '429' }],
    },
    /, or the service sheds load: assay load/,
  ],
  [
    'overload',
    { overload: { ...OVERLOAD, limit: 'target-or-users', why: 'a run with about 8 users shows which' } },
    /^raise --vus: a run with about 8 users shows which$/,
  ],
  ['non-conformant', failedUnderLoad('fails'), /^see what else fails without load: assay check/],
  ['non-conformant', failedUnderLoad('unknown'), /^see whether it fails without load: assay check/],
  ['non-conformant', failedUnderLoad('passes'), /^halve the load, .*: assay load .* --vus 5$/],
])('the next step of a load that is %s follows its cause', (outcome, parts, says) => {
  expect(nextStepOfLoad({ kind: 'load', run: { ...loadRun(), slo: [], outcome, ...parts } }, 'out')).toMatch(
    says,
  )
})

function failedUnderLoad(quiet: UnderLoad['quiet']): Partial<LoadRun> {
  const check = underLoad({ isMust: true, failed: 3, quiet })
  return { conformance: { sampled: 9, conforming: 6, example: null, checks: [check] } }
}

test.each<[Partial<Workload>, RegExp]>([
  [{ vus: 7 }, /assay load throughput .* --vus 4$/],
  [{ model: 'open-constant', ratePerSecond: 2.5 }, /assay load throughput .* --rate 1.25$/],
  [{ model: 'open-trace', ratePerSecond: 3, traceSpeed: 2 }, /assay load throughput .* --trace-speed 1$/],
])('a failure that shows only under load is looked for at half of it: %j', (changes, says) => {
  const workload = { ...loadRun().workload, ...changes }
  const run = loadRun({ outcome: 'non-conformant', workload, flags: {}, ...failedUnderLoad('passes') })
  expect(nextStepOfLoad({ kind: 'load', run }, 'out')).toMatch(says)
})

test('no rate is looked for if requests fail without load too, or with one in flight', () => {
  const slo = [{ ...loadRun().slo[1]!, ok: false }]
  const next = (parts: Partial<LoadRun>) =>
    nextStepOfLoad({ kind: 'load', run: loadRun({ slo, ...parts }) }, 'out')
  const check =
    /^see why requests fail, because less load would not help: assay check 'http\S+' --model plain$/
  expect(next(failedUnderLoad('fails'))).toMatch(check)
  const littlesLaw = { ...loadRun().littlesLaw, inFlight: 0.2 }
  expect(next({ littlesLaw })).toMatch(check)
  expect(next(failedUnderLoad('passes'))).toMatch(/^find the rate that it carries/)
  const late = { ...slo[0]!, metric: 'e2e p95' }
  expect(next({ littlesLaw, slo: [...slo, late] })).toMatch(/^find the rate that it carries/)
})

test.each(['slo-failed', 'undecided'] as const)(
  'no rate is looked for if streams are collected: %s',
  (outcome) => {
    const slo = [{ ...loadRun().slo[0]!, metric: 'tpot p95', ok: outcome === 'undecided' ? null : false }]
    const next = (bursts: number) => {
      const requests = { ...loadRun().requests, bursts }
      return nextStepOfLoad({ kind: 'load', run: loadRun({ slo, outcome, requests }) }, 'out')
    }
    expect(next(900)).toMatch(/^see why its streams come in one burst: assay check 'http\S+' --model plain$/)
    expect(next(90)).toMatch(/^find the rate that .*: assay capacity/)
  },
)

test('an objective that more requests cannot decide gets another load', () => {
  const [verdict] = loadRun().slo
  const next = (changes: Partial<SloVerdict>, more: Partial<Workload> = {}) => {
    const flags = { 'ramp-up': '4' }
    const slo = [{ ...verdict!, ok: null, reason: 'the two are too close', ...changes }]
    const workload = { ...loadRun().workload, ...more }
    const run = { ...loadRun(), slo, workload, flags, outcome: 'undecided' as const }
    return nextStepOfLoad({ kind: 'load', run }, 'out')
  }
  expect(next({})).toMatch(/^find the rate that meets '.*': assay capacity .* --slo 'e2e p95 < 2s'$/)
  expect(next({}, { rampUpSeconds: 4 })).toMatch(/^count only .*: assay load .* --ramp-up 4 --warm-up 4$/)
  expect(next({ metric: 'completions', threshold: 30 }, { ratePerSecond: 20 })).toMatch(
    / --duration 10 --rate 36$/,
  )
  expect(next({ metric: 'icl p90' })).toMatch(/^change the objective .*: '.*': the two are too close$/)
})

test('an objective that a sweep cannot judge is named beside the command of the sweep', () => {
  const slo = [{ ...loadRun().slo[0]!, slo: 'e2e max < 2s', metric: 'e2e max', ok: false }]
  expect(nextStepOfLoad({ kind: 'load', run: { ...loadRun(), slo, outcome: 'slo-failed' } }, 'out')).toMatch(
    /^find the rate that it carries, without 'e2e max < 2s', which a sweep cannot judge: assay capacity .* --slo 'errors < 1%'$/,
  )
})

test('the command that sends a load again has the flags of the run, except those that change', () => {
  const slo = [{ ...loadRun().slo[0]!, ok: null, timesLonger: 2 }]
  const flags = { rate: '12.5', arrivals: 'poisson', slo: ['e2e p95 < 2s', 'errors < 1%'], duration: '10s' }
  const run = { ...loadRun(), slo, flags, outcome: 'undecided' as const }
  const next = (parts: Partial<LoadRun> = {}) =>
    nextStepOfLoad({ kind: 'load', run: { ...run, ...parts } }, 'out')
  expect(next()).toMatch(
    /: assay load throughput 'http:\S+' --model plain --rate 12.5 --arrivals poisson --slo 'e2e p95 < 2s' --slo 'errors < 1%' --duration 10$/,
  )
  expect(next({ target: { ...run.target, isEmbedded: true } })).toContain(
    'assay load throughput reference --rate',
  )
  const { flags: _, ...older } = run
  expect(nextStepOfLoad({ kind: 'load', run: older }, 'out')).toMatch(/can be decided$/)
  const part = { number: 1, of: 3, requests: 9, startedAt: run.startedAt, lateMs: 0 }
  expect(next({ parts: [part] })).toMatch(/ --duration 10 --segment K\/3 --start-at TIME$/)
})

test('an undecided load is sent again for as long as its objectives need', () => {
  const [verdict] = loadRun().slo
  const slo = [2.5, 4].map((timesLonger) => ({ ...verdict!, timesLonger }))
  const run = { ...loadRun(), slo, outcome: 'undecided' as const }
  expect(nextStepOfLoad({ kind: 'load', run }, 'out')).toMatch(
    new RegExp(`--duration ${4 * run.workload.durationSeconds}$`),
  )
  const workload = { ...run.workload, model: 'open-trace' as const }
  expect(nextStepOfLoad({ kind: 'load', run: { ...run, workload } }, 'out')).toMatch(
    /can be decided: replay a longer trace$/,
  )
})

test.each<[CapacityRun['outcome'], RegExp]>([
  ['answered', /assay load throughput 'http\S+' --model \S+ .* --rate 100 --duration 600$/],
  ['fail', /^run 4 replicas/],
  ['inconclusive', / --for '100 rps' --price '2.50 USD\/h' --resume 'my out' --max-seconds 360$/],
  ['no-answer', /--max-seconds 360$/],
])('a sweep that ends %s has its next step', (outcome, says) => {
  expect(nextStepOfLoad({ kind: 'capacity', run: { ...capacityRun(), outcome } }, 'my out')).toMatch(says)
})

test('a sweep that this machine disturbed is sent from another one, and not for longer', () => {
  const run = { ...capacityRun(), outcome: 'inconclusive' as const }
  const disturbed = (share: number): CapacityRun => {
    const stages = run.stages.map((stage, at) =>
      stage.purpose !== 'idle' && at >= (1 - share) * run.stages.length
        ? { ...stage, limit: 'machine' as const, why: 'k6 waited' }
        : stage,
    )
    return { ...run, stages }
  }
  expect(nextStepOfLoad({ kind: 'capacity', run: disturbed(1) }, 'out')).toMatch(/^measure from another/)
  expect(nextStepOfLoad({ kind: 'capacity', run: { ...disturbed(1), answer: null } }, 'out')).toMatch(
    /^measure from another/,
  )
  expect(nextStepOfLoad({ kind: 'capacity', run: disturbed(0) }, 'out')).toMatch(/--max-seconds 360$/)
})

test('a service that is too slow for one user is not swept for longer', () => {
  const run = { ...capacityRun(), outcome: 'fail' as const, answer: null, demand: null }
  expect(nextStepOfLoad({ kind: 'capacity', run }, 'out')).toMatch(
    /assay load \S+ .* --vus 1 --slo 'e2e p95 < 300ms' --slo 'errors < 1%' --duration 30$/,
  )
  const stages = run.stages.map((stage) => ({ ...stage, counts: [NO_COUNT, ...stage.counts.slice(1)] }))
  expect(nextStepOfLoad({ kind: 'capacity', run: { ...run, stages } }, 'out')).toMatch(
    / --vus 1 --slo 'errors < 1%' --duration 30$/,
  )
})

const NO_COUNT = { n: 0, beyond: 0, effective: 0 }

test('a load suggests a sweep with the objectives that had a measure, and an objective on failures if requests failed', () => {
  const [verdict] = loadRun().slo
  const slo = [
    { ...verdict!, slo: 'tpot p95 < 9ms', metric: 'tpot p95', actual: null },
    { ...verdict!, slo: 'errors < 2%', metric: 'errors', actual: 0.1 },
  ]
  const failed = { ...loadRun(), slo, outcome: 'slo-failed' as const }
  expect(nextStepOfLoad({ kind: 'load', run: failed }, 'out')).toMatch(/throughput --slo 'errors < 2%'$/)
  const isLate = { ...failed, slo: [{ ...slo[0]!, ok: false }, slo[1]!] }
  expect(nextStepOfLoad({ kind: 'load', run: isLate }, 'out')).toMatch(/--slo 'tpot p95 < 9ms' --slo 'errors/)
  const run = { ...loadRun(), slo: [], outcome: 'ok' as const }
  expect(nextStepOfLoad({ kind: 'load', run }, 'out')).toMatch(/--slo 'errors < 1%'$/)
  const whole = { ...run, requests: { ...run.requests, failed: 0 } }
  expect(nextStepOfLoad({ kind: 'load', run: whole }, 'out')).toMatch(/--slo 'e2e p95 < 2s'$/)
})

test('a draft of the limits has its next step', () => {
  const run = limiterRun()
  expect(nextStepOfLoad({ kind: 'limiter', run }, 'out')).toMatch(
    /put this draft into a statement and judge the limits: assay check 'http\S+' --model plain --statement FILE$/,
  )
  const limits = [{ status: 'confirmed', scope: null }]
  const open = { ...run, finding: { ...NOTHING_FOUND, limits } } as unknown as typeof run
  expect(nextStepOfLoad({ kind: 'limiter', run: open }, 'out')).toContain(
    ', with a scope for each quota, and',
  )
  expect(nextStepOfLoad({ kind: 'limiter', run: { ...run, statement: null } }, 'out')).toBeNull()
})

const NOTHING_FOUND = {
  isAnswered: false,
  limits: [],
  table: [],
  settings: null,
  watchedMs: 0,
  reasons: [],
}

const found = (flags: readonly string[]): LimiterRun['finding'] => ({
  ...NOTHING_FOUND,
  open: [{ text: 'whether it is true', seconds: null, requests: null, flags }],
})

test.each<[string, Partial<LimiterRun>, string | null]>([
  ['stopped', { outcome: 'aborted', reasons: ['stopped'] }, null],
  ['invalid', { outcome: 'invalid', finding: null, reasons: ['no answer came'] }, 'no answer came'],
  [
    'out of bounds',
    { outcome: 'undetermined', finding: found(['--max-seconds 132']), flags: { 'keys-env': ['A,B'] } },
    "assay load rate-limit 'http://127.0.0.1:8080' --model plain --keys-env 'A,B' --max-seconds 132",
  ],
  ['undetermined', { outcome: 'undetermined', finding: found([]), reasons: ['a day is announced'] }, null],
  [
    'without an effect',
    { ...fairnessRun(), outcome: 'undetermined', reasons: ['the figures do not show it'] },
    'the figures do not show it',
  ],
])('a limiter run that is %s has its next step', (_, parts, says) => {
  const next = nextStepOfLoad({ kind: 'limiter', run: limiterRun(parts) }, 'out')
  expect(next?.replace(/^.*run again: /, '') ?? null).toBe(says)
})
