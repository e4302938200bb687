import type { PageShot } from './page-shot.ts'
import { buyingPages } from './pages/buying.pages.ts'
import { embedPages } from './pages/embed.pages.ts'
import { longPages } from './pages/long.pages.ts'
import { memberPages } from './pages/member.pages.ts'
import { paymentPages } from './pages/payment.pages.ts'
import { publicPages } from './pages/public.pages.ts'

/** Every page of the portal. A feature adds a line for each of its screens to one of these. */
export const pages: readonly PageShot[] = [
  ...publicPages,
  ...memberPages,
  ...buyingPages,
  ...paymentPages,
  ...embedPages,
  ...longPages,
]
