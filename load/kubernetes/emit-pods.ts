/** Writes the manifests of a load in pods of a cluster, and the plan for merging their results. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { certificateFor } from '../../conformance/transport/tls-services.ts'
import { HOUR_MS } from '../../schemas/durations.ts'
import { LoadError, usageError } from '../load-error.ts'
import { writePart } from '../merge/load-part.ts'
import { bundleScript, SCRIPT } from '../runner/bundle-script.ts'
import { isLoopback } from '../../schemas/loopback.ts'
import { configOf } from '../runner/run-files.ts'
import { temporaryFolder } from '../runner/write-run.ts'
import { planLoad, type LoadOptions, type LoadPlan } from '../session/plan-load.ts'
import { partOf, requireFuture, requireShareable } from '../session/run-part.ts'
import { fitConfigMap, manifestsOf, POD_PATHS, type PodFile } from './manifests.ts'
import { unwritable } from '../unwritable.ts'
import { planBytes } from '../workload/schedule.ts'

/**
 * The options of a load in pods. `startAtMs`: when all pods start, in epoch milliseconds. `image`: the image of k6 with its extension.
 * `claim`: the PersistentVolumeClaim for the rows. `secret`: the name of the Secret with the keys.
 */
export type PodsOptions = LoadOptions & {
  readonly pods: number
  readonly startAtMs: number
  readonly image: string
  readonly name: string
  readonly claim: string
  readonly secret: string
}

/** The written manifests. `manifest`: their path. `isMapped`: true if the script fits into a ConfigMap. */
export type PodManifests = {
  readonly manifest: string
  readonly plan: LoadPlan
  readonly isMapped: boolean
}

/** The maximum time that a pod waits for the common start of all pods, in milliseconds. Pods may be created long before the start. */
const MAX_WAIT_MS = HOUR_MS

/** Writes the manifests and the plan of a load, and sends nothing. Throws LoadError `usage` if pods cannot share the load. */
export async function emitPods(options: PodsOptions): Promise<PodManifests> {
  const { pods, startAtMs, image, name, claim, secret } = options
  const plan = requireShareable(planLoad(options), { number: pods, of: pods }, options.seed)
  requireFuture(startAtMs)
  const { hostname } = new URL(plan.urls.baseUrl)
  if (isLoopback(hostname))
    throw usageError(
      `${hostname} is each pod itself in a cluster: give an address that pods can reach, and --allow-remote`,
    )
  if (certificateFor(new URL(plan.urls.baseUrl)) !== undefined)
    throw usageError('pods cannot present a client certificate: leave --client-cert out')
  const out = resolve(options.out)
  const t0EpochUs = Math.round(startAtMs * 1000)
  const files = await filesOf(plan, t0EpochUs)
  const manifest = manifestsOf({
    name,
    image,
    pods,
    script: SCRIPT,
    files,
    claim,
    secret: plan.keys.length + plan.headers.length === 0 ? null : secret,
  })
  const isMapped = fitConfigMap(files)
  try {
    mkdirSync(out, { recursive: true })
    const path = join(out, 'testrun.json')
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
    if (!isMapped) writeFiles(join(out, 'script'), files)
    writePart(out, partOf(plan, `k6 of ${image}`, t0EpochUs))
    return { manifest: path, plan, isMapped }
  } catch (cause) {
    if (cause instanceof LoadError) throw cause
    throw unwritable(out, cause)
  }
}

function writeFiles(folder: string, files: readonly PodFile[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { name, content } of files) writeFileSync(join(folder, name), content)
}

async function filesOf(plan: LoadPlan, t0EpochUs: number): Promise<readonly PodFile[]> {
  const segment = { segment: '', sequence: '', t0EpochUs }
  const config = configOf(plan, POD_PATHS, { segment }, MAX_WAIT_MS)
  return [
    await bundled(),
    { name: 'config.json', content: JSON.stringify(config) },
    { name: 'k6.json', content: '{}' },
    { name: 'plan.bin', content: planBytes(plan) },
  ]
}

async function bundled(): Promise<PodFile> {
  const folder = temporaryFolder()
  try {
    const script = readFileSync(await bundleScript(folder), 'utf8')
    // Pods have no source map, and each k6 would warn about it.
    return { name: SCRIPT, content: script.replace(/^\/\/# sourceMappingURL=.*$/m, '') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
