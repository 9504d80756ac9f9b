/** Completes run files of versions that wrote no codes, so that reports can rely on them. Pure. */
import { codeOfSentence } from '../schemas/older-sentences.ts'
import { INCONCLUSIVE_CODES, type ReasonCode } from '../schemas/reason-codes.ts'
import type { CheckRecord, Run } from './run.ts'

/** The run with a code in every record that has a reason. A run of this version is returned as it is. */
export function withCodes(run: Run): Run {
  return { ...run, checks: run.checks.map(withCode) }
}

function withCode(record: CheckRecord): CheckRecord {
  const code = record.code ?? olderCodeOf(record)
  return code === null ? record : { ...record, code }
}

function olderCodeOf({ verdict, reason = '', detail = '', explainedBy }: CheckRecord): ReasonCode | null {
  switch (verdict) {
    case 'inconclusive':
      return codeOfSentence(detail) ?? INCONCLUSIVE_CODES.find((code) => code === reason) ?? null
    case 'not-applicable':
      return explainedBy === undefined
        ? (codeOfSentence(reason) ?? 'nothing-to-judge')
        : 'explained-elsewhere'
    case 'observed':
      return 'not-declared'
    case 'error':
      return 'judge-failed'
    case 'pass':
    case 'fail':
    case 'warn':
      return null
  }
}
