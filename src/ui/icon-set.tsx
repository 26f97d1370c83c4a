import {
  BookOpen,
  CirclePlay,
  CloudDownload,
  Code,
  Copy,
  Eye,
  FolderTree,
  Globe,
  type IconNode,
  Lock,
  Moon,
  Search,
  Server,
  Share2,
} from 'lucide'
import { Icon } from './icon.tsx'

/** Icons by the names used in content. All are included here: nothing is fetched from an icon service. */
const icons: ReadonlyMap<string, IconNode> = new Map<string, IconNode>([
  ['book', BookOpen],
  ['code', Code],
  ['copy', Copy],
  ['download', CloudDownload],
  ['eye', Eye],
  ['globe', Globe],
  ['lock', Lock],
  ['moon', Moon],
  ['play', CirclePlay],
  ['search', Search],
  ['server', Server],
  ['share', Share2],
  ['storage', FolderTree],
])

interface SetIconProps {
  readonly name: string
  /** Pixels. */
  readonly size?: number
}

/** An icon of the set; nothing for an unknown name. */
export default function SetIcon({ name, size = 24 }: SetIconProps) {
  const shape = icons.get(name)
  return shape ? <Icon shape={shape} size={size} className={`icon-${name}`} /> : null
}
