import { useEffect, useState } from 'react'
import { copyText } from '../browser/clipboard.ts'
import { copiedFor } from '../config/copy.ts'

/**
 * Returns whether a text was copied a moment ago, and a function that copies one (Spec §9 "Copy feedback"). Each copy is confirmed
 * for the whole time.
 */
export function useCopied(): readonly [isCopied: boolean, copy: (text: string) => Promise<void>] {
  // A new object for each copy.
  const [copied, setCopied] = useState<object>()
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => setCopied((await copyText(text)) ? {} : undefined)
  return [copied !== undefined, copy]
}
