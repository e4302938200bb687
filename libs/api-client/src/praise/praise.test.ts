import { describe, expect, it } from 'vitest'
import { recorder } from '../testing/recorder.ts'
import { praiseApi } from './praise.endpoints.ts'

const song = {
  id: 7,
  idIgreja: 1,
  titulo: 'Graça',
  subtitulo: null,
  autor: '',
  codigo: null,
  grupo: null,
  tema: null,
  ritmo: null,
  tom: 'G',
  conteudo: '[G]Gra[C]ça',
  arquivos: [],
}
const filesOf = async (...arquivos: object[]) =>
  (await recorder({ ...song, arquivos }).api.run(praiseApi.get, { id: 7 })).files

describe('song mapper', () => {
  it('renames every field and maps missing values to null', async () => {
    expect(await recorder(song).api.run(praiseApi.get, { id: 7 })).toEqual({
      id: 7,
      title: 'Graça',
      subtitle: null,
      author: null,
      code: null,
      group: null,
      theme: null,
      rhythm: null,
      tone: 'G',
      content: '[G]Gra[C]ça',
      files: [],
    })
  })

  it.each([
    ['application/pdf', '/a', 'pdf'],
    ['image/png', '/a', 'image'],
    ['image/svg+xml', '/a.png', 'other'],
    ['text/xml', '/a.pdf', 'other'],
    [undefined, '/a.pdf?x=1', 'pdf'],
    [undefined, 'https://a.test/b.JPG#x', 'image'],
    [undefined, '/a.pdf/b', 'other'],
    ['', '/a.mxl', 'other'],
  ])('maps a score of the type %s at %s to the kind %s', async (tipo, url, kind) => {
    expect(await filesOf({ nome: 'a', url, tipo })).toEqual([
      { name: 'a', url, kind, pictures: kind === 'image' ? [{ url }] : [] },
    ])
  })

  it('maps the pictures of a score’s pages, without unsafe ones', async () => {
    const page = (url: string) => ({ url, largura: 1240, altura: 1754 })
    const paginas = [page('/a-1.png'), page('javascript:alert(1)')]
    const [file] = await filesOf({ nome: 'a', url: '/a.pdf', tipo: 'application/pdf', paginas })
    expect(file?.pictures).toEqual([{ url: '/a-1.png', width: 1240, height: 1754 }])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test/a.pdf', '/\\evil.test', 'a.pdf', ''])(
    'leaves out the score at %s',
    async (url) => {
      expect(await filesOf({ nome: 'a', url, tipo: 'application/pdf' })).toEqual([])
    },
  )
})
