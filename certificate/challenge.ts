/** A certifier's challenge: a seed that was not known before it was issued, so that a run cannot have been recorded earlier. */
import { randomBytes } from 'node:crypto'
import { parseJson } from '../conformance/codec/parse-json.ts'
import { isRecord } from '../conformance/exchange/reply.ts'
import { sha256 } from './canonical-json.ts'

/** A challenge, as its file holds it. `commitment` is the SHA-256 of the seed and may be published before the seed is. */
export type Challenge = {
  readonly schema: 'assay.challenge/1'
  readonly seed: string
  readonly commitment: string
  readonly createdAt: string
  /** Until when a run has to have ended. */
  readonly expiresAt: string
  /** Set when the run has to be disguised. */
  readonly disguised?: true
}

const SEED_BYTES = 32
const HOUR_MS = 60 * 60 * 1000
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Makes a challenge that is to be met within so many hours, by a run in disguise where that is asked for. */
export function newChallenge(nowMs: number, hours: number, isDisguised = false): Challenge {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  return {
    schema: 'assay.challenge/1',
    seed,
    commitment: sha256(seed),
    createdAt: new Date(nowMs).toISOString(),
    expiresAt: new Date(nowMs + hours * HOUR_MS).toISOString(),
    ...(isDisguised ? { disguised: true as const } : {}),
  }
}

/** The challenge in a text; null when it holds none, or one whose commitment is not that of its seed. */
export function challengeIn(text: string): Challenge | null {
  const value = parseJson(text)
  if (!isRecord(value) || value['schema'] !== 'assay.challenge/1') return null
  const { seed, commitment, createdAt, expiresAt, disguised } = value
  if (typeof seed !== 'string' || commitment !== sha256(seed)) return null
  if (!isTime(createdAt) || !isTime(expiresAt)) return null
  if (disguised !== undefined && disguised !== true) return null
  const look = disguised === true ? { disguised: true as const } : {}
  return { schema: 'assay.challenge/1', seed, commitment, createdAt, expiresAt, ...look }
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value)
}
