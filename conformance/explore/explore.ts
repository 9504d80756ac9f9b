import { outageIn } from '../evidence/outage.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import { isCompletion, mediaTypeOf, statusText } from '../exchange/reply.ts'
import { startSession, type Session, type SessionOptions } from '../session/open-session.ts'
import { allChecks, needsHuge } from '../session/registry.ts'
import type { Plan } from '../statement/plan.ts'
import { stringsOf } from '../statement/readings.ts'
import { concludeReadings, type Conclusions } from './conclude.ts'
import { planWithReading } from './fit-readings.ts'
import { scout } from './scout.ts'
import { socketScout } from './scout-sockets.ts'
import { scoutDecisions, type ScoutDecision } from './scout-decisions.ts'

/** The maximum number of requests of an exploration. */
export const EXPLORE_REQUESTS = 220

/** The result of an exploration. `stopped` tells why it ended early; null if it did not. */
export type Exploration = Conclusions & {
  readonly stopped: string | null
  readonly requests: number
  readonly exchanges: readonly Exchange[]
}

type ExploreOptions = Omit<SessionOptions, 'checks' | 'maxRequests' | 'transcriptPath' | 'furtherProbes'> & {
  readonly onRequests?: (count: number) => void
}

/** Explores a target: finds out how it behaves where the interface is open. Returns the readings to declare. */
export async function explore(options: ExploreOptions): Promise<Exploration> {
  const scouting = startSession({
    ...options,
    checks: checksOf(options).filter(({ id }) => id === 'core.post-completes'),
    maxRequests: EXPLORE_REQUESTS,
    transcriptPath: null,
    furtherProbes: [scout, socketScout],
  })
  const scouted = await recordOf(scouting, options, 0)
  const first = scouted.exchanges().find(({ probe }) => probe === 'core.completion')
  const spent = scouting.sentRequests()
  if (first === undefined || !isCompletion(first))
    return stopped(noCompletion(scouted.exchanges()), scouted.exchanges(), spent)
  const declared = [...options.plan.readings].filter(([, { layer }]) => layer === 'declared')
  const given = new Set(declared.map(([key]) => key))
  const decided = scoutDecisions(scouted.exchanges()).filter(({ key }) => !given.has(key))
  const checks = checksOf(options)
  const surveyPlan = [...decided, ...guesses(options.plan)].reduce(
    (plan, { key, reading }) => planWithReading(plan, key, reading),
    options.plan,
  )
  const survey = startSession({
    ...options,
    plan: surveyPlan,
    checks,
    maxRequests: EXPLORE_REQUESTS - spent,
    transcriptPath: null,
  })
  const source = await recordOf(survey, options, spent)
  const exchanges = [...scouted.exchanges(), ...source.exchanges()]
  const requests = spent + survey.sentRequests()
  const cut = whyCutShort(exchanges, [...scouted.omissions(), ...source.omissions()])
  if (cut !== null) return stopped(cut, exchanges, requests)
  const found = concludeReadings({ source, checks }, surveyPlan, decided, given)
  return { ...found, stopped: null, requests, exchanges }
}

// The members of a sign-up answer that may contain the API key, as JSON pointers. The statement draft names the one that contains it.
const KEY_PLACES = [
  '/api_key',
  '/apiKey',
  '/key',
  '/token',
  '/data',
  '/account',
  '/credentials',
  '/result',
  '/user',
]
const KEY_NAMES = ['secret', 'key', 'value', 'api_key', 'apiKey', 'token', 'access_token']

function keyPointers(): readonly string[] {
  const below = KEY_PLACES.flatMap((place) => KEY_NAMES.map((name) => `${place}/${name}`))
  return ['/secret', '/apikey', '/api_token', ...below]
}

function guesses({ readings }: Plan): readonly Pick<ScoutDecision, 'key' | 'reading'>[] {
  const key = 'signup.response'
  const inForce = readings.get(key)
  if (inForce === undefined || inForce.layer === 'declared' || inForce.value.reading !== 'key-pointer')
    return []
  const usual = stringsOf(readings, key, 'pointers')
  return [{ key, reading: { ...inForce.value, pointers: [...usual, ...keyPointers()] } }]
}

// Returns the checks of an exploration. Omits checks of limits and of a prompt of 1 MB, which cost much and decide no reading.
function checksOf({ plan }: ExploreOptions) {
  return allChecks.filter(
    (check) =>
      check.capability !== 'limits' &&
      plan.capabilities.get(check.capability) !== 'unsupported' &&
      !needsHuge(check),
  )
}

async function recordOf(session: Session, { onRequests }: ExploreOptions, before: number) {
  const timer = setInterval(() => onRequests?.(before + session.sentRequests()), PROGRESS_MS)
  try {
    await session.close()
  } finally {
    clearInterval(timer)
  }
  return session.evidence
}

const PROGRESS_MS = 250

function stopped(reason: string, exchanges: readonly Exchange[], requests: number): Exploration {
  return { stopped: reason, requests, capabilities: [], findings: [], deviations: [], exchanges }
}

function noCompletion(exchanges: readonly Exchange[]): string {
  const last = exchanges.findLast(({ probe }) => probe === 'core.completion')
  const answer = last === undefined ? 'it was not sent' : formatAnswer(last)
  return `the basic request got no completion: ${answer}. Check the base URL, the key and --model`
}

// Returns why an exploration ended too early for a draft statement: outage of the service, or time limit reached. Null otherwise.
function whyCutShort(exchanges: readonly Exchange[], omissions: readonly Omission[]): string | null {
  const checks = allChecks.map(({ id }) => id)
  const outage = outageIn(exchanges, checks)
  const last = exchanges.findLast(({ socket, isInbound }) => socket === undefined && isInbound !== true)
  const [issue] = outage?.issues ?? []
  if (issue !== undefined && last !== undefined && outage?.lost.has(last.id) === true)
    return `the service stopped answering: ${issue.at}: ${issue.received}`
  return omissions.find(({ isTimeOver }) => isTimeOver)?.detail ?? null
}

function formatAnswer(exchange: Exchange): string {
  if (exchange.end.kind === 'failed') return `${exchange.end.code}: ${exchange.end.detail}`
  const type = mediaTypeOf(exchange)
  return `${statusText(exchange)} (${type === null ? 'no content type' : `content type ${type}`})`
}
