import { ORDER } from '@atrio/testing'
import { thanksPath } from '../paths.ts'
import { checkoutStory } from '../testing/played.tsx'
import { statuses } from '../testing/status.scenes.ts'

export default { title: 'checkout/Thank you' }

const of = (scene: keyof typeof statuses) =>
  checkoutStory(statuses[scene], { at: thanksPath({ order: ORDER }), order: null })

export const Success = of('success')
export const Installments = of('successInInstallments')
export const Free = of('free')
export const UnderReview = of('underReview')
export const BankAccount = of('bankAccount')
export const Challenge = of('challenge')
export const Declined = of('declined')
export const Canceled = of('canceled')
export const Refunded = of('refunded')
export const PartRefunded = of('partRefunded')
export const Disputed = of('disputed')
export const Pix = of('pix')
export const PixExpired = of('pixExpired')
export const Sandbox = of('sandbox')
export const ManualPix = of('manualPix')
export const Boleto = of('boleto')
export const Cash = of('cash')
export const Wallet = of('wallet')
export const PayPal = of('paypal')
export const NotFound = of('notFound')
export const Fails = of('fails')
