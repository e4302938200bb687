export { accessApi } from './account/access.endpoints.ts'
export { accountApi, type OfAccount } from './account/account.endpoints.ts'
export type * from './account/account.types.ts'
export {
  MUTABLE_KINDS,
  notificationsApi,
  type ChurchNotification,
  type MutableKind,
  type NotificationKind,
  type NotificationPreference,
} from './account/notifications.endpoints.ts'
export { childrenApi } from './account/children.endpoints.ts'
export type * from './account/children.types.ts'
export { ownAccountApi, PHOTO_LIMITS } from './account/own-account.endpoints.ts'
export { ownDataApi } from './account/own-data.endpoints.ts'
export { emailApi, type AccountEmail } from './account/email.endpoints.ts'
export { personalCopyApi } from './account/personal-copy.endpoints.ts'
export { pushApi, type PushState, type PushSubscriptionKeys } from './account/push.endpoints.ts'
export { sessionsApi, type OwnSession } from './account/sessions.endpoints.ts'
export type * from './account/custom-fields.types.ts'
export type * from './account/own-data.types.ts'
export { captchaApi, type Captcha } from './account/captcha.endpoints.ts'
export { personalListsApi } from './account/personal-lists.endpoints.ts'
export { referenceApi, type LookupStatus, type Names, type PostalLookup } from './account/reference.endpoints.ts'
export type * from './account/registration.types.ts'
export { solveAltcha } from './account/altcha.ts'
export { signUpApi } from './account/sign-up.endpoints.ts'
export type { Address, Coordinates, Image } from './address.ts'
export { ApiError, notFound, type ApiErrorDetails, type ApiErrorKind } from './api-error.ts'
export { CHAT_LIMITS, chatAddress, chatApi, chatCalls, type ChatCalls } from './chat/chat.endpoints.ts'
export { toNotice as chatNotice } from './chat/chat.mapper.ts'
export type * from './chat/chat.types.ts'
export { churchApi } from './church/church.endpoints.ts'
export { startUpApi } from './church/start-up.endpoints.ts'
export type * from './church/church.types.ts'
export { createApi, NOBODY, type Api } from './create-api.ts'
export { endpoint, personalEndpoint, type ChurchRef, type Endpoint, type Http, type Listed } from './endpoint.ts'
export { errorEnvelope } from './consent/error-envelope.ts'
export { consentApi, type ConsentRecord } from './consent/consent.endpoints.ts'
export { contentApi } from './content/content.endpoints.ts'
export type * from './content/writings.types.ts'
export { videosApi, type ChurchVideo, type Playlist, type VideoPage } from './content/videos.endpoints.ts'
export { eventDetailApi } from './events/event-detail.endpoints.ts'
export { eventsApi } from './events/events.endpoints.ts'
export type * from './events/event-detail.types.ts'
export type { ChurchEvent, EventStatus } from './events/events.mapper.ts'
export { purchaseApi, type EventOrder, type OrderedTicket, type UploadedFile } from './events/purchase.endpoints.ts'
export { registrationsApi } from './events/registrations.endpoints.ts'
export type * from './events/registrations.types.ts'
export { groupsApi, JOIN_LIMITS } from './groups/groups.endpoints.ts'
export type * from './groups/groups.types.ts'
export { leadingApi, MEETING_LIMITS } from './groups/leading.endpoints.ts'
export type * from './groups/leading.types.ts'
export { studiesApi, type Study, type StudyEntry, type StudyFile, type StudyPage } from './groups/studies.endpoints.ts'
export { giftApi, type GiftOrder } from './giving/gift.endpoints.ts'
export { givingApi, type GivingReason } from './giving/giving.endpoints.ts'
export {
  recurringApi,
  type RecurrenceStatus,
  type RecurringChange,
  type RecurringGift,
} from './giving/recurring.endpoints.ts'
export {
  liveApi,
  type Broadcast,
  type Broadcasts,
  type ServiceSchedule,
  type UpcomingService,
  type WeeklyService,
} from './live/live.endpoints.ts'
export { memberCardApi } from './member-card/member-card.endpoints.ts'
export type { MemberCard } from './member-card/member-card.types.ts'
export { cardApi } from './payment/card.endpoints.ts'
export { ticketChangesApi } from './events/ticket-changes.endpoints.ts'
export {
  ownPaymentsApi,
  type GiftSums,
  type OwnPayment,
  type OwnPaymentsPage,
} from './payment/own-payments.endpoints.ts'
export { paymentApi } from './payment/payment.endpoints.ts'
export type * from './payment/payment.types.ts'
export { NOTE_LIMITS, notesApi, type Note, type NoteWords } from './notes/notes.endpoints.ts'
export { playApi } from './play/play.endpoints.ts'
export type * from './play/play.types.ts'
export {
  ownSongsApi,
  SET_LIST_LIMITS,
  type FavouriteSong,
  type SetList,
  type SetListContent,
  type SetListSong,
} from './praise/own-songs.endpoints.ts'
export { praiseApi, type ScoreFile, type Song, type SongEntry } from './praise/praise.endpoints.ts'
export { songsApi, type SongPage } from './praise/songs.endpoints.ts'
export { podcastApi, type Episode, type EpisodePage } from './podcast/podcast.endpoints.ts'
export { PRAYER_LIMITS, prayerApi } from './prayer/prayer.endpoints.ts'
export { prayerWritesApi } from './prayer/prayer-writes.endpoints.ts'
export type * from './prayer/prayer.types.ts'
export { bibleApi } from './bible/bible.endpoints.ts'
export type { Bible, FoundVerse, FoundVerses, Translation, Verse } from './bible/bible.types.ts'
export { readingPlansApi } from './reading-plans/reading-plans.endpoints.ts'
export type * from './reading-plans/reading-plans.types.ts'
export { searchApi } from './search/search.endpoints.ts'
export type * from './search/search.types.ts'
export {
  createBrowserTransport,
  loadBrowserTransport,
  type BrowserTransportOptions,
} from './transport/browser-transport.ts'
export { createFetchTransport } from './transport/fetch-transport.ts'
export { refusal } from './transport/problem.ts'
export { queryString, type ApiClient, type ApiRequest, type Transport } from './transport/transport.ts'
export { randomUuid } from './random-uuid.ts'
export { retryReads } from './retry-reads.ts'
export { REPORT_LIMITS, reportsApi } from './reports/reports.endpoints.ts'
export type * from './reports/reports.types.ts'
