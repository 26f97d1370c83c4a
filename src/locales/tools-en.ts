/** The token tools' texts in English, loaded with the tools. The shape of this object is the shape of every language. */
export const toolsEn = {
  services: {
    '115': '115',
    '123pan': '123Pan',
    aliyundrive: 'Aliyundrive',
    baidu: 'Baidu Netdisk',
    dropbox: 'Dropbox',
    google: 'Google',
    onedrive: 'OneDrive',
    wopan: 'WoPan',
    yandex: 'Yandex',
  },
  titles: {
    authorize: 'Log in at {service}',
    callback: 'Back from {service}',
    qr: '{service}: log in with a QR code',
    form: '{service}',
    albums: 'Albums in Google Photos',
    site: 'SharePoint site ID',
  },
  fields: {
    access_token: { label: 'Access token', hint: '' },
    album_source: { label: 'You have', hint: '' },
    app_id: { label: 'APP ID', hint: 'Of your own 115 application. Empty: the one of the API server.' },
    client: { label: 'Client', hint: '' },
    client_id: { label: 'Client ID', hint: '' },
    client_secret: { label: 'Client secret', hint: '' },
    exchange: { label: 'Who exchanges the code for tokens', hint: '' },
    google_scope: {
      label: 'Access to',
      hint: 'Of Google Photos, Google opens only what this client itself has uploaded.',
    },
    onedrive_url: {
      label: 'OneDrive or SharePoint address',
      hint: 'From the address bar, with a folder or a site open.',
    },
    password: { label: 'Password', hint: '' },
    phone: { label: 'Phone number', hint: '' },
    refresh_token: { label: 'Refresh token', hint: '' },
    site_url: {
      label: 'Address of the site',
      hint: 'For example https://example.sharepoint.com/sites/team',
    },
    verify_code: { label: 'Code from the text message', hint: '' },
    zone: { label: 'Region', hint: '' },
  },
  options: {
    provided: 'The client of this site',
    server: 'The client of the API server',
    own: 'A client of my own',
    command: 'I do, with a command. The secret stays with me',
    api: 'The API server. It receives the secret',
    global: 'Global',
    cn: 'China, operated by 21Vianet',
    us: 'US Government',
    de: 'Germany (closed by Microsoft in October 2021)',
    drive: 'Google Drive',
    photos: 'Google Photos',
    both: 'Both',
    token: 'An access token',
    refresh: 'A refresh token with its client',
  },
  optional: '(optional)',
  actions: {
    login: 'Log in at {service}',
    showQr: 'Show the QR code',
    scanned: 'I have scanned it',
    newQr: 'New QR code',
    cancel: 'Cancel',
    retry: 'Try again',
    restart: 'Begin again',
    sendCode: 'Send the text message',
    getToken: 'Get the tokens',
    siteId: 'Get the site ID',
    compute: 'Show the WebDAV address',
    listAlbums: 'List the albums',
    wasMe: 'Yes, exchange the code',
    copy: 'Copy',
    copied: 'Copied',
    reveal: 'Show',
    hide: 'Hide',
    download: 'Download as JSON',
  },
  redirect: {
    label: 'Redirect address',
    hint: 'Register exactly this address for your client. It is the same in both languages.',
    portal: 'Register a client at {host}',
  },
  where: {
    title: 'Where your data goes',
    kept: 'Kept in this tab until you return, at most 10 minutes',
    login: 'In the address of the login page at {host}',
    page: 'Sent by this page to {host}',
    pageLater: 'Sent by this page to {host} after the login',
    visitor: 'Not sent by this page: you run a command that asks {host}',
    asked: 'Asked of {host} every {seconds} seconds until you confirm: the number of the QR code',
    nowhere: 'Nowhere: the address is worked out in this page.',
    nothingElse:
      'Nothing else is sent. This page shows the result to you alone and forgets it when you leave.',
    password:
      'Your phone number and your password go to the API server, which logs in for you. Whoever runs it could read them. Change the password afterwards if you do not trust it.',
    noServer: 'an API server, but none can be chosen',
    nothing: 'nothing of yours',
    colon: ': ',
    comma: ', ',
  },
  status: {
    leaving: 'Opening the login page of {service}…',
    notOpened: 'It did not open? The browser or a pop-up blocker may have stopped it. Open it yourself:',
    openLogin: 'Login page at {host}',
    asking: 'Waiting for {host}…',
    waiting: 'Waiting for the scan. The code ends in about {minutes}.',
    scanned: 'Scanned. Now confirm in the app.',
    scanHint: 'Scan it with the {service} app and allow the access, then press the button.',
    pollHint: 'Scan it with the {service} app. This page notices when you confirm.',
    qrLabel: 'QR code for the {service} app',
    qrText: 'On this very phone? Copy the text of the code and open it where the app is:',
    codeSent: 'The text message is on its way.',
    cancelled: 'Cancelled. Nothing more is asked.',
    nothing: 'Nothing has arrived here. This page is where {service} leads back to after the login.',
    begin: 'Begin here',
    confirm:
      'A code has arrived, but this site did not begin that login. Go on only if you have just logged in at {service} yourself. If a link of somebody else brought you here, close this page.',
    command:
      'Run this in bash or zsh on your own machine (on Windows: PowerShell 7.3 or later), with your client secret in place of {placeholder}. The code in it works once and only for a few minutes.',
    commandSecret: 'If your client has no secret, leave that part out.',
    commandResult:
      'The answer holds refresh_token. If it holds error instead, look it up below on this page.',
    ownCommand: 'Ask {host} yourself with a command',
    albumsFound: { one: '{count} album so far', other: '{count} albums so far' },
    albumsAll: { one: '{count} album', other: '{count} albums' },
    noAlbums:
      'Google names no album for this client. Since 31 March 2025 it lists only albums that were made with the same client; albums of the Google Photos app never appear here.',
    untitled: '(no title)',
  },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  album: { title: 'Title', items: 'Items', id: 'Album ID' },
  result: {
    title: 'Your tokens',
    other: 'Result',
    careful:
      'Whoever has a token has your files. Copy it into the storage form now; it is gone when you leave this page.',
    noRefreshToken:
      'There is no refresh_token in the answer. Remove the access of this client in the security settings of your account, then log in again and allow everything.',
  },
  says: '{host} says:',
  rawAnswer: 'Raw answer',
  faults: {
    required: 'This is needed.',
    digits: 'Digits only, please.',
    noAddress: 'This is no https address. Copy the whole address from the address bar.',
    personal:
      'This is a personal OneDrive. Only OneDrive for work and SharePoint have such an address; use the driver Onedrive for a personal one.',
    otherHost: 'This is no OneDrive or SharePoint address. It has to end in sharepoint.com, .cn, .us or .de.',
    shareLink:
      'This is a share link. Open it in the browser and copy the address that then stands in the address bar.',
    tooShort:
      'The address ends too early. Open a site or your files and copy the address with the path behind the host.',
  },
  failures: {
    denied: 'The access was refused on the login page, so there is no token. Begin again and allow it.',
    expired:
      'The code or token has ended or was used before. Begin again; a code works once and for a few minutes.',
    client:
      'The client was refused. Compare client ID and client secret with the console of the provider, letter by letter, and whether the client is of the right type.',
    redirect:
      'The redirect address does not match. Register the address that this tool shows for your client, exactly as it stands, and wait a few minutes.',
    scope:
      'A permission is missing. Begin again, allow everything that is asked, and check what the client may ask for.',
    rate: 'Too many requests from your network. Wait some minutes, then try again; a client of your own has its own limit.',
    refused: 'The request was refused. What the server says about it stands below.',
    server: '{host} has a fault of its own (status {status}). Try again in a few minutes.',
    html: '{host} did not answer with data but with something else, mostly a page of a firewall, a login network or an error page. Check the network, or choose another API server.',
    unexpected: '{host} answered, but without what was asked for. Open the raw answer to see what it sent.',
    network:
      '{host} could not be reached, or does not allow this page to read its answer (CORS). Check the network and blockers of the browser; choose another API server where this tool uses one.',
    offline: 'You are offline. Connect to the network, then try again.',
    timeout: '{host} took too long to answer. Try again.',
    noServer: 'No API server can be chosen on this site, and this step needs one.',
    noState:
      'This answer carries no state, so nobody can tell whether the login was yours. Nothing was sent. Begin the login on this site.',
    wrongState:
      'This answer belongs to another login than the one begun in this tab. Nothing was sent, and the begun login was deleted. Begin again.',
    unknownLogin:
      'This tab has begun no such login: the answer was used before, is older than 10 minutes, or belongs to another tab. Nothing was sent. Begin again.',
    noCode: 'The provider led back without a code. Begin again.',
    storage:
      'This browser keeps nothing for this tab, so the answer of the login could not be checked. Allow storage for this site, or leave the private window.',
    notScanned:
      'The scan has not been confirmed yet. Scan the code, allow the access in the app, then press the button again.',
    qrExpired: 'The QR code has ended. Show a new one.',
    gaveUp: 'Nobody confirmed in time, so this page stopped asking. Show a new code.',
  },
}

export type ToolTexts = typeof toolsEn
