/** Names folders and files of further profiles, one after the other as in PATH. */
export const PROFILES_VARIABLE = 'ASSAY_PROFILES'
