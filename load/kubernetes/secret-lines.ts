/** The Secret of the pods of a load: which names it holds, and the command that makes it from variables. Pure. */
import { headerSecretName, secretName } from '../scenarios/shared/scenario-names.ts'
import { SECRET_MEMBER } from './manifests.ts'

/** A name that the Secret holds, and the environment variable with its value. */
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
