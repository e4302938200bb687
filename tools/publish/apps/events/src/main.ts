import { checkoutFeature } from '@atrio/checkout'
import { eventsFeature } from '@atrio/events'
import { createPortal } from '@atrio/start'

await createPortal({ church: 'demo', features: [eventsFeature, checkoutFeature] })
