import { defineFeature, linkTo, screensFrom } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { paymentPath, paths, thanksPath } from './paths.ts'

const screen = screensFrom(() => import('./screens.ts'))

export const checkoutFeature = defineFeature({
  id: 'checkout',
  messages,
  routes: () => [
    { path: paths.pay, atStake: 'money', screen: screen('checkout') },
    { path: paths.thanks, atStake: 'money', query: ['order'], screen: screen('thanks') },
    { path: paths.noPayment, atStake: 'money', redirect: ({ ctx }) => linkTo(ctx, 'home.church') ?? '/' },
    { path: paths.payment, access: 'login', screen: screen('payment') },
    { path: paths.payments, access: 'login', screen: screen('payments') },
  ],
  links: {
    'checkout.pay': () => paths.pay,
    'checkout.thanks': thanksPath,
    'checkout.payment': paymentPath,
    'checkout.payments': () => paths.payments,
  },
})
