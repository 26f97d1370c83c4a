/**
 * Programs that a block can start: they only read, or write in the block's folder. Any other program needs
 * `no-run` in its fence.
 */
export const allowedPrograms: readonly string[] = [
  ...['./alist', '/opt/alist/alist', 'curl', 'http', 'rclone', 'lftp', 'aws'],
  ...[
    'base64',
    'cat',
    'cut',
    'date',
    'grep',
    'head',
    'iconv',
    'jq',
    'ls',
    'md5sum',
    'openssl',
    'printf',
    'sha1sum',
    'sha256sum',
    'tail',
    'tr',
  ],
  ...[
    'command',
    'ffmpeg',
    'getent',
    'hexdump',
    'id',
    'ip',
    'ldd',
    'lscpu',
    'python3',
    'sqlite3',
    'ss',
    'ssh-keygen',
    'uname',
  ],
  ...['cd', 'echo', 'export', 'mkdir', 'set'],
]

/** Returns the programs that a block starts. Text in single quotes cannot start one; `$(…)` can, also in double quotes. */
export function programsOf(source: string): readonly string[] {
  const text = source.replace(/\\\n/g, ' ').replace(/'[^']*'/g, "''")
  const { rest, inner } = withoutSubstitutions(text)
  const calculated = rest.replace(/\$\(\([^()]*\)\)/g, '')
  const lines = [calculated.replace(/"(?:[^"\\]|\\.)*"/g, '""'), ...inner].flatMap((part) => part.split('\n'))
  const commands = lines
    .map((line) => line.replace(/^\s*#.*|\s#.*/, ''))
    .flatMap((line) => line.split(/\|\|?|&&?|;|[()`]/))
  const words = commands.map((command) =>
    command
      .trim()
      .split(/\s+/)
      .filter((word) => !/^\w+=/.test(word)),
  )
  const programs = words.flatMap(([program = '']) => (/^(?:-|["']|$)/.test(program) ? [] : program))
  return [...new Set(programs)]
}

/** Splits a text into its `$(…)` parts and the rest. */
function withoutSubstitutions(text: string): { readonly rest: string; readonly inner: readonly string[] } {
  const inner: string[] = []
  let rest = text
  for (let found = substitution.exec(rest); found; found = substitution.exec(rest)) {
    inner.push(found[1] ?? '')
    rest = rest.replace(found[0], () => '')
  }
  return { rest, inner }
}
const substitution = /\$\(([^()]*)\)/

/** Returns why a block without `no-run` is refused: a forbidden program, or another server. */
export function objectionTo(source: string): string | undefined {
  if (/\balist (?:server|start|stop|restart|mcp)\b/.test(source)) return 'it starts or ends a server'
  const program = programsOf(source).find((name) => !allowedPrograms.includes(name))
  if (program !== undefined) return `it starts ${program}`
  const other = hostsIn(source).find((host) => host !== 'localhost' && host !== '127.0.0.1')
  const isClient = ['curl', 'http'].some((name) => programsOf(source).includes(name))
  return other && isClient ? `it asks ${other}` : undefined
}

/** The servers whose addresses are words of their own: an address inside of another value, such as a header, is not asked. */
const hostsIn = (source: string): readonly string[] =>
  [...source.matchAll(/(?<=^|[\s"'=(])(?:https?|ftps?):\/\/(?:[^\s"'/@]*@)?([^\s"'/:]+)/gm)].flatMap(
    ([, host]) => host ?? [],
  )
