import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { scratchFolder } from './processes.ts'

/**
 * A portal's server build for tests. It logs its renderings, and blocks or fails them on demand: `/` and `/songs`
 * (depends on `term`) are pages, and `/event/:eventId` for numbers below 100.
 */
const ENTRY = `
import { appendFileSync, existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
const file = (name) => new URL('../' + name, import.meta.url)
export const firstScript = ''
export const localeOf = (chosen) => chosen ?? 'en'
export const needsOf = (pathname) => {
  if (pathname === '/') return { route: '/', query: [], personal: false, canonical: true }
  if (pathname === '/songs') return { route: '/songs', query: ['term'], personal: false, canonical: true }
  if (/^\\/event\\/\\d+$/.test(pathname)) return { route: '/event/:eventId', query: [], personal: false, canonical: true }
  return { route: null, query: [], personal: false, canonical: false }
}
export async function render({ url, inject, sanitize }) {
  const { pathname, search } = new URL(url)
  appendFileSync(file('log'), 'begin ' + pathname + search + '\\n')
  if (existsSync(file('fail'))) throw new Error('the database is away')
  const start = await inject('/bff/v1/start-up')
  const { body: church } = await inject('/api/v1/igreja/codigo/demo')
  // as React draws: the thread does nothing else meanwhile
  while (existsSync(file('spin'))) continue
  while (existsSync(file('wait')) && search) await sleep(5)
  appendFileSync(file('log'), 'end ' + pathname + search + '\\n')
  const found = pathname === '/' || pathname === '/songs' || Number(pathname.slice(7)) < 100
  return {
    kind: 'page', status: found ? start.status : 404, framing: 'anyone', color: null, themeCss: '', head: '',
    body: '<p>' + pathname + '</p>' + sanitize(church.historia ?? ''), styles: [], boot: {},
  }
}
`

const MANIFEST = { 'index.html': { file: 'assets/index-1.js' }, 'style.css': { file: 'assets/style-1.css' } }

/** The build's folder, with control of its renderings. */
export function portalStandIn() {
  const folder = scratchFolder('portal')
  const files: Record<string, string> = {
    'server/entry-server.js': ENTRY,
    'server/package.json': '{"type":"module"}',
    'client/.vite/manifest.json': JSON.stringify(MANIFEST),
    'client/assets/style-1.css': ':root{--paper:#fff}',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/service-worker.js': '',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const file = (name: string) => path.join(folder, name)
  return {
    folder,
    /**
     * Turns a mode on or off: `wait` blocks renderings with a query, `spin` blocks the thread, `fail` makes them throw.
     */
    set(how: 'wait' | 'spin' | 'fail', on: boolean) {
      if (on) writeFileSync(file(how), '')
      else rmSync(file(how), { force: true })
    },
    /** Lines `begin <path>` and `end <path>`, in order of occurrence. */
    renderings: () => (existsSync(file('log')) ? readFileSync(file('log'), 'utf8').split('\n').filter(Boolean) : []),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
