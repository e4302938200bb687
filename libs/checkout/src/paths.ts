import { buildPath } from '@atrio/tenant-core'

/** The one table of routes and links. */
export const paths = {
  pay: '/checkout',
  thanks: '/checkout/thank-you',
  noPayment: '/user/payment',
  payments: '/user/payments',
  payment: '/user/payment/:paymentCode',
} as const

export const thanksPath = ({ order }: { order: string }) => `${paths.thanks}?${new URLSearchParams({ order })}`
export const paymentPath = ({ paymentCode }: { paymentCode: string }) => buildPath(paths.payment, { paymentCode })
