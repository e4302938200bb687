/**
 * The roles of links and their parameters. Features link by role, never by import: `useLink('events.detail', { eventId
 * })`. A role whose feature is absent or switched off gives no link. An interface: features outside of this
 * workspace add roles of their own to it.
 */
export interface LinkRoles {
  'home.church': undefined
  'content.about': undefined
  'content.churches': undefined
  'content.devotionals': undefined
  'content.devotional': { devotionalId: number }
  'content.news': undefined
  'content.newsItem': { newsId: number }
  'content.ministries': undefined
  'content.sundaySchool': undefined
  'content.schoolClass': { slug: string }
  'content.publications': undefined
  'content.videos': undefined
  'live.home': undefined
  'events.list': undefined
  'events.detail': { eventId: number }
  'checkout.pay': undefined
  'checkout.thanks': { order: string }
  'checkout.payment': { paymentCode: string }
  'checkout.payments': undefined
  'events.tickets': { eventId: number }
  'events.registrations': undefined
  'giving.home': { reasonId?: number } | undefined
  'giving.recurring': undefined
  'groups.list': undefined
  'prayer.wall': undefined
  'prayer.new': undefined
  'prayer.detail': { prayerId: number }
  'prayer.own': undefined
  'play.home': undefined
  'play.subscription': undefined
  'praise.list': undefined
  'praise.detail': { songId: number }
  'podcast.episodes': undefined
  'bible.home': undefined
  /** A chapter, at a verse of it; the book by its USFM code: PSA, MRK. Without a translation, the church's first one. */
  'bible.page': { book: string; chapter: number; verse?: number | null; translation?: string }
  'readingPlans.list': undefined
  'account.home': undefined
  'account.access': { redirectTo?: string; start?: 'register' | 'recover' } | undefined
  'account.changePassword': { redirectTo?: string } | undefined
  /** Page that completes the account data an order needs. */
  'account.dataUpdate': { redirectTo?: string; payment?: boolean } | undefined
  'account.notifications': undefined
  'account.memberCard': undefined
  'account.voluts': undefined
  'account.mykids': undefined
  'notes.list': undefined
  'search.page': undefined
}
export type LinkRole = keyof LinkRoles

/** Builders of the roles that a feature provides. */
export type LinkBuilders = { [Role in LinkRole]?: (params: LinkRoles[Role]) => string }
