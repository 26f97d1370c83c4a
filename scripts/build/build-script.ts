import { type BuildOptions, build } from 'vite'

/**
 * Builds a module and all that it imports as one script, and returns its code.
 *
 * @param entry its path
 * @throws if the build has no code
 */
export async function buildScript(entry: string, options: BuildOptions = {}): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ...options,
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [result] = Array.isArray(output) ? output : [output]
  const code = result && 'output' in result ? result.output[0].code.trim() : ''
  if (code === '') throw new Error(`The build of ${entry} has no code.`)
  return code
}
