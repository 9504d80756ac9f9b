import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

// Pairs of a package and an import that the package must not contain.
const forbidden = [
  ['reference', '../conformance/evidence/evidence.ts'],
  ['reference', '../schemas/clauses.json'],
  ['conformance', '../reference/server.ts'],
  ['conformance/session', '../../load/session/run-load.ts'],
  ['conformance', '../cli/command.ts'],
  ['conformance/session', '../../reports/html.ts'],
  ['conformance/core/checks', 'node:fs'],
  ['conformance/core/checks', 'undici'],
  ['conformance/core/checks', '../probes/core-auth-probes.ts'],
  ['conformance/codec', '../exchange/exchange.ts'],
  ['conformance/exchange', '../statement/readings.ts'],
  ['conformance/statement', '../evidence/evidence.ts'],
  ['conformance/evidence', '../engine/judge.ts'],
  ['conformance/engine', '../core/checks/core.ts'],
  ['conformance/engine', '../transport/http.ts'],
  ['conformance/core', '../sse/checks/sse.ts'],
  ['conformance/limits', '../transport/http.ts'],
  ['conformance/clients', '../transport/http.ts'],
  ['conformance/transport', '../clients/client-names.ts'],
  ['conformance/transport', '../session/replay.ts'],
  ['clients/install', '../../conformance/transport/http.ts'],
  ['clients/install', '../../cli/command.ts'],
  ['conformance/engine', '../explore/fit-readings.ts'],
  ['load', '../conformance/session/replay.ts'],
  ['load', '../conformance/core/probes/core-auth-probes.ts'],
  ['load/workload', '../rows/row.ts'],
  ['load/scenarios', '../runner/bundle-script.ts'],
  ['load/scenarios/shared', '../../rows/row.ts'],
  ['load/runner', '../analysis/analyze.ts'],
  ['load/runner', '../session/plan-load.ts'],
  ['load/rows', '../analysis/tally.ts'],
  ['load/samples', '../analysis/tally.ts'],
  ['load/analysis', '../verdict/judge-load.ts'],
  ['load/verdict', '../session/run-load.ts'],
  ['load/verdict', '../merge/merge-parts.ts'],
  ['load/merge', '../session/run-load.ts'],
  ['load/export', '../verdict/judge-load.ts'],
  ['load/session', '../kubernetes/pods.ts'],
  ['load/kubernetes', '../capacity/estimate.ts'],
  ['load/session', '../limiter/runs.ts'],
  ['load/session', '../capacity/estimate.ts'],
  ['load/analysis', '../capacity/isotonic.ts'],
  ['load/capacity', '../limiter/runs.ts'],
  ['load/capacity', '../../reference/server.ts'],
  ['load/limiter/run', '../../session/run-load.ts'],
  ['load/limiter/run', '../../fairness/fairness.ts'],
  ['load/limiter', 'node:fs'],
  ['load/limiter', './run/execute-plan.ts'],
  ['cli', '../load/limiter/run/execute-plan.ts'],
  ['reports', '../conformance/evidence/evidence.ts'],
  ['load', '../reference/server.ts'],
  ['load', '../cli/command.ts'],
  ['cli', '../test/kill-matrix/kill.ts'],
  ['schemas', '../conformance/evidence/evidence.ts'],
  ['certificate', '../cli/command.ts'],
  ['certificate', '../reports/html.ts'],
  ['certificate', 'node:http'],
  ['conformance/session', '../../certificate/verify-bundle.ts'],
  ['reports', '../certificate/verify-bundle.ts'],
] as const

const allowed = [
  ['conformance/session', '../evidence/evidence.ts'],
  ['load/analysis', '../rows/row.ts'],
  ['load/limiter/run', '../types.ts'],
  ['certificate', '../conformance/session/replay.ts'],
  ['cli', '../reference/server.ts'],
] as const

const PACKAGES = [
  'schemas',
  'conformance/evidence',
  'load/rows',
  'reports',
  'reference',
  'cli',
  'test',
  'tools',
]

const probes = new Map<string, string>()
for (const [folder, source] of [...forbidden, ...allowed])
  probes.set(probeOf(folder, source), `import * as probe from '${source}'\nexport const seen = probe\n`)
for (const folder of PACKAGES)
  for (const [one, other] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const)
    probes.set(circleOf(folder, one), circleText(other))

let refusals: readonly string[] = []

// Lints all files together, because the linter starts slowly. The files exist only while they are linted.
beforeAll(() => {
  try {
    for (const [path, text] of probes) writeFileSync(join(root, path), text)
    refusals = lint([...probes.keys()])
  } finally {
    removeProbes()
  }
})
afterAll(removeProbes)

test.each(forbidden)('%s may not import %s', (folder, source) => {
  expect(refusals).toContain(`${probeOf(folder, source)} eslint(no-restricted-imports)`)
})

test.each(allowed)('%s may import %s: the refusals above are not blanket ones', (folder, source) => {
  expect(refusals).not.toContain(`${probeOf(folder, source)} eslint(no-restricted-imports)`)
})

test.each(PACKAGES)('in %s no two files import each other, not even types', (folder) => {
  expect(refusals).toContain(`${circleOf(folder, 'a')} import(no-cycle)`)
})

function probeOf(folder: string, source: string): string {
  return `${folder}/import-probe-${process.pid}-${source.replaceAll(/\W+/g, '-')}.ts`
}

function circleOf(folder: string, name: string): string {
  return `${folder}/import-circle-${name}-${process.pid}.ts`
}

function circleText(other: string): string {
  return `import type { T as U } from './import-circle-${other}-${process.pid}.ts'\nexport type T = { readonly u?: U }\n`
}

function removeProbes(): void {
  for (const path of probes.keys()) rmSync(join(root, path), { force: true })
}

// Returns one line for each problem that oxlint finds: the file and the rule.
function lint(paths: readonly string[]): readonly string[] {
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json', ...paths], { cwd: root, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { filename: string; code: string }[] }
  return diagnostics.map(({ filename, code }) => `${filename} ${code}`)
}
