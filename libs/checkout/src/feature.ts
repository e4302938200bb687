import { defineFeature, linkTo } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { paymentPath, paths, thanksPath } from './paths.ts'

export const checkoutFeature = defineFeature({
  id: 'checkout',
  messages,
  routes: () => [
    { path: paths.pay, atStake: 'money', screen: () => import('./screens/checkout.screen.tsx') },
    {
      path: paths.thanks,
      atStake: 'money',
      query: ['order'],
      screen: () => import('./screens/thank-you.screen.tsx'),
    },
    { path: paths.payments, atStake: 'money', redirect: ({ ctx }) => linkTo(ctx, 'home.church') ?? '/' },
    { path: paths.payment, access: 'login', screen: () => import('./screens/payment-status.screen.tsx') },
  ],
  links: {
    'checkout.pay': () => paths.pay,
    'checkout.thanks': thanksPath,
    'checkout.payment': paymentPath,
  },
})
