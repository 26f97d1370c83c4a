import { parseArgs } from 'node:util'
import { printError, printLines } from './output.ts'

type Options<Name extends string, Switch extends string> = Record<Name, string> & Record<Switch, boolean>

/** What `--help` prints. */
export interface Help<Name extends string> {
  /** The command with its paths, as the reader types it. */
  readonly usage: string
  /** One or two sentences. */
  readonly about: string
  readonly options: Readonly<Record<Name, string>>
}

/**
 * Reads a command's options: text options by default value, and switches. Prints a message and exits on an
 * unknown option. `--help` prints what the command does, and exits.
 */
export function readOptions<Name extends string, Switch extends string>(
  defaults: Readonly<Record<Name, string>>,
  switches: readonly Switch[] = [],
  help?: Help<NoInfer<Name | Switch>>,
): Options<Name, Switch> {
  return read(defaults, switches, 'refuse', help).options
}

/** Reads options and paths: the arguments that belong to no option, in order. */
export function readOptionsAndPaths<Name extends string, Switch extends string>(
  defaults: Readonly<Record<Name, string>>,
  switches: readonly Switch[] = [],
  help?: Help<NoInfer<Name | Switch>>,
): { readonly options: Options<Name, Switch>; readonly paths: readonly string[] } {
  return read(defaults, switches, 'take', help)
}

function read<Name extends string, Switch extends string>(
  defaults: Readonly<Record<Name, string>>,
  switches: readonly Switch[],
  paths: 'take' | 'refuse',
  help?: Help<NoInfer<Name | Switch>>,
) {
  showUncaughtErrors()
  const options = Object.fromEntries([
    ...Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
    ...[...switches, 'help'].map((name) => [name, { type: 'boolean' as const }]),
  ])
  const known = [
    ...Object.keys(defaults).map((name) => `--${name} VALUE`),
    ...switches.map((name) => `--${name}`),
  ]
  try {
    const { values, positionals } = parseArgs({ options, strict: true, allowPositionals: paths === 'take' })
    if ((values as { readonly help?: unknown }).help === true) {
      printLines(...(help ? helpLines(help, defaults) : [`Options: ${known.join(', ')}`]))
      process.exit(0)
    }
    const off = Object.fromEntries(switches.map((name) => [name, false]))
    return { options: { ...defaults, ...off, ...values } as Options<Name, Switch>, paths: positionals }
  } catch (error) {
    return refuse(
      error instanceof Error ? error.message : String(error),
      `Known options: ${known.join(', ')}`,
    )
  }
}

/** Ends the command with exit code 2, and prints why it can't do its work. Each argument is a line. */
export function refuse(...faults: readonly string[]): never {
  printError(...faults)
  process.exit(2)
}

function helpLines<Name extends string>(
  { usage, about, options }: Help<Name>,
  defaults: Readonly<Partial<Record<Name, string>>>,
): readonly string[] {
  const rows = Object.entries<string>(options).map(([name, text]) => {
    const usual = defaults[name as Name]
    const value = usual === undefined ? '' : ' VALUE'
    return { option: `--${name}${value}`, text: usual ? `${text} Default: ${usual}.` : text }
  })
  const width = Math.max(...rows.map(({ option }) => option.length))
  return [
    `Usage: ${usage}`,
    '',
    about,
    ...(rows.length === 0 ? [] : ['', 'Options:']),
    ...rows.map(({ option, text }) => `  ${option.padEnd(width)}  ${text}`),
  ]
}

/** Prints an error that nothing catches like all other output, because it can contain the name of a file. */
function showUncaughtErrors(): void {
  if (process.listenerCount('uncaughtException') > 0) return
  process.on('uncaughtException', (error) => {
    printError(...String(error.stack ?? error).split('\n'))
    process.exit(1)
  })
}
