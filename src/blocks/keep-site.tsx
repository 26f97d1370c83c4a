import KeepPanel from '../offline/keep-panel.tsx'

/** Keeping the site on this device, in a page: `<KeepSite />`. */
export default function KeepSite() {
  return <KeepPanel />
}
