import KeepPanel from '../../features/offline/keep-panel.tsx'

/** Shows the panel for keeping the site in a page: `<KeepSite />`. */
export default function KeepSite() {
  return <KeepPanel />
}
