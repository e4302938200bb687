import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentOptions } from './document.ts'
import type { PageLocale, PageRequest, PageResult } from './page-contract.ts'

/** What a page needs of the portal: its server rendering, its scripts and its critical CSS. */
export type Portal = {
  /** Renders, and tells which lazy modules the page used. */
  render: (request: PageRequest) => Promise<{ result: PageResult; used: Set<string> }>
  /** Path of the entry script. */
  entry: string
  /** Paths of the scripts that a page with these lazy modules needs beside the entry, in load order. */
  scriptsFor: (used: Iterable<string>) => string[]
  /** base.css, inlined in every page. */
  css: string
  /** Path of the one preloaded font. */
  displayFont: string | undefined
  /** The app's language: the switch's choice, else the browser's, else en. */
  localeOf: (chosen: string | undefined, acceptLanguage: string | undefined) => PageLocale
  /** The inline script that goes before everything else. */
  firstScript: string
  /** In development pages are written by Vite, without a policy and never kept. */
  develop?: (options: DocumentOptions, url: string) => Promise<string>
}

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>
type ServerEntry = Pick<Portal, 'firstScript' | 'localeOf'> & { render: (request: PageRequest) => Promise<PageResult> }

declare global {
  /** Called by the server build for each lazy import (tools/vite/report-lazy.ts). */
  var atrioLazyUsed: ((module: string) => void) | undefined
}

/** Lazy modules that the first touch does without: catalogues stand in the page, sections wake after it. */
const COMES_LATER = /\.json$|\.slot\.tsx$/

const lazyUsed = new AsyncLocalStorage<Set<string>>()
globalThis.atrioLazyUsed = (module) => lazyUsed.getStore()?.add(module)

/** Loads the portal's production build from its dist folder. Throws where there is none: `npm start` builds it. */
export async function loadPortal(dist: string): Promise<Portal> {
  const server = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as ServerEntry
  const client = path.join(dist, 'client')
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest['index.html']
  if (!entry) throw new Error('the portal has no entry: build it again')
  // the manifest counts from the app's folder, the server build from the workspace
  const byModule = new Map(
    Object.entries(manifest).map(([key, chunk]) => [path.posix.normalize(path.posix.join('apps/portal', key)), chunk]),
  )
  // the build makes one style sheet of base.css; everything else is emotion's
  const sheet = manifest['style.css']
  if (!sheet) throw new Error('the portal has no style sheet: build it again')
  const css = readFileSync(path.join(client, sheet.file), 'utf8')
  return {
    render: async (request) => {
      const used = new Set<string>()
      return { result: await lazyUsed.run(used, () => server.render(request)), used }
    },
    entry: `/${entry.file}`,
    scriptsFor: (used) => {
      const lazy = [...used]
        .filter((module) => !COMES_LATER.test(module))
        .flatMap((module) => byModule.get(module) ?? [])
      const files = new Set([...chunksOf(manifest, [entry, ...lazy])].map(({ file }) => `/${file}`))
      files.delete(`/${entry.file}`)
      return [...files]
    },
    css,
    displayFont: /url\(["']?(\/assets\/literata-(?!italic)[\w-]+\.woff2)/.exec(css)?.[1],
    localeOf: server.localeOf,
    firstScript: server.firstScript,
  }
}

/** The chunks and all that they stand on. */
function chunksOf(manifest: Manifest, chunks: Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue
    found.add(chunk)
    chunksOf(
      manifest,
      (chunk.imports ?? []).flatMap((name) => manifest[name] ?? []),
      found,
    )
  }
  return found
}
