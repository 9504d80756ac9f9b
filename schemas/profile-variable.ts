/** The environment variable that lists folders and files with additional profiles, separated as in PATH. */
export const PROFILES_VARIABLE = 'ASSAY_PROFILES'
