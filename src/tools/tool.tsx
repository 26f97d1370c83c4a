import type { ReactNode } from 'react'
import { fill } from '../config/locales/texts.ts'
import { AuthorizePanel } from './authorize-panel.tsx'
import { CallbackPanel } from './callback-panel.tsx'
import { FormPanel } from './form-panel.tsx'
import { QrPanel } from './qr-panel.tsx'
import { ServerSelectProvider } from './server-select-slot.tsx'
import styles from './tool.module.css'
import { type ToolRow, tools } from './tool-table.ts'
import { useToolTexts } from './tool-texts.ts'

interface ToolProps {
  /** A name in the table; for any other name, the children are shown. */
  readonly name: string
  /** The API server selector, for the tools that need one. */
  readonly serverSelect: ReactNode
  readonly children: ReactNode
}

/** A token tool in a page: one component for every flow. */
export function Tool({ name, serverSelect, children }: ToolProps) {
  const texts = useToolTexts()
  const tool = tools.get(name)
  if (!tool) return children
  const title =
    tool.kind === 'own'
      ? texts.titles.albums
      : fill(texts.titles[tool.kind], { service: texts.services[tool.flow.service] })
  return (
    <ServerSelectProvider value={serverSelect}>
      <section className={styles.tool} aria-label={title} data-tool={name}>
        <p className={styles.title} aria-hidden>
          {title}
        </p>
        <Panel tool={tool} />
      </section>
    </ServerSelectProvider>
  )
}

function Panel({ tool }: { readonly tool: ToolRow }) {
  switch (tool.kind) {
    case 'authorize':
      return tool.flow.login ? <AuthorizePanel flow={tool.flow} login={tool.flow.login} /> : null
    case 'callback':
      return <CallbackPanel flow={tool.flow} />
    case 'qr':
      return <QrPanel flow={tool.flow} />
    case 'form':
      return <FormPanel flow={tool.flow} />
    case 'own':
      return <tool.Panel />
  }
}

/** Says that the token tools are off on this host, and what to do instead. */
export function ToolsOffNote() {
  return (
    <div className={styles.note} role="note">
      <p>{useToolTexts().toolsOff}</p>
    </div>
  )
}
