/** Details of the server that no answer should reveal. */
import { check, type Check } from '../../evidence/check.ts'
import { inconclusive, violatedUnlessEmpty, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { examine, unusable, type Evidence } from '../../evidence/evidence.ts'
import { isSelected, type Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { statusOf, bodyText, isRecord, LOOKED_DEPTH, shorten, strictJson } from '../../exchange/reply.ts'
import { internalsIn, MAX_CHARACTERS, signsIn, withoutKnown } from './core-internals.ts'
import { REFUSABLE } from '../../evidence/error-evidence.ts'
import { attemptsOf } from '../../evidence/replies.ts'
import { isStream, streamOf } from '../../evidence/stream.ts'

/** Texts that the search ignores. */
type Known = {
  readonly model: string
  readonly baseUrl: string
  /** Whether file paths and the like in bodies are judged elsewhere. */
  readonly hasPathsJudged: boolean
}

/** Returns one issue per detail in the header fields, and in the JSON around the generated text. A page counts only where it is an error. */
export function detailsIn(exchange: Exchange, known: Known): readonly Issue[] {
  const fields = headerPlaces(exchange).flatMap((place) => [
    ...pidMember(place, HEADER_PID),
    ...textSigns(place, known, FILE_IN_HEADER),
  ])
  const members = bodyPlaces(exchange).flatMap((place) => [
    ...pidMember(place, MEMBER_PID),
    ...textSigns({ ...place, text: withoutKnown(place.text, exchange, known.model) }, known, null),
    ...(known.hasPathsJudged ? [] : pathSigns(place, exchange, known.model)),
  ])
  return [...fields, ...members].map(({ place, what, text }) => ({
    at: `${exchange.id} ${place}`,
    expected: 'no internals of the server',
    received: `${what}: ${JSON.stringify(shorten(text, 80))}`,
  }))
}

/** A text with the name of its header field or member, and where it is. */
type Place = {
  readonly place: string
  readonly name: string
  readonly text: string
  readonly isNumber: boolean
}
type Found = { readonly place: string; readonly what: string; readonly text: string }

// Fields whose values are URLs or policies of the site: a path or an address belongs there.
// Also fields that a proxy on the way from this machine may have written.
const SITE_FIELDS =
  /^(via|x-cache.*|proxy-.*|location|content-location|link|refresh|set-cookie|alt-svc|nel|report-to|reporting-endpoints|access-control-.*|content-security-policy.*|permissions-policy)$/
const HEADER_PID = /^(x-)?(worker-|server-|process-)?(pid|process-id)$/
const MEMBER_PID = /^(worker_?|server_?|process_?)?(pid|process_?id)$/i
const PID_IN_TEXT = /\b(?:pid|process id)\b\s{0,2}[:=#]?\s{0,2}(\d{2,7})\b/i
// In a header field a bare path may be that of a URL; a file of a program is none.
const FILE_IN_HEADER =
  /\/(?:usr|home|root|opt|var|srv|etc|mnt|Users)\/[\w./-]*\.(?:py|m?js|ts|go|rs|rb|php|java|jar|so|sock|conf|ya?ml|toml|ini|log|pem)\b/
const PRIVATE_ADDRESS =
  /(?<![\d.])(?:10\.\d{1,3}|127\.\d{1,3}|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}:(\d{2,5})(?![\d.])/g
// From here on ports are those of clients (RFC 6056), such as our own, sent back to us.
const FIRST_CLIENT_PORT = 32_768
const MAX_PID = 4_194_304

// Members that hold what the model said or was asked, and those that name models.
const GENERATED = /^(choices|message|messages|prompt|content|text|delta|output|logprobs)$|model/i

function headerPlaces({ response }: Exchange): readonly Place[] {
  const fields = response?.headers ?? []
  return fields
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !SITE_FIELDS.test(name))
    .map(([name, value]) => ({
      place: `header ${name}`,
      name,
      text: value.slice(0, MAX_CHARACTERS),
      isNumber: /^\d+$/.test(value),
    }))
}

function bodyPlaces(exchange: Exchange): readonly Place[] {
  const isError = (statusOf(exchange) ?? 0) >= 400
  if (isStream(exchange))
    return streamOf(exchange).chunks.flatMap(({ value }) => placesIn(value, '', isError))
  const json = strictJson(exchange)
  if (json.ok) return placesIn(json.value, '', isError)
  const text = (bodyText(exchange) ?? '').slice(0, MAX_CHARACTERS)
  return isError ? [{ place: 'body', name: '', text, isNumber: false }] : []
}

// What an error calls its message is not generated text.
function placesIn(value: unknown, pointer: string, isError: boolean, depth = 0): readonly Place[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const name = pointer.split('/').at(-1) ?? ''
    const text = String(value).slice(0, MAX_CHARACTERS)
    return [{ place: pointer, name, text, isNumber: typeof value === 'number' }]
  }
  if (depth > LOOKED_DEPTH) return []
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => placesIn(item, `${pointer}/${index}`, isError, depth + 1))
  }
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([name]) => (isError ? !/model/i.test(name) : !GENERATED.test(name)))
    .flatMap(([name, member]) => placesIn(member, `${pointer}/${name}`, isError, depth + 1))
}

function pidMember({ place, name, text, isNumber }: Place, pattern: RegExp): readonly Found[] {
  const isPid = isNumber && pattern.test(name) && /^\d+$/.test(text) && Number(text) <= MAX_PID
  return isPid && Number(text) > 1 ? [{ place, what: 'a process id', text }] : []
}

function textSigns({ place, text, isNumber }: Place, known: Known, file: RegExp | null): readonly Found[] {
  if (isNumber) return []
  const found: Found[] = []
  const address = [...text.matchAll(PRIVATE_ADDRESS)].find((match) => isInside(match[1] ?? '', known.baseUrl))
  if (address !== undefined) found.push({ place, what: 'a private address', text: address[0] })
  const pid = PID_IN_TEXT.exec(text)
  if (pid !== null) found.push({ place, what: 'a process id', text: pid[0] })
  const path = file?.exec(text) ?? null
  if (path !== null) found.push({ place, what: 'a file path', text: path[0] })
  return found
}

// The port that was called is known to the caller, under whatever address.
function isInside(port: string, baseUrl: string): boolean {
  if (Number(port) >= FIRST_CLIENT_PORT) return false
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  const own = url === null ? '' : url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port
  return port !== own
}

function pathSigns({ place, text, isNumber }: Place, exchange: Exchange, model: string): readonly Found[] {
  if (isNumber) return []
  return signsIn([withoutKnown(text, exchange, model)]).map((sign) => ({ place, ...sign }))
}

const ANSWERS: readonly Selector[] = ['completion', 'stream', 'refusal', 'credential', 'other']

/** Source: gap G2.4. They help an attacker more than a client, and clients come to depend on them. */
const noServerDetails = check({
  id: 'core.no-server-details',
  gap: 'G2.4',
  reading: 'response.fields',
  level: 'SHOULD',
  title: 'no answer reveals a file path, a private address or a process id of the server',
  judges: ANSWERS,
  trippedBy: ['pid-in-header', 'address-in-answer', 'path-in-not-found', 'pid-in-chunks'],
  judge: (evidence) => {
    const { exchanges, model } = evidence
    const isRevealed = exchanges.some((call) => isRefusal(call) && internalsIn(call, model).length > 0)
    return onAnswers(evidence, attemptsOf(evidence, ANSWERS), (call) => {
      // Models are often named by the path of their file; what refusals say is judged by core.errors-no-internals.
      return call.about === 'models' || isRefusal(call) || (isRevealed && (statusOf(call) ?? 0) >= 400)
    })
  },
})

/** Checks of the details of the server in answers. */
export const detailChecks: readonly Check[] = [noServerDetails]

/**
 * Looks for details in every whole answer to these calls; each place is named once, by the first answer that has it.
 * `isJudgedElsewhere` says of which answers the file paths are another check's business.
 */
function onAnswers(
  evidence: Evidence,
  calls: readonly Exchange[],
  isJudgedElsewhere: (call: Exchange) => boolean,
): Judgement {
  const answers = calls.filter((call) => call.end.kind !== 'failed' && unusable(call) === null)
  if (answers.length === 0) {
    const judged = examine(evidence, calls, () => [])
    return judged.kind === 'violated' ? inconclusive('prerequisite', 'no answer came whole', calls) : judged
  }
  const { model, baseUrl } = evidence
  const found = new Map<string, Issue>()
  for (const call of answers) {
    for (const issue of detailsIn(call, { model, baseUrl, hasPathsJudged: isJudgedElsewhere(call) })) {
      const place = issue.at.replace(call.id, '')
      if (!found.has(place)) found.set(place, issue)
    }
  }
  return violatedUnlessEmpty([...found.values()], answers)
}

function isRefusal(call: Exchange): boolean {
  return isSelected(REFUSABLE, call) && (statusOf(call) ?? 0) >= 400
}
