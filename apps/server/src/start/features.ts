import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { changeEmailRoutes, confirmEmailPageRoutes } from '../modules/access/change-email.plugin.ts'
import { recoveryRoutes } from '../modules/access/recovery.plugin.ts'
import { registrationRoutes } from '../modules/access/registration.plugin.ts'
import { sessionRoutes } from '../modules/access/session.plugin.ts'
import { verifyPageRoutes } from '../modules/access/verify-page.plugin.ts'
import { accountRoutes } from '../modules/account/account.plugin.ts'
import { addressRoutes } from '../modules/account/addresses.plugin.ts'
import { cardRoutes } from '../modules/account/cards.plugin.ts'
import { changeChurchRoutes } from '../modules/account/change-church.plugin.ts'
import { childRoutes } from '../modules/account/children.plugin.ts'
import { deletionRoutes } from '../modules/account/deletion.plugin.ts'
import { customFieldRoutes } from '../modules/account/custom-fields.plugin.ts'
import { ownDataRoutes } from '../modules/account/own-data.plugin.ts'
import { ownSessionRoutes } from '../modules/account/sessions.plugin.ts'
import { personalCopyRoutes } from '../modules/account/personal-copy.plugin.ts'
import { photoRoutes } from '../modules/account/photo.plugin.ts'
import { bibleRoutes } from '../modules/bible/bible.plugin.ts'
import { chatRoutes } from '../modules/chat/chat.plugin.ts'
import { directoryRoutes } from '../modules/church/church-directory.plugin.ts'
import { churchRoutes } from '../modules/church/church.plugin.ts'
import { consentRoutes } from '../modules/consent/consent.plugin.ts'
import { contentRoutes } from '../modules/content/content.plugin.ts'
import { answerFileRoutes } from '../modules/events/answer-files.plugin.ts'
import { ticketChangeRoutes } from '../modules/events/changes/changes.plugin.ts'
import { eventRoutes } from '../modules/events/events.plugin.ts'
import { eventFeeRoutes } from '../modules/events/fees.plugin.ts'
import { purchaseRoutes } from '../modules/events/purchase/purchase.plugin.ts'
import { ticketPdfRoutes } from '../modules/events/ticket-pdf.plugin.ts'
import { ticketRoutes } from '../modules/events/tickets.plugin.ts'
import { giftRoutes } from '../modules/giving/gifts/gifts.plugin.ts'
import { givingRoutes } from '../modules/giving/giving.plugin.ts'
import { recurringRoutes } from '../modules/giving/recurring/recurring.plugin.ts'
import { giftSummaryRoutes } from '../modules/giving/summary/summary.plugin.ts'
import { groupRoutes } from '../modules/groups/groups.plugin.ts'
import { leadingMeetingRoutes } from '../modules/groups/leading/leading-meetings.plugin.ts'
import { leadingRequestRoutes } from '../modules/groups/leading/leading-requests.plugin.ts'
import { meetingRoutes } from '../modules/groups/meetings.plugin.ts'
import { membershipRoutes } from '../modules/groups/membership.plugin.ts'
import { groupRequestRoutes } from '../modules/groups/requests.plugin.ts'
import { studyRoutes } from '../modules/groups/studies.plugin.ts'
import { liveRoutes } from '../modules/live/live.plugin.ts'
import { cardCheckRoutes } from '../modules/member-card/check-page.plugin.ts'
import { memberCardRoutes } from '../modules/member-card/member-card.plugin.ts'
import { noteRoutes } from '../modules/notes/notes.plugin.ts'
import { pushRoutes } from '../modules/notifications/push/push.plugin.ts'
import { ownNotificationRoutes } from '../modules/notifications/own-notifications.plugin.ts'
import { notificationRoutes } from '../modules/notifications/notifications.plugin.ts'
import { hostPageRoutes } from '../payments/host/pages.plugin.ts'
import { tokenRoutes } from '../payments/host/token.plugin.ts'
import { ownPaymentRoutes } from '../payments/own/own-payments.plugin.ts'
import { paymentRoutes } from '../payments/payments.plugin.ts'
import { webhookRoutes } from '../payments/webhooks.plugin.ts'
import { playRoutes } from '../modules/play/play.plugin.ts'
import { podcastRoutes } from '../modules/podcast/podcast.plugin.ts'
import { postalCodeRoutes } from '../modules/postal-codes/postal-codes.plugin.ts'
import { ownSongRoutes } from '../modules/praise/own-songs.plugin.ts'
import { praiseRoutes } from '../modules/praise/praise.plugin.ts'
import { prayerWriteRoutes } from '../modules/prayer/prayer-writes.plugin.ts'
import { ownPrayerRoutes } from '../modules/prayer/own-prayer.plugin.ts'
import { prayerRoutes } from '../modules/prayer/prayer.plugin.ts'
import { readingPlanRoutes } from '../modules/reading-plans/reading-plans.plugin.ts'
import { reminderPageRoutes } from '../modules/reading-plans/reminder-page.plugin.ts'
import { readingRoutes } from '../modules/reading-plans/readings.plugin.ts'
import { referenceListRoutes } from '../modules/reference-lists/reference-lists.plugin.ts'
import { reportRoutes } from '../modules/reports/reports.plugin.ts'
import { searchRoutes } from '../modules/search/search.plugin.ts'
import { startUpRoutes } from '../modules/start-up/start-up.plugin.ts'
import { devMailRoutes } from '../platform/mail/dev-mail.plugin.ts'
import { mediaRoutes } from '../web/media/media.plugin.ts'
import { privateFileRoutes } from '../web/media/private-files.plugin.ts'
import type { Services } from './services.ts'

type Feature = FastifyPluginAsyncTypebox<{ services: Services }>

/** The server's features: a new one is added here. */
export const apiRoutes: readonly Feature[] = [
  directoryRoutes,
  churchRoutes,
  eventRoutes,
  ticketRoutes,
  ticketPdfRoutes,
  ticketChangeRoutes,
  eventFeeRoutes,
  purchaseRoutes,
  answerFileRoutes,
  givingRoutes,
  giftRoutes,
  recurringRoutes,
  giftSummaryRoutes,
  groupRoutes,
  groupRequestRoutes,
  membershipRoutes,
  leadingRequestRoutes,
  leadingMeetingRoutes,
  meetingRoutes,
  studyRoutes,
  paymentRoutes,
  ownPaymentRoutes,
  playRoutes,
  praiseRoutes,
  ownSongRoutes,
  podcastRoutes,
  prayerRoutes,
  prayerWriteRoutes,
  ownPrayerRoutes,
  reportRoutes,
  readingPlanRoutes,
  readingRoutes,
  bibleRoutes,
  liveRoutes,
  contentRoutes,
  searchRoutes,
  chatRoutes,
  sessionRoutes,
  recoveryRoutes,
  changeEmailRoutes,
  registrationRoutes,
  accountRoutes,
  ownDataRoutes,
  customFieldRoutes,
  addressRoutes,
  childRoutes,
  photoRoutes,
  ownSessionRoutes,
  personalCopyRoutes,
  cardRoutes,
  changeChurchRoutes,
  deletionRoutes,
  memberCardRoutes,
  noteRoutes,
  consentRoutes,
  notificationRoutes,
  ownNotificationRoutes,
  pushRoutes,
  referenceListRoutes,
  postalCodeRoutes,
]
export const bffRoutes: readonly Feature[] = [startUpRoutes]
export const rootRoutes: readonly Feature[] = [
  mediaRoutes,
  privateFileRoutes,
  verifyPageRoutes,
  confirmEmailPageRoutes,
  cardCheckRoutes,
  reminderPageRoutes,
  devMailRoutes,
  webhookRoutes,
  tokenRoutes,
  hostPageRoutes,
]
