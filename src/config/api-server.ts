/**
 * Keys of the API servers that the specification lists (Spec §3 "API base address list"). No other key can
 * select a host.
 */
export const apiServerKeys = ['cf', 'cn', 'de', 'local'] as const
export type ApiServerKey = (typeof apiServerKeys)[number]

/** Spec §9 "Default API key". */
export const defaultApiServer: ApiServerKey = 'cf'

/** Spec §9 "local API port". */
export const localApiPort = 3002
