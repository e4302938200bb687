import { member } from '../testing/checkout.scenes.ts'
import { ownPaymentScenes } from '../testing/own-payments.scenes.ts'
import { checkoutStory } from '../testing/played.tsx'

export default { title: 'checkout/Own payments' }

const of = (scene: keyof typeof ownPaymentScenes, at = '/user/payments') =>
  checkoutStory(ownPaymentScenes[scene], { at, order: null, session: member })

export const Every = of('every')
export const OfOneYear = of('every', '/user/payments?year=2026')
export const Paged = of('paged')
export const None = of('none')
export const NoneOfYear = of('noneOfYear', '/user/payments?year=2026')
export const Fails = of('fails')
export const SummaryFails = of('summaryFails', '/user/payments?year=2026')
