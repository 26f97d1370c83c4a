/** Microsoft's clouds, by the values of the driver's option `region` (facts/tools.md). */
export interface Zone {
  readonly login: string
  readonly graph: string
  readonly portal: string
}

export const zoneNames = ['global', 'cn', 'us', 'de'] as const

const zones: Readonly<Record<(typeof zoneNames)[number], Zone>> = {
  global: {
    login: 'https://login.microsoftonline.com',
    graph: 'https://graph.microsoft.com',
    portal: 'https://portal.azure.com',
  },
  cn: {
    login: 'https://login.chinacloudapi.cn',
    graph: 'https://microsoftgraph.chinacloudapi.cn',
    portal: 'https://portal.azure.cn',
  },
  us: {
    login: 'https://login.microsoftonline.us',
    graph: 'https://graph.microsoft.us',
    portal: 'https://portal.azure.us',
  },
  // Closed by Microsoft on 2021-10-29; kept because older storages still use it.
  de: {
    login: 'https://login.microsoftonline.de',
    graph: 'https://graph.microsoft.de',
    portal: 'https://portal.microsoftazure.de',
  },
}

/** Returns the zone with this name, or the global one for any other text. */
export function zoneOf(name: string | undefined): Zone {
  const known = zoneNames.find((zone) => zone === name)
  return zones[known ?? 'global']
}
