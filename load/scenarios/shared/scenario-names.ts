/** Defines the names of secrets and variables that k6 scripts and the runner share. Pure. */

/** Returns the name of a key in k6's secret source; `place` counts from 0. */
export function secretName(place: number): string {
  return place === 0 ? 'key' : `key${place}`
}

/** Returns the name of a header value in k6's secret source; `place` counts from 0. */
export function headerSecretName(place: number): string {
  return `header${place}`
}

/** The name under which k6's secret source holds the client certificate and its key: PEM in base64. */
export const CERTIFICATE_SECRET = 'certificate'

/** The script variable with the path of the configuration. */
export const CONFIG_VARIABLE = 'ASSAY_LOAD_CONFIG'

/** The script variable with the path of the summary to write. */
export const SUMMARY_VARIABLE = 'ASSAY_LOAD_SUMMARY'
