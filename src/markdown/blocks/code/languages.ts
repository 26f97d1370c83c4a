/** Names that editors use for languages that have another name in highlight.js. All other names are unchanged. */
const aliases: Readonly<Record<string, string>> = {
  atom: 'xml',
  bat: 'dos',
  batch: 'dos',
  'c#': 'csharp',
  'c++': 'cpp',
  caddyfile: 'nginx',
  cjs: 'javascript',
  cmd: 'dos',
  conf: 'ini',
  config: 'ini',
  console: 'shell',
  cs: 'csharp',
  desktop: 'ini',
  docker: 'dockerfile',
  env: 'ini',
  fish: 'bash',
  golang: 'go',
  h: 'c',
  hpp: 'cpp',
  htm: 'xml',
  html: 'xml',
  https: 'http',
  js: 'javascript',
  json5: 'javascript',
  jsonc: 'json',
  jsx: 'javascript',
  kt: 'kotlin',
  make: 'makefile',
  md: 'markdown',
  mjs: 'javascript',
  mysql: 'sql',
  'objective-c': 'objectivec',
  patch: 'diff',
  pl: 'perl',
  postgresql: 'pgsql',
  ps: 'powershell',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  service: 'ini',
  sh: 'bash',
  'shell-session': 'shell',
  shellsession: 'shell',
  sqlite: 'sql',
  svg: 'xml',
  svelte: 'xml',
  systemd: 'ini',
  terminal: 'shell',
  toml: 'ini',
  ts: 'typescript',
  tsx: 'typescript',
  vbs: 'vbscript',
  vue: 'xml',
  xhtml: 'xml',
  yml: 'yaml',
  zsh: 'bash',
}

/** Returns the grammar's name for a language as written by an author. */
export function grammarOf(language: string): string {
  return Object.hasOwn(aliases, language) ? (aliases[language] ?? language) : language
}

const shells = new Set(['bash', 'shell', 'powershell', 'dos'])
const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'log', 'output', 'none', ''])

/** Returns whether lines of a language can be commands after a prompt. */
export const isShell = (language: string): boolean => shells.has(grammarOf(language))

/** Returns whether code in this language is never highlighted. */
export const isPlain = (language: string | undefined): boolean =>
  language === undefined || plain.has(language)
