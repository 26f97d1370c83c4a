import { engineName } from '../shared/own-command.ts'

/** How someone starts a documentation with an engine. */
export interface EngineRow {
  /** Commands from an empty folder to an installed project. */
  readonly create: readonly string[]
  /** Files that are written by hand after that. */
  readonly files?: Readonly<Record<string, string>>
  /** Folder of the project; the empty folder itself if it is not set. */
  readonly project?: string
  /** Starts the development server. */
  readonly serve: string
  /** Path of the first page. */
  readonly page: string
  /** Folder of the pages, in the project. */
  readonly pages: string
  /** Builds the site; `undefined` if the engine has no build. */
  readonly build?: string
}

const starlightConfig = `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({ integrations: [starlight({ title: 'Docs' })] })
`
const starlightContent = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`
const vitepressConfig = "export default { title: 'Docs', themeConfig: { search: { provider: 'local' } } }\n"
const firstFile = '---\ntitle: First\n---\n\n# First\n\nText\n'

/** The engines of the comparison, by name. Versions are the newest ones that the present Node.js runs. */
export const engineRows = (ownPackage: string, port: string): Readonly<Record<string, EngineRow>> => ({
  [engineName]: {
    create: ['npm init -y', `npm install ${ownPackage}`, `npx ${engineName} new . --title Docs`],
    serve: `npx ${engineName} dev --port ${port}`,
    page: '/guide/write.html',
    pages: 'content/en',
    build: `npx ${engineName} build`,
  },
  docusaurus: {
    create: [
      'npx --yes create-docusaurus@latest site classic --javascript --package-manager npm',
      // The pages of the first site are replaced, and others lead to them.
      `sed -i "s/onBrokenLinks: 'throw'/onBrokenLinks: 'warn'/" site/docusaurus.config.js`,
    ],
    project: 'site',
    serve: `npx docusaurus start --no-open --host 127.0.0.1 --port ${port}`,
    page: '/docs/intro',
    pages: 'docs',
    build: 'npx docusaurus build',
  },
  // The command that creates a project requires a later Node.js.
  starlight: {
    create: ['npm init -y', 'npm pkg set type=module', 'npm install astro@5 @astrojs/starlight@0.37'],
    files: {
      'astro.config.mjs': starlightConfig,
      'src/content.config.ts': starlightContent,
      'src/content/docs/index.md': '---\ntitle: First\n---\n\nText\n',
    },
    serve: `npx astro dev --host 127.0.0.1 --port ${port}`,
    page: '/',
    pages: 'src/content/docs',
    build: 'npx astro build',
  },
  // Its command for new projects only asks.
  vitepress: {
    create: ['npm init -y', 'npm pkg set type=module', 'npm install vitepress'],
    files: { '.vitepress/config.mjs': vitepressConfig, 'docs/index.md': firstFile, 'index.md': firstFile },
    serve: `npx vitepress dev --host 127.0.0.1 --port ${port}`,
    page: '/',
    pages: 'docs',
    build: 'npx vitepress build',
  },
  docsify: {
    create: ['npm init -y', 'npm install docsify-cli', 'npx docsify init docs --local'],
    serve: `npx docsify serve docs --port ${port}`,
    page: '/',
    pages: 'docs',
  },
})
