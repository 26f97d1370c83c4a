import { createContext } from 'react'

/** Whether an image is inside a link. A click then follows the link. */
export const InsideLink = createContext(false)
