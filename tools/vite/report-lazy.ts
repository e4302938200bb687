import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * For the server build: every `import('x')` first reports the module that it names, so that a request knows which
 * lazy chunks it used and the page can preload them. The client's manifest alone cannot tell that.
 */
export const reportLazy = (): Plugin => ({
  name: 'atrio-report-lazy',
  async transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import(')) return null
    const edits: { start: number; end: number; text: string }[] = []
    for (const found of code.matchAll(/\bimport\(\s*(['"])([^'"]+)\1\s*\)/g)) {
      const target = await this.resolve(found[2]!, id)
      if (!target) continue
      const name = JSON.stringify(path.relative(root, target.id.split('?')[0]!))
      edits.push({
        start: found.index,
        end: found.index + found[0].length,
        text: `(globalThis.atrioLazyUsed?.(${name}),${found[0]})`,
      })
    }
    if (edits.length === 0) return null
    let text = code
    for (const edit of edits.reverse()) text = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
    return { code: text, map: null }
  },
})
