import { accountFeature, memberCardFeature } from '@atrio/account'
import { bibleFeature } from '@atrio/bible'
import { chatFeature } from '@atrio/chat'
import { checkoutFeature } from '@atrio/checkout'
import { contentFeature } from '@atrio/content'
import { eventsFeature } from '@atrio/events'
import { givingFeature } from '@atrio/giving'
import { groupsFeature } from '@atrio/groups'
import { homeFeature } from '@atrio/home'
import { liveFeature } from '@atrio/live'
import { notesFeature } from '@atrio/notes'
import { playFeature } from '@atrio/play'
import { podcastFeature } from '@atrio/podcast'
import { praiseFeature } from '@atrio/praise'
import { prayerFeature } from '@atrio/prayer'
import { readingPlansFeature } from '@atrio/reading-plans'
import { searchFeature } from '@atrio/search'
import type { Feature } from '@atrio/tenant-core'

/** The features of this portal. Adding one is one line. */
export const features: readonly Feature[] = [
  homeFeature,
  contentFeature,
  liveFeature,
  chatFeature,
  eventsFeature,
  givingFeature,
  groupsFeature,
  prayerFeature,
  accountFeature,
  memberCardFeature,
  checkoutFeature,
  playFeature,
  podcastFeature,
  praiseFeature,
  notesFeature,
  readingPlansFeature,
  bibleFeature,
  searchFeature,
]
