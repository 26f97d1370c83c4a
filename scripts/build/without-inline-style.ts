import type { Plugin } from 'vite'

const styleElement = /\/\* @__PURE__ \*\/ React\.createElement\("style", null, "[^"]*"\)/g

/**
 * Returns a plugin that leaves out the `<style>` element of DocSearch's logo, which the security policy doesn't allow.
 * `docsearch-view.module.css` has its only rule.
 */
export function withoutInlineStyle(): Plugin {
  let modules = 0
  let removed = 0
  return {
    name: 'without-inline-style',
    apply: 'build',
    transform: {
      filter: { id: /@docsearch\/react\// },
      handler(code) {
        modules += 1
        return code.replace(styleElement, () => {
          removed += 1
          return 'null'
        })
      },
    },
    buildEnd(error) {
      if (!error && modules > 0) requireOne(removed)
    },
  }
}

/** @throws unless exactly one element was removed */
function requireOne(removed: number): void {
  if (removed === 1) return
  throw new Error(
    `@docsearch/react has changed: ${removed} <style> elements were removed instead of one. Look for createElement("style" in the package, and adapt or remove scripts/build/without-inline-style.ts.`,
  )
}
