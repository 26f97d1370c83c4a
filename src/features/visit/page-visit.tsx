import { useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { rememberWithin } from '../../config/visit.ts'
import { latePart } from '../../ui/late-part.tsx'

const Visit = latePart('The reading history', () => import('./visit.tsx'))

/**
 * The placeholder of the code that stores reading positions (Spec X17). It is loaded when the page is
 * shown and the browser is idle.
 */
export function PageVisit() {
  const [isTime, setTime] = useState(false)
  useEffect(() => whenIdle(() => setTime(true), rememberWithin), [])
  return isTime && <Visit />
}
