/** The entry of a certificate in a registry. Pure. */
import type { CheckRecord, Run } from '../reports/run.ts'
import type { RegistryCell, RegistryEntry } from '../reports/registry-page.ts'
import type { Verification } from './verify-bundle.ts'

const LAYERS: readonly CheckRecord['layer'][] = ['spec', 'declared', 'profile']

/** The entry of a verified bundle, or why it has none. `signers` are names of known keys, by key id. */
export function registryEntry(
  file: string,
  { run, findings, keyId, signature }: Verification,
  signers: ReadonlyMap<string, string>,
): RegistryEntry | { readonly why: string } {
  const [finding] = findings
  if (finding !== undefined || run === null) return { why: finding?.detail ?? 'no verdict can be recomputed' }
  return {
    file,
    name: run.statement?.name ?? '',
    baseUrl: run.target.baseUrl,
    model: run.target.model,
    startedAt: run.startedAt,
    version: run.suite.version,
    outcome: run.outcome,
    isDisguised: run.disguised === true,
    isSigned: signature !== 'unsigned',
    signer: signers.get(keyId ?? '') ?? null,
    cells: run.capabilities.map((capability) => cellOf(capability, run)),
  }
}

function cellOf({ id, outcome }: Run['capabilities'][number], run: Run): RegistryCell {
  const own = run.checks.filter(({ capability }) => capability === id)
  const isSupported = !own.some(({ code }) => code === 'declared-unsupported')
  const layers = LAYERS.map((layer) => {
    const judged = own.filter((check) => check.layer === layer && JUDGED.includes(check.verdict))
    return { layer, passed: judged.filter(({ verdict }) => verdict === 'pass').length, judged: judged.length }
  })
  return { id, isSupported, outcome, layers: layers.filter(({ judged }) => judged > 0) }
}

const JUDGED: readonly CheckRecord['verdict'][] = ['pass', 'fail', 'warn']
