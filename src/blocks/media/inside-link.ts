import { createContext } from 'react'

/** Whether an image stands inside a link: then a click follows the link. */
export const InsideLink = createContext(false)
