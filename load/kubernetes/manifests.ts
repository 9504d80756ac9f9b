/** Builds the manifests of a load in pods as JSON: a `TestRun` of the k6-operator and a ConfigMap with its script. Pure. */
import { SECRET_FILE_ARGUMENT } from '../runner/secret-file.ts'
import { headerSecretName, secretName } from '../scenarios/shared/scenario-names.ts'
import { argumentsOf, type ScriptPaths } from '../runner/run-files.ts'

/** The folder in a pod where the script is mounted. */
export const SCRIPT_FOLDER = '/test'
/** The folder in a pod where the volume for the files to merge is mounted. */
export const ROWS_FOLDER = '/rows'
const SECRET_FOLDER = '/secrets'
/** The member of the Secret that contains the keys and the values of header fields: one line `name=value` each, as k6 reads them. */
const SECRET_MEMBER = 'keys'

/** A file for the pods, as text or as bytes. */
export type PodFile = { readonly name: string; readonly content: string | Uint8Array }

/** The inputs of the manifests. `claim`: the PersistentVolumeClaim for rows. `secret`: the Secret with the keys, or null. */
export type PodsPlan = {
  readonly name: string
  readonly image: string
  readonly pods: number
  readonly script: string
  readonly files: readonly PodFile[]
  readonly claim: string
  readonly secret: string | null
}

/** A Kubernetes object as JSON. */
export type Manifest = Readonly<Record<string, unknown>>

/** The maximum size of a ConfigMap in bytes. The API server accepts 1 MiB, including names. */
const MAX_CONFIG_MAP_BYTES = 900_000
/** The resources of a pod for a few thousand streams (docs/scale.md). A processor limit would make k6 wait and measure that wait. */
const RESOURCES = { requests: { cpu: '1', memory: '1Gi' }, limits: { memory: '2Gi' } } as const
/** The id of the user `node` in our image. */
const USER_ID = 1000

/** The paths that the script uses in a pod. */
export const POD_PATHS: ScriptPaths = {
  summary: `${ROWS_FOLDER}/summary.json`,
  rows: `${ROWS_FOLDER}/rows.ndjson`,
  samples: `${ROWS_FOLDER}/answers.ndjson`,
  plan: `${SCRIPT_FOLDER}/plan.bin`,
}

/** Returns whether the files of a load fit into one ConfigMap. */
export function fitConfigMap(files: readonly PodFile[]): boolean {
  const bytes = files.map(({ content }) =>
    // A ConfigMap stores bytes as base64.
    typeof content === 'string' ? Buffer.byteLength(content) : Math.ceil((content.byteLength * 4) / 3),
  )
  return bytes.reduce((sum, size) => sum + size, 0) <= MAX_CONFIG_MAP_BYTES
}

/**
 * Returns a Kubernetes List of all objects. If the files do not fit a ConfigMap, the pods read the script from the persistent volume
 * claim.
 */
export function manifestsOf(plan: PodsPlan): Manifest {
  const isMapped = fitConfigMap(plan.files)
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

/** The folder of the script on the persistent volume claim. Pods use this folder if the script does not fit into a ConfigMap. */
const CLAIM_SCRIPTS = 'script'

function testRunOf(plan: PodsPlan, isMapped: boolean): Manifest {
  const { name, image, pods, script, claim, secret } = plan
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
      script: isMapped ? { configMap: { name, file: script } } : { localFile: `${SCRIPT_FOLDER}/${script}` },
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

/** Returns the arguments of k6 in a pod. No argument contains a space, because the operator splits arguments at spaces. */
function podArguments(hasSecret: boolean): readonly string[] {
  const own = argumentsOf({
    config: `${SCRIPT_FOLDER}/config.json`,
    summary: POD_PATHS.summary,
    emptyConfig: `${SCRIPT_FOLDER}/k6.json`,
  })
  return hasSecret ? [...own, `${SECRET_FILE_ARGUMENT}${SECRET_FOLDER}/${SECRET_MEMBER}`] : own
}

/** A name in the Secret, and the environment variable that provides its value. */
export type SecretVariable = { readonly name: string; readonly variable: string }

/** Returns the lines of the Secret: one per key, then one per header field, each in the order in which the load uses them. */
export function secretLinesOf(
  keyVariables: readonly string[],
  headerVariables: readonly string[],
): readonly SecretVariable[] {
  return [
    ...keyVariables.map((variable, place) => ({ name: secretName(place), variable })),
    ...headerVariables.map((variable, place) => ({ name: headerSecretName(place), variable })),
  ]
}

/** Returns the shell command that creates the Secret. The command contains names of environment variables instead of keys. */
export function secretCommand(secret: string, lines: readonly SecretVariable[]): string {
  const form = lines.map(({ name }) => `${name}=%s\\n`).join('')
  const values = lines.map(({ variable }) => `"$${variable}"`).join(' ')
  return `printf '${form}' ${values} | kubectl create secret generic ${secret} --from-file=${SECRET_MEMBER}=/dev/stdin`
}
