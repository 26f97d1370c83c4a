import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import type {} from 'mdast-util-to-hast'
import { hastProperties } from '../element-shape.ts'
import type { Fence } from '../flow-nodes.ts'
import { parseFenceInfo } from './fence-info.ts'
import { fenceShape, withoutOuterLineEnds } from './fence-shape.ts'

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    /** The text after the opening fence being read. */
    fenceInfo?: string[] | undefined
  }
}

/** Converts fenced code to nodes of our own, because the properties of a `code` node could not reach the outer element. */
export const fenceFromMarkdown: Extension = {
  enter: {
    codeFenced(token) {
      this.data.fenceInfo = []
      this.enter({ type: 'fence', value: '', info: {} }, token)
    },
  },
  exit: {
    codeFencedFenceInfo: addInfo,
    codeFencedFenceMeta: addInfo,
    codeFenced(token) {
      const value = withoutOuterLineEnds(this.resume())
      const node = this.stack.at(-1)
      if (node?.type === 'fence') describe(node, value, this.data.fenceInfo ?? [])
      this.data.flowCodeInside = undefined
      this.data.fenceInfo = undefined
      this.exit(token)
    },
  },
}

function addInfo(this: CompileContext, _token: Token): undefined {
  this.data.fenceInfo?.push(this.resume())
}

function describe(node: Fence, value: string, words: readonly string[]): void {
  node.value = value
  node.info = parseFenceInfo(words.join(' '))
  const { pre, code } = fenceShape(node.info)
  const text = value === '' ? [] : [{ type: 'text' as const, value: `${value}\n` }]
  node.data = {
    hName: pre.tagName,
    hProperties: hastProperties(pre.properties),
    hChildren: [
      { type: 'element', tagName: code.tagName, properties: hastProperties(code.properties), children: text },
    ],
  }
}
