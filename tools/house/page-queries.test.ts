import path from 'node:path'
import { createTestPortal } from '@atrio/testing'
import type { FeatureRoute } from '@atrio/tenant-core'
import { describe, expect, it } from 'vitest'
import { features as framed } from '../../apps/embed/src/features.ts'
import { features } from '../../apps/portal/src/features.ts'
import { queriesAreDeclared, queryReadsOf, type QueriedRoute } from './checks/page-queries.ts'
import { readSources } from './source-file.ts'

const root = path.resolve(import.meta.dirname, '../..')
const files = new Map(readSources(root, ['libs'], ['.ts', '.tsx']).map((file) => [file.path, file]))

// Play's bar fills its field at the address of the search only
const PLAY_BAR = ['term', 'type']
/** Names that a screen reads in the browser only, with what keeps them out of the server's page. */
const IN_BROWSER: Record<string, readonly string[]> = {
  '/give': ['reason', 'purpose', 'amount', 'every'], // read by the form, which loads in the browser
  '/user/confirm-delete-user': ['code'], // read when the button is pressed
  '/podcast': ['episode', 't'], // read after hydration
  '/search': ['q', 'kind'], // searched for in the browser: the server keeps and draws no terms
  '/play': PLAY_BAR,
  '/play/home': PLAY_BAR,
  '/play/plans': PLAY_BAR,
  '/play/browse': PLAY_BAR,
  '/play/video/:contentId': PLAY_BAR,
  '/play/collection/:contentId': PLAY_BAR,
  '/embed/praise': ['embedColor'], // a frame draws itself: the server loads the song's data only
}

type FoundRoute = QueriedRoute & { unreadable: string[] }

const screens = new Map(
  [...files.values()]
    .filter(({ path: file }) => file.endsWith('.screen.tsx'))
    .map((file) => [/export default function (\w+)/.exec(file.text)?.[1], file]),
)

const isPublic = ({ access = 'public' }: FeatureRoute) => access === 'public'

/** The route of a screen, with the names that its source reads. */
async function ofScreen(route: FeatureRoute, isFrame: boolean): Promise<FoundRoute> {
  const { name } = (await route.screen!()).default
  const screen = screens.get(name)
  if (!screen) throw new Error(`no source of ${name}, the screen of ${route.path}`)
  const { names, unreadable } = queryReadsOf(screen, files)
  // the server draws no frame, but loads what the address asks for
  const drawn = isPublic(route) && (!isFrame || screen.text.includes('request.url'))
  const inBrowser = IN_BROWSER[route.path] ?? []
  return { path: route.path, drawn, declared: route.query ?? [], reads: names, inBrowser, unreadable }
}

/** The route of a redirect, with the names that it passes on to a screen that reads them. */
async function ofRedirect(route: FeatureRoute, targets: FoundRoute[]): Promise<FoundRoute> {
  const { ctx } = await createTestPortal(features)
  const url = new URL(route.path, ctx.origin)
  for (const name of targets.flatMap(({ reads }) => reads)) url.searchParams.set(name, '1')
  const to = new URL(route.redirect!({ url, ctx }), ctx.origin)
  const target = targets.find(({ path: one }) => one === to.pathname)
  const reads = target?.reads.filter((name) => to.searchParams.has(name)) ?? []
  return { path: route.path, drawn: isPublic(route), declared: route.query ?? [], reads, inBrowser: [], unreadable: [] }
}

describe('the query of a page', () => {
  it('is declared on the route of the screen that reads it', async () => {
    const routes = features.flatMap((feature) => feature.routes?.() ?? [])
    const frames = framed.flatMap((feature) => feature.embeds?.() ?? [])
    // these checks read one level
    expect([...routes, ...frames].filter(({ children }) => children)).toEqual([])
    const shown = await Promise.all([
      ...routes.filter(({ screen }) => screen).map((route) => ofScreen(route, false)),
      ...frames.map((route) => ofScreen(route, true)),
    ])
    const redirects = await Promise.all(
      routes.filter(({ redirect }) => redirect).map((route) => ofRedirect(route, shown)),
    )
    const all = [...shown, ...redirects]
    expect(all.flatMap(({ drawn, unreadable }) => (drawn ? unreadable : []))).toEqual([])
    expect(queriesAreDeclared(all)).toEqual([])
    expect(Object.keys(IN_BROWSER).filter((route) => !all.some(({ path: one }) => one === route))).toEqual([])
    // as many as are known to be read: a pattern that finds nothing would find no fault either
    expect(all.filter(({ drawn, reads }) => drawn && reads.length > 0).length).toBeGreaterThan(15)
  })
})
