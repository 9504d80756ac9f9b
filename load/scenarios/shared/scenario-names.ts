/** Defines names of secrets and environment variables that k6 scripts and the runner share. Pure. */

/** Returns the name of an API key in the file of secrets that k6 reads. `place`: the index of the key, from 0. */
export function secretName(place: number): string {
  return place === 0 ? 'key' : `key${place}`
}

/** Returns the name of a header field's value in the file of secrets that k6 reads. `place`: the index of the header field, from 0. */
export function headerSecretName(place: number): string {
  return `header${place}`
}

/** The name of the client certificate with its private key in the file of secrets that k6 reads. The value is PEM in base64. */
export const CERTIFICATE_SECRET = 'certificate'

/** The environment variable from which the k6 script reads the path of its configuration. */
export const CONFIG_VARIABLE = 'ASSAY_LOAD_CONFIG'

/** The environment variable from which the k6 script reads the path of the summary that it writes. */
export const SUMMARY_VARIABLE = 'ASSAY_LOAD_SUMMARY'
