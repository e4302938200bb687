import { americanChurch, calls, member, scenes, sentAttempt } from '../testing/checkout.scenes.ts'
import { checkoutStory, fillAll, payNow, send } from '../testing/played.tsx'

export default { title: 'checkout/Checkout' }

const session = member
export const Pix = checkoutStory(scenes.base)
export const Card = checkoutStory(scenes.base, { order: { method: 'card' } })
export const CardOfMember = checkoutStory(scenes.member, { order: { method: 'card' }, session })
export const SavedCards = checkoutStory(scenes.savedCards, { order: { method: 'card' }, session })
export const OneCardExpired = checkoutStory(scenes.expiredCards, { order: { method: 'card' }, session })
export const AllCardsExpired = checkoutStory(scenes.onlyExpiredCards, { order: { method: 'card' }, session })
export const Boleto = checkoutStory(scenes.base, { order: { method: 'boleto' } })
export const Wallet = checkoutStory(scenes.base, { order: { method: 'wallet' } })
export const Cash = checkoutStory(scenes.base, { order: { method: 'cash' } })
export const ManualPix = checkoutStory(scenes.base, { order: { method: 'manualPix' } })
export const PayPal = checkoutStory(scenes.base, { order: { method: 'paypal' } })
export const BankAccount = checkoutStory(scenes.base, { order: { method: 'ach' }, startUp: americanChurch })
export const Free = checkoutStory(scenes.free)
export const NoMethods = checkoutStory(scenes.noMethods)
export const Filled = checkoutStory(scenes.base, { order: { method: 'card' }, act: fillAll })
export const EveryError = checkoutStory(scenes.base, { order: { method: 'card' }, act: send })
export const CardDeclined = checkoutStory(scenes.declined, { order: { method: 'card' }, act: payNow })
export const CardTokenFails = checkoutStory(scenes.badCard, { order: { method: 'card' }, act: payNow })
export const NoAnswer = checkoutStory(scenes.lost, { act: payNow })
export const SentElsewhere = checkoutStory(scenes.mismatch, { act: payNow })
export const RefusedByTheFeature = checkoutStory(scenes.refused, { act: payNow })
export const Challenge = checkoutStory(scenes.challenge, { order: { method: 'card' }, act: payNow })
export const SumsFail = checkoutStory(scenes.sumsFail)
export const ReloadedInMidPayment = checkoutStory(
  { ...scenes.base, [calls.buy]: () => new Promise(() => undefined) },
  { order: { attempt: sentAttempt }, heading: false },
)
export const Nothing = checkoutStory(scenes.base, { order: null })
export const Gone = checkoutStory(scenes.gone)
export const Fails = checkoutStory(scenes.summaryFails)
