import { useEffect } from 'react'
import { warn } from '../../browser/log.ts'
import { readPictureStyles } from '../../content/picture-styles.ts'

/** Logs which styles of an image are refused (`Picture`). */
export function useStyleFaults(styles: Readonly<Record<string, string>> | undefined): void {
  useEffect(() => {
    for (const fault of readPictureStyles(styles ?? {}).faults) warn(fault)
  }, [styles])
}
