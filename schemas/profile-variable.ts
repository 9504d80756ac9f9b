/** The environment variable that lists additional profiles, separated as in PATH. */
export const PROFILES_VARIABLE = 'ASSAY_PROFILES'
