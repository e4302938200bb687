import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Services } from '../services.ts'
import { recoveryRoutes } from './access/recovery.plugin.ts'
import { registrationRoutes } from './access/registration.plugin.ts'
import { sessionRoutes } from './access/session.plugin.ts'
import { verifyPageRoutes } from './access/verify-page.plugin.ts'
import { accountRoutes } from './account/account.plugin.ts'
import { addressRoutes } from './account/addresses.plugin.ts'
import { cardRoutes } from './account/cards.plugin.ts'
import { changeChurchRoutes } from './account/change-church.plugin.ts'
import { childRoutes } from './account/children.plugin.ts'
import { deletionRoutes } from './account/deletion.plugin.ts'
import { ownDataRoutes } from './account/own-data.plugin.ts'
import { photoRoutes } from './account/photo.plugin.ts'
import { chatRoutes } from './chat/chat.plugin.ts'
import { churchRoutes } from './church/church.plugin.ts'
import { directoryRoutes } from './church/church-directory.plugin.ts'
import { contentRoutes } from './content/content.plugin.ts'
import { answerFileRoutes } from './events/answer-files.plugin.ts'
import { eventRoutes } from './events/events.plugin.ts'
import { eventFeeRoutes } from './events/fees.plugin.ts'
import { purchaseRoutes } from './events/purchase/purchase.plugin.ts'
import { ticketPdfRoutes } from './events/ticket-pdf.plugin.ts'
import { ticketRoutes } from './events/tickets.plugin.ts'
import { giftRoutes } from './giving/gifts/gifts.plugin.ts'
import { givingRoutes } from './giving/giving.plugin.ts'
import { recurringRoutes } from './giving/recurring/recurring.plugin.ts'
import { groupRoutes } from './groups/groups.plugin.ts'
import { meetingRoutes } from './groups/meetings.plugin.ts'
import { groupRequestRoutes } from './groups/requests.plugin.ts'
import { studyRoutes } from './groups/studies.plugin.ts'
import { liveRoutes } from './live/live.plugin.ts'
import { devMailRoutes } from './mail/dev-mail.plugin.ts'
import { mediaRoutes } from './media/media.plugin.ts'
import { cardCheckRoutes } from './member-card/check-page.plugin.ts'
import { memberCardRoutes } from './member-card/member-card.plugin.ts'
import { noteRoutes } from './notes/notes.plugin.ts'
import { notificationRoutes } from './notifications/notifications.plugin.ts'
import { podcastRoutes } from './podcast/podcast.plugin.ts'
import { hostPageRoutes } from './payments/host/pages.plugin.ts'
import { tokenRoutes } from './payments/host/token.plugin.ts'
import { paymentRoutes } from './payments/payments.plugin.ts'
import { webhookRoutes } from './payments/webhooks.plugin.ts'
import { postalCodeRoutes } from './postal-codes/postal-codes.plugin.ts'
import { playRoutes } from './play/play.plugin.ts'
import { praiseRoutes } from './praise/praise.plugin.ts'
import { prayerRoutes } from './prayer/prayer.plugin.ts'
import { prayerWriteRoutes } from './prayer/prayer-writes.plugin.ts'
import { readingPlanRoutes } from './reading-plans/reading-plans.plugin.ts'
import { readingRoutes } from './reading-plans/readings.plugin.ts'
import { referenceListRoutes } from './reference-lists/reference-lists.plugin.ts'
import { startUpRoutes } from './start-up/start-up.plugin.ts'

type Feature = FastifyPluginAsyncTypebox<{ services: Services }>

/** The list of the server's features: a new one is a line here. */
export const apiRoutes: readonly Feature[] = [
  directoryRoutes,
  churchRoutes,
  eventRoutes,
  ticketRoutes,
  ticketPdfRoutes,
  eventFeeRoutes,
  purchaseRoutes,
  answerFileRoutes,
  givingRoutes,
  giftRoutes,
  recurringRoutes,
  groupRoutes,
  groupRequestRoutes,
  meetingRoutes,
  studyRoutes,
  paymentRoutes,
  playRoutes,
  praiseRoutes,
  podcastRoutes,
  prayerRoutes,
  prayerWriteRoutes,
  readingPlanRoutes,
  readingRoutes,
  liveRoutes,
  contentRoutes,
  chatRoutes,
  sessionRoutes,
  recoveryRoutes,
  registrationRoutes,
  accountRoutes,
  ownDataRoutes,
  addressRoutes,
  childRoutes,
  photoRoutes,
  cardRoutes,
  changeChurchRoutes,
  deletionRoutes,
  memberCardRoutes,
  noteRoutes,
  notificationRoutes,
  referenceListRoutes,
  postalCodeRoutes,
]
export const bffRoutes: readonly Feature[] = [startUpRoutes]
export const rootRoutes: readonly Feature[] = [
  mediaRoutes,
  verifyPageRoutes,
  cardCheckRoutes,
  devMailRoutes,
  webhookRoutes,
  tokenRoutes,
  hostPageRoutes,
]
