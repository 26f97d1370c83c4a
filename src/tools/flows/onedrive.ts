import type { Answers } from '../../content/local-tool.ts'
import { secretPlaceholder } from '../command.ts'
import type { FormFlow, RedirectFlow } from '../flow.ts'
import { readSharePointAddress } from '../sharepoint-address.ts'
import { answer, clientFields, exchangeFields } from './client-fields.ts'
import { zoneNames, zoneOf } from './onedrive-zones.ts'

const usesCommand = ({ exchange }: Answers) => exchange !== 'api'

/**
 * The SharePoint site's ID, requested from Microsoft Graph, which allows requests from browsers. The token is
 * sent nowhere else.
 */
export const onedriveSite: FormFlow = {
  service: 'onedrive',
  stages: [
    {
      fields: [
        { name: 'zone', kind: 'choice', options: zoneNames },
        { name: 'site_url', kind: 'address' },
        { name: 'access_token', kind: 'secret' },
      ],
      action: 'siteId',
      work: (answers) => {
        const site = readSharePointAddress(answer(answers, 'site_url'))
        if (site.kind === 'fault') return { kind: 'fault', field: 'site_url', fault: site.fault }
        const path = site.parts.length > 0 ? `:/${site.parts.join('/')}` : ''
        return {
          kind: 'call',
          call: {
            to: 'provider',
            method: 'GET',
            address: `${zoneOf(answers.zone).graph}/v1.0/sites/${site.host}${path}`,
            inAddress: ['site_url'],
            bearer: answer(answers, 'access_token'),
          },
        }
      },
      read: ({ id }) => (typeof id === 'string' ? { site_id: id } : undefined),
    },
  ],
}

/**
 * Microsoft lets browsers exchange only codes of single-page clients, whose refresh token expires after a day
 * (SECURITY §4). So the visitor runs a command, with PKCE, or lets the API server do it, which accepts no
 * verifier.
 */
export const onedrive: RedirectFlow = {
  service: 'onedrive',
  start: '/tool/onedrive/request.html',
  callback: '/tool/onedrive/callback.html',
  login: {
    fields: () => [
      { name: 'zone', kind: 'choice', options: zoneNames },
      ...clientFields(undefined, 'none'),
      ...exchangeFields,
    ],
    address: ({ zone }) => `${zoneOf(zone).login}/common/oauth2/v2.0/authorize`,
    parameters: () => ({ scope: 'offline_access files.readwrite.all' }),
    usesPkce: usesCommand,
    portal: ({ zone }) => zoneOf(zone).portal,
  },
  exchange: ({ answers, code, redirect, verifier }) =>
    usesCommand(answers)
      ? {
          by: 'visitor',
          call: {
            to: 'provider',
            method: 'POST',
            address: `${zoneOf(answers.zone).login}/common/oauth2/v2.0/token`,
            form: {
              grant_type: 'authorization_code',
              client_id: answer(answers, 'client_id'),
              client_secret: secretPlaceholder,
              code,
              redirect_uri: redirect,
              code_verifier: verifier,
            },
          },
        }
      : {
          by: 'page',
          call: {
            to: 'api',
            method: 'POST',
            address: '/alist/onedrive/get_refresh_token',
            json: { code, client: clientOf(answers) },
            holds: { client: 'client_id, client_secret, zone' },
          },
        },
  after: onedriveSite,
}

/** Returns a client in the API server's form: base64 of its ID, secret, and zone, separated by `::`. */
function clientOf(answers: Answers): string {
  const parts = [answer(answers, 'client_id'), answer(answers, 'client_secret'), answer(answers, 'zone')]
  const bytes = new TextEncoder().encode(parts.join('::'))
  return btoa(String.fromCharCode(...bytes))
}

/** The WebDAV address of a document library, computed without a request. */
export const onedriveWebdav: FormFlow = {
  service: 'onedrive',
  stages: [
    {
      fields: [{ name: 'onedrive_url', kind: 'address' }],
      action: 'compute',
      work: (answers) => {
        const site = readSharePointAddress(answer(answers, 'onedrive_url'))
        if (site.kind === 'fault') return { kind: 'fault', field: 'onedrive_url', fault: site.fault }
        if (site.parts.length < 2) return { kind: 'fault', field: 'onedrive_url', fault: 'tooShort' }
        const library = ['sites', 'teams'].includes(site.parts[0] ?? '') ? 'Shared Documents' : 'Documents'
        const address = `https://${site.host}/${site.parts.join('/')}/${library}`
        return { kind: 'result', values: { webdav_address: address } }
      },
    },
  ],
}
