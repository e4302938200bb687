import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessApi } from '../account/access.endpoints.ts'
import { signUpApi } from '../account/sign-up.endpoints.ts'
import { churchApi } from '../church/church.endpoints.ts'
import { startUpApi } from '../church/start-up.endpoints.ts'
import { createApi } from '../create-api.ts'
import { eventDetailApi } from '../events/event-detail.endpoints.ts'
import { eventsApi } from '../events/events.endpoints.ts'
import { purchaseApi } from '../events/purchase.endpoints.ts'
import { giftApi } from '../giving/gift.endpoints.ts'
import { givingApi } from '../giving/giving.endpoints.ts'
import { groupsApi } from '../groups/groups.endpoints.ts'
import { notesApi } from '../notes/notes.endpoints.ts'
import { playApi } from '../play/play.endpoints.ts'
import { prayerApi } from '../prayer/prayer.endpoints.ts'
import { everyCall } from '../testing/every-call.ts'
import { eventOrder } from '../testing/event-order.ts'
import { giftOrder } from '../testing/gift-order.ts'
import { holes } from '../testing/holes.ts'
import { MEMBER, MEMBER_TOKEN } from '../testing/plain-backend/fixture.ts'
import { fixtures } from '../testing/plain-backend/fixtures.ts'
import { plainBackend, type Lacking } from '../testing/plain-backend/plain-backend.ts'
import { isOf, specifiedCalls } from '../testing/plain-backend/specified-calls.ts'
import { createFetchTransport } from '../transport/fetch-transport.ts'
import { anyBackend } from './adapt.ts'

let backend: Awaited<ReturnType<typeof plainBackend>>
beforeAll(async () => (backend = await plainBackend()))
afterAll(() => backend.close())
beforeEach(() => {
  backend.asked.length = 0
  backend.state.lacking = 404
  backend.state.without.clear()
})

/** A portal's calls to the stand-in, as the member of its fixtures. */
function portal() {
  const bases = { main: backend.base, card: backend.base }
  const transport = anyBackend(createFetchTransport({ bases, token: () => MEMBER_TOKEN }))
  return createApi(transport, { id: 12, slug: 'igreja-da-colina' })
}

const requests = everyCall.map(([name, asked, run]) => {
  const [, method = '', address = ''] = asked.split(' ')
  return { name, asked, run, method, path: address.split('?')[0]! }
})
const specified = requests.filter((request) => specifiedCalls.some((call) => isOf(call, request)))

describe('a backend that knows the specification alone', () => {
  it('has an answer to every call of the specification, and to no other', () => {
    expect(new Set(Object.keys(fixtures))).toEqual(new Set(specifiedCalls.map(({ name }) => name)))
    expect(specifiedCalls).toHaveLength(94)
  })

  it('is asked for each of its calls by some endpoint', () => {
    expect(
      specifiedCalls.filter((call) => !requests.some((request) => isOf(call, request))).map(({ name }) => name),
    ).toEqual([])
  })

  it.each(specified.filter(({ name }) => name !== 'access.login'))(
    'answers $name ($asked) without an undefined value',
    async ({ run }) => {
      const api = portal()
      await api.run(startUpApi.byCode, { code: 'colina' })
      const answer: unknown = await run(api, new AbortController().signal)
      if (answer !== undefined) expect(holes(answer)).toEqual([])
    },
  )

  it('starts the portal', async () => {
    const api = portal()
    const church = await api.run(startUpApi.byCode, { code: 'colina' })
    expect(church).toMatchObject({
      id: 12,
      name: 'Igreja da Colina',
      locale: 'pt-BR',
      createdAt: '2019-03-01T13:00:00.000Z',
    })
    const slug = church.slug
    expect(await api.run(startUpApi.modules, { slug })).toContain('events')
    expect(await api.run(startUpApi.visual, { slug })).toEqual({ color: '#7A3E1D', logo: null })
    expect((await api.run(startUpApi.paymentMethods, { slug })).map(({ kind }) => kind)).toEqual(['pix', 'cash'])
    expect((await api.run(startUpApi.menu, { churchId: 12 })).map(({ kind }) => kind)).toEqual(['radio', 'groups'])
    expect(await api.run(churchApi.banners, {})).toMatchObject([{ title: 'Sábado de mutirão' }])
  })

  it('sells a ticket of an event whose dates and state it does not tell', async () => {
    const api = portal()
    const { items, next } = await api.run(eventsApi.list, {})
    expect(items.map(({ name, startsAt, status }) => [name, startsAt, status])).toEqual([
      ['Piquenique no parque', '2099-05-01T13:00:00.000Z', 'open'],
      ['Noite de oração', '', 'open'],
    ])
    expect(next).toBeNull()
    const { tickets } = await api.run(eventDetailApi.get, { id: 31 })
    expect(tickets).toMatchObject([{ id: 310, name: 'Lugar à mesa', price: 0, sale: 'onSale' }])
    const order = { ...eventOrder, eventId: 31, total: 0 }
    expect(await api.run(purchaseApi.buy, order)).toMatchObject({ code: 'PEDIDO-31', status: 'approved', total: 0 })
  })

  it('refuses a purchase by its code, with whatever status', async () => {
    const refused = portal().run(purchaseApi.buy, { ...eventOrder, eventId: 32 })
    await expect(refused).rejects.toMatchObject({ kind: 'refused', code: 'EVT_REG_001' })
  })

  it('takes a gift', async () => {
    const api = portal()
    expect((await api.run(givingApi.reasons, {})).map(({ name }) => name)).toEqual(['Dízimos', 'Missões'])
    const given = await api.run(giftApi.give, giftOrder)
    expect(given).toMatchObject({ code: 'DOACAO-1', status: 'pending', total: 12_500, method: 'pix' })
  })

  it('signs a person in, and refuses a wrong password as such', async () => {
    const api = portal()
    expect(await api.run(signUpApi.byEmail, { email: MEMBER.email })).toBe('login')
    expect(await api.run(signUpApi.byEmail, { email: 'nova@colina.test' })).toBe('register')
    expect(await api.run(accessApi.login, MEMBER)).toMatchObject({ token: MEMBER_TOKEN })
    await expect(api.run(accessApi.login, { ...MEMBER, password: 'x' })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_credentials',
    })
  })

  it('shows groups, Play, prayer and notes', async () => {
    const api = portal()
    const { groups } = await api.run(groupsApi.list, {})
    expect(groups).toMatchObject([{ name: 'Célula do Vale', address: { street: 'Rua do Vale, 12' }, status: 'open' }])
    expect(await api.run(playApi.visibility, {})).toBe('open')
    expect((await api.run(playApi.home, {})).tags).toMatchObject([{ items: [{ title: 'Salmo 23, verso a verso' }] }])
    expect((await api.run(playApi.subscriptions, { accountId: 80 }))[0]?.status).toBe('active')
    expect((await api.run(prayerApi.wall, {})).prayers).toMatchObject([{ text: 'Pelo novo emprego do Tiago.' }])
    expect(await api.run(notesApi.list, {})).toMatchObject([{ changedAt: '2025-05-01T13:00:00.000Z' }])
    const words = { title: 'Título', text: 'Texto' }
    expect(await api.run(notesApi.add, { key: 'k', words })).toMatchObject({ id: 91, ...words })
  })

  it.each([404, 405, 501, 'html'] satisfies Lacking[])('lacks a call by answering %s', async (lacking) => {
    Object.assign(backend.state, {
      lacking,
      without: new Set(['GET /banner/?igreja={id}', 'GET /igreja/codigo/{code}']),
    })
    await expect(portal().run(churchApi.banners, {})).rejects.toMatchObject({ status: 404 })
    // without its church there is no portal, and a page in its place says nothing about the church
    const start = portal().run(startUpApi.byCode, { code: 'colina' })
    await expect(start).rejects.toMatchObject({ status: lacking === 'html' ? 502 : lacking })
  })
})
