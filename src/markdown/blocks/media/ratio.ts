import { defaultVideoRatio } from '../../../config/blocks.ts'

/** Parses width by height from `16:9`, `16/9`, `4x3`, or a number; anything else means the default (Spec K12). */
export function readRatio(text: string | undefined): number {
  const match = /^(\d+(?:\.\d+)?)(?:\s*[:/x×]\s*(\d+(?:\.\d+)?))?$/.exec((text ?? '').trim())
  if (!match) return defaultVideoRatio
  const ratio = Number(match[1]) / Number(match[2] ?? 1)
  return ratio > 0.1 && ratio < 10 ? ratio : defaultVideoRatio
}
