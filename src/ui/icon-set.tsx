import {
  BookOpen,
  CirclePlay,
  CloudDownload,
  Code,
  Copy,
  Eye,
  FolderTree,
  Globe,
  Lock,
  type LucideIcon,
  Moon,
  Search,
  Server,
  Share2,
} from 'lucide-react'

/** Icons by the names that content uses. All are drawn here: nothing is fetched from an icon service. */
const icons: ReadonlyMap<string, LucideIcon> = new Map<string, LucideIcon>([
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
  readonly size: number
}

/** An icon of the set; an unknown name shows nothing. */
export default function SetIcon({ name, size }: SetIconProps) {
  const Icon = icons.get(name)
  return Icon ? <Icon size={size} aria-hidden /> : null
}
