import { parseArgs } from 'node:util'
import { printError } from './output.ts'

type Options<Name extends string, Switch extends string> = Record<Name, string> & Record<Switch, boolean>

/**
 * Reads a command's options: text options by default value, and switches. Prints a message and exits on an
 * unknown option.
 */
export function readOptions<Name extends string, Switch extends string>(
  defaults: Readonly<Record<Name, string>>,
  switches: readonly Switch[] = [],
): Options<Name, Switch> {
  return read(defaults, switches, 'refuse').options
}

/** Reads options and paths: the arguments that belong to no option, in order. */
export function readOptionsAndPaths<Name extends string, Switch extends string>(
  defaults: Readonly<Record<Name, string>>,
  switches: readonly Switch[] = [],
): { readonly options: Options<Name, Switch>; readonly paths: readonly string[] } {
  return read(defaults, switches, 'take')
}

function read<Name extends string, Switch extends string>(
  defaults: Readonly<Record<Name, string>>,
  switches: readonly Switch[],
  paths: 'take' | 'refuse',
) {
  showUncaughtErrors()
  const options = Object.fromEntries([
    ...Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
    ...switches.map((name) => [name, { type: 'boolean' as const }]),
  ])
  try {
    const { values, positionals } = parseArgs({ options, strict: true, allowPositionals: paths === 'take' })
    const off = Object.fromEntries(switches.map((name) => [name, false]))
    return { options: { ...defaults, ...off, ...values } as Options<Name, Switch>, paths: positionals }
  } catch (error) {
    const known = [
      ...Object.keys(defaults).map((name) => `--${name} VALUE`),
      ...switches.map((name) => `--${name}`),
    ]
    printError(error instanceof Error ? error.message : String(error), `Known options: ${known.join(', ')}`)
    process.exit(2)
  }
}

/** Prints an error that nothing catches like all other output, because it can contain the name of a file. */
function showUncaughtErrors(): void {
  if (process.listenerCount('uncaughtException') > 0) return
  process.on('uncaughtException', (error) => {
    printError(...String(error.stack ?? error).split('\n'))
    process.exit(1)
  })
}
