import { defaultVideoRatio } from '../../config/blocks.ts'

/** Width by height, of `16:9`, `16/9`, `4x3` or a number; the default for anything else (Checklist K12). */
export function readRatio(text: string | undefined): number {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(?:[:/x×]\s*(\d+(?:\.\d+)?))?\s*$/.exec(text ?? '')
  if (!match) return defaultVideoRatio
  const ratio = Number(match[1]) / Number(match[2] ?? 1)
  return ratio > 0.1 && ratio < 10 ? ratio : defaultVideoRatio
}
