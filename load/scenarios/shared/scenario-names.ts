/** The words that scenarios and the driver share: names of secrets and variables. Pure. */

/** The name under which k6's secret source holds a key; places count from 0. */
export function secretName(place: number): string {
  return place === 0 ? 'key' : `key${place}`
}

/** The name under which k6's secret source holds the value of a header field; places count from 0. */
export function headerSecretName(place: number): string {
  return `header${place}`
}

/** The variable of a script that holds the path of its configuration. */
export const CONFIG_VARIABLE = 'ASSAY_LOAD_CONFIG'

/** The variable of a script that holds the path of the summary to write. */
export const SUMMARY_VARIABLE = 'ASSAY_LOAD_SUMMARY'
