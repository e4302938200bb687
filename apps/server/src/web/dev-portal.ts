import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import type { DocumentOptions } from './document.ts'
import type { BuildRequest, PageResult } from './page-contract.ts'
import type { Portal } from './portal-build.ts'
import { drawn, parsed, sanitizing } from './render-task.ts'

type ServerEntry = Pick<Portal, 'firstScript' | 'localeOf' | 'needsOf'> & {
  render: (request: BuildRequest) => Promise<PageResult>
}

const ENTRY = '/src/entry-client.tsx'
/**
 * A screen's file exports `load` beside its component, and React's refresh would reload the page for that. With `load`
 * ignored, an edited screen keeps its state; an edited `load` takes effect at the next navigation that reloads.
 */
const KEEP_STATE = `window.__getReactRefreshIgnoredExports = () => ['load']`
const root = path.resolve(import.meta.dirname, '../../../..')

/** The portal from its sources (`npm run dev`): every page is rendered from the current files. */
export async function devPortal(app: FastifyInstance, config: InlineConfig = {}): Promise<Portal> {
  const vite = await createServer({
    ...config,
    root: path.join(root, 'apps/portal'),
    // Vite's bundled copy of its configuration is a file that Node's watcher sees: the server would restart endlessly
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  // the browsers' HMR connections never end by themselves, and each restart would wait for them
  app.whenDraining(() => vite.close())
  app.addHook('onClose', () => vite.close())
  // Vite answers for modules and assets; other paths go on to the pages and calls
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|bff|media|healthz|readyz)(\/|$|\?)/.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined))
  })
  const entry = () => vite.ssrLoadModule('/src/entry-server.tsx') as unknown as Promise<ServerEntry>
  const sanitize = await sanitizing
  const { firstScript, localeOf, needsOf } = await entry()
  return {
    render: async (request) => ({
      result: drawn(
        await (
          await entry()
        ).render({
          ...request,
          inject: async (path) => parsed(await request.inject(path)),
          sanitize,
        }),
      ),
      used: new Set(),
    }),
    entry: ENTRY,
    scriptsFor: () => [],
    css: baseCss(),
    displayFont: undefined,
    localeOf,
    needsOf,
    firstScript,
    develop: (options, url) => developmentDocument(vite, options, url),
  }
}

/** ui's base.css as the build would inline it, with its fonts served from the sources. */
function baseCss(): string {
  const folder = path.join(root, 'libs/ui/src')
  return readFileSync(path.join(folder, 'base.css'), 'utf8').replaceAll('url(fonts/', `url(/@fs${folder}/fonts/`)
}

/** Vite adds its client and React's refresh. */
function developmentDocument(vite: ViteDevServer, options: DocumentOptions, url: string): Promise<string> {
  const { page, portal, locale, theme } = options
  const boot = page.boot?.replace(/</g, '\\u003c')
  const styles = page.styles.map((style) => `<style data-emotion="${style.emotion}">${style.css}</style>`).join('')
  return vite.transformIndexHtml(
    url,
    `<!doctype html><html lang="${locale}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1">${page.head}<script>${KEEP_STATE}</script>` +
      // the theme is in the body, after the base styles that Vite appends to the head
      `<style>${portal.css}</style>${styles}</head><body><style>${page.themeCss}</style><div id="root">${page.body}</div>` +
      (page.boot
        ? `<script type="application/json" id="boot">${boot}</script><script type="module" src="${ENTRY}"></script>`
        : '') +
      `</body></html>`,
  )
}
