import { renderHtml, renderJunit, renderMarkdown, renderSummary } from './rendered-fixture.ts'
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isHarmless } from './neutral-text.ts'
import {
  runWithBrokenJudge,
  checkRecord,
  conformantRun,
  exchangeSummary,
  hostileRun,
  incompleteRun,
  nonConformantRun,
  runOf,
} from './run-fixture.ts'
import { countVerdicts } from '../schemas/verdict-counts.ts'
import type { Run } from '../schemas/compiled/run.ts'

function lines(run: Run, color = false): readonly string[] {
  return renderSummary(run, { color }).split('\n')
}

test.each([
  [
    conformantRun,
    'CONFORMANT in core, sse only (2 of 6 capabilities): http://127.0.0.1:8080, model plain, profile openai',
  ],
  [nonConformantRun, 'NON-CONFORMANT: '],
  [incompleteRun, 'INCOMPLETE: '],
  [runWithBrokenJudge, 'ASSAY BROKE: '],
])('the first line says the outcome, the counts, the cost and the time', (run, opening) => {
  const [first = ''] = lines(run)
  expect(first.startsWith(opening)).toBe(true)
  expect(first).toContain(`${run.checks.length} checks: `)
  expect(first).toContain('78 requests, 2,310 prompt + 900 completion tokens, 2.3 s')
})

test('a verdict travels with profile, readings and seed, in each report for people and in JUnit', async () => {
  const said = 'readings of profile openai in force; seed seed-1'
  const texts = [renderSummary(conformantRun), renderMarkdown(conformantRun), await renderHtml(conformantRun)]
  for (const text of texts) expect(text.replaceAll(/\s+/g, ' ')).toContain(said)
  expect(renderJunit(conformantRun)).toContain('name="assay.seed" value="seed-1"')
})

test('a whole summary of a run with failures', () => {
  expect(renderSummary(nonConformantRun, { color: false, width: 80 })).toMatchInlineSnapshot(`
    "NON-CONFORMANT: http://127.0.0.1:8080, model plain, profile openai | 5 checks: 2
    fail, 1 warn, 1 inconclusive, 1 pass | 78 requests, 2,310 prompt + 900
    completion tokens, 2.3 s
    Statement: none given; 0 readings of profile openai in force; seed seed-1

    What was not tested, and why
    INCONCLUSIVE: 1 check could not be decided; the reasons are below.
    NOT JUDGED in this run: signup; websocket; webhooks; limits.

    Capabilities
      capability  outcome         fail  pass  warn  inconclusive  n.a.  observed  error
      core        NON-CONFORMANT     2     1     1             1     0         0      0
      signup      not judged         0     0     0             0     0         0      0
      websocket   not judged         0     0     0             0     0         0      0
      webhooks    not judged         0     0     0             0     0         0      0
      limits      not judged         0     0     0             0     0         0      0

    Failures (2)

    FAIL core.content-is-string  (MUST, spec, clause C2.3.3)
      wants     every choice carries its text as a string in message.content
      stated    In each such message, \`content\` is a string that holds the generated
                text.
      where     core.completion/all-four /choices/0/message/content
      expected  string
      received  null
      curl -sSiN -m 60 -X POST 'http://127.0.0.1:8080/v1/chat/completions' \\
        -H "Authorization: Bearer $ASSAY_KEY" \\
        -H 'Content-Type: application/json' \\
        --data-binary '{"model":"plain"}'

    FAIL core.errors-body  (MUST, profile openai, gap G7.2: fixture.reading)
      wants      errors have the shape of the reading
      left open  What the body of an error looks like.
      read as    fixture.reading
      where      core.refusals/missing-model /error
      expected   object
      received   string "no model"
      curl -sSiN -m 60 -X POST 'http://127.0.0.1:8080/v1/chat/completions' \\
        -H "Authorization: Bearer $ASSAY_KEY" \\
        -H 'Content-Type: application/json' \\
        --data-binary '{"messages":[{"role":"user","content":"it'\\''s"}]}'

    Warnings (1)
      core.auth-challenge  should hold: a 401 names the scheme: core.auth/none:
        expected WWW-Authenticate, received no such header
    report.html has the curl command for each warning.

    Inconclusive (1, of which 0 leave the run incomplete)
      core.echo-whole: model-behaviour: no attempt of 3 repeated the text
    "
  `)
})

test('the table has every capability, and the summary repeats those that were not judged', () => {
  const text = lines(conformantRun).join('\n')
  for (const { id } of conformantRun.capabilities)
    expect(text).toMatch(new RegExp(`^ +${id} +(CONFORMANT|not judged)`, 'm'))
  expect(text).toContain('NOT JUDGED in this run: signup; websocket; webhooks; limits.')
})

test('the counts of capabilities add up to those of the first line, also where a capability was not judged', () => {
  const out = { verdict: 'not-applicable', exchanges: [] } as const
  const records = [
    checkRecord({ id: 'core.a', verdict: 'inconclusive' }),
    checkRecord({ id: 'websocket.a', capability: 'websocket', ...out }),
    checkRecord({ id: 'websocket.b', capability: 'websocket', verdict: 'inconclusive' }),
  ]
  const run = runOf('incomplete', records)
  const capabilities = run.capabilities.map((one) =>
    one.id === 'websocket' ? { ...one, outcome: 'not-judged' as const } : one,
  )
  const text = lines({ ...run, capabilities }).join('\n')
  expect(text).toContain('3 checks: 2 inconclusive, 1 not-applicable')
  expect(text).toMatch(/^ +websocket +not judged +0 +0 +0 +1 +1 +0 +0$/m)
})

test.each([
  ['incomplete', [], /PARTIAL: websocket: without a key/],
  ['not-judged', ['sse.events'], /PARTIAL: websocket: declared readings/],
  ['not-offered', [], null],
  ['not-judged', [], null],
] as const)(
  'a missing key makes no capability partial that was not judged: %s %j',
  (outcome, readings, expected) => {
    const takenOut = [{ clause: 'C5.1', checks: ['websocket.keys-refused'], readings }]
    const counts = countVerdicts([])
    const capabilities = [{ id: 'websocket', outcome, counts, takenOut }] as const
    const text = lines({ ...incompleteRun, capabilities }).join('\n')
    expect(/PARTIAL: [^\n]*/.exec(text)?.[0] ?? null).toEqual(
      expected === null ? null : expect.stringMatching(expected),
    )
  },
)

test('names an absent capability prominently', () => {
  const capability = {
    id: 'sse',
    outcome: 'not-offered',
    counts: conformantRun.capabilities[0]?.counts,
  } as Run['capabilities'][number]
  const reason = 'not offered: a streamed call is answered 404'
  const absent = conformantRun.checks.map((record) => ({
    ...record,
    capability: 'sse' as const,
    verdict: 'not-applicable' as const,
    reason,
  }))
  expect(lines({ ...conformantRun, checks: absent, capabilities: [capability] }).join('\n')).toContain(
    `NOT OFFERED by this target (undeclared): sse (${reason}).`,
  )
})

test.each([
  ['signup.accounts/duplicate#4', true],
  ['signup.accounts/first', false],
  ['sse.mix/a#4', true],
])('a command says whether the finding needs the calls before it: %s', (id, isSaid) => {
  const issues = [{ at: `${id} status`, expected: 'no 5xx', received: '500' }]
  const failed = checkRecord({ id: 'signup.mistakes-never-5xx', verdict: 'fail', issues, exchanges: [id] })
  const text = lines(runOf('non-conformant', [failed], { exchanges: [exchangeSummary({ id })] })).join('\n')
  const note =
    'the calls before or beside this one are part of the finding: --only signup.mistakes-never-5xx repeats'
  expect(text.includes(note)).toBe(isSaid)
  expect(text.includes(`${id} status: attempt 4 of this call`)).toBe(isSaid)
})

test('a place in a second attempt says what the first one got', () => {
  const [id, status] = ['signup.accounts/first#2', 400]
  const issues = [{ at: `${id} status`, expected: '201', received: '400' }]
  const failed = checkRecord({ id: 'signup.request-accepted', verdict: 'fail', issues, exchanges: [id] })
  const exchanges = [
    exchangeSummary({ id: 'signup.accounts/first', status: 500 }),
    exchangeSummary({ id, status }),
  ]
  const text = lines(runOf('non-conformant', [failed], { exchanges })).join('\n')
  expect(text).toContain(`${id} status: attempt 2 of this call; the one before got 500`)
})

test('a place in a plain call comes before one in a call that hung up, without a note about other calls', () => {
  const ids = ['sse.abort/next', 'sse.stream/basic']
  const issues = ids.map((id) => ({ at: `${id} body`, expected: 'a blank line', received: 'none' }))
  const failed = checkRecord({ id: 'sse.framing', verdict: 'fail', issues, exchanges: ids })
  const exchanges = ids.map((id) => exchangeSummary({ id }))
  const text = lines(runOf('non-conformant', [failed], { exchanges })).join('\n')
  expect(text).toMatch(/sse\.stream\/basic body[^]*sse\.abort\/next body/)
  expect(text).not.toContain('the calls before or beside this one')
})

test('a command of a check that compares calls says that it needs the others', () => {
  const id = 'core.mix/a'
  const issues = [{ at: id, expected: 'its own text', received: 'the text of core.mix/b' }]
  const failed = checkRecord({ id: 'core.no-cross-talk', verdict: 'fail', issues, exchanges: [id] })
  const text = lines(runOf('non-conformant', [failed], { exchanges: [exchangeSummary({ id })] })).join('\n')
  expect(text).toContain('--only core.no-cross-talk repeats them all')
})

test('an unreachable host is one reason instead of a hundred lines', () => {
  const text = lines(incompleteRun)
  expect(text.length).toBeLessThan(20)
  expect(text[1]).toBe('Why: prerequisite: core.completion/all-four: connect ECONNREFUSED 127.0.0.1:9')
  expect(text.join('\n')).toContain('and 116 more: the reason given above')
})

test('shows probes that were not sent for the same cause together', () => {
  const detail = 'core.completion/all-four: connect ECONNREFUSED'
  const checks = ['core.auth', 'core.max-tokens', 'core.mix'].map((probe) =>
    checkRecord({
      id: `${probe}-x`,
      verdict: 'inconclusive',
      reason: 'timeout',
      detail: `${probe}: ${detail}`,
      cause: detail,
      exchanges: [],
    }),
  )
  expect(lines(runOf('incomplete', checks)).join('\n')).toContain(
    `  core.auth-x, core.max-tokens-x, core.mix-x: timeout: ${detail}`,
  )
})

test('a broken judge is named with what broke', () => {
  expect(lines(runWithBrokenJudge).join('\n')).toContain('core.model-string  judge: TypeError: not iterable')
})

test('every failure is listed: twenty in full, the others on one line each', () => {
  const many = Array.from({ length: 50 }, (_, at) =>
    checkRecord({
      id: `core.bad-${at}`,
      verdict: 'fail',
      issues: [{ at: `x${at}`, expected: 'a', received: 'b' }],
    }),
  )
  const text = lines(runOf('non-conformant', many)).join('\n')
  for (const { id } of many) expect(text).toMatch(new RegExp(`${id}\\b`))
  expect(text.match(/^FAIL /gm)).toHaveLength(20)
  expect(text).toContain('30 more, in full in report.html')
})

test('failures with one cause are explained once', () => {
  const issue = { at: 'core.completion/all-four', expected: '200', received: '500' }
  const checks = ['core.a', 'core.b'].map((id) => checkRecord({ id, verdict: 'fail', issues: [issue] }))
  const text = lines(runOf('non-conformant', checks))
  expect(text.filter((line) => line.startsWith('FAIL '))).toHaveLength(2)
  expect(text.filter((line) => line.includes('received'))).toHaveLength(1)
})

test('the curl command repeats the exchange of the first issue, not the one sent first', () => {
  const checks = nonConformantRun.checks.map((check) => ({
    ...check,
    exchanges: ['core.completion/all-four', 'core.refusals/missing-model'],
    issues: ['core.refusals/missing-model', 'core.completion/all-four'].map((at) => ({
      at,
      expected: 'a',
      received: 'b',
    })),
  }))
  const text = renderSummary({ ...nonConformantRun, checks }, { color: false })
  expect(/--data.*/.exec(text)?.[0]).toContain('messages')
})

test('the curl lines of a summary run in a shell as they are printed', () => {
  const text = renderSummary(nonConformantRun, { color: false })
  const commands = text
    .split('\n')
    .filter((line) => /^ {2}(curl| -H| --data)/.test(line) || /^ {4}(-H|--data)/.test(line))
  const script = `curl() { printf '%s|' "$@"; echo; }\n${commands.join('\n')}\n`
  const ran = spawnSync('bash', ['--noprofile', '--norc', '-s'], {
    input: script,
    env: { PATH: process.env['PATH'] ?? '', ASSAY_KEY: 'k' },
  })
  expect(ran.stderr.toString()).toBe('')
  const printed = ran.stdout.toString().trim().split('\n')
  expect(printed).toHaveLength(2)
  expect(printed[1]).toContain(`{"messages":[{"role":"user","content":"it's"}]}`)
})

test('hostile text cannot reach the terminal', () => {
  for (const line of lines(hostileRun)) expect(isHarmless(line)).toBe(true)
})

test('colors repeat the words and end on every line', () => {
  const colored = lines(nonConformantRun, true)
  // oxlint-disable-next-line no-control-regex -- the colors are what is removed
  expect(colored.map((line) => line.replace(/\u001b\[\d+m/g, ''))).toEqual(lines(nonConformantRun))
  for (const line of colored) {
    if (line.includes('\u001b[')) expect(line.lastIndexOf('\u001b[0m')).toBe(line.lastIndexOf('\u001b['))
  }
})
