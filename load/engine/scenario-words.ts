/** The words that scenarios and the driver share: names of secrets and variables, and when a run is given up. Pure. */

/** The name under which k6's secret source holds a key; places count from 0. */
export function secretName(place: number): string {
  return place === 0 ? 'key' : `key${place}`
}

/** The name under which k6's secret source holds the value of a header field; places count from 0. */
export function headerSecretName(place: number): string {
  return `header${place}`
}

/** So many answers, all of them the same client error and never another, and the run is given up. */
export const REFUSED_AFTER = 20

/** The statuses that a wrong or missing key gets (RFC 9110, 15.5.2 and 15.5.4). */
export function refusesKey(status: number): boolean {
  return status === 401 || status === 403
}

/** Why a run was given up that got nothing but one client error, in one line. */
export function refusedText(status: number, isAuthenticated: boolean): string {
  if (!refusesKey(status))
    return `every request is refused: the first ${REFUSED_AFTER} answers were all ${status}`
  const key = isAuthenticated ? 'the key is refused' : 'no key was sent, and the target wants one'
  return `${key}: the first ${REFUSED_AFTER} answers were all refusals (${status})`
}

/** The variable of a script that holds the path of its configuration. */
export const CONFIG_VARIABLE = 'ASSAY_LOAD_CONFIG'

/** The variable of a script that holds the path of the summary to write. */
export const SUMMARY_VARIABLE = 'ASSAY_LOAD_SUMMARY'
