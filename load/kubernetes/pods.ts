/** Writes the Kubernetes manifests of a load in pods of the k6-operator. */
import { SECRET_FILE_ARGUMENT } from '../runner/secret-file.ts'
import { headerSecretName, secretName } from '../scenarios/shared/scenario-names.ts'
import { argumentsOf, type ScriptPaths, configOf } from '../runner/run-files.ts'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { certificateFor } from '../../conformance/transport/tls-services.ts'
import { HOUR_MS } from '../../schemas/durations.ts'
import { LoadError, usageError, unwritable } from '../load-error.ts'
import { writePart } from '../merge/load-part.ts'
import { bundleScript, SCRIPT } from '../runner/bundle-script.ts'
import { isLoopback } from '../../schemas/loopback.ts'
import { temporaryFolder } from '../runner/write-run.ts'
import { planLoad, type LoadOptions, type LoadPlan } from '../session/plan-load.ts'
import { partOf, requireFuture, requireShareable } from '../session/run-part.ts'
import { planBytes } from '../workload/schedule.ts'

const SCRIPT_FOLDER = '/test'
const ROWS_FOLDER = '/rows'
const SECRET_FOLDER = '/secrets'
const SECRET_MEMBER = 'keys'

type PodFile = { readonly name: string; readonly content: string | Uint8Array }

type PodsPlan = {
  readonly name: string
  readonly image: string
  readonly pods: number
  readonly files: readonly PodFile[]
  readonly claim: string
  readonly secret: string | null
}

type Manifest = Readonly<Record<string, unknown>>

// A ConfigMap holds at most 1 MiB.
const MAX_CONFIG_MAP_BYTES = 900_000
// A CPU limit would distort what k6 measures.
const RESOURCES = { requests: { cpu: '1', memory: '1Gi' }, limits: { memory: '2Gi' } } as const
// The user `node` in the image of Assay.
const USER_ID = 1000

const POD_PATHS: ScriptPaths = {
  summary: `${ROWS_FOLDER}/summary.json`,
  rows: `${ROWS_FOLDER}/rows.ndjson`,
  samples: `${ROWS_FOLDER}/answers.ndjson`,
  plan: `${SCRIPT_FOLDER}/plan.bin`,
}

// Returns whether the files of a load fit into one ConfigMap.
function fitConfigMap(files: readonly PodFile[]): boolean {
  const bytes = files.map(({ content }) =>
    // A ConfigMap stores bytes as base64.
    typeof content === 'string' ? Buffer.byteLength(content) : Math.ceil((content.byteLength * 4) / 3),
  )
  return bytes.reduce((sum, size) => sum + size, 0) <= MAX_CONFIG_MAP_BYTES
}

// Returns a Kubernetes List of all objects. If the files are not mapped, the pods read the script from the persistent volume claim.
function manifestsOf(plan: PodsPlan, isMapped: boolean): Manifest {
  const items = isMapped ? [configMapOf(plan), testRunOf(plan, isMapped)] : [testRunOf(plan, isMapped)]
  return { apiVersion: 'v1', kind: 'List', items }
}

function configMapOf({ name, files }: PodsPlan): Manifest {
  const data: Record<string, string> = {}
  const binaryData: Record<string, string> = {}
  for (const { name: file, content } of files) {
    if (typeof content === 'string') data[file] = content
    else binaryData[file] = Buffer.from(content).toString('base64')
  }
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data, binaryData }
}

// A script that is too large for a ConfigMap is on the persistent volume.
const CLAIM_SCRIPTS = 'script'

function testRunOf(plan: PodsPlan, isMapped: boolean): Manifest {
  const { name, image, pods, claim, secret } = plan
  const secretMount = { name: 'keys', mountPath: SECRET_FOLDER, readOnly: true }
  // Each pod writes to a separate folder on the claim, named after the pod.
  const rowsMount = { name: 'rows', mountPath: ROWS_FOLDER, subPathExpr: '$(POD_NAME)' }
  const scriptMount = { name: 'rows', mountPath: SCRIPT_FOLDER, subPath: CLAIM_SCRIPTS, readOnly: true }
  return {
    apiVersion: 'k6.io/v1alpha1',
    kind: 'TestRun',
    metadata: { name },
    spec: {
      parallelism: pods,
      arguments: podArguments(secret !== null).join(' '),
      script: isMapped ? { configMap: { name, file: SCRIPT } } : { localFile: `${SCRIPT_FOLDER}/${SCRIPT}` },
      runner: {
        image,
        env: [
          { name: 'K6_NO_USAGE_REPORT', value: 'true' },
          { name: 'K6_AUTO_EXTENSION_RESOLUTION', value: 'false' },
          { name: 'POD_NAME', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
        ],
        resources: RESOURCES,
        securityContext: { runAsNonRoot: true, runAsUser: USER_ID, fsGroup: USER_ID },
        volumes: [
          { name: 'rows', persistentVolumeClaim: { claimName: claim } },
          ...(secret === null ? [] : [{ name: 'keys', secret: { secretName: secret } }]),
        ],
        volumeMounts: [
          rowsMount,
          ...(isMapped ? [] : [scriptMount]),
          ...(secret === null ? [] : [secretMount]),
        ],
      },
    },
  }
}

// The k6 operator splits the arguments at spaces, so no argument may contain a space.
function podArguments(hasSecret: boolean): readonly string[] {
  const own = argumentsOf({
    config: `${SCRIPT_FOLDER}/config.json`,
    summary: POD_PATHS.summary,
    emptyConfig: `${SCRIPT_FOLDER}/k6.json`,
  })
  return hasSecret ? [...own, `${SECRET_FILE_ARGUMENT}${SECRET_FOLDER}/${SECRET_MEMBER}`] : own
}

/** Returns the shell command that creates the Kubernetes Secret from environment variables, or null for a load without secrets. */
export function secretCommand(
  secret: string,
  keyVariables: readonly string[],
  headerVariables: readonly string[],
): string | null {
  const variables = [...keyVariables, ...headerVariables]
  if (variables.length === 0) return null
  const names = [
    ...keyVariables.map((_, place) => secretName(place)),
    ...headerVariables.map((_, place) => headerSecretName(place)),
  ]
  const form = names.map((name) => `${name}=%s\\n`).join('')
  const values = variables.map((variable) => `"$${variable}"`).join(' ')
  return `printf '${form}' ${values} | kubectl create secret generic ${secret} --from-file=${SECRET_MEMBER}=/dev/stdin`
}

type PodsOptions = LoadOptions & {
  readonly pods: number
  readonly startAtMs: number
  readonly image: string
  readonly name: string
  readonly claim: string
  readonly secret: string
}

type PodManifests = {
  readonly manifest: string
  readonly plan: LoadPlan
  readonly isMapped: boolean
}

const MAX_WAIT_MS = HOUR_MS

/** Writes the Kubernetes manifests and the plan of a load. Throws a LoadError of kind `usage` if pods cannot run the load. */
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
  const isMapped = fitConfigMap(files)
  const usedSecret = plan.keys.length + plan.headers.length === 0 ? null : secret
  const manifest = manifestsOf({ name, image, pods, files, claim, secret: usedSecret }, isMapped)
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
    return { name: SCRIPT, content: readFileSync(await bundleScript(folder), 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
