/** Returns the name under which the file of secrets has an API key. `place` is the index of the key, from 0. */
export function secretName(place: number): string {
  return place === 0 ? 'key' : `key${place}`
}

/** Returns the name under which the file of secrets has the value of a header field. `place` is the index of the field, from 0. */
export function headerSecretName(place: number): string {
  return `header${place}`
}

/** The name of the client certificate in the file of secrets: PEM in base64. */
export const CERTIFICATE_SECRET = 'certificate'

/** The environment variable with the path of the k6 script's configuration. */
export const CONFIG_VARIABLE = 'ASSAY_LOAD_CONFIG'

/** The environment variable with the path of the summary that the k6 script writes. */
export const SUMMARY_VARIABLE = 'ASSAY_LOAD_SUMMARY'
