import { framingOf, isRouteHandle, type Framing } from '@atrio/tenant-core'
import { createTestPortal } from '@atrio/testing'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { features } from '../features.ts'
import { matchedHandles } from '../render/matched-handles.ts'

const { routes } = await createTestPortal(features)

/**
 * What a site that a church has registered may frame: pages that everybody sees, where no click pays, signs in, or
 * shows or deletes what is one person's. A new public route is written here, or declares in its manifest what is `atStake`.
 */
const FRAMED_BY_OTHERS = [
  '/',
  '/about',
  '/admin',
  '/admin/recover-password',
  '/bible',
  '/bible/:translation/:book',
  '/bible/:translation/:book/:chapter',
  '/bible/:translation/search',
  '/churchs',
  '/devotionals',
  '/devotionals/:devotionalId',
  '/ebds',
  '/ebds/:ebdSlug',
  '/event',
  '/event/:eventId',
  '/groups',
  '/groups/:groupId',
  '/groups/request/success',
  '/live',
  '/ministries',
  '/ministries/:ministryId',
  '/ministries/:ministryId/projects/:projectId',
  '/news',
  '/news/:newsId',
  '/podcast',
  '/prayer',
  '/prayer/:prayerId',
  '/prayer/delete/success',
  '/prayer/new/success',
  '/publication-types',
  '/publications',
  '/publications/:publicationSlug',
  '/search',
  '/songs',
  '/songs/:songId',
  '/studies',
  '/studies/:studyId',
  '/videos',
  '/videos/:videoId',
]

/** Each route's whole path, and who may frame it. */
function classified(level: RouteObject[], above = '', inherited: Framing = 'anyone'): [string, Framing][] {
  return level.flatMap(({ path = '', handle, children = [] }) => {
    const whole = above ? `${above}/${path}` : path
    if (!isRouteHandle(handle)) throw new Error(`${whole} has no handle`)
    const framing = framingOf([{ framing: inherited }, handle])
    return [[whole, framing], ...classified(children, whole, framing)] as [string, Framing][]
  })
}

describe('framing of pages', () => {
  it('allows other sites only the listed routes', () => {
    const others = classified(routes).flatMap(([path, framing]) => (framing === 'anyone' ? [path] : []))
    expect(others.sort()).toEqual(FRAMED_BY_OTHERS)
  })

  it.each([
    '/checkout',
    '/Checkout/thank-you',
    '/give',
    '/%67ive',
    '/doacoes',
    '/play',
    '/play/7',
    '/play/plans',
    '/access',
    '/login',
    '/register',
    '/reset-password',
    '/prayer/7/delete',
    '/prayer/new',
    '/reading-plans',
    '/user/account',
    '/user/confirm-delete-user',
    '/user/payment',
    '/user/payment/7',
    '/event/7/tickets',
    '/groups/7/meetings',
    '/third-parts/mykids',
  ])('allows only this portal to frame %s', (path) => expect(framingOf(matchedHandles(routes, path))).toBe('own'))
})
