import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { type Account, openProduct, type Product } from '../drift/product.ts'

const loadingTries = 60
const loadingPauseMs = 500
const setting = v.object({ value: v.string() })
const users = v.object({ content: v.array(v.object({ id: v.number(), username: v.string() })) })

/**
 * Logs in again before each block, because blocks end logins, rename users, and change tokens. If the login
 * no longer works, the permanent token restores the administrator's name and password.
 */
export class Session {
  readonly #account: Account
  #permanentToken = ''
  #adminId = 0

  constructor(account: Account) {
    this.#account = account
  }

  async logIn(): Promise<Product> {
    const product = await this.#open().catch(async (error) => {
      if (this.#permanentToken === '') throw error
      await this.#restore()
      return this.#open()
    })
    await this.#remember(product)
    return product
  }

  /** Logs in. While the product loads its storages, it refuses all logins. */
  async #open(): Promise<Product> {
    for (let left = loadingTries; ; left -= 1) {
      try {
        return await openProduct(this.#account)
      } catch (error) {
        if (left === 0 || !String(error).includes('Loading storage')) throw error
        await setTimeout(loadingPauseMs)
      }
    }
  }

  async #remember(product: Product): Promise<void> {
    this.#permanentToken = v.parse(setting, await product.data('/api/admin/setting/get?key=token')).value
    if (this.#adminId > 0) return
    const { content } = v.parse(users, await product.data('/api/admin/user/list?page=1&per_page=100'))
    this.#adminId = content.find(({ username }) => username === this.#account.user)?.id ?? 0
  }

  async #restore(): Promise<void> {
    const { server, user, password } = this.#account
    await fetch(`${server}/api/admin/user/update`, {
      method: 'POST',
      headers: { authorization: this.#permanentToken, 'content-type': 'application/json' },
      body: JSON.stringify({
        id: this.#adminId,
        username: user,
        password,
        base_path: '/',
        role: [2],
        disabled: false,
        permission: 65535,
        sso_id: '',
      }),
    })
  }
}
