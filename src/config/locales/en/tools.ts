/** The English texts of the token tools, loaded with the tools. Every language has the same shape. */
export const tools = {
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
    authorize: 'Sign in to {service}',
    callback: 'Back from {service}',
    qr: '{service}: sign in with a QR code',
    form: '{service}',
    albums: 'Albums in Google Photos',
    site: 'SharePoint site ID',
  },
  toolsOff:
    'The token tools are switched off here, because this host can’t send the headers that protect them. Use them on a site that is published on another host, or get the token from the service yourself.',
  fields: {
    access_token: { label: 'Access token', hint: '' },
    album_source: { label: 'You have', hint: '' },
    app_id: {
      label: 'APP ID',
      hint: 'The APP ID of your own 115 application. Leave it empty to use the API server’s application.',
    },
    client: { label: 'Client', hint: '' },
    client_id: { label: 'Client ID', hint: '' },
    client_secret: { label: 'Client secret', hint: '' },
    exchange: { label: 'Code exchange', hint: '' },
    google_scope: {
      label: 'Access to',
      hint: 'For Google Photos, this client can only access what it uploaded itself.',
    },
    onedrive_url: {
      label: 'OneDrive or SharePoint address',
      hint: 'Open a folder or site, then copy the address from the address bar.',
    },
    password: { label: 'Password', hint: '' },
    phone: { label: 'Phone number', hint: '' },
    refresh_token: { label: 'Refresh token', hint: '' },
    site_url: {
      label: 'Site address',
      hint: 'For example https://example.sharepoint.com/sites/team',
    },
    verify_code: { label: 'Code from the text message', hint: '' },
    zone: { label: 'Region', hint: '' },
  },
  options: {
    provided: 'The client of this site',
    server: 'The client of the API server',
    own: 'My own client',
    command: 'I run a command; the secret stays with me',
    api: 'The API server; it receives the secret',
    global: 'Global',
    cn: 'China, operated by 21Vianet',
    us: 'US Government',
    de: 'Germany (closed by Microsoft in October 2021)',
    drive: 'Google Drive',
    photos: 'Google Photos',
    both: 'Both',
    token: 'An access token',
    refresh: 'A refresh token and its client',
  },
  optional: '(optional)',
  actions: {
    login: 'Sign in to {service}',
    showQr: 'Show the QR code',
    scanned: 'I have scanned it',
    newQr: 'New QR code',
    cancel: 'Cancel',
    retry: 'Try again',
    restart: 'Start again',
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
    label: 'Redirect URI',
    hint: 'Register exactly this URI for your client. Both languages use the same one.',
    portal: 'Register a client at {host}',
  },
  where: {
    title: 'Where your data goes',
    kept: 'Stored in this tab until you return, for at most 10 minutes',
    login: 'Included in the address of the sign-in page at {host}',
    page: 'Sent by this page to {host}',
    pageLater: 'Sent by this page to {host} after you sign in',
    visitor: 'Not sent by this page: you run a command that sends a request to {host}',
    asked: 'Sent to {host} every {seconds} seconds until you confirm: the number of the QR code',
    nowhere: 'Nowhere: this page computes the address itself.',
    nothingElse:
      'Nothing else is sent. The result is shown only on this page and is discarded when you leave.',
    password:
      'Your phone number and password are sent to the API server, which signs in for you. Its operator could read them. If you don’t trust the operator, change the password afterwards.',
    noServer: 'an API server, but none is available',
    nothing: 'none of your data',
    colon: ': ',
    comma: ', ',
  },
  status: {
    leaving: 'Opening the sign-in page of {service}…',
    notOpened:
      'Did nothing open? The browser or a pop-up blocker may have blocked it. Open the page yourself:',
    openLogin: 'Sign-in page at {host}',
    asking: 'Waiting for {host}…',
    waiting: 'Waiting for the scan. The code expires in about {minutes}.',
    scanned: 'Scanned. Confirm in the app.',
    scanHint: 'Scan the code with the {service} app, allow access, then select the button.',
    pollHint: 'Scan the code with the {service} app. This page continues automatically after you confirm.',
    qrLabel: 'QR code for the {service} app',
    qrText: 'Is the app on this phone? Copy the text of the code and open it where the app is:',
    codeSent: 'The text message was sent.',
    cancelled: 'Cancelled. No more requests are sent.',
    nothing: 'This page has received nothing. {service} redirects here after you sign in.',
    begin: 'Start here',
    confirm:
      'This page received a code, but the sign-in was not started on this site. Continue only if you have just signed in to {service} yourself. If someone else’s link brought you here, close this page.',
    command:
      'Run this command in bash or zsh on your own machine (on Windows, PowerShell 7.3 or later). Replace {placeholder} with your client secret. The code in it works only once and expires within a few minutes.',
    commandSecret: 'If your client has no secret, leave out that part.',
    commandResult:
      'The response contains refresh_token. If it contains error instead, see the explanation on this page.',
    ownCommand: 'Send the request to {host} yourself with a command',
    albumsFound: { one: '{count} album so far', other: '{count} albums so far' },
    albumsAll: { one: '{count} album', other: '{count} albums' },
    noAlbums:
      'Google returned no albums for this client. Since March 31, 2025, it lists only albums created with the same client. Albums created in the Google Photos app never appear here.',
    untitled: '(no title)',
  },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  album: { title: 'Title', items: 'Items', id: 'Album ID' },
  result: {
    title: 'Your tokens',
    other: 'Result',
    careful:
      'Anyone with a token can access your files. Copy it into the storage form now. It is discarded when you leave this page.',
    noRefreshToken:
      'The response contains no refresh_token. Remove this client’s access in the security settings of your account. Then sign in again and allow all permissions.',
  },
  says: 'Response from {host}:',
  rawAnswer: 'Raw response',
  faults: {
    required: 'Fill in this field.',
    digits: 'Enter digits only.',
    noAddress: 'Enter an address that starts with https://. Copy the whole address from the address bar.',
    personal:
      'This address belongs to a personal OneDrive. Only OneDrive for work and SharePoint have such an address. For a personal OneDrive, use the Onedrive driver.',
    otherHost:
      'Enter a OneDrive or SharePoint address. Its host must end in sharepoint.com, .cn, .us, or .de.',
    shareLink: 'This is a share link. Open it in the browser, then copy the address from the address bar.',
    tooShort:
      'The address is incomplete. Open a site or your files, then copy the address including the path after the host.',
  },
  failures: {
    denied: 'Access was denied on the sign-in page, so there is no token. Start again and allow access.',
    expired:
      'The code or token has expired or was already used. Start again. A code works only once and expires within a few minutes.',
    client:
      'The client was rejected. Check that the client ID and client secret exactly match the provider’s console, and that the client has the right type.',
    redirect:
      'The redirect URI does not match. Register the URI shown by this tool for your client, exactly as written, and wait a few minutes.',
    scope:
      'A permission is missing. Start again, allow all requested permissions, and check which permissions the client can request.',
    rate: 'Too many requests from your network. Wait a few minutes, then try again. Your own client has a separate limit.',
    refused: 'The request was rejected. The server’s explanation is shown below.',
    server: '{host} has an internal error (status {status}). Try again in a few minutes.',
    html: '{host} did not return data. The response probably comes from a firewall, a network sign-in page, or an error page. Check the network, or choose another API server.',
    unexpected: '{host} responded, but without the expected data. Open the raw response to see what it sent.',
    network:
      '{host} could not be reached, or does not allow this page to read its response (CORS). Check your network and your browser’s blockers. If this tool uses an API server, choose another one.',
    offline: 'You are offline. Connect to the network, then try again.',
    timeout: '{host} took too long to respond. Try again.',
    noServer:
      'This step needs an API server, but this site has none available. Ask the site’s maintainer to configure one.',
    noState:
      'This response has no state, so the page cannot tell whether you started this sign-in. Nothing was sent. Start the sign-in on this site.',
    wrongState:
      'This response belongs to a different sign-in from the one started in this tab. Nothing was sent, and the started sign-in was deleted. Start again.',
    unknownLogin:
      'No such sign-in was started in this tab. The response was already used, is older than 10 minutes, or belongs to another tab. Nothing was sent. Start again.',
    noCode: 'The provider redirected here without a code. Start again.',
    storage:
      'This browser stored no data for this tab, so the sign-in response could not be checked. Allow storage for this site, or use a normal window instead of a private one.',
    notScanned:
      'The scan is not confirmed yet. Scan the code, allow access in the app, then select the button again.',
    qrExpired: 'The QR code has expired. Show a new one.',
    gaveUp: 'No one confirmed in time, so this page stopped checking. Show a new code.',
  },
}

export type ToolTexts = typeof tools
