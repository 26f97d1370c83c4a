/** Keys of older versions in lower case, with the key that replaced them, or '' if there is none in the file. */
export const movedKeys: ReadonlyMap<string, string> = new Map([
  // Before v3.19.0.
  ['address', 'scheme.address'],
  ['port', 'scheme.http_port'],
  ['scheme.https', 'scheme.https_port'],
  // v2.
  ['assets', 'cdn'],
  ['cache', ''],
  ['check_update', ''],
  ['sub_folder', 'site_url'],
  // Settings before v3.0.2.
  ['api_url', 'site_url'],
  ['base_path', 'site_url'],
])
