import { defineFeature } from '@atrio/tenant-core'
import { storyOf, wireStartUp } from '@atrio/testing'
import { homeFeature } from '../feature.ts'
import { scenes } from '../testing/home.scenes.ts'

export default { title: 'home/Home' }

const at = '/'
const { igreja } = wireStartUp()
const nome = 'Comunidade Evangélica Interdenominacional do Vale do Paraíba e da Serra da Mantiqueira'

/** Home beside a feature that answers for the banners' page, so that they have their links. */
const besideEvents = defineFeature({
  ...homeFeature,
  routes: (ctx) => [...homeFeature.routes!(ctx), { path: '/event' }],
})

export const Banners = storyOf(besideEvents, scenes.banners, { at })
export const NoBanner = storyOf(homeFeature, scenes.none, { at })
export const LongName = storyOf(homeFeature, scenes.none, { at, startUp: { igreja: { ...igreja, nome } } })
export const BannersFailed = storyOf(homeFeature, scenes.failing, { at })
