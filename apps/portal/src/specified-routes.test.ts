import { readFileSync } from 'node:fs'
import path from 'node:path'
import { composeFeatures, isRouteHandle, type Session } from '@atrio/tenant-core'
import { createTestPortal } from '@atrio/testing'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { features } from './features.ts'
import { leadsTo, member } from './testing/leads-to.ts'

/** An address of each route, and where it leads at once: in the order of docs/specification/routes.tsv. */
const addresses: [route: string, at: string, leads?: string][] = [
  ['/', '/'],
  ['/about', '/about'],
  ['/register', '/register', '/access'],
  ['/bible', '/bible'],
  ['/churchs', '/churchs'],
  ['/live', '/live'],
  ['/event', '/event'],
  ['/event/:eventId', '/event/7'],
  ['/event/:eventId/tickets', '/event/7/tickets'],
  ['/checkout', '/checkout'],
  ['/checkout/thank-you', '/checkout/thank-you'],
  ['/give', '/give'],
  ['/doacoes', '/doacoes', '/give'],
  ['/groups', '/groups'],
  ['/groups/:celulaId', '/groups/7'],
  ['/groups/request/success', '/groups/request/success'],
  ['/groups/:celulaId/meetings', '/groups/7/meetings'],
  ['/groups/:celulaId/meetings/:meetingId', '/groups/7/meetings/3'],
  ['/studies', '/studies'],
  ['/studies/:studiesId', '/studies/7'],
  ['/access', '/access'],
  ['/login', '/login', '/access'],
  ['/reset-password', '/reset-password', '/access'],
  ['/devotionals', '/devotionals'],
  ['/devotionals/:devotionalId', '/devotionals/7'],
  ['/news', '/news'],
  ['/news/:newsId', '/news/7'],
  ['/ministries', '/ministries'],
  ['/ministries/:ministryId', '/ministries/7'],
  ['/ministries/:ministryId/projects/:projectId', '/ministries/7/projects/3'],
  ['/ebds', '/ebds'],
  ['/ebds/:ebdSlug', '/ebds/rute'],
  ['/publication-types', '/publication-types'],
  ['/publications', '/publications'],
  ['/publications/:publicationSlug', '/publications/graca'],
  ['/videos', '/videos'],
  ['/videos/:videoId', '/videos/7'],
  ['/prayer', '/prayer'],
  ['/prayer/new', '/prayer/new'],
  ['/prayer/new/success', '/prayer/new/success'],
  ['/prayer/:prayerId', '/prayer/7'],
  ['/prayer/:prayerId/delete', '/prayer/7/delete'],
  ['/prayer/delete/success', '/prayer/delete/success'],
  ['/podcast', '/podcast'],
  ['/play', '/play'],
  ['/play/home', '/play/home'],
  ['/play/plans', '/play/plans'],
  ['/play/browse', '/play/browse'],
  ['/play/video/:id', '/play/video/7'],
  ['/play/collection/:id', '/play/collection/7'],
  ['/play/watch/:id', '/play/watch/7'],
  ['/play/search', '/play/search'],
  ['/play/subscription/*', '/play/subscription/whatever', '/play'],
  ['/play/*', '/play/whatever', '/play'],
  ['/third-parts/voluts', '/third-parts/voluts'],
  ['/third-parts/mykids', '/third-parts/mykids'],
  ['/reading-plans', '/reading-plans'],
  ['/reading-plans/:planUUID', '/reading-plans/1f9c'],
  ['/reading-plans/:planUUID/delete', '/reading-plans/1f9c/delete'],
  ['/reading-plans/:planUUID/delete/confirm', '/reading-plans/1f9c/delete/confirm'],
  ['/embed/chat', '/embed/chat'],
  ['/embed/praise', '/embed/praise'],
  ['/embed/print-member-card', '/embed/print-member-card'],
  ['/embed/reading-plans', '/embed/reading-plans'],
  ['/embed/reading-plans/:planUUID', '/embed/reading-plans/1f9c'],
  ['/embed/reading-plans/:planUUID/delete', '/embed/reading-plans/1f9c/delete'],
  ['/embed/reading-plans/:planUUID/delete/confirm', '/embed/reading-plans/1f9c/delete/confirm'],
  ['/user/account', '/user/account'],
  ['/user/data', '/user/data'],
  ['/user/data-update', '/user/data-update'],
  ['/user/update', '/user/update', '/user/data'],
  ['/user/change-password', '/user/change-password'],
  ['/user/change-password/success', '/user/change-password/success'],
  ['/user/notes', '/user/notes'],
  ['/user/notes/new', '/user/notes/new'],
  ['/user/notes/:noteId', '/user/notes/7'],
  ['/user/notes/:noteId/delete', '/user/notes/7/delete'],
  ['/user/registrations', '/user/registrations'],
  ['/user/registrations/:eventId/tickets', '/user/registrations/7/tickets'],
  ['/user/registrations/:eventId/ticket/:ticketId/content', '/user/registrations/7/ticket/3/content'],
  ['/user/registrations/:eventId/ticket/:ticketId/content/:contentId', '/user/registrations/7/ticket/3/content/5'],
  ['/user/prayer', '/user/prayer'],
  ['/user/prayer/:prayerId', '/user/prayer/7'],
  ['/user/payment/:paymentCode', '/user/payment/ABC'],
  ['/user/payment', '/user/payment', '/'],
  ['/user/cards', '/user/cards'],
  ['/user/addcard', '/user/addcard'],
  ['/user/deletecard', '/user/deletecard'],
  ['/user/delete-user', '/user/delete-user'],
  ['/user/confirm-delete-user', '/user/confirm-delete-user'],
  ['/user/delete-user-success', '/user/delete-user-success'],
  ['/user/church', '/user/church'],
  ['/*', '/nothing/of/this/name'],
]
/** Led to the admin site by the server (admin-redirects.test.ts), and shown by apps/embed (embed-player.screen.test.tsx). */
const ELSEWHERE = ['/admin', '/admin/recover-password', '/embed/player']
/** Opened from a mail, by whose code the account is deleted: decision 0015. */
const WITHOUT_SESSION = '/user/confirm-delete-user'

type Row = { access: string; module: string; layout: string }
const file = path.resolve(import.meta.dirname, '../../../docs/specification/routes.tsv')
const specified = new Map(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [route = '', access = '', module = '', layout = ''] = line.split('\t')
      return [route, { access, module, layout }] as [string, Row]
    }),
)

const portal = async (session?: Session, startUp = {}) => {
  const { ctx, routes } = await createTestPortal(features, { startUp, ...(session && { session }) })
  return { ctx, routes: [...routes, ...composeFeatures(ctx, 'embeds')] }
}

describe('the routes of the specification', () => {
  it('are all in the table above, and no others', () => {
    expect([...addresses.map(([route]) => route), ...ELSEWHERE].sort()).toEqual([...specified.keys()].sort())
  })

  it.each(addresses)('%s opens at %s', async (route, at, leads) => {
    const { access, layout } = specified.get(route)!
    const { ctx, routes } = await portal(access === 'visitor' ? undefined : member)
    const handle = matchRoutes(routes, at)?.at(-1)?.route.handle as unknown
    if (route === '/*') return expect(handle).toBeUndefined()
    if (!isRouteHandle(handle)) throw new Error(`no route of ours is at ${at}`)
    if (layout !== '-' && leads === undefined) expect(handle.layout).toBe(layout)
    const led = await leadsTo(ctx, routes, at)
    if (leads === undefined) expect(led).toBeNull()
    else expect(led === leads || led?.startsWith(`${leads}?`) || led?.startsWith(`${leads}/`)).toBe(true)
  })

  it.each(
    addresses.filter(
      ([route, , leads]) => specified.get(route)?.access === 'login' && !leads && route !== WITHOUT_SESSION,
    ),
  )('%s asks a visitor at %s to sign in, and returns there', async (_route, at) => {
    const { ctx, routes } = await portal()
    expect(await leadsTo(ctx, routes, at)).toBe(`/access?redirectTo=${encodeURIComponent(at)}`)
  })

  it.each(addresses.filter(([route]) => specified.get(route)?.access === 'visitor'))(
    '%s leads a member from %s to home',
    async (_route, at) => {
      const { ctx, routes } = await portal(member)
      const led = await leadsTo(ctx, routes, at)
      expect(led === '/' || (led !== null && (await leadsTo(ctx, routes, led)) === '/')).toBe(true)
    },
  )

  it.each(addresses.filter(([route]) => specified.get(route)?.module !== '-' && route !== '/doacoes'))(
    '%s leads from %s to home in a church without its module',
    async (route, at) => {
      const { module } = specified.get(route)!
      expect(module).toMatch(/^MOD_/)
      const { ctx, routes } = await portal(member, { modulos: [] })
      expect(await leadsTo(ctx, routes, at)).toBe('/')
    },
  )
})
