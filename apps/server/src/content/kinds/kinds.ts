import type { ContentKind } from '../content-kind.ts'
import { accountsKind } from './accounts.kind.ts'
import { bannersKind } from './banners.kind.ts'
import { churchKind } from './church.kind.ts'
import { congregationsKind } from './congregations.kind.ts'
import { eventsKind } from './events.kind.ts'
import { givingReasonsKind } from './giving-reasons.kind.ts'
import { historyKind } from './history.kind.ts'
import { menuKind } from './menu.kind.ts'
import { notificationsKind } from './notifications.kind.ts'
import { episodesKind, podcastKind } from './podcast.kind.ts'
import { prayersKind } from './prayers.kind.ts'
import { purchasesKind } from './purchases.kind.ts'
import { registrationKind } from './registration.kind.ts'
import { servicesKind } from './services.kind.ts'
import { songsKind } from './songs.kind.ts'

/** Every kind of file that a church's folder may hold. A new section of the portal adds its line here. */
export const contentKinds: readonly ContentKind[] = [
  churchKind,
  historyKind,
  menuKind,
  bannersKind,
  congregationsKind,
  servicesKind,
  eventsKind,
  songsKind,
  givingReasonsKind,
  prayersKind,
  podcastKind,
  episodesKind,
  registrationKind,
  notificationsKind,
  accountsKind,
  purchasesKind,
]
