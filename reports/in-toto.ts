/**
 * A run as an in-toto statement with the predicate `test-result`, to be signed by anyone who vouches for it.
 * Source: https://github.com/in-toto/attestation/blob/main/spec/predicates/test-result.md
 */
import { createHash } from 'node:crypto'
import { finalExitCode } from './baseline-text.ts'
import { oneLine } from './neutral-text.ts'
import type { CheckRecord, Run } from './run.ts'
import { profileInForce } from './statement-text.ts'

/**
 * The subject is run.json by its digest, because a service has none; what was tested is under `configuration`. PASSED is a
 * conformant run of all checks without a known failure: an accepted failure stays one.
 */
export function renderInToto(run: Run): string {
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'run.json', digest: { sha256: digestOf(run) } }],
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: resultOf(run),
      configuration: configurationOf(run),
      passedTests: idsOf(run, 'pass'),
      warnedTests: idsOf(run, 'warn'),
      failedTests: idsOf(run, 'fail'),
    },
  }
  return `${JSON.stringify(statement, null, 2)}\n`
}

/** The bytes that the commands write: see `conformance/session/write-json.ts`. */
function digestOf(run: Run): string {
  return createHash('sha256')
    .update(`${JSON.stringify(run, null, 2)}\n`)
    .digest('hex')
}

function resultOf(run: Run): 'PASSED' | 'WARNED' | 'FAILED' {
  if (run.outcome !== 'conformant' || finalExitCode(run) !== 0) return 'FAILED'
  return run.checks.some(({ verdict }) => verdict === 'warn') ? 'WARNED' : 'PASSED'
}

function configurationOf(run: Run): readonly object[] {
  const { target, suite, statement, seed } = run
  const profile = profileInForce(run)
  return [
    {
      name: 'target',
      uri: URL.parse(target.baseUrl)?.href ?? 'about:blank',
      annotations: { model: target.model === null ? null : oneLine(target.model) },
    },
    {
      name: 'assay',
      annotations: {
        version: oneLine(suite.version),
        profile: profile === null ? null : oneLine(profile),
        checks: suite.checks,
        known: suite.known,
        seed: oneLine(seed),
      },
    },
    ...(statement === undefined
      ? []
      : [
          {
            name: 'statement',
            digest: { sha256: statement.sha256 },
            annotations: {
              name: oneLine(statement.name),
              ...(statement.extends === undefined ? {} : { extends: oneLine(statement.extends) }),
            },
          },
        ]),
  ]
}

function idsOf({ checks }: Run, wanted: CheckRecord['verdict']): readonly string[] {
  return checks.flatMap(({ id, verdict }) => (verdict === wanted ? [oneLine(id)] : []))
}
