import { noResponse, refuse, wireSong, wireSongEntry, type FakeHttp } from '@atrio/testing'

/** Path of a song's call; it names no church. */
const one = (id: number) => `GET /louvor/${id}/`
const LIST = 'GET /igreja/vida-plena/louvor/'

const pdf = { nome: 'Partitura para coro', url: '/media/demo/0/velho-centesimo.pdf', tipo: 'application/pdf' }
const picture = { nome: 'Melodia', url: 'data:,', tipo: 'image/png' }

const verses = `[1]
[D]Castelo [A]forte é o [Bm]bom Se[G]nhor,
[D/F#]muralha e [A7]firme es[D]pada;
[D]é quem nos [A]livra [Bm]do opres[G]sor,
[D/F#]na dor que [A7]nos foi [D]dada.

[Refrão]
[G7M]Glória, [D9/F#]gló[Em7]ria [bis]
[A4/7] [A7(9-)] [D6/9]`

const entries = [
  wireSongEntry(),
  wireSongEntry({ id: 22, titulo: 'Noite de paz', subtitulo: null, autor: 'Joseph Mohr', tema: 'Natal', tom: 'G' }),
  wireSongEntry({ id: 23, titulo: 'Santo, santo, santo', subtitulo: null, autor: null, codigo: null, tom: null }),
]
const list = (louvores: typeof entries, proximo: string | null = null) => ({ louvores, proximo })
const more = `${LIST}?depois=Wy`
const second = list([wireSongEntry({ id: 24, titulo: 'Vinde, fiéis', autor: 'John F. Wade' })])
const song = (over: Parameters<typeof wireSong>[0], id = 21): FakeHttp => ({ [one(id)]: wireSong({ id, ...over }) })

const failingOnce = (failures: number, answer: unknown) => {
  let left = failures
  return () => (left-- > 0 ? refuse(500) : answer)
}

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  songs: { [LIST]: list(entries) },
  pages: { [LIST]: list(entries, 'Wy'), [more]: second },
  found: { [`${LIST}?busca=paz`]: list(entries.slice(1, 2)), [LIST]: list(entries) },
  nothingFound: { [`${LIST}?busca=xyz`]: list([]), [LIST]: list(entries) },
  noSongs: { [LIST]: list([]) },
  listBroken: { [LIST]: refuse(500) },
  cipher: song({ conteudo: verses, arquivos: [pdf] }),
  cipherOnly: song({ conteudo: verses, codigo: null, grupo: null, subtitulo: null, autor: null, tema: null }),
  minor: song({ titulo: 'Vem, Emanuel', tom: 'Em', conteudo: '[Em]Vem, ó [Am]vem, Ema[B7]nu[Em]el' }),
  lyric: song({
    titulo: 'Mestre, ruge a tempestade',
    tom: null,
    ritmo: null,
    conteudo: '[1]\nMestre, ruge a tempestade,\nas vagas já vão ao céu\n\n[Coro]\nCalma! Paz!',
  }),
  score: song({ titulo: 'Tocata', tom: null, conteudo: null, arquivos: [pdf] }),
  scorePages: song({
    titulo: 'Tocata',
    tom: null,
    conteudo: null,
    arquivos: [
      {
        ...pdf,
        paginas: [1, 2].map((n) => ({ url: `/media/demo/0/velho-centesimo.png?${n}`, largura: 1240, altura: 1754 })),
      },
    ],
  }),
  picture: song({ conteudo: null, arquivos: [{ ...picture, url: '/media/demo/0/velho-centesimo.png' }] }),
  otherFile: song({ conteudo: null, arquivos: [{ nome: 'MusicXML', url: '/media/demo/0/a.xml', tipo: 'text/xml' }] }),
  nothing: song({ conteudo: null, arquivos: [] }),
  unsafeFile: song({ conteudo: null, arquivos: [{ ...picture, url: 'javascript:alert(1)' }] }),
  missing: { [one(99)]: refuse(404, 'not_found') },
  broken: { [one(21)]: refuse(500) },
  unreachable: { [one(21)]: noResponse() },
} satisfies Record<string, FakeHttp>

/** Scenes in which the first try fails; built per use, because they count their calls. */
export const failing = {
  pages: (): FakeHttp => ({ [LIST]: list(entries, 'Wy'), [more]: failingOnce(1, second) }),
  song: (): FakeHttp => ({ [one(21)]: failingOnce(1, wireSong()) }),
}
