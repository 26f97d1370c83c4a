/** Spec §9 "Default API key". */
export const defaultApiServer = 'cf'

/** Spec §9 "local API port". */
export const localApiPort = 3002
