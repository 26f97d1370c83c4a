/** Texts of keeping the site on a device in English, loaded with it. The shape of this object is the shape of every language. */
export const keepEn = {
  title: 'Keep this site on this device',
  about:
    'Then every page of a language opens without a network: its text and pictures, its search, and the diagrams and charts that it uses. Videos and comments come from elsewhere and still need the network.',
  languages: { en: 'English', zh: 'Simplified Chinese' },
  size: 'About {size}',
  sizeUnknown: 'The size cannot be told without the network.',
  keptAt:
    'Kept on this device: {size}, last brought up to date on {date}. Changes are fetched by themselves.',
  partial: 'Some of it is on this device already.',
  working: '{done} of {total}',
  progress: 'Saving {language}',
  keep: 'Keep {language}',
  goOn: 'Go on with {language}',
  stop: 'Stop',
  update: 'Bring {language} up to date',
  remove: 'Remove {language}',
  stopped: 'Stopped. What is saved stays, and the next try goes on from there.',
  full: 'The browser gives this site no more room. What is saved stays. Free some space on the device, or remove the other language, then go on.',
  unreachable:
    'The server could not be reached to the end. What is saved stays. Go on once the network is back.',
  impossible:
    'This site does not say what a language needs. Whoever looks after it can mend that by running the index command (npm run index).',
  unready: 'The site itself could not be saved on this device yet. Reload this page, then try again.',
  insecure:
    'Browsers let a site be kept only over https:// or on the device itself (localhost). You are reading over {address}, so nothing can be kept here. Put the site behind a reverse proxy with a certificate, or open it over https:// if it has one.',
  blocked:
    'This browser does not let the site store anything, perhaps because of a private window or a setting. Open the site in a usual window to keep it.',
  close: 'Close',
}

export type KeepTexts = typeof keepEn
