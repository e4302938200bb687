import {
  BannersWire,
  ClientesWire,
  CongregacoesWire,
  GatewayPadraoWire,
  IgrejaAppMenuWire,
  IgrejaWire,
  MetodosPagamentoWire,
  ModulosWire,
  OrganizacaoWire,
  VisualWire,
} from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../../database/owner-transaction.ts'
import {
  banner,
  congregacao,
  igrejaAppMenu,
  igrejaHost,
  igrejaModulo,
  metodoPagamento,
  organizacao,
} from '../../platform/church/church.tables.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let demo: number
let other: number
let closed: number
beforeAll(async () => {
  server = await testServer()
  const { database } = server
  const organizacaoId = await ownerTransaction(database, async ({ db }) => {
    const [row] = await db
      .insert(organizacao)
      .values({ slug: 'network', nome: 'Network' })
      .returning({ id: organizacao.id })
    return row?.id ?? 0
  })
  const berlin = { latitude: 52.52, longitude: 13.405 }
  const paris = { latitude: 48.8566, longitude: 2.3522 }
  demo = await seedChurch(
    database,
    { codigo: 'demo', nome: 'Beta', organizacaoId, ...paris, idioma: 'pt_BR' },
    async (db, igrejaId) => {
      await db.insert(igrejaHost).values([
        { igrejaId, host: 'second.example', posicao: 1 },
        { igrejaId, host: 'www.first.example', posicao: 0 },
      ])
      await db.insert(igrejaModulo).values([
        { igrejaId, codigo: 'MOD_EVENTO' },
        { igrejaId, codigo: 'MOD_CULTO' },
      ])
      await db.insert(metodoPagamento).values([
        { igrejaId, codigo: 'pix', nome: 'Pix', posicao: 2 },
        { igrejaId, codigo: 'cartao_credito', nome: 'Cartão', idGatewayPagamento: 8, posicao: 1 },
        { igrejaId, codigo: 'ach', nome: 'ACH', idGatewayPagamento: 5, posicao: 3 },
        { igrejaId, codigo: 'picpay', nome: 'PicPay', posicao: 4 },
        { igrejaId, codigo: 'dinheiro', nome: 'Dinheiro', posicao: 5 },
      ])
      const names = { nome: 'Bíblia', nomeIngles: 'Bible', nomeEspanhol: 'Biblia' }
      await db.insert(igrejaAppMenu).values({ igrejaId, codigo: 'DEVOCIONAIS', ...names })
      await db.insert(igrejaAppMenu).values({ igrejaId, codigo: 'BIBLIA', ...names })
      await db.insert(banner).values([
        { igrejaId, titulo: 'Two', posicao: 2 },
        { igrejaId, titulo: 'One', posicao: 1 },
      ])
      await db.insert(congregacao).values({ igrejaId, nome: 'Centro' })
    },
  )
  other = await seedChurch(database, { codigo: 'other', nome: 'Alpha', organizacaoId, ...berlin }, (db, igrejaId) =>
    db.insert(banner).values({ igrejaId, titulo: 'canary' }),
  )
  await seedChurch(database, { codigo: 'alone', latitude: 52.5, longitude: 13.4 })
  closed = await seedChurch(
    database,
    { codigo: 'closed', organizacaoId, flagAtivo: false, ...berlin },
    (db, igrejaId) => db.insert(banner).values({ igrejaId, titulo: 'canary' }),
  )
})
afterAll(() => server.close())

const api = (path: string) => server.get(`/api/v1${path}`)
const codes = async (path: string) => wireOf(ClientesWire, await api(path)).clientes.map(({ codigo }) => codigo)
const status = async (path: string) => {
  const answer = await api(path)
  return `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`
}

describe('a church (section 7.1)', () => {
  it('is found by its code, even if inactive', async () => {
    expect(wireOf(IgrejaWire, await api('/igreja/codigo/demo'))).toMatchObject({
      id: demo,
      slug: 'igreja-demo',
      slugOrganizacao: 'network',
      idioma: 'pt_BR',
      flagAtivo: true,
    })
    expect(wireOf(IgrejaWire, await api('/igreja/codigo/closed')).flagAtivo).toBe(false)
    expect(await status('/igreja/codigo/unknown')).toBe('404 not_found')
  })

  it('is found by its host name, custom or on the app domain', async () => {
    const found = wireOf(ClientesWire, await api('/igreja/?hostname=WWW.first.example')).clientes
    expect(found).toEqual([expect.objectContaining({ codigo: 'demo', hostname: 'www.first.example' })])
    expect(await codes('/igreja/?hostname=demo.localhost')).toEqual(['demo'])
    expect(await codes('/igreja?hostname=second.example')).toEqual(['demo'])
    expect(await status('/igreja/?hostname=unknown.example')).toBe('404 not_found')
    expect(await status('/igreja/?hostname=localhost')).toBe('404 not_found')
    expect(await status('/igreja/?hostname=a/b')).toBe('400 validation')
    expect(await status('/igreja/')).toBe('400 validation')
  })

  it('returns its modules, visual, payment methods, menu, banners and congregations, with and without a trailing slash', async () => {
    for (const end of ['', '/']) {
      const slug = `/igreja/igreja-demo`
      expect(wireOf(ModulosWire, await api(`${slug}/modulo${end}`)).modulos).toEqual([
        { codigo: 'MOD_CULTO' },
        { codigo: 'MOD_EVENTO' },
      ])
      expect(wireOf(VisualWire, await api(`${slug}/visual${end}`)).igrejaVisual).toEqual({
        corApp: '#7a2e1d',
        logomarcaMenu: null,
      })
      const methods = wireOf(MetodosPagamentoWire, await api(`${slug}/metodo-pagamento${end}`)).metodosPagamento
      expect(methods.map(({ codigo, idGatewayPagamento }) => [codigo, idGatewayPagamento])).toEqual([
        ['cartao_credito', 8],
        ['pix', 5], // the default one
        ['ach', 5],
        ['picpay', 4],
        ['dinheiro', null],
      ])
      const menu = wireOf(IgrejaAppMenuWire, await api(`/igreja-app-menu${end}?igreja=${demo}`)).igrejaAppMenu
      expect(menu).toEqual([
        expect.objectContaining({ idIgreja: demo, codigo: 'DEVOCIONAIS', flagAtivo: true, nomeEspanhol: 'Biblia' }),
        // without a text; see bible.test.ts
        expect.objectContaining({ codigo: 'BIBLIA', flagAtivo: false }),
      ])
      const banners = wireOf(BannersWire, await api(`/banner${end}?igreja=${demo}`)).banners
      expect(banners.map(({ titulo }) => titulo)).toEqual(['One', 'Two'])
      const places = wireOf(CongregacoesWire, await api(`/congregacao${end}?igreja=${demo}`)).congregacoes
      expect(places).toEqual([expect.objectContaining({ nome: 'Centro', idIgreja: demo })])
    }
  })

  it('returns its rows only while it is active', async () => {
    for (const path of [
      `/banner/?igreja=${closed}`,
      '/igreja/igreja-closed/modulo/',
      '/igreja/igreja-closed/visual/',
      '/igreja/unknown/visual',
    ]) {
      expect(await status(path), path).toBe('404 not_found')
    }
    expect((await api(`/banner/?igreja=${other}`)).body).toContain('canary')
  })

  it('is up to date as soon as it changes', async () => {
    await server.database.admin(`update igreja set cor_app = '#112233' where id = $1`, [other])
    await server.app.services.versions.refresh()
    expect(wireOf(VisualWire, await api('/igreja/igreja-other/visual/')).igrejaVisual.corApp).toBe('#112233')
  })
})

describe('organisations and clients', () => {
  it('return an organisation and its active churches, by name', async () => {
    expect(wireOf(OrganizacaoWire, await api('/organizacao/network'))).toMatchObject({
      slug: 'network',
      nome: 'Network',
    })
    expect(await codes('/cliente/?organizacao=network')).toEqual(['other', 'demo'])
    expect(await status('/organizacao/unknown')).toBe('404 not_found')
    expect(await status('/cliente/?organizacao=unknown')).toBe('404 not_found')
    expect(await status('/cliente/')).toBe('400 validation')
  })

  it('sort churches by distance, in metres', async () => {
    const near = wireOf(ClientesWire, await api('/cliente/?organizacao=network&latitude=48.85&longitude=2.35')).clientes
    expect(near.map(({ codigo }) => codigo)).toEqual(['demo', 'other'])
    expect(near[0]?.distancia).toBeLessThan(1_000)
    expect(near[1]?.distancia).toBeGreaterThan(870_000)
    expect(near[1]?.distancia).toBeLessThan(885_000)
    expect(await codes('/cliente/?organizacao=&latitude=52.51&longitude=13.4')).toEqual(['alone', 'other', 'demo'])
  })

  it('refuse an incomplete place, and places off the Earth', async () => {
    expect(await status('/cliente/?latitude=1')).toBe('400 validation')
    expect(await status('/cliente/?latitude=91&longitude=0')).toBe('400 validation')
    expect(await status('/cliente/?latitude=0&longitude=181')).toBe('400 validation')
    expect(await status('/cliente/?latitude=x&longitude=0')).toBe('400 validation')
  })

  it('return the default payment gateway', async () => {
    expect(wireOf(GatewayPadraoWire, await api('/global-settings/default-payment-gateway'))).toEqual({
      idGatewayPagamento: 5,
    })
  })
})
