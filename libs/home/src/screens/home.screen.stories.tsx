import { storyOf, wireStartUp } from '@atrio/testing'
import { homeFeature } from '../feature.ts'
import { scenes } from '../testing/home.scenes.ts'

export default { title: 'home/Home' }

const at = '/'
const { igreja } = wireStartUp()
const nome = 'Comunidade Evangélica Interdenominacional do Vale do Paraíba e da Serra da Mantiqueira'

export const Banners = storyOf(homeFeature, scenes.banners, { at })
export const NoBanner = storyOf(homeFeature, scenes.none, { at })
export const LongName = storyOf(homeFeature, scenes.none, { at, startUp: { igreja: { ...igreja, nome } } })
export const BannersFailed = storyOf(homeFeature, scenes.failing, { at })
