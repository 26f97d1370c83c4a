/** The English texts of the self-check, loaded with it. */
export const selfCheck = {
  looking: 'Checking…',
  what: 'Item',
  found: 'Result',
  yes: 'yes',
  no: 'no',
  address: 'Address of this site',
  secure: 'Secure connection',
  insecure: 'no: browsers allow offline copies only over https',
  online: 'Network',
  offline: 'the browser reports that it is offline',
  worker: 'Offline copies',
  workerStates: {
    active: 'in use',
    absent: 'not in use in this tab yet; reload the page',
    impossible: 'not available at this address or in this browser',
  },
  saved: 'Saved on this device',
  unknown: 'not reported by the browser',
  noData: 'No data',
  used: 'Storage used',
  stores: 'Choices are remembered',
  clipboard: 'Copying with the browser’s clipboard',
  clipboardOld: 'no: an older method is used for copying',
  servers: 'API servers configured',
  comments: 'Comments configured',
  application: 'Application version',
  browser: 'Browser',
  copy: 'Copy the report',
  copied: 'Copied',
}

export type SelfCheckTexts = typeof selfCheck
