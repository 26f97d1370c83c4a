import type { ProductLanguage } from '../../pages/product-languages.ts'
import type { Endpoint } from '../kit.ts'
import { permissionBits } from '../permissions.ts'

/** Returns the methods as shown on the page. A route for any method is used with GET and POST. */
export function methodText({ method, path, request }: Endpoint): string {
  if (method !== 'ANY' || /^\/(dav|s3|debug)/.test(path)) return method
  if (request.method) return request.method
  return request.getWorks ? 'GET, POST' : 'POST'
}

/** Returns the permission bits that an endpoint requires, with name, number, and value. */
export function permissionText({ bits, permission }: Endpoint, language: ProductLanguage): string {
  const names = bits.map((bit) => {
    const name = permissionBits[bit]?.[language] ?? ''
    return language === 'en'
      ? `**${name}** (bit ${bit}, \`${2 ** bit}\`)`
      : `**${name}**（权限位 ${bit}，\`${2 ** bit}\`）`
  })
  if (!permission) return names.join(', ')
  return names.join(', ') + (language === 'en' ? `, ${permission.en}` : `，${permission.zh}`)
}

/** Returns the release that added something, without a beta suffix. */
export const version = (since: string) => since.replace(/-beta\.\d+$/, '')
