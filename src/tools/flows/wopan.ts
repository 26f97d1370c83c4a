import type { Answers } from '../../content/local-tool.ts'
import type { FormFlow } from '../flow.ts'
import { answer } from './client-fields.ts'

const account = (answers: Answers, code: string) => ({
  phone: answer(answers, 'phone'),
  password: answer(answers, 'password'),
  verify_code: code,
})

/**
 * WoPan has no login page for third parties: phone number and password go to the API server, and a text
 * message confirms them.
 */
export const wopan: FormFlow = {
  service: 'wopan',
  stages: [
    {
      fields: [
        { name: 'phone', kind: 'digits' },
        { name: 'password', kind: 'secret' },
      ],
      action: 'sendCode',
      work: (answers) => ({
        kind: 'call',
        call: { to: 'api', method: 'POST', address: '/alist/wopan/login', json: account(answers, '') },
      }),
      // A response without an error means that the text message was sent.
      read: () => ({}),
    },
    {
      fields: [{ name: 'verify_code', kind: 'digits' }],
      action: 'getToken',
      work: (answers) => ({
        kind: 'call',
        call: {
          to: 'api',
          method: 'POST',
          address: '/alist/wopan/verify_code',
          json: account(answers, answer(answers, 'verify_code')),
        },
      }),
    },
  ],
}
