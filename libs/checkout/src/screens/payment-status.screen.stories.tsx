import { ORDER } from '@atrio/testing'
import { paymentPath } from '../paths.ts'
import { member } from '../testing/checkout.scenes.ts'
import { checkoutStory } from '../testing/played.tsx'
import { statuses } from '../testing/status.scenes.ts'

export default { title: 'checkout/Payment status' }

const of = (scene: keyof typeof statuses, paymentCode = ORDER) =>
  checkoutStory(statuses[scene], { at: paymentPath({ paymentCode }), order: null, session: member })

export const Success = of('success')
export const Awaiting = of('pix')
export const UnderReview = of('underReview')
export const Canceled = of('canceled')
export const Refunded = of('refunded')
export const NotFound = of('notFound')
