import { accountFeature } from '@atrio/account'
import { checkoutFeature } from '@atrio/checkout'
import { eventsFeature } from '@atrio/events'
import { createPortal } from '@atrio/start'
import { Around } from './around.tsx'
import { versesFeature } from './verses/feature.ts'

await createPortal({
  church: 'demo',
  features: [accountFeature, eventsFeature, checkoutFeature, versesFeature],
  layout: Around,
})
