/** The environment variable with folders and files of further profiles, separated as in PATH. */
export const PROFILES_VARIABLE = 'ASSAY_PROFILES'
