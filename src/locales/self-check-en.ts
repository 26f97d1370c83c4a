/** The words of the self-check; they come with it, so that no other page loads them. */
export const selfCheckEn = {
  looking: 'Looking…',
  what: 'What',
  found: 'Found',
  yes: 'yes',
  no: 'no',
  address: 'Address of this site',
  secure: 'Secure connection',
  insecure: 'no: without https the browser allows no offline copies',
  online: 'Network',
  offline: 'the browser says it is offline',
  worker: 'Offline copies',
  workerStates: {
    active: 'in use',
    absent: 'not in use for this tab yet: load the page again',
    impossible: 'not possible at this address or in this browser',
  },
  saved: 'Saved on this device',
  unknown: 'the browser does not say',
  noData: 'No data',
  used: 'Storage used',
  stores: 'Choices are remembered',
  clipboard: 'Copying by the browser',
  clipboardOld: 'no: copying uses an older way',
  servers: 'API servers configured',
  comments: 'Comments configured',
  application: 'Version of the application',
  browser: 'Browser',
  copy: 'Copy the report',
  copied: 'Copied',
}

export type SelfCheckTexts = typeof selfCheckEn
