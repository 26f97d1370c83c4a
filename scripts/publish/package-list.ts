import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The parts of a CycloneDX list that are changed here. */
interface PackageList {
  readonly metadata: { readonly component: object }
  readonly components: readonly { readonly 'bom-ref': string }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

interface LockedPackage {
  readonly version: string
  readonly dev?: boolean
}

/**
 * Returns the installed packages that reach readers, in the form of CycloneDX. From npm's list of all packages: its
 * option to omit development packages also omits those that are needed in both ways, such as React.
 */
export function readPackageList(): PackageList {
  const { name, version } = readJson('package.json') as { readonly name: string; readonly version: string }
  const lock = readJson('package-lock.json') as { readonly packages: Readonly<Record<string, LockedPackage>> }
  const shipped = new Set(
    Object.entries(lock.packages)
      .filter(([, { dev }]) => dev !== true)
      .map(([path, locked]) => `${path.replace(/^.*node_modules\//, '') || name}@${locked.version}`),
  )
  const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  const all = JSON.parse(text) as PackageList
  // npm names the project after its folder.
  const component = { ...all.metadata.component, name, version, type: 'application' }
  return {
    ...all,
    metadata: { ...all.metadata, component },
    components: all.components.filter((one) => shipped.has(one['bom-ref'])),
    dependencies: all.dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => shipped.has(ref)) })),
  }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
