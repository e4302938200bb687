import { BibliaWire, BuscaBibliaWire, CapituloWire, IgrejaAppMenuWire } from '@atrio/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../../database/owner-transaction.ts'
import { igrejaAppMenu } from '../../platform/church/church.tables.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { until } from '../../testing/processes.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { traducaoBiblia } from './bible.tables.ts'
import { readBibleText } from './texts/read-bible-text.ts'
import { saveTranslation } from './texts/save-translation.ts'

let server: TestServer
let demo: number

const PORTUGUESE = String.raw`\id PSA
\c 22
\p
\v 1 Deus meu, por que me desamparaste?
\c 23
\s1 O bom pastor
\q1
\v 1 O Senhor é o meu pastor:
\q2 nada me faltará.
\v 2-3 Deitar-me faz em pastos verdes.
`
const many =
  String.raw`\id PRO
\c 1
` + Array.from({ length: 45 }, (_, index) => String.raw`\v ${index + 1} Os pastores caminham, ${index + 1}.`).join('\n')

const translation = { codigo: 'livre', nome: 'Bíblia Livre', sigla: 'BLIVRE', idioma: 'pt-BR', licenca: 'CC BY 3.0 BR' }
const importTexts = (...texts: string[]) =>
  ownerTransaction(server.database, ({ db }) =>
    saveTranslation(db, translation, readBibleText(texts.map((text) => ({ name: 'a', text }))).verses),
  )

beforeAll(async () => {
  server = await testServer()
  const names = { nome: 'Bíblia', nomeIngles: 'Bible', nomeEspanhol: 'Biblia' }
  demo = await seedChurch(server.database, { codigo: 'demo', traducoesBiblia: ['absent', 'livre'] }, (db, igrejaId) =>
    db.insert(igrejaAppMenu).values({ igrejaId, codigo: 'BIBLIA', ...names }),
  )
  const leitoresBiblia = [{ nome: 'Almeida', url: 'https://reader.example/ara' }]
  await seedChurch(server.database, { codigo: 'none', leitoresBiblia })
  await importTexts(PORTUGUESE, many)
})
afterAll(() => server.close())

const api = (path: string) => server.get(`/api/v1${path}`)
const shelf = async (church: string) => wireOf(BibliaWire, await api(`/igreja/igreja-${church}/biblia/`))
const chapter = (path: string) => api(`/igreja/igreja-demo/biblia/${path}`)
const search = async (texto: string, more = '') =>
  wireOf(BuscaBibliaWire, await api(`/igreja/igreja-demo/biblia/livre/busca?texto=${encodeURIComponent(texto)}${more}`))
const inMenu = async () =>
  wireOf(IgrejaAppMenuWire, await api(`/igreja-app-menu?igreja=${demo}`)).igrejaAppMenu.map(
    ({ flagAtivo }) => flagAtivo,
  )

describe('the Bible of a church', () => {
  it('has the imported ones of its translations, with licence, books and numbers of chapters', async () => {
    expect(await shelf('demo')).toEqual({
      traducoes: [
        {
          ...translation,
          livros: [
            { codigo: 'PSA', capitulos: 23 },
            { codigo: 'PRO', capitulos: 1 },
          ],
        },
      ],
      leitores: [],
    })
  })

  it('has links to an online reader for a church without texts', async () => {
    expect(await shelf('none')).toEqual({
      traducoes: [],
      leitores: [{ nome: 'Almeida', url: 'https://reader.example/ara' }],
    })
  })

  it('returns a chapter verse by verse, with heading, paragraph, poetry and joined verses', async () => {
    expect(wireOf(CapituloWire, await chapter('livre/PSA/23')).versiculos).toEqual([
      {
        numero: 1,
        numeroFinal: null,
        titulo: 'O bom pastor',
        flagParagrafo: true,
        texto: 'O Senhor é o meu pastor:\nnada me faltará.',
      },
      { numero: 2, numeroFinal: 3, titulo: null, flagParagrafo: false, texto: 'Deitar-me faz em pastos verdes.' },
    ])
  })

  it.each([
    ['a chapter that the book does not have', 'livre/PSA/24', 404],
    ['a book that the translation does not have', 'livre/GEN/1', 404],
    ['an unknown book', 'livre/XYZ/1', 404],
    ['a translation that is not imported', 'absent/PSA/23', 404],
    ['a chapter that is no number', 'livre/PSA/0', 400],
  ])('refuses %s', async (_case, path, status) => {
    expect((await chapter(path)).statusCode).toBe(status)
  })

  it('hides a translation from a church that does not offer it', async () => {
    expect((await api('/igreja/igreja-none/biblia/livre/PSA/23')).statusCode).toBe(404)
    expect((await api('/igreja/igreja-none/biblia/livre/busca?texto=pastor')).statusCode).toBe(404)
  })
})

describe('a search in the Bible', () => {
  it('finds words whatever their accents, capitals and endings, and marks them', async () => {
    const { resultados, proximo } = await search('FALTARA pastores')
    expect(proximo).toBeNull()
    expect(resultados).toEqual([
      {
        livro: 'PSA',
        capitulo: 23,
        numero: 1,
        trechos: [
          { texto: 'O Senhor é o meu ', flagEncontrado: false },
          { texto: 'pastor', flagEncontrado: true },
          { texto: ':\nnada me ', flagEncontrado: false },
          { texto: 'faltará', flagEncontrado: true },
          { texto: '.', flagEncontrado: false },
        ],
      },
    ])
  })

  it.each(['', '!!!', 'de', 'zebra', "a' | b & !c"])('finds nothing for %j', async (text) => {
    expect(await search(text)).toEqual({ resultados: [], proximo: null })
  })

  it('pages in the order of the books, without gap or repetition', async () => {
    const found: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const { resultados, proximo }: BuscaBibliaWire = await search('pastor', after && `&depois=${after}`)
      expect(resultados.length).toBeLessThanOrEqual(20)
      found.push(...resultados.map(({ livro, numero }) => `${livro} ${numero}`))
      after = proximo
    }
    expect(found).toEqual(['PSA 1', ...Array.from({ length: 45 }, (_, index) => `PRO ${index + 1}`)])
  })
})

describe('a translation', () => {
  it('enters the menu when it is imported and leaves it when it is removed', async () => {
    expect(await inMenu()).toEqual([true])
    await ownerTransaction(server.database, ({ db }) =>
      db.delete(traducaoBiblia).where(eq(traducaoBiblia.codigo, 'livre')),
    )
    await until(async () => (await shelf('demo')).traducoes.length === 0)
    expect(await inMenu()).toEqual([false])
    expect(await server.database.admin('select from versiculo_biblia')).toEqual([])
    await importTexts(PORTUGUESE)
    await until(async () => (await shelf('demo')).traducoes.length === 1)
    expect(await inMenu()).toEqual([true])
  })

  it('replaces the one with its code', async () => {
    await importTexts(PORTUGUESE.replace('meu pastor', 'meu guia'))
    expect((await chapter('livre/PSA/23')).body).toContain('meu guia')
  })

  it('with one verse twice is refused, and nothing is changed', async () => {
    await expect(importTexts(PORTUGUESE, PORTUGUESE)).rejects.toThrow('PSA 22:1 is there twice')
    expect((await chapter('livre/PSA/23')).statusCode).toBe(200)
  })

  it('is offered by a church only while it names it', async () => {
    await server.database.admin(`update igreja set traducoes_biblia = '[]' where id = $1`, [demo])
    await until(async () => (await shelf('demo')).traducoes.length === 0)
    expect((await chapter('livre/PSA/23')).statusCode).toBe(404)
  })
})
