import { storyOf } from '@atrio/testing'
import { eventsFeature } from '../feature.ts'
import { fillCart } from '../testing/fill-cart.ts'
import { scenes } from '../testing/purchase.scenes.ts'
import { member } from '../testing/registrations.scenes.ts'

export default { title: 'events/Purchase', beforeEach: () => sessionStorage.clear() }

const choosing = '/event/7?buyingStep=tickets'
const holding = '/event/7?buyingStep=holders&fillTicket=1'

export const Choose = storyOf(eventsFeature, scenes.open, { at: choosing })
export const Chosen = {
  ...storyOf(eventsFeature, scenes.open, { at: choosing }),
  beforeEach: () => fillCart(7, [2, 1, 1]),
}
export const LimitReached = storyOf(eventsFeature, scenes.limited, { at: choosing, session: member })
export const Cut = {
  ...storyOf(eventsFeature, scenes.open, { at: choosing }),
  beforeEach: () => fillCart(7, [1, 6, 6]),
}
export const Holder = { ...storyOf(eventsFeature, scenes.open, { at: holding }), beforeEach: () => fillCart(7, [1, 3]) }
export const Questions = {
  ...storyOf(eventsFeature, scenes.asking, { at: holding, session: member }),
  beforeEach: () => fillCart(7, [1]),
}
export const NotOnSale = storyOf(eventsFeature, scenes.closed, { at: choosing })
