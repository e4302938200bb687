import path from 'node:path'
import type { Plugin, Rollup } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** Libraries whose modules several pages share; feature libraries keep their own chunks. */
const SHARED = /\/libs\/(ui|i18n|tenant-core|api-client|rich-content)\/src\//

/** Packages of the first paint, and the bundler's own runtime. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|@tanstack|@emotion|stylis|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|jotai)\/|rolldown\/runtime/

type Group = { name: string; priority: number; test: (id: string) => boolean; includeDependenciesRecursively: false }

/**
 * Few requests before the first touch: one chunk of packages, one of what entry and home share, one of what home's
 * sections need beyond that. No screen is in them: a chunk that holds a lazy target needs one more chunk to name it.
 */
export function firstPaint(files: { first: string[]; later: RegExp }): { plugin: Plugin; groups: Group[] } {
  const kit = new Set<string>()
  const laterKit = new Set<string>()

  const collect = (ctx: Rollup.PluginContext, id: string, into: Set<string>, seen = new Set<string>()) => {
    if (seen.has(id)) return
    seen.add(id)
    if (SHARED.test(id)) into.add(id)
    for (const imported of ctx.getModuleInfo(id)?.importedIds ?? []) collect(ctx, imported, into, seen)
  }

  return {
    plugin: {
      name: 'atrio-first-paint',
      renderStart() {
        for (const file of files.first) collect(this as unknown as Rollup.PluginContext, path.join(root, file), kit)
        for (const id of this.getModuleIds()) {
          if (files.later.test(id)) collect(this as unknown as Rollup.PluginContext, id, laterKit)
        }
      },
    },
    groups: [
      { name: 'vendor', priority: 3, test: (id) => VENDOR.test(id), includeDependenciesRecursively: false },
      { name: 'kit', priority: 2, test: (id) => kit.has(id), includeDependenciesRecursively: false },
      { name: 'sections', priority: 1, test: (id) => laterKit.has(id), includeDependenciesRecursively: false },
    ],
  }
}
