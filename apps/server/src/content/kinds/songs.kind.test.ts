import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ArquivoLouvorWire } from '@atrio/contract'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { folderStorage } from '../../platform/media/folder-storage.ts'
import { type MediaStore, mediaStore } from '../../platform/media/media-store.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { exportContent } from '../export-content.ts'
import { importContent } from '../import-content.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'

const database = await testDatabase()
afterAll(() => database.close())
const mediaFolder = await mkdtemp(path.join(tmpdir(), 'atrio-media-'))
afterAll(() => rm(mediaFolder, { recursive: true }))
const media = mediaStore(folderStorage(mediaFolder))
const sanitize = () => {
  throw new Error('a song is no HTML')
}
const bring = async (files: Record<string, string | Buffer>, store = media) =>
  importContent({
    folder: await contentFolder({ 'igreja.json': churchFile(), ...files }),
    database,
    media: store,
    clock: () => new Date('2026-11-20T13:00:00Z'),
    sanitize,
  })
const songs = () => database.admin<Record<string, unknown>>('select * from louvor order by slug')

const BODY = '[C]# no title, *no* emphasis\n\n    [refrão]\n<b>[G/B]no markup</b>  \nlast'
const PDF = Buffer.from('%PDF-1.4\n')

describe('a song’s file', () => {
  it('keeps its text as written through import and export, with any line ending', async () => {
    await bring({
      'louvores/a.md': `---\ntitulo: Água\ntema: Sede\n---\n\n${BODY.replace(/\n/g, '\r\n')}\n`,
      'louvores/b.md': '---\ntitulo: B\narquivos:\n  - { arquivo: midia/B um.pdf, nome: Voz }\n---\n',
      'midia/B um.pdf': PDF,
    })
    expect(await songs()).toMatchObject([
      { slug: 'a', titulo: 'Água', conteudo: BODY, arquivos: [], ordem: 'agua', busca: 'agua sede' },
      {
        slug: 'b',
        conteudo: null,
        arquivos: [
          { nome: 'Voz', tipo: 'application/pdf', url: expect.stringMatching(/^\/media\/capela\/\w{32}\/b-um\.pdf$/) },
        ],
      },
    ])
    const folder = path.join(await contentFolder({}), 'capela')
    await exportContent({ code: 'capela', folder, database, media })
    expect(await readFile(path.join(folder, 'louvores/a.md'), 'utf8')).toBe(
      `---\ntitulo: Água\ntema: Sede\n---\n\n${BODY}\n`,
    )
  })

  const withScore = async () => ({
    'louvores/c.md': '---\ntitulo: C\narquivos:\n  - { arquivo: midia/c.pdf, nome: Voz }\n---\n',
    'midia/c.pdf': await readFile(new URL('../../../content/demo/midia/velho-centesimo.pdf', import.meta.url)),
  })
  const pages = async () => {
    const [{ arquivos } = { arquivos: [] }] = (await songs()) as { arquivos: ArquivoLouvorWire[] }[]
    return arquivos[0]?.paginas ?? []
  }

  it('gets pictures of its PDF’s pages, which an export leaves out', async () => {
    await bring(await withScore())
    const [page] = await pages()
    expect(page).toMatchObject({ largura: 1240, url: expect.stringMatching(/^\/media\/capela\/\w{32}\/c-1\.png$/) })
    const stored = await sharp(await media.read(page!.url)).metadata()
    expect([stored.width, stored.height]).toEqual([page!.largura, page!.altura])
    const folder = path.join(await contentFolder({}), 'capela')
    await exportContent({ code: 'capela', folder, database, media })
    expect(await readFile(path.join(folder, 'louvores/c.md'), 'utf8')).not.toContain('paginas')
    expect(
      (await readdir(path.join(folder, 'midia'), { recursive: true })).filter((name) => name.endsWith('png')),
    ).toEqual([])
  })

  it('has the pages of a known PDF without drawing them again', async () => {
    let drawn = 0
    const counting: MediaStore = {
      ...media,
      storeDrawing: (church, drawing) =>
        media.storeDrawing(church, { ...drawing, draw: () => (drawn++, drawing.draw()) }),
    }
    const files = await withScore()
    files['midia/c.pdf'] = Buffer.concat([files['midia/c.pdf'], Buffer.from('% another edition\n')])
    await bring(files, counting)
    const known = await pages()
    expect(drawn).toBe(known.length)
    await bring(files, counting)
    expect(await pages()).toEqual(known)
    expect(drawn).toBe(known.length)
  })

  it.each([
    ['a.pdf', 'there is no file midia/a.pdf', {}],
    ['a.pdf', 'is not a PDF file', { 'midia/a.pdf': '<html>' }],
    ['a.xml', 'is not a picture that can be read', { 'midia/a.xml': '<score/>' }],
    ['../../etc/passwd.pdf', 'there is no file', {}],
  ])('is refused with the score %s: %s', async (file, problem, files) => {
    const song = `---\ntitulo: A\narquivos:\n  - { arquivo: "midia/${file}", nome: Voz }\n---\n`
    await expect(bring({ 'louvores/a.md': song, ...files })).rejects.toThrow(problem)
  })
})
