import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(repository, path), 'utf8')

interface Job {
  readonly permissions: Readonly<Record<string, string>>
  readonly steps: readonly {
    readonly run?: string
    readonly uses?: string
    readonly with?: Readonly<Record<string, unknown>>
  }[]
}

/** Every workflow: those of this repository, and the one that adopters copy. */
const workflows = [
  ...readdirSync(join(repository, '.github/workflows')).map((name) => `.github/workflows/${name}`),
  'hosts/github-pages/pages.yml',
].map((path) => {
  const text = read(path)
  const workflow = load(text) as {
    readonly permissions: object
    readonly jobs: Readonly<Record<string, Job>>
  }
  return { path, text, workflow, jobs: Object.values(workflow.jobs) }
})

const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> }

/** Commands of the runner itself, which run nothing that the repository or a package contains. */
const ownCommands = /^(?:sha256sum|gh release create) /

describe.for(workflows)('$path', ({ text, workflow, jobs }) => {
  test('every action is named by its commit, with its version beside it', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action)
    for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    expect(jobs.flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []))).toHaveLength(uses.length)
  })

  test('nothing is permitted but what each job lists, and no job that runs code of this project or its packages can write', () => {
    expect(workflow.permissions).toEqual({})
    for (const { permissions, steps } of jobs) {
      const runsCode = steps.some(({ run }) => run !== undefined && !ownCommands.test(run))
      if (runsCode) expect(Object.values(permissions).filter((right) => right !== 'read')).toEqual([])
      expect(Object.keys(permissions).length).toBeGreaterThan(0)
    }
  })

  test('the credentials of the checkout are not kept', () => {
    const checkouts = jobs.flatMap(({ steps }) =>
      steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    )
    for (const step of checkouts) expect(step.with).toHaveProperty('persist-credentials', false)
  })

  test('no text from outside becomes part of a command, and no pull request of a stranger gets rights', () => {
    for (const { steps } of jobs)
      for (const { run } of steps) expect(run ?? '').not.toContain('$' + '{{ github.')
    expect(text).not.toMatch(/pull_request_target|workflow_run/)
  })

  test('its commands are commands of this project', () => {
    const commands = [...text.matchAll(/npm (?:run )?([\w:]+)/g)].flatMap(([, name = '']) => name)
    const own = commands.filter((name) => !['ci', 'audit'].includes(name))
    for (const command of own) expect(scripts).toHaveProperty([command])
  })
})

describe('packages', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly resolved?: string }>>
  }
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

  test('packages are installed without their scripts, wherever npm ci runs', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
    expect(read('hosts/docker/Dockerfile')).toMatch(/^COPY .*\.npmrc .*\n(?:.*\n)*?RUN npm ci\b/m)
    // With that setting, npm leaves these out silently.
    const before = Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name) && name !== 'preview')
    expect(before).toEqual([])
  })

  test('every locked package has its hash, and none has an address', () => {
    expect(packages.length).toBeGreaterThan(500)
    for (const [path, { integrity, resolved }] of packages) {
      expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/)
      expect(resolved, path).toBeUndefined()
    }
  })
})
