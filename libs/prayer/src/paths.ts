import { buildPath } from '@atrio/tenant-core'

/** The one table of routes and links. */
export const paths = {
  wall: '/prayer',
  ask: '/prayer/new',
  asked: '/prayer/new/success',
  detail: '/prayer/:prayerId',
  remove: '/prayer/:prayerId/delete',
  removed: '/prayer/delete/success',
  own: '/user/prayer',
  ownDetail: '/user/prayer/:prayerId',
  change: '/user/prayer/:prayerId/edit',
} as const

export const prayerPath = (prayerId: number) => buildPath(paths.detail, { prayerId })
export const removePath = (prayerId: number) => buildPath(paths.remove, { prayerId })
export const ownPrayerPath = (prayerId: number) => buildPath(paths.ownDetail, { prayerId })
export const changePath = (prayerId: number) => buildPath(paths.change, { prayerId })
