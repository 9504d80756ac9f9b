/**
 * The manifests of a load that pods send together: a `TestRun` of the k6-operator (k6.io/v1alpha1) and the ConfigMap with its script.
 * kubectl takes JSON as well as YAML. They hold no key: pods read the keys from a Secret. Pure.
 */
import { SECRET_FILE_ARGUMENT } from '../runner/secret-file.ts'
import { headerSecretName, secretName } from '../scenarios/shared/scenario-names.ts'
import { argumentsOf, type ScriptPaths } from '../runner/run-files.ts'

/** The folders of the script and of the files for the merge in a pod. Both are mounted. */
export const SCRIPT_FOLDER = '/test'
export const ROWS_FOLDER = '/rows'
const SECRET_FOLDER = '/secrets'
/** The member of the Secret that holds the keys, one `name=value` a line as k6 reads them. */
const SECRET_MEMBER = 'keys'

/** A file for the pods: its text, or its bytes where it is not text. */
export type PodFile = { readonly name: string; readonly content: string | Uint8Array }

/** The content of the manifests. `claim` is the PersistentVolumeClaim for rows; `secret` is null for a target without a key. */
export type PodsPlan = {
  readonly name: string
  readonly image: string
  readonly pods: number
  readonly script: string
  readonly files: readonly PodFile[]
  readonly claim: string
  readonly secret: string | null
}

/** A Kubernetes object. */
export type Manifest = Readonly<Record<string, unknown>>

/** The most bytes in one ConfigMap, with room for its names: the API server takes 1 MiB. */
const MAX_CONFIG_MAP_BYTES = 900_000
/** The user `node` of our image. */
const USER_ID = 1000

/** The paths of the files of a pod. */
export const POD_PATHS: ScriptPaths = {
  summary: `${ROWS_FOLDER}/summary.json`,
  rows: `${ROWS_FOLDER}/rows.ndjson`,
  samples: `${ROWS_FOLDER}/answers.ndjson`,
  plan: `${SCRIPT_FOLDER}/plan.bin`,
}

/** Returns whether the files of a load fit into a ConfigMap. */
export function fitConfigMap(files: readonly PodFile[]): boolean {
  const bytes = files.map(({ content }) =>
    // Bytes travel as base64.
    typeof content === 'string' ? Buffer.byteLength(content) : Math.ceil((content.byteLength * 4) / 3),
  )
  return bytes.reduce((sum, size) => sum + size, 0) <= MAX_CONFIG_MAP_BYTES
}

/** Returns a List of all objects. The ConfigMap is left out where its files do not fit: the script then comes from the claim. */
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

/** The folder on the claim that holds the script where no ConfigMap does. */
const CLAIM_SCRIPTS = 'script'

function testRunOf(plan: PodsPlan, isMapped: boolean): Manifest {
  const { name, image, pods, script, claim, secret } = plan
  const secretMount = { name: 'keys', mountPath: SECRET_FOLDER, readOnly: true }
  // Each pod has a folder of its own on the claim, named after the pod.
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

/** The arguments of k6 in a pod; none of them holds a space, at which the operator divides them. */
function podArguments(hasSecret: boolean): readonly string[] {
  const own = argumentsOf({
    config: `${SCRIPT_FOLDER}/config.json`,
    summary: POD_PATHS.summary,
    emptyConfig: `${SCRIPT_FOLDER}/k6.json`,
  })
  return hasSecret ? [...own, `${SECRET_FILE_ARGUMENT}${SECRET_FOLDER}/${SECRET_MEMBER}`] : own
}

/** A name in the Secret, and the environment variable with its value. */
export type SecretVariable = { readonly name: string; readonly variable: string }

/** Returns the lines for the variables of keys and of header fields, both in the order in which the load takes them. */
export function secretLinesOf(
  keyVariables: readonly string[],
  headerVariables: readonly string[],
): readonly SecretVariable[] {
  return [
    ...keyVariables.map((variable, place) => ({ name: secretName(place), variable })),
    ...headerVariables.map((variable, place) => ({ name: headerSecretName(place), variable })),
  ]
}

/** Returns the command that makes the Secret, with the names of environment variables in place of keys. */
export function secretCommand(secret: string, lines: readonly SecretVariable[]): string {
  const form = lines.map(({ name }) => `${name}=%s\\n`).join('')
  const values = lines.map(({ variable }) => `"$${variable}"`).join(' ')
  return `printf '${form}' ${values} | kubectl create secret generic ${secret} --from-file=${SECRET_MEMBER}=/dev/stdin`
}
