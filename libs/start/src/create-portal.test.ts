import { churchApi } from '@atrio/api-client'
import { pageTime } from '@atrio/tenant-core'
import { wireStartUp } from '@atrio/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPortal, type PortalOptions } from './index.ts'

const MINUTE = 60_000

let root: HTMLElement
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  root = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  root.remove()
  delete document.documentElement.dataset['kept']
})

/** A portal whose servers have these answers, by paths of its own host or by addresses; all other calls are answered with 404. */
const openOver = (answers: Record<string, unknown>, options: Partial<PortalOptions>) => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const asked = origin === location.origin ? pathname : origin + pathname
    const known = Object.hasOwn(answers, asked)
    return Response.json(known ? answers[asked] : { code: 'not_found' }, { status: known ? 200 : 404 })
  })
  return act(() => createPortal({ features: [], locale: 'en', root, ...options }))
}

it('shows the error page where no server answers', async () => {
  // nobody listens at the port of discard
  const config = { apiBase: 'http://127.0.0.1:9/api/v1', bffBase: null }
  expect(await createPortal({ church: 'demo', features: [], locale: 'en', root, config })).toBeUndefined()
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t open this page' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

it('asks the host of another apiBase for the start-up as well', async () => {
  const config = { apiBase: 'https://portal.example.org/api/v1' }
  const ctx = await openOver(
    { 'https://portal.example.org/bff/v1/start-up': wireStartUp() },
    { church: 'demo', config },
  )
  expect(ctx?.config).toMatchObject({ ...config, bffBase: 'https://portal.example.org/bff/v1' })
})

it.each([
  ['https://bff.example.org/v2', { apiBase: 'https://api.example.org/api/v1', bffBase: 'https://bff.example.org/v2' }],
  ['/bff/v1', { apiBase: '/other/v1' }],
])('asks %s for the start-up with %j', async (bffBase, config) => {
  const ctx = await openOver({ [`${bffBase}/start-up`]: wireStartUp() }, { church: 'demo', config })
  expect(ctx?.config.bffBase).toBe(bffBase)
})

it('has the time of the clock in a document that was loaded long before', async () => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 20 * MINUTE)
  const ctx = await openOver({ '/bff/v1/start-up': wireStartUp() }, { church: 'demo' })
  expect(Math.abs(pageTime(ctx!.now) - Date.now())).toBeLessThan(MINUTE)
})

it('reads the answers of a backend that has its own shapes, without a BFF', async () => {
  // as in the plain backend of api-client's tests
  const church = { id: 12, slug: 'igreja-da-colina', codigo: 'colina', nome: 'Igreja da Colina', flagAtivo: true }
  const answers = {
    '/api/v1/igreja/codigo/colina': { ...church, idioma: 'pt_BR', dataCadastro: '2019-03-01T10:00:00-0300' },
    '/api/v1/igreja/igreja-da-colina/modulo/': [{ codigo: 'MOD_EVENTO' }],
    '/api/v1/igreja/igreja-da-colina/visual/': { igrejaVisual: { corApp: '#7A3E1D', logomarcaMenu: null } },
    '/api/v1/igreja/igreja-da-colina/metodo-pagamento/': [{ id: 1, codigo: 'pix', nome: 'Pix' }],
    '/api/v1/igreja-app-menu': [{ id: 1, codigo: 'RADIO', flagAtivo: true, url: 'https://radio.colina.test' }],
    '/api/v1/banner/': [{ id: 1, titulo: 'Sábado de mutirão' }],
  }
  const ctx = await openOver(answers, { church: 'colina', config: { bffBase: null } })
  expect(ctx?.tenant).toMatchObject({
    church: { name: 'Igreja da Colina', createdAt: '2019-03-01T13:00:00.000Z' },
    modules: ['events'],
    paymentMethods: [{ kind: 'pix' }],
  })
  expect(await ctx!.api.run(churchApi.banners, {})).toMatchObject([{ title: 'Sábado de mutirão' }])
})
