import { describe, expect, it } from 'vitest'
import { accessApi } from './account/access.endpoints.ts'
import { accountApi } from './account/account.endpoints.ts'
import { notificationsApi } from './account/notifications.endpoints.ts'
import { signUpApi } from './account/sign-up.endpoints.ts'
import { childrenApi } from './account/children.endpoints.ts'
import { ownAccountApi } from './account/own-account.endpoints.ts'
import { emailApi } from './account/email.endpoints.ts'
import { personalCopyApi } from './account/personal-copy.endpoints.ts'
import { pushApi } from './account/push.endpoints.ts'
import { sessionsApi } from './account/sessions.endpoints.ts'
import { ownDataApi } from './account/own-data.endpoints.ts'
import { captchaApi } from './account/captcha.endpoints.ts'
import { personalListsApi } from './account/personal-lists.endpoints.ts'
import { referenceApi } from './account/reference.endpoints.ts'
import { ApiError } from './api-error.ts'
import { chatApi } from './chat/chat.endpoints.ts'
import { churchApi } from './church/church.endpoints.ts'
import { startUpApi } from './church/start-up.endpoints.ts'
import { contentApi } from './content/content.endpoints.ts'
import { videosApi } from './content/videos.endpoints.ts'
import { eventDetailApi } from './events/event-detail.endpoints.ts'
import { eventsApi } from './events/events.endpoints.ts'
import { purchaseApi } from './events/purchase.endpoints.ts'
import { registrationsApi } from './events/registrations.endpoints.ts'
import { giftApi } from './giving/gift.endpoints.ts'
import { givingApi } from './giving/giving.endpoints.ts'
import { recurringApi } from './giving/recurring.endpoints.ts'
import { groupsApi } from './groups/groups.endpoints.ts'
import { leadingApi } from './groups/leading.endpoints.ts'
import { studiesApi } from './groups/studies.endpoints.ts'
import { liveApi } from './live/live.endpoints.ts'
import { memberCardApi } from './member-card/member-card.endpoints.ts'
import { consentApi } from './consent/consent.endpoints.ts'
import { notesApi } from './notes/notes.endpoints.ts'
import { playApi } from './play/play.endpoints.ts'
import { ownSongsApi } from './praise/own-songs.endpoints.ts'
import { praiseApi } from './praise/praise.endpoints.ts'
import { songsApi } from './praise/songs.endpoints.ts'
import { podcastApi } from './podcast/podcast.endpoints.ts'
import { ticketChangesApi } from './events/ticket-changes.endpoints.ts'
import { cardApi } from './payment/card.endpoints.ts'
import { ownPaymentsApi } from './payment/own-payments.endpoints.ts'
import { paymentApi } from './payment/payment.endpoints.ts'
import { prayerWritesApi } from './prayer/prayer-writes.endpoints.ts'
import { prayerApi } from './prayer/prayer.endpoints.ts'
import { readingPlansApi } from './reading-plans/reading-plans.endpoints.ts'
import { reportsApi } from './reports/reports.endpoints.ts'
import { searchApi } from './search/search.endpoints.ts'
import { recorder } from './testing/recorder.ts'
import { queryString } from './transport/transport.ts'
import { everyCall } from './testing/every-call.ts'

const groups = {
  access: accessApi,
  account: accountApi,
  notifications: notificationsApi,
  signUp: signUpApi,
  chat: chatApi,
  ownData: ownDataApi,
  children: childrenApi,
  ownAccount: ownAccountApi,
  email: emailApi,
  personalCopy: personalCopyApi,
  push: pushApi,
  sessions: sessionsApi,
  church: { ...startUpApi, ...churchApi },
  consent: consentApi,
  content: contentApi,
  videos: videosApi,
  events: { ...eventsApi, ...eventDetailApi },
  gift: giftApi,
  giving: givingApi,
  recurring: recurringApi,
  live: liveApi,
  memberCard: memberCardApi,
  notes: notesApi,
  groups: groupsApi,
  studies: studiesApi,
  play: playApi,
  praise: { ...praiseApi, ...songsApi },
  ownSongs: ownSongsApi,
  purchase: purchaseApi,
  registrations: registrationsApi,
  podcast: podcastApi,
  card: cardApi,
  payment: paymentApi,
  ownPayments: ownPaymentsApi,
  ticketChanges: ticketChangesApi,
  search: searchApi,
  prayer: { ...prayerApi, ...prayerWritesApi },
  reports: reportsApi,
  leading: leadingApi,
  readingPlans: readingPlansApi,
  reference: { ...referenceApi, ...personalListsApi, ...captchaApi },
}

describe('endpoints', () => {
  it.each(everyCall)('%s requests %s', async (_name, asked, run) => {
    const refused = new ApiError('not now', { kind: 'refused', status: 503 })
    const { api, requests } = recorder(() => Promise.reject(refused))
    const { signal } = new AbortController()
    await expect(run(api, signal)).rejects.toBe(refused)
    expect(
      requests.map(({ client, method, path, query }) => `${client} ${method} ${path}${queryString(query)}`),
    ).toEqual([asked])
    expect(requests[0]!.signal).toBe(signal)
  })

  it('are all in the table of calls and named by group and key', () => {
    const all = Object.entries(groups).flatMap(([group, api]) =>
      Object.entries(api).map(([key, { name }]) => [`${group}.${key}`, name]),
    )
    for (const [place, name] of all) expect(name).toBe(place)
    expect(new Set(all.map(([, name]) => name))).toEqual(new Set(everyCall.map(([name]) => name)))
  })

  it.each(['../codigo/x', 'a/b', 'a?b=c', 'a#b', 'ção'])('escape %s within its path segment', async (text) => {
    const { api, requests } = recorder({})
    const calls = [
      api.run(startUpApi.byCode, { code: text }),
      api.run(startUpApi.modules, { slug: text }),
      api.run(startUpApi.visual, { slug: text }),
      api.run(startUpApi.paymentMethods, { slug: text }),
      api.run(churchApi.organization, { slug: text }),
      api.run(referenceApi.states, { country: text }),
      api.run(referenceApi.cep, { cep: text }),
      api.run(referenceApi.zip, { country: 'US', zip: text }),
    ]
    await Promise.allSettled(calls)
    expect(requests).toHaveLength(calls.length)
    for (const { path } of requests) {
      const url = new URL(path, 'https://api.test')
      expect(url.search + url.hash).toBe('')
      expect(path).toContain(encodeURIComponent(text))
      expect(path.split('/').length).toBe(path.replace(encodeURIComponent(text), 'x').split('/').length)
    }
  })
})
