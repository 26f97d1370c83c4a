import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/** Hands over a copied image. Spreadsheets copy an image of their cells, too, but also a text. */
export const pastesImages = (onImage: (file: File) => void): Extension =>
  EditorView.domEventHandlers({
    paste: ({ clipboardData }) => {
      const image = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!image || clipboardData?.getData('text/plain')) return false
      onImage(image)
      return true
    },
  })
