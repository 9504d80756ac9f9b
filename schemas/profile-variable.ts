/** The environment variable that names folders and files with more profiles, separated as in PATH. */
export const PROFILES_VARIABLE = 'ASSAY_PROFILES'
