import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentOptions, DocumentParts } from './document.ts'
import type { PageLocale, PageNeeds, PageRequest } from './page-contract.ts'
import type { Rendered } from './render-task.ts'
import type { RenderThread } from './render-thread.ts'

/** What a page needs of the portal: its server rendering, its scripts and its critical CSS. */
export type Portal = DocumentParts & {
  /** Renders a page, and returns the lazy modules that it used. */
  render: (request: PageRequest) => Promise<Rendered>
  /** What the page of a path depends on. */
  needsOf: (pathname: string) => PageNeeds
  /** The page's language: the switch's choice, else the browser's, else en. */
  localeOf: (chosen: string | undefined, acceptLanguage: string | undefined) => PageLocale
  /** In development Vite writes the pages, without a policy, and none is cached. */
  develop?: (options: DocumentOptions, url: string) => Promise<string>
}

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>
type ServerEntry = Pick<Portal, 'firstScript' | 'localeOf' | 'needsOf'>

/** Lazy modules that the first interaction does not need: catalogues are inlined, sections and parts are hydrated later. */
const LOADED_LATER = /\.json$|\.(slot|later)\.tsx$/

/**
 * Loads the portal's production build from its dist folder. Throws without one: `npm start` builds it.
 * @param thread renders its pages
 */
export async function loadPortal(dist: string, thread: RenderThread): Promise<Portal> {
  const entryFile = pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  const server = (await import(entryFile)) as ServerEntry
  const client = path.join(dist, 'client')
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest['index.html']
  if (!entry) throw new Error('the portal has no entry: build it again')
  // the manifest's paths are relative to the app's folder, the server build's to the workspace
  const byModule = new Map(
    Object.entries(manifest).map(([key, chunk]) => [path.posix.normalize(path.posix.join('apps/portal', key)), chunk]),
  )
  // the build's only style sheet is base.css; the rest is emotion's
  const sheet = manifest['style.css']
  if (!sheet) throw new Error('the portal has no style sheet: build it again')
  const css = readFileSync(path.join(client, sheet.file), 'utf8')
  return {
    render: (request) => thread.render(entryFile, request),
    needsOf: server.needsOf,
    entry: `/${entry.file}`,
    scriptsFor: (used) => {
      const lazy = [...used]
        .filter((module) => !LOADED_LATER.test(module))
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

/** The chunks with their imports. */
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
