import type { Finding } from '../../../src/content/local-tool.ts'
import { type ConfigFile, configFile } from './config-file.ts'
import * as database from './database-rules.ts'
import { type Draft, draft, findingsOf } from './draft.ts'
import { sayingOf } from './json-faults.ts'
import * as network from './network-rules.ts'
import * as paths from './path-rules.ts'
import { readJson } from './read-json.ts'
import { structureFaults } from './structure.ts'
import * as values from './value-rules.ts'

/** The rules about values and how they fit together. For a new rule, add a function to one of the files. */
const rules: readonly ((config: ConfigFile) => readonly Draft[])[] = [
  ...Object.values(database),
  network.portConflicts,
  network.portRanges,
  network.blockedByBrowsers,
  network.listenAddress,
  network.listenTexts,
  network.nothingListens,
  network.unixSocket,
  network.certificates,
  network.forcedHttps,
  ...Object.values(paths),
  ...Object.values(values),
]

export interface CheckedConfig {
  readonly findings: readonly Finding[]
  /** Absent if the text is not a JSON object. */
  readonly config?: ConfigFile
}

/** Checks the text of a configuration file. Never throws. */
export function checkConfig(text: string): CheckedConfig {
  const read = readJson(text)
  if (read.kind === 'broken')
    return { findings: findingsOf(text, [draft('error', '', read, sayingOf(read.fault))]) }
  const { root } = read
  if (root.kind !== 'object') return { findings: findingsOf(text, [draft('error', '', root, notObject)]) }
  const config = configFile(root)
  const drafts = [...structureFaults(root), ...rules.flatMap((rule) => rule(config))]
  return { findings: findingsOf(text, drafts), config }
}

const notObject = {
  rule: 'json-not-object',
  what: {
    en: 'The file must contain one object. AList stops with `load config error`.',
    zh: '文件必须是一个对象，否则 AList 启动时报 `load config error`。',
  },
  fix: { en: 'Write all keys in braces: `{ … }`.', zh: '把所有键写在花括号中：`{ … }`。' },
}
