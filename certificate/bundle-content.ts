import clauses from '../schemas/clauses.json' with { type: 'json' }
import type { CertificateManifest } from '../schemas/compiled/certificate.ts'
import gaps from '../schemas/gaps.json' with { type: 'json' }
import manifest from '../package.json' with { type: 'json' }
import type { Level } from '../conformance/evidence/check.ts'
import { allChecks } from '../conformance/session/registry.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { LISTED_MEMBERS, type Members } from './bundle-file.ts'
import { canonicalJson, sha256 } from './canonical-json.ts'

/** The checks of one version of Assay. */
export type CheckSet = {
  readonly schema: 'assay.check-set/1'
  readonly version: string
  readonly clauses: string
  readonly gaps: string
  readonly checks: readonly { readonly id: string; readonly level: Level }[]
}

/** Returns the checks of this version of Assay. */
export function currentCheckSet(): CheckSet {
  return {
    schema: 'assay.check-set/1',
    version: manifest.version,
    clauses: sha256(canonicalJson(clauses)),
    gaps: sha256(canonicalJson(gaps)),
    checks: allChecks.map(({ id, level }) => ({ id, level })),
  }
}

/** Returns the SHA-256 digest of a set of checks, in hexadecimal. */
export function checkSetDigest(set: CheckSet): string {
  return sha256(canonicalJson(set))
}

/** The content of a certificate's manifest without its list of files. */
export type CertificateFacts = Omit<CertificateManifest, 'members'>

/** Returns the content of the manifest of a certificate, without its list of files. */
export function certificateFacts(run: Run, suite: CertificateManifest['suite']): CertificateFacts {
  return {
    schema: 'assay.certificate/1',
    name: run.statement?.name ?? '',
    outcome: run.outcome,
    target: { baseUrl: run.target.baseUrl, model: run.target.model },
    statement: run.statement?.sha256 ?? '',
    suite,
    seed: run.seed,
    ...(run.disguised === undefined ? {} : { disguised: run.disguised }),
    ...(run.repeat === undefined ? {} : { repeat: run.repeat }),
    commitment: sha256(run.seed),
    startedAt: run.startedAt,
    durationMs: run.durationMs,
    cost: run.cost,
  }
}

/** Returns the name, size and digest of each file in a bundle. */
export function listedMembers(members: Members): CertificateManifest['members'] {
  return LISTED_MEMBERS.flatMap((name) => {
    const content = members.get(name)
    return content === undefined ? [] : [{ name, bytes: content.length, sha256: sha256(content) }]
  })
}
