/** Texts of what the device remembers of reading, in English, loaded with it. The shape of this object is the shape of every language. */
export const visitEn = {
  title: 'Since your last visit',
  welcome: 'Welcome back. Go on reading: ',
  welcomeOn: 'Welcome back. You were here last on {date}.',
  show: 'What has changed',
  later: 'Close',
  close: 'Close',
  read: 'Read last',
  nothingRead: 'No page has been read on this device yet.',
  changed: 'Changed since {date}',
  firstVisit: 'This is your first visit on this device, or the first that it remembers.',
  nothingChanged: 'No page of this language has changed since {date}, as far as this site knows.',
  looking: 'Looking for changes…',
  failed: 'What has changed could not be found out. Check the network connection, then open this again.',
  about: 'Pages, places and ticks are remembered on this device only. Nobody else can see them.',
  forget: 'Forget pages, places and ticks',
  forgotten: 'Forgotten.',
}

export type VisitTexts = typeof visitEn
