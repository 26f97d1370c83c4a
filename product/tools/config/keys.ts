import type { Words } from '../../../src/content/local-tool.ts'
import keys from './keys.json' with { type: 'json' }

/** A key of the configuration file, as its page describes it. */
export interface ConfigKey {
  /** With the names of the groups around it: `scheme.http_port`. */
  readonly key: string
  readonly type: 'bool' | 'int' | 'string' | '[]string'
  /** `<data>` is the data folder. '' if the value is made at the first start. */
  readonly default: string | number | boolean | readonly string[]
  /** The environment variable with its prefix; '' if there is none. */
  readonly env: string
  readonly since: string
  readonly group: Words
  readonly about: Words
}

/** Every key of the configuration file, in the order of its page (`npm run config:keys`). */
export const configKeys = keys as readonly ConfigKey[]
