import { isOpenPage } from '@atrio/contract/rules'
import type { FeatureRoute } from '@atrio/tenant-core'
import { describe, expect, it } from 'vitest'
import { features } from '../features.ts'

type Declared = { path: string; isGuarded: boolean }

const declared = (route: FeatureRoute, parent?: Declared): Declared[] => {
  const own: Declared = {
    path: parent ? `${parent.path}/${route.path}` : route.path,
    isGuarded: parent?.isGuarded === true || (route.access ?? 'public') !== 'public' || route.atStake !== undefined,
  }
  return [own, ...(route.children ?? []).flatMap((child) => declared(child, own))]
}
const routes = features.flatMap((feature) => (feature.routes?.() ?? []).flatMap((route) => declared(route)))
const open = routes.filter(({ path }) => isOpenPage(path.replace(/:\w+/g, '7')))

describe('open pages', () => {
  it('are none that sign in, take money or show personal data', () => {
    expect(routes.filter(({ isGuarded }) => isGuarded).length).toBeGreaterThan(30)
    expect(open.filter(({ isGuarded }) => isGuarded)).toEqual([])
  })

  it('are exactly those of this list', () => {
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/',
      '/about',
      '/bible',
      '/bible/:translation/:book',
      '/bible/:translation/:book/:chapter',
      '/bible/:translation/search',
      '/devotionals',
      '/devotionals/:devotionalId',
      '/ebds',
      '/ebds/:ebdSlug',
      '/event',
      '/ministries',
      '/ministries/:ministryId',
      '/ministries/:ministryId/projects/:projectId',
      '/news',
      '/news/:newsId',
      '/podcast',
      '/publication-types',
      '/publications',
      '/publications/:publicationSlug',
      '/songs',
      '/songs/:songId',
      '/studies',
      '/studies/:studyId',
      '/videos',
      '/videos/:videoId',
    ])
  })
})
