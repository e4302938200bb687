import type { ContentKind } from '../content-kind.ts'
import { accountsKind } from './accounts.kind.ts'
import { bannersKind } from './banners.kind.ts'
import { churchKind } from './church.kind.ts'
import { congregationsKind } from './congregations.kind.ts'
import { devotionalsKind } from './devotionals.kind.ts'
import { eventsKind } from './events.kind.ts'
import { givingReasonsKind } from './giving-reasons.kind.ts'
import { groupMembersKind } from './group-members.kind.ts'
import { groupsKind } from './groups.kind.ts'
import { historyKind } from './history.kind.ts'
import { meetingsKind } from './meetings.kind.ts'
import { memberCardsKind } from './member-cards.kind.ts'
import { menuKind } from './menu.kind.ts'
import { ministriesKind, projectsKind } from './ministries.kind.ts'
import { newsKind } from './news.kind.ts'
import { notesKind } from './notes.kind.ts'
import { notificationsKind } from './notifications.kind.ts'
import { episodesKind, podcastKind } from './podcast.kind.ts'
import { playKind } from './play.kind.ts'
import { prayerLifeKind } from './prayer-life.kind.ts'
import { prayersKind } from './prayers.kind.ts'
import { publicationsKind, publicationTypesKind } from './publications.kind.ts'
import { purchasesKind } from './purchases.kind.ts'
import { readingPlansKind } from './reading-plans.kind.ts'
import { readingsKind } from './readings.kind.ts'
import { registrationKind } from './registration.kind.ts'
import { servicesKind } from './services.kind.ts'
import { songsKind } from './songs.kind.ts'
import { studiesKind, studySettingsKind } from './studies.kind.ts'
import { subscribersKind } from './subscribers.kind.ts'
import { teamKind } from './team.kind.ts'
import { sundaySchoolKind } from './sunday-school.kind.ts'
import { videosKind } from './videos.kind.ts'

/** All kinds of files in a church's folder. A new section of the portal is added here. */
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
  devotionalsKind,
  newsKind,
  ministriesKind,
  projectsKind,
  publicationTypesKind,
  publicationsKind,
  sundaySchoolKind,
  videosKind,
  playKind,
  groupsKind,
  studySettingsKind,
  studiesKind,
  meetingsKind,
  readingPlansKind,
  registrationKind,
  notificationsKind,
  accountsKind,
  teamKind,
  memberCardsKind,
  purchasesKind,
  prayerLifeKind,
  notesKind,
  subscribersKind,
  readingsKind,
  groupMembersKind,
]
