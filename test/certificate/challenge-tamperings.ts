/** Runs that do not meet the challenge which the reader gave out. */
import { sha256 } from '../../certificate/canonical-json.ts'
import type { Challenge } from '../../certificate/challenge.ts'
import { forgeBody } from './tamper.ts'
import type { Tampering } from './tampering.ts'

const HOUR_MS = 60 * 60 * 1000
const SEED = 'certified'

function at(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString()
}

function challenge(seed: string, fromHours: number, toHours: number): Challenge {
  return {
    schema: 'assay.challenge/1',
    seed,
    commitment: sha256(seed),
    createdAt: at(fromHours),
    expiresAt: at(toHours),
  }
}

/** A challenge that the bundles of the fixture meet. */
export const MET = challenge(SEED, -1, 1)

/** Each tampering names its challenge. */
export const challengeTamperings: readonly Tampering[] = [
  {
    name: 'the run was made with another seed than the challenge',
    care: 'rehashed',
    challenge: challenge('other', -1, 1),
    caughtBy: ['challenge-seed'],
  },
  {
    name: 'the run is older than the challenge',
    care: 'rehashed',
    challenge: challenge(SEED, 1, 2),
    caughtBy: ['challenge-time'],
  },
  {
    name: 'the run came after the challenge',
    care: 'rehashed',
    challenge: challenge(SEED, -2, -1),
    caughtBy: ['challenge-time'],
  },
  {
    name: 'the challenge asks for a disguise',
    care: 'rehashed',
    challenge: { ...MET, disguised: true },
    caughtBy: ['challenge-disguise'],
  },
  {
    name: 'the answers were prepared',
    care: 'remade',
    challenge: MET,
    edit: ({ lines }) =>
      lines((all) => {
        for (const { exchange } of all)
          if (typeof exchange?.response?.body?.text === 'string' && exchange.response.reads.length > 0)
            forgeBody(exchange, (text) => text.replaceAll(/\b[0-9a-f]{12}\b/g, '0123456789ab'))
      }),
    caughtBy: ['challenge-heard'],
  },
]
