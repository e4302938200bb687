/** The screens by the names that the manifest's routes give them. */
export const screens = {
  checkout: () => import('./screens/checkout.screen.tsx'),
  thanks: () => import('./screens/thank-you.screen.tsx'),
  payment: () => import('./screens/payment-status.screen.tsx'),
  payments: () => import('./screens/payments.screen.tsx'),
}
