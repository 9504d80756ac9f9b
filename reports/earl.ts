/**
 * A run in EARL 1.0, the vocabulary of the W3C for test results, as JSON-LD with its context inside.
 * Source: https://www.w3.org/TR/EARL10-Schema/
 */
import { isoTime } from './iso-time.ts'
import { oneLine } from './neutral-text.ts'
import type { CheckRecord, Run, Verdict } from './run.ts'
import { formatReason } from './run-text.ts'
import { violationText } from '../schemas/violation-text.ts'

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  'earl:outcome': { '@type': '@id' },
  'earl:mode': { '@type': '@id' },
  'dct:date': { '@type': 'xsd:dateTime' },
} as const

/** A violated SHOULD is a failed criterion (`earl:TestCriterion`); the description begins with the verdict. */
const OUTCOMES: Readonly<Record<Verdict, string>> = {
  pass: 'earl:passed',
  fail: 'earl:failed',
  warn: 'earl:failed',
  inconclusive: 'earl:cantTell',
  'not-applicable': 'earl:inapplicable',
  observed: 'earl:untested',
  error: 'earl:cantTell',
}

/** One assertion per check, with the clause or gap that it is about. */
export function renderEarl(run: Run): string {
  const document = {
    '@context': CONTEXT,
    '@graph': [
      {
        '@id': '_:assay',
        '@type': ['earl:Software', 'earl:Assertor'],
        'dct:title': 'Assay',
        'doap:revision': oneLine(run.suite.version),
      },
      {
        '@id': '_:target',
        '@type': 'earl:TestSubject',
        'dct:title': oneLine(run.target.baseUrl),
        'dct:description': oneLine(run.target.model ?? 'model not named'),
      },
      ...run.checks.map((check) => assertionOf(check, run)),
    ],
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function assertionOf(check: CheckRecord, run: Run): object {
  const date = isoTime(run.startedAt)
  return {
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': '_:assay' },
    'earl:subject': { '@id': '_:target' },
    'earl:mode': 'earl:automatic',
    'earl:test': {
      '@id': `urn:assay:check:${encodeURIComponent(check.id.toWellFormed())}`,
      '@type': check.level === 'MUST' ? 'earl:TestRequirement' : 'earl:TestCriterion',
      'dct:title': oneLine(check.title),
      'dct:isPartOf': oneLine(check.clause ?? check.gap ?? ''),
    },
    'earl:result': {
      '@type': 'earl:TestResult',
      'earl:outcome': OUTCOMES[check.verdict],
      'dct:description': descriptionOf(check),
      ...(date === null ? {} : { 'dct:date': date }),
    },
  }
}

function descriptionOf(check: CheckRecord): string {
  const [issue] = check.issues
  const more = check.issues.length > 1 ? ` (and ${check.issues.length - 1} more)` : ''
  const said = issue === undefined ? formatReason(check) : `${violationText(issue)}${more}`
  return oneLine(said === '' ? check.verdict : `${check.verdict}: ${said}`, 1000)
}
