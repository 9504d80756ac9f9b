import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Members } from '../../certificate/bundle-file.ts'
import type { BundleAnswer } from '../../certificate/rule.ts'
import { allRules, verifyMembers } from '../../certificate/verify-bundle.ts'
import { renderVerification, verificationExitCode } from '../../cli/commands/verify-command.ts'
import { CERTIFIER, STATEMENT, STRANGER, bundleOf } from './bundle-fixture.ts'
import { carelessTamperings, signatureTamperings } from './careless-tamperings.ts'
import { forgerTamperings, movedByAnHour, unseenMarks } from './forger-tamperings.ts'
import { headerTamperings } from './header-tamperings.ts'
import { kindTamperings } from './kind-tamperings.ts'
import { rehashedTamperings, unseenTamperings } from './rehashed-tamperings.ts'
import { remadeTamperings } from './remade-tamperings.ts'
import { SEED, givenSeedTamperings, seedTamperings } from './seed-tamperings.ts'
import { DAY_MS } from '../../schemas/durations.ts'
import { memo, tampered } from './tamper.ts'
import type { Tampering } from './tampering.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

const matrix = [
  ...carelessTamperings,
  ...signatureTamperings,
  ...rehashedTamperings,
  ...remadeTamperings,
  ...headerTamperings,
  ...seedTamperings,
  ...givenSeedTamperings,
  ...kindTamperings,
  ...forgerTamperings,
]
const answerOf = new Map<string, BundleAnswer>(allRules.map(({ id, answer }) => [id, answer]))
let good: Members
let faulty: Members
let disguised: Members
const bundles = new Map<string, Promise<Members>>()

beforeAll(async () => {
  good = await bundleNamed('good')
  faulty = await bundleNamed('faulty')
  disguised = await bundleNamed('disguised')
})

function bundleNamed(name: string): Promise<Members> {
  const known = bundles.get(name)
  if (known !== undefined) return known
  const look = name === 'disguised' ? { disguised: true, repeat: 2 } : {}
  const fault = name === 'faulty' ? 'content-null' : ['good', 'disguised'].includes(name) ? null : name
  const bundle = bundleOf(fault, undefined, look)
  bundles.set(name, bundle)
  return bundle
}

async function made({ of = 'good', care, edit = () => {}, after, signer }: Tampering): Promise<Members> {
  const key = signer === 'stranger' ? STRANGER.privateKey : null
  return tampered(await bundleNamed(of), { edit, care, key, after })
}

function readerOf({ isKeyNamed, seed }: Tampering): Parameters<typeof verifyMembers>[1] {
  return {
    key: isKeyNamed === true ? CERTIFIER.publicKey : null,
    seed: seed ?? null,
    memo,
    nowMs: Date.now(),
  }
}

test('untampered bundles verify, and each says what its run came to', () => {
  for (const [members, outcome] of [
    [good, 'conformant'],
    [faulty, 'non-conformant'],
    [disguised, 'conformant'],
  ] as const) {
    const verification = verifyMembers(members, {
      key: CERTIFIER.publicKey,
      seed: SEED,
      nowMs: Date.now(),
    })
    expect(verification).toMatchObject({
      findings: [],
      signature: 'valid',
      isComplete: true,
      isRecomputed: true,
    })
    expect(verification.run?.outcome).toBe(outcome)
  }
})

test('answers that were recorded in another run do not conform, and repeat no nonce of the given seed', async () => {
  const canned = await bundleOf(
    'canned-answers',
    STATEMENT.replace('"sse":"supported"', '"sse":"unsupported"'),
  )
  const { findings, run } = verifyMembers(canned, {
    key: CERTIFIER.publicKey,
    seed: SEED,
    nowMs: Date.now(),
  })
  expect(run?.outcome).toBe('non-conformant')
  expect(findings.map(({ rule }) => rule)).toEqual(['seed-heard'])
})

test.each([
  ['that are not those of the statement', ['readings'], [1, 'NOT JUDGED'], () => undefined],
  [
    'beside a statement that cannot be read',
    ['all-declared'],
    [3, 'NOT ACCEPTED'],
    ({ write }) => write('statement.json', '{'),
  ],
] satisfies [string, string[], [number, string], Tampering['edit']][])(
  'nothing is judged by readings %s',
  (_, rules, [code, evidence], more) => {
    const members = tampered(good, {
      care: 'rehashed',
      key: null,
      edit: (bundle) => {
        bundle.lines(([first]) => void (first!['readings']['errors.wrongKey'].value.status = [200]))
        more(bundle)
      },
    })
    const judged = vi.fn(memo)
    const verification = verifyMembers(members, { key: null, nowMs: Date.now(), memo: judged })
    expect(verification.findings.map(({ rule }) => rule)).toEqual(rules)
    expect([verification.run, judged.mock.calls]).toEqual([null, []])
    expect(verificationExitCode(verification, false)).toBe(code)
    expect(renderVerification(verification)).toContain(`evidence    ${evidence}`)
  },
)

test('a bundle says which run was disguised, and has the notes of its run', () => {
  const saying = [good, disguised].map((members) =>
    verifyMembers(members, readerOf({ caughtBy: [], name: '', care: 'careless' })),
  )
  expect(saying.map(({ summary }) => summary?.isDisguised)).toEqual([false, true])
  expect(saying.map(renderVerification)).toEqual([
    expect.stringContaining('\nclient      run without --disguise: '),
    expect.stringMatching(/\nnote {8}the run was disguised: [\s\S]*\nclient {6}run with --disguise: /),
  ])
})

const shown = async (tampering: Tampering) =>
  renderVerification(verifyMembers(await made(tampering), readerOf(tampering)))

test('a bundle names its warnings, what is undecided, and what is left open', async () => {
  const { summary, run } = verifyMembers(good, { key: null, nowMs: Date.now(), memo })
  expect(summary?.leftOpen).toMatchObject({ keys: expect.arrayContaining(['cors']), otherwise: 0 })
  const judged = run?.readings?.filter(({ key }) => !/^(signup|websocket|webhooks|limits)\./.test(key))
  expect(summary?.readings).toEqual({ declared: 0, ofProfile: judged?.length })
  const warned = await shown({ name: '', of: 'usage-prompt-varies', care: 'careless', caughtBy: [] })
  expect(warned).toContain(' warned, because a recommendation is not followed: core.usage-same-prompt\n')
  const stalled = forgerTamperings.find(({ of }) => of === 'sse-buffered')
  expect(stalled === undefined ? '' : await shown(stalled)).toContain(' undecided: sse.arrival-spread\n')
})

function sum(numbers: readonly unknown[]): number {
  return numbers.reduce<number>((at, own) => at + Number(own), 0)
}

test('the numbers of checks by result make up all checks, and the rows show them', async () => {
  for (const members of [good, faulty]) {
    const verification = verifyMembers(members, { key: null, nowMs: Date.now(), memo })
    const { all, judged, passed, failed, warnings, ...others } = verification.summary?.checks ?? {}
    expect([judged, all]).toEqual([sum([passed, failed, warnings]), sum([judged, ...Object.values(others)])])
    const rows = renderVerification(verification).match(/^ +\d+(?= {2}[a-z])/gm) ?? []
    expect(sum(rows)).toBe(all)
  }
})

test('an expired bundle says so first, with the verdict that it had', () => {
  const expired = verifyMembers(good, { key: CERTIFIER.publicKey, nowMs: Date.now() + 400 * DAY_MS, memo })
  expect(expired.summary?.outcome).toBe('expired')
  expect(renderVerification(expired)).toMatch(
    /^EXPIRED on \d{4}-\d\d-\d\d; it was CONFORMANT in core, sse only .*\n\d+ of \d+ checks passed, .*\nverified on \d{4}-\d\d-\d\d, expired on \d{4}-\d\d-\d\d; signed with the given key, .*\n[\s\S]*\nevidence +enough to recompute every verdict: .*\n +expired: /,
  )
})

test('a bundle says how many rounds are usual, and how far the dates of answers are off', async () => {
  const plain = await shown({ name: '', care: 'careless', caughtBy: [] })
  expect(plain).toContain(' were asked once; 3 are usual: later rounds may be left out\n')
  expect(plain).not.toContain('\ndates ')
  expect(await shown(movedByAnHour)).toContain(
    '\ndates       the service dates all its answers at least 60 minutes before',
  )
})

test('the matrix has at least 190 tamperings, each of another name', () => {
  expect(new Set(matrix.map(({ name }) => name)).size).toBe(matrix.length)
  expect(matrix.length).toBeGreaterThanOrEqual(190)
})

// The sampling steps: `ONE_IN` for the wide sample, and `ONE_IN` * `IN_BRIEF` for the brief sample.
const ONE_IN = 3
const IN_BRIEF = 8

describe('a tampered bundle is refused with the right answer', () => {
  test.each(sampleOf(matrix, ONE_IN, IN_BRIEF))('$name', async (tampering) => {
    const { findings, run } = verifyMembers(await made(tampering), readerOf(tampering))
    const rules = [...new Set(findings.map(({ rule }) => rule))]
    expect(rules.toSorted()).toEqual([...tampering.caughtBy].toSorted())
    expect(new Set(findings.map(({ answer }) => answer))).toEqual(
      new Set(tampering.caughtBy.map((id) => answerOf.get(id))),
    )
    if (tampering.outcome === undefined) expect(findings).not.toEqual([])
    else expect(run?.outcome).toBe(tampering.outcome)
  })
})

describe('each rule is needed: without it a tampering passes', () => {
  test.each(sampleOf(allRules, ONE_IN, IN_BRIEF).map(({ id }) => id))('%s', async (id) => {
    const onlyBy = matrix.find(({ caughtBy }) => caughtBy.length === 1 && caughtBy[0] === id)
    if (onlyBy === undefined) throw new Error(`no tampering is caught by ${id} alone`)
    const rules = allRules.filter((rule) => rule.id !== id)
    expect(verifyMembers(await made(onlyBy), readerOf(onlyBy), rules).findings).toEqual([])
  })
})

// docs/certify.md states this. A reader who requires a signature is not deceived.
describe('tampering that an unsigned bundle does not reveal', () => {
  test.each([...unseenTamperings, ...unseenMarks])('$name', async (tampering) => {
    const members = await made(tampering)
    expect(verifyMembers(members, readerOf(tampering)).findings).toEqual([])
    expect(verifyMembers(members, { key: CERTIFIER.publicKey, nowMs: Date.now() }).signature).toBe('unsigned')
  })
})
