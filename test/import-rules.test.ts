import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

// Each row: a package, an import that must be refused there. The file exists only while it is linted.
const forbidden = [
  ['reference', '../conformance/evidence/check.ts'],
  ['reference', '../schemas/clauses.json'],
  ['conformance', '../reference/server.ts'],
  ['conformance/session', '../../load/session/run-load.ts'],
  ['conformance', '../cli/dispatch.ts'],
  ['conformance/session', '../../reports/html.ts'],
  ['conformance/core/checks', 'node:fs'],
  ['conformance/core/checks', 'undici'],
  ['conformance/core/checks', '../probes/core.ts'],
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
  ['clients/install', '../../cli/dispatch.ts'],
  ['conformance/engine', '../explore/fit.ts'],
  ['load', '../conformance/session/replay.ts'],
  ['load', '../conformance/core/probes/core.ts'],
  ['load/workload', '../rows/row.ts'],
  ['load/scenarios', '../runner/bundle-script.ts'],
  ['load/scenarios/shared', '../../rows/row.ts'],
  ['load/runner', '../rows/read-rows.ts'],
  ['load/runner', '../session/plan-load.ts'],
  ['load/rows', '../analysis/tally.ts'],
  ['load/samples', '../analysis/tally.ts'],
  ['load/analysis', '../verdict/judge-load.ts'],
  ['load/verdict', '../session/run-load.ts'],
  ['load/verdict', '../merge/merge-parts.ts'],
  ['load/merge', '../session/run-load.ts'],
  ['load/export', '../verdict/judge-load.ts'],
  ['load/session', '../kubernetes/emit-pods.ts'],
  ['load/kubernetes', '../capacity/estimate.ts'],
  ['load/session', '../limiter/runs.ts'],
  ['load/session', '../capacity/estimate.ts'],
  ['load/analysis', '../capacity/isotonic.ts'],
  ['load/capacity', '../limiter/runs.ts'],
  ['load/capacity', '../../reference/server.ts'],
  ['load/limiter/run', '../../session/run-load.ts'],
  ['load/limiter/trace', '../plan/script.ts'],
  ['load/limiter/model', '../likelihood/fit.ts'],
  ['load/limiter/likelihood', '../search/search.ts'],
  ['load/limiter/search', '../findings/identify.ts'],
  ['load/limiter/plan', '../likelihood/fit.ts'],
  ['load/limiter/findings', '../report/describe.ts'],
  ['load/limiter/findings', 'node:fs'],
  ['load/limiter/report', '../run/run-limiter.ts'],
  ['load/limiter/send', '../findings/identify.ts'],
  ['load/limiter/run', '../fairness/run-fairness.ts'],
  ['load/limiter/fairness', '../likelihood/fit.ts'],
  ['load/scenarios', '../limiter/plan/script.ts'],
  ['cli', '../load/limiter/findings/identify.ts'],
  ['reports', '../conformance/evidence/check.ts'],
  ['load', '../reference/server.ts'],
  ['load', '../cli/dispatch.ts'],
  ['cli', '../test/kill.ts'],
  ['schemas', '../conformance/evidence/check.ts'],
  ['certificate', '../cli/dispatch.ts'],
  ['certificate', '../reports/html.ts'],
  ['certificate', 'node:http'],
  ['conformance/session', '../../certificate/verify-bundle.ts'],
  ['reports', '../certificate/verify-bundle.ts'],
] as const

test.each(forbidden)('%s may not import %s', (folder, source) => {
  expect(lintImport(folder, source)).toMatch(/no-restricted-imports/)
})

test('what is allowed passes: the refusals above are not blanket ones', () => {
  expect(lintImport('conformance/session', '../evidence/check.ts')).not.toMatch(/no-restricted-imports/)
  expect(lintImport('load/limiter/search', '../likelihood/fit.ts')).not.toMatch(/no-restricted-imports/)
  expect(lintImport('load/analysis', '../rows/row.ts')).not.toMatch(/no-restricted-imports/)
  expect(lintImport('load/scenarios', '../limiter/limiter.ts')).not.toMatch(/no-restricted-imports/)
  expect(lintImport('certificate', '../conformance/session/replay.ts')).not.toMatch(/no-restricted-imports/)
  expect(lintImport('cli', '../reference/server.ts')).not.toMatch(/no-restricted-imports/)
})

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

test.each(PACKAGES)('in %s no two files import each other, not even types', (folder) => {
  const names = ['a', 'b'].map((name) => `import-circle-${name}-${process.pid}.ts`)
  const paths = names.map((name) => join(root, folder, name))
  try {
    for (const [index, path] of paths.entries())
      writeFileSync(
        path,
        `import type { T as U } from './${names[1 - index]}'\nexport type T = { readonly u?: U }\n`,
      )
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
    const { stdout, stderr } = spawnSync(oxlint, paths, { cwd: root, encoding: 'utf8' })
    expect(stdout + stderr).toMatch(/no-cycle/)
  } finally {
    for (const path of paths) rmSync(path, { force: true })
  }
})

function lintImport(folder: string, source: string): string {
  const path = join(root, folder, `import-rule-probe-${process.pid}.ts`)
  writeFileSync(path, `import * as probe from '${source}'\nexport const seen = probe\n`)
  try {
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
    const { stdout, stderr } = spawnSync(oxlint, [path], { cwd: root, encoding: 'utf8' })
    return stdout + stderr
  } finally {
    rmSync(path, { force: true })
  }
}
