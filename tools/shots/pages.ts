import type { PageShot } from './page-shot.ts'
import { buyingPages } from './pages/buying.pages.ts'
import { contentPages } from './pages/content.pages.ts'
import { embedPages } from './pages/embed.pages.ts'
import { givingPages } from './pages/giving.pages.ts'
import { longPages } from './pages/long.pages.ts'
import { memberPages } from './pages/member.pages.ts'
import { paymentPages } from './pages/payment.pages.ts'
import { playPages } from './pages/play.pages.ts'
import { prayerPages } from './pages/prayer.pages.ts'
import { publicPages } from './pages/public.pages.ts'

/** Every page of the portal. A feature adds a line for each of its screens to one of these. */
export const pages: readonly PageShot[] = [
  ...publicPages,
  ...contentPages,
  ...prayerPages,
  ...playPages,
  ...memberPages,
  ...buyingPages,
  ...givingPages,
  ...paymentPages,
  ...embedPages,
  ...longPages,
]
