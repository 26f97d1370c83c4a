/**
 * The English texts of the dialog that keeps the site on this device, loaded with the dialog. Every language
 * has the same shape.
 */
export const keep = {
  title: 'Keep this site on this device',
  about:
    'Every page of a language then opens without a network connection: its text and images, its search, and the diagrams and charts it uses. Videos and comments come from other sites and still need the network.',
  size: 'About {size}',
  sizeUnknown: 'The size is not available without a network connection.',
  keptAt: 'Kept on this device: {size}, last updated on {date}. Changes are downloaded automatically.',
  partial: 'Some of it is already on this device.',
  working: '{done} of {total}',
  progress: 'Saving {language}',
  keep: 'Keep {language}',
  goOn: 'Resume {language}',
  stop: 'Stop',
  update: 'Update {language}',
  remove: 'Remove {language}',
  stopped: 'Stopped. Saved files are kept, and the next attempt continues from there.',
  full: 'The browser gives this site no more storage space. Saved files are kept. Free some space on the device, or remove the other language, and then resume.',
  unreachable:
    'The connection to the server was interrupted. Saved files are kept. Resume when the network is back.',
  impossible:
    'This site has no list of the files that a language needs. Ask the site’s maintainer to run npm run index.',
  unready: 'The application itself is not saved on this device yet. Reload this page, then try again.',
  insecure:
    'Browsers can keep a site only over https:// or on the device itself (localhost). You are using {address}, so nothing can be kept here. Open the site over https://. If it has no HTTPS address, put it behind a reverse proxy with a certificate.',
  blocked:
    'This browser does not let the site store anything. You may be in a private window, or a setting blocks storage. Open the site in a normal window to keep it.',
  close: 'Close',
}

export type KeepTexts = typeof keep
