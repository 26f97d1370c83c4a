/** The English texts about pages read on this device, loaded with that feature. Every language has the same shape. */
export const visit = {
  title: 'Since your last visit',
  welcome: 'Welcome back. Continue reading: ',
  welcomeOn: 'Welcome back. Your last visit was on {date}.',
  show: 'Show what has changed',
  later: 'Close',
  close: 'Close',
  read: 'Recently read',
  nothingRead: 'You have not read any page on this device yet.',
  changed: 'Changed since {date}',
  firstVisit: 'This is your first visit on this device, or the first one it recorded.',
  nothingChanged: 'No page in this language has changed since {date}.',
  looking: 'Looking for changes…',
  failed: 'The changes could not be loaded. Check the network connection, then open this again.',
  about: 'Pages, positions, and check marks are stored on this device only. No one else can see them.',
  forget: 'Clear pages, positions, and check marks',
  forgotten: 'Cleared.',
}

export type VisitTexts = typeof visit
