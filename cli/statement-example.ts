/** A guide to the first statement: its members, and a whole example to copy. */
import { joined } from '../reports/formats.ts'
import { CAPABILITIES } from '../conformance/exchange/capabilities.ts'
import { defaultProfileName, profileNames } from '../conformance/statement/profiles.ts'

/** A whole statement that can be used as it is. */
const STATEMENT_EXAMPLE = {
  schema: 'assay.statement/1',
  name: 'Example service, free tier',
  extends: defaultProfileName,
  capabilities: { sse: 'supported', limits: 'supported' },
  readings: {
    'request.models': { reading: 'discovery', path: '/v1/models' },
    'errors.body': 'openai',
    'limits.quota': {
      reading: 'list',
      quotas: [{ quota: 60, unit: 'requests', windowSeconds: 60, scope: 'key' }],
    },
    'limits.headers': 'x-ratelimit-durations',
    'limits.exceeded': '429-retry-after',
  },
} as const

/** The members of a statement and an example of a whole one, as text. */
export function renderStatementFrame(): string {
  return `A statement is a JSON file, given with --statement FILE. Its members:

  schema          always "assay.statement/1"; required, the others are optional
  name            name of the deployment; reports show it
  extends         profile whose readings are declared too: ${joined(profileNames, 'or')}
  capabilities    each of ${CAPABILITIES.join(', ')}: supported or unsupported. What is left out is judged
                  where it is found, except limits, which are then not judged. Core is always supported
  notes           a remark for each capability
  requestHeaders  names of header fields that every request needs; their values are given with --header NAME=ENV
  readings        answers to the gaps of the interface, by the keys below

A complete statement:

${JSON.stringify(STATEMENT_EXAMPLE, null, 2)}
`
}
