/** Creates bundles (certificates) from short runs against the reference implementation, which may have a fault. */
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { makeBundle } from '../../certificate/make-bundle.ts'
import type { Members } from '../../certificate/bundle-file.ts'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { startSession, type SessionOptions } from '../../conformance/session/open-session.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { faults } from '../faults/index.ts'
import { startReference } from '../../reference/server.ts'
import { TEST_DEADLINES, type Look } from '../kill-matrix/kill.ts'
import { sharedFolder } from '../runner/shared-folder.ts'

/** A statement that supports only core and streams, so that runs have no long waits. */
export const STATEMENT = JSON.stringify({
  schema: 'assay.statement/1',
  name: 'A short statement',
  capabilities: {
    signup: 'unsupported',
    sse: 'supported',
    websocket: 'unsupported',
    webhooks: 'unsupported',
    limits: 'unsupported',
  },
})

/** The key pair of the certifier, and the key pair of somebody else. */
export const CERTIFIER = generateKeyPairSync('ed25519')
export const STRANGER = generateKeyPairSync('ed25519')

/**
 * Judges the reference, with `fault` unless it is null. Returns the bundle of the run, signed by the
 * certifier. Equal runs are made only once: all test workers share the transcript.
 */
export async function bundleOf(
  fault: string | null,
  statement = STATEMENT,
  look: Look = {},
): Promise<Members> {
  const digest = createHash('sha256')
    .update(JSON.stringify([fault, statement, look]))
    .digest('hex')
  const path = join(sharedFolder(), `${digest}.ndjson`)
  if (!existsSync(path)) {
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, await transcriptOf(fault, statement, look))
    renameSync(unfinished, path)
  }
  return bundled(readFileSync(path, 'utf8'), statement, CERTIFIER.privateKey)
}

/** Returns the bundle of a transcript, signed with `key` unless it is null. */
export function bundled(transcript: string, statement: string, key: KeyObject | null): Members {
  const environment = { assay: manifest.version, node: process.version }
  const parts = {
    statement: new TextEncoder().encode(statement),
    transcript,
    environment,
    lockfile: null,
    key,
  }
  return makeBundle(parts).members
}

async function transcriptOf(
  fault: string | null,
  text: string,
  more: Partial<SessionOptions>,
): Promise<string> {
  const patches = fault === null ? [] : faults.filter(({ id }) => id === fault)
  const reference = await startReference({ patches, socket: null, signup: null })
  const folder = mkdtempSync(join(tmpdir(), 'assay-bundle-'))
  const transcriptPath = join(folder, 'transcript.ndjson')
  try {
    const session = startSession({
      baseUrl: reference.baseUrl,
      key: reference.key,
      model: reference.model,
      seed: 'certified',
      version: manifest.version,
      plan: resolvePlan({
        profile: 'openai',
        statement: parseStatement(text, 'statement.json'),
        require: [],
      }),
      checks: allChecks,
      maxRequests: 300,
      maxTokens: 30_000,
      transcriptPath,
      deadlines: TEST_DEADLINES,
      ...more,
    })
    await session.close()
    return readFileSync(transcriptPath, 'utf8')
  } finally {
    await reference.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
