import { BuscaWire, NoticiasWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { igrejaModulo } from '../../platform/church/church.tables.ts'
import { searchable } from '../../platform/search-text.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { NOON, type TestServer, testServer } from '../../testing/test-server.ts'
import { ministerio, ministerioProjeto } from '../content/ministries.tables.ts'
import { video, videoLista } from '../content/videos.tables.ts'
import { noticia, publicacao, publicacaoTipo } from '../content/writings.tables.ts'
import { evento } from '../events/events.tables.ts'
import { louvor } from '../praise/praise.tables.ts'

let server: TestServer
let demo: number
const DAY = 86_400_000
const day = (days: number) => new Date(NOON.getTime() + days * DAY)
const news = (igrejaId: number, titulo: string, more: Partial<typeof noticia.$inferInsert> = {}) => ({
  igrejaId,
  slug: titulo.toLowerCase().replace(/\W+/g, '-'),
  titulo,
  dataPublicacao: day(-1),
  ...more,
})

beforeAll(async () => {
  server = await testServer()
  demo = await seedChurch(
    server.database,
    { codigo: 'demo', idioma: 'pt_BR', historia: 'Fundada por imigrantes.' },
    async (db, igrejaId) => {
      await db.insert(igrejaModulo).values([
        { igrejaId, codigo: 'MOD_NOTICIA' },
        { igrejaId, codigo: 'MOD_EVENTO' },
      ])
      const event = { igrejaId, dataInicio: day(3), dataFim: day(4) }
      await db.insert(evento).values([
        {
          ...event,
          slug: 'vigilia',
          nome: 'Vigília de oração',
          descricao: '<p>Uma noite <strong>inteira</strong>.</p>',
        },
        { ...event, slug: 'gone', nome: 'Vigília cancelada', flagAtivo: false },
      ])
      await db.insert(noticia).values([
        news(igrejaId, 'Reforma do salão', {
          conteudo: `<p>${'Antes de tudo. '.repeat(20)}A cantina &amp; o salão: x &lt; y. ${'Depois disso. '.repeat(20)}</p>`,
        }),
        news(igrejaId, 'Cantina aos domingos'),
        news(igrejaId, 'Cantina em breve', { dataPublicacao: day(1) }),
        ...Array.from({ length: 60 }, (_, index) =>
          news(igrejaId, `Boletim ${index}`, { dataPublicacao: day(-2 - index) }),
        ),
      ])
      const song = { titulo: 'Graça', autor: 'John Newton' }
      await db.insert(louvor).values({
        igrejaId,
        slug: 'graca',
        ...song,
        conteudo: '[G]Sublime gra[C]ça, que a um perdido salvou',
        ...searchable(song),
      })
      const types = await db
        .insert(publicacaoTipo)
        .values(['livros', 'revistas'].map((slug) => ({ igrejaId, slug, nome: slug })))
        .returning()
      const written = (titulo: string, days: number, type = 0) => ({
        ...news(igrejaId, titulo, { dataPublicacao: day(days) }),
        publicacaoTipoId: types[type]!.id,
      })
      await db.insert(publicacao).values([written('Lição um', -1), written('Lição dois', -2, 1), written('Outra', -3)])
      const [series] = await db.insert(videoLista).values({ igrejaId, slug: 'series', titulo: 'Séries' }).returning()
      const shown = { igrejaId, servico: 'youtube' as const, codigo: 'aaaaaaaaaaa', dataPublicacao: day(-1) }
      await db.insert(video).values([
        { ...shown, slug: 'louvores', titulo: 'Louvores', videoListaId: series!.id },
        { ...shown, slug: 'sermao', titulo: 'Sermão' },
      ])
      const [area] = await db.insert(ministerio).values({ igrejaId, slug: 'acao', nome: 'Ação social' }).returning()
      await db
        .insert(ministerioProjeto)
        .values({ igrejaId, ministerioId: area!.id, slug: 'horta', nome: 'Horta comunitária' })
    },
  )
  await seedChurch(server.database, { codigo: 'off', idioma: 'pt_BR' }, (db, igrejaId) =>
    db.insert(noticia).values(news(igrejaId, 'Vigília de outra igreja')),
  )
  await seedChurch(server.database, { codigo: 'en', idioma: 'en' }, async (db, igrejaId) => {
    await db.insert(igrejaModulo).values({ igrejaId, codigo: 'MOD_NOTICIA' })
    await db.insert(noticia).values(news(igrejaId, 'Praying together'))
  })
})
afterAll(() => server.close())

const search = (church: string, query: Record<string, string>) =>
  server.get(`/api/v1/igreja/igreja-${church}/busca/?${new URLSearchParams(query)}`)
const groups = async (texto: string, { church = 'demo', ...more }: { church?: string; tipo?: string } = {}) =>
  (await wireOf(BuscaWire, await search(church, { texto, ...more }))).grupos
const titles = async (texto: string, more?: { church?: string; tipo?: string }) =>
  (await groups(texto, more)).map(({ tipo, resultados }) => [tipo, ...resultados.map(({ titulo }) => titulo)])

describe('the search of a church', () => {
  it.each([
    ['vigilia', [['evento', 'Vigília de oração']]],
    ['ORAÇÃO vigília', [['evento', 'Vigília de oração']]],
    ['vigi', [['evento', 'Vigília de oração']]],
    ['inteira', [['evento', 'Vigília de oração']]],
    ['vigilia domingo', []],
    ['newton', [['louvor', 'Graça']]],
    ['sublime graca', [['louvor', 'Graça']]],
    ['horta', [['projeto', 'Horta comunitária']]],
    ['imigrante', [['pagina', 'Church demo']]],
    ['acao so', [['ministerio', 'Ação social']]],
    ['strong', []],
    ['', []],
    ['!!! … ---', []],
    // a stop word alone is the beginning of a word
    ['de', [['pagina', 'Church demo']]],
    ["'; drop table igreja; --", []],
    ["a' & ! b | (c:*) <-> \\", []],
    ['<script>alert(1)</script>', []],
    ['🙏', []],
  ])('finds by %s', async (texto, found) => {
    expect(await titles(texto)).toEqual(found)
  })

  it('finds other forms of a word by the language of the church', async () => {
    expect(await titles('domingo')).toEqual([['noticia', 'Cantina aos domingos']])
    expect(await titles('prayed', { church: 'en' })).toEqual([['noticia', 'Praying together']])
  })

  it('shows what has the words in its title first, and nothing before its day', async () => {
    expect(await titles('cantina')).toEqual([['noticia', 'Cantina aos domingos', 'Reforma do salão']])
  })

  it('excerpts plain text around the first found word', async () => {
    const [found] = (await groups('reforma cantina'))[0]!.resultados
    const text = found!.trechos.map(({ texto }) => texto).join('')
    expect(text).toMatch(/^… .*A cantina & o salão: x < y\. .* …$/)
    expect(text.length).toBeLessThan(300)
    expect(found!.trechos.filter(({ flagEncontrado }) => flagEncontrado)).toEqual([
      { texto: 'cantina', flagEncontrado: true },
    ])
  })

  it('shows five of a kind, says that there are more, and shows fifty of one kind', async () => {
    const [all] = await groups('boletim')
    expect([all!.resultados.length, all!.flagMais]).toEqual([5, true])
    const [alone] = await groups('boletim', { tipo: 'noticia' })
    expect([alone!.resultados.length, alone!.flagMais]).toEqual([50, true])
    expect(alone!.resultados[0]!.titulo).toBe('Boletim 0')
  })

  it('finds nothing of a module that is off, and nothing of another church', async () => {
    expect(await titles('vigilia', { church: 'off' })).toEqual([])
    const { admin } = server.database
    await admin(`delete from igreja_modulo where igreja_id = $1 and codigo = 'MOD_EVENTO'`, [demo])
    expect(await titles('vigilia')).toEqual([])
    await admin(`insert into igreja_modulo values ($1, 'MOD_EVENTO')`, [demo])
  })

  it('follows changes, removals, and another language of the church', async () => {
    const { admin } = server.database
    await admin(`update noticia set titulo = 'Bazar' where titulo = 'Boletim 59'`)
    expect(await titles('bazar')).toEqual([['noticia', 'Bazar']])
    await admin(`update igreja set idioma = 'en' where id = $1`, [demo])
    expect(await titles('domingo')).toEqual([['noticia', 'Cantina aos domingos']])
    expect(await titles('salao')).toEqual([['noticia', 'Reforma do salão']])
    await admin(`update igreja set idioma = 'pt_BR' where id = $1`, [demo])
    await admin(`delete from noticia where titulo = 'Bazar'`)
    expect(await titles('bazar')).toEqual([])
  })

  it('answers 400 to a text that is too long, missing or unreadable, and to an unknown kind', async () => {
    for (const query of [{ texto: 'x'.repeat(101) }, {}, { texto: 'a\0' }, { texto: 'a', tipo: 'usuario' }])
      expect((await search('demo', query as Record<string, string>)).statusCode).toBe(400)
  })

  it('searches each list by its own call, page by page', async () => {
    const list = async (path: string) => (await server.get(`/api/v1${path}`)).json<Record<string, unknown>>()
    const found: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page = await list(`/igreja/igreja-demo/noticia/?busca=boletin&depois=${next}`)
      expect(page).toEqual({ noticias: [], proximo: null })
      const part: NoticiasWire = wireOf(
        NoticiasWire,
        await server.get(`/api/v1/igreja/igreja-demo/noticia/?busca=bolet&depois=${next}`),
      )
      found.push(...part.noticias.map(({ titulo }) => titulo))
      next = part.proximo
    }
    expect(found).toEqual(Array.from({ length: 59 }, (_, index) => `Boletim ${index}`))
    expect(await list('/igreja/igreja-demo/evento/?busca=vigilia')).toMatchObject({
      eventos: [{ nome: 'Vigília de oração' }],
    })
    expect(await list('/igreja/igreja-demo/evento/?busca=nada')).toMatchObject({ eventos: [] })
    for (const [query, titles] of [
      ['busca=licao', ['Lição um', 'Lição dois']],
      ['busca=licao&tipo=livros', ['Lição um']],
      ['busca=licao&tipo=unknown', []],
      ['busca=%20', ['Lição um', 'Lição dois', 'Outra']],
    ] as const) {
      const page = await list(`/igreja/igreja-demo/publicacao/?${query}`)
      expect(page['publicacoes']).toMatchObject(titles.map((titulo) => ({ titulo })))
    }
    expect(await list('/video/igreja-demo?busca=louv&lista=series')).toMatchObject({ videos: [{ titulo: 'Louvores' }] })
    expect(await list('/video/igreja-demo?busca=sermao&lista=series')).toMatchObject({ videos: [] })
    expect(await list('/video/igreja-demo?busca=sermao')).toMatchObject({ videos: [{ titulo: 'Sermão' }] })
  })

  it('is limited by address', async () => {
    const codes = new Set<number>()
    for (let asked = 0; asked < 130; asked++) codes.add((await search('demo', { texto: 'paz' })).statusCode)
    expect([...codes].sort()).toEqual([200, 429])
  })
})
