/** The manifest of a bundle: what it certifies, and the digest of every other member. Pure. */
import type { CertificateManifest } from '../schemas/compiled/certificate.ts'
import type { Run } from '../reports/run.ts'
import { sha256 } from './canonical-json.ts'
import { LISTED_MEMBERS, type Members } from './members.ts'

/** The members of a manifest besides its list of files. */
export type CertificateFacts = Omit<CertificateManifest, 'members'>

/** Returns the facts that a certificate states, from the run that it holds. `suite` names what judged it. */
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

/** The list of members that a manifest has. */
export function listedMembers(members: Members): CertificateManifest['members'] {
  return LISTED_MEMBERS.flatMap((name) => {
    const content = members.get(name)
    return content === undefined ? [] : [{ name, bytes: content.length, sha256: sha256(content) }]
  })
}
