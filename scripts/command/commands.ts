import type { CommandName } from '../shared/own-command.ts'

interface Command {
  /** One sentence for the overview. */
  readonly about: string
  /** Loads the script, which reads its options and runs. */
  readonly run: () => Promise<unknown>
}

/** All commands, in the order in which a new site needs them. */
export const commands: Readonly<Record<CommandName, Command>> = {
  new: {
    about: 'Creates a site, with first pages or from existing ones.',
    run: () => import('../new-site/new-site.ts'),
  },
  dev: { about: 'Shows the site while you write. Changes appear at once.', run: () => import('./dev.ts') },
  check: {
    about: 'Reports problems in the pages, with the fix.',
    run: () => import('../check/check-content.ts'),
  },
  build: { about: 'Writes the site for a host.', run: () => import('../new-site/join-site.ts') },
  preview: { about: 'Shows a built site.', run: () => import('../serve/serve.ts') },
  index: {
    about: 'Updates the lists of a built site after its pages changed.',
    run: () => import('../build-index.ts'),
  },
  upgrade: {
    about: 'Says what changed since the version that the site was made with.',
    run: () => import('./upgrade.ts'),
  },
}

export const commandNames = Object.keys(commands)
