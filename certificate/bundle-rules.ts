/** Defines the rules of `assay verify` about a bundle as a whole: its files, set of checks, age and statement. */
import { CAPABILITIES } from '../conformance/exchange/capabilities.ts'
import { DAY_MS } from '../schemas/durations.ts'
import { canonicalJson } from './canonical-json.ts'
import { checkSetDigest, listedMembers } from './bundle-content.ts'
import { memberText, type OpenBundle } from './open-bundle.ts'
import { rule, type Rule } from './rule.ts'
import { VALID_DAYS, validUntil } from './summary.ts'

// The tolerance for a run that began in the future, because clocks of machines and time zones differ.
const CLOCK_SLACK_MS = DAY_MS

/** All rules about a bundle as a whole. */
export const bundleRules: readonly Rule[] = [
  rule('members', 'complete', (bundle) => {
    const listed = new Map(bundle.manifest.members.map((member) => [member.name, canonicalJson(member)]))
    const held = new Map(listedMembers(bundle.members).map((member) => [member.name, canonicalJson(member)]))
    const names = new Set([...listed.keys(), ...held.keys()])
    const different = [...names].filter((name) => listed.get(name) !== held.get(name))
    if (listed.size !== bundle.manifest.members.length) different.push('a member that is listed twice')
    return different.map((name) => `${name} is not the one that the manifest lists`)
  }),
  // Checks that every JSON file has its canonical form. Otherwise a member could occur twice, and readers would disagree on its value.
  rule('canonical', 'complete', ({ members: held, manifest, envelope }) => {
    const environment: unknown = JSON.parse(memberText(held, 'environment.json'))
    const run: unknown = JSON.parse(memberText(held, 'run.json'))
    const forms = [
      ['manifest.json', canonicalJson(manifest)],
      ['envelope.json', canonicalJson(envelope)],
      ['environment.json', canonicalJson(environment)],
      ['run.json', `${JSON.stringify(run, null, 2)}\n`],
    ] as const
    return forms.flatMap(([name, form]) =>
      memberText(held, name) === form ? [] : [`${name} is not in the form that Assay writes`],
    )
  }),
  rule('plain-lines', 'complete', ({ members: held, transcript }) => {
    if (!('value' in transcript)) return []
    const lines = memberText(held, 'transcript.ndjson').trimEnd().split('\n')
    const odd = lines.findIndex((line) => JSON.stringify(JSON.parse(line)) !== line)
    return odd === -1 ? [] : [`line ${odd + 1} of the transcript is not in the form that Assay writes`]
  }),
  rule('check-set-known', 'complete', ({ checkSet }) =>
    checkSet === null
      ? ['the check set is not that of this version: verify with the version that made the bundle']
      : [],
  ),
  rule('suite-named', 'complete', ({ checkSet, manifest, transcript }) => {
    if (checkSet === null || !('value' in transcript)) return []
    const { version, checkSet: stated } = manifest.suite
    const ran = transcript.value.header.suite
    return [
      ...(stated === checkSetDigest(checkSet)
        ? []
        : ['the manifest names another check set than the bundle holds']),
      ...(version === checkSet.version && ran === checkSet.version
        ? []
        : [
            `the check set is of version ${checkSet.version}, and the manifest or the transcript names another version`,
          ]),
    ]
  }),
  rule('all-declared', 'complete', ({ statement }) => {
    if ('problem' in statement) return [`the statement cannot be read: ${statement.problem}`]
    const { capabilities } = statement.value
    return CAPABILITIES.filter((id) => id !== 'core' && !capabilities.has(id)).map(
      (id) => `the statement does not declare ${id}`,
    )
  }),
  rule('statement-of-run', 'complete', ({ statement, transcript }) => {
    if (!('value' in statement) || !('value' in transcript)) return []
    const judged = transcript.value.header.statement?.sha256
    return judged === statement.value.sha256
      ? []
      : ['the run was judged by another statement than the bundle holds']
  }),
  rule('not-in-the-future', 'complete', ({ manifest, verifier }) => {
    const startMs = startOf(manifest)
    if (Number.isNaN(startMs)) return ['the manifest does not say when the run began']
    return startMs > verifier.nowMs + CLOCK_SLACK_MS
      ? [`the run began in the future: ${manifest.startedAt}`]
      : []
  }),
  rule('not-expired', 'complete', ({ manifest, verifier }) => {
    const last = validUntil(manifest.startedAt)
    return last !== null && Date.parse(last) < verifier.nowMs
      ? [`expired: a certificate is valid for ${VALID_DAYS} days, and the run began ${manifest.startedAt}`]
      : []
  }),
]

function startOf({ startedAt }: OpenBundle['manifest']): number {
  return Date.parse(startedAt)
}
