import {
  noResponse,
  refuse,
  wireArea,
  wireClass,
  wireDevotional,
  wireMinistry,
  wireNewsItem,
  wireProject,
  wirePublication,
  wireVideo,
  wireWriting,
  type FakeHttp,
} from '@atrio/testing'

const CHURCH = 'GET /igreja/vida-plena'
const DEVOTIONALS = `${CHURCH}/devocional/`
const NEWS = `${CHURCH}/noticia/`
const MINISTRIES = `${CHURCH}/ministerio/`
const TYPES = `${CHURCH}/publicacao-tipo/`
const PUBLICATIONS = `${CHURCH}/publicacao/`
const CLASSES = `${CHURCH}/ebd/`
const VIDEOS = 'GET /video/vida-plena'

const devotionals = [
  { ...wireWriting({ id: 51, slug: 'hoje', titulo: 'A mesa no deserto' }), referencia: 'Salmo 23.5' },
  { ...wireWriting({ id: 50, slug: 'ontem', titulo: 'Água de poço', autor: null }), referencia: 'João 4.14' },
]
const news = [wireWriting(), wireWriting({ id: 42, slug: 'coro', titulo: 'O coro abre vagas', resumo: null })]
const moreNews = wireWriting({ id: 43, slug: 'horta', titulo: 'A horta deu couve' })
const types = [
  { id: 1, slug: 'boletins', nome: 'Boletins', descricao: 'O mês em poucas páginas.' },
  { id: 2, slug: 'livretos', nome: 'Livretos', descricao: null },
]
const { conteudo: _text, arquivos: _files, ...publication } = wirePublication()
const { conteudo: _about, aulas: _lessons, arquivos: _papers, encontro: _when, ...schoolClass } = wireClass()
const playlists = [
  { slug: 'conversas', titulo: 'Conversas', descricao: 'Gente da igreja, sem pressa.' },
  { slug: 'musica', titulo: 'Música', descricao: null },
]
const videos = [wireVideo(), wireVideo({ id: 92, titulo: 'O órgão acorda', lista: null, duracaoSegundos: null })]

/** Scenes of the wire, for tests and stories. */
export const writingScenes = {
  devotionals: { [DEVOTIONALS]: { devocionais: devotionals, proximo: null } },
  noDevotionals: { [DEVOTIONALS]: { devocionais: [], proximo: null } },
  devotional: { [`${DEVOTIONALS}51`]: wireDevotional() },
  devotionalBetween: {
    [`${DEVOTIONALS}51`]: wireDevotional({ seguinte: { id: 52, titulo: 'Pão de ontem' }, versiculo: null }),
  },
  devotionalMissing: { [`${DEVOTIONALS}99`]: refuse(404, 'not_found') },
  news: { [NEWS]: { noticias: news, proximo: null } },
  newsPages: {
    [NEWS]: { noticias: news, proximo: 'Wy' },
    [`${NEWS}?depois=Wy`]: { noticias: [moreNews], proximo: null },
  },
  noNews: { [NEWS]: { noticias: [], proximo: null } },
  newsFound: {
    [NEWS]: { noticias: news, proximo: null },
    [`${NEWS}?busca=coro`]: { noticias: news.slice(1), proximo: null },
    [`${NEWS}?busca=xyz`]: { noticias: [], proximo: null },
  },
  newsBroken: { [NEWS]: refuse(500) },
  newsItem: { [`${NEWS}41`]: wireNewsItem() },
  newsMissing: { [`${NEWS}99`]: refuse(404, 'not_found') },
  newsUnreachable: { [`${NEWS}41`]: noResponse() },
  ministries: { [MINISTRIES]: { ministerios: [wireArea(), wireArea({ id: 63, slug: 'coro', nome: 'Coro' })] } },
  noMinistries: { [MINISTRIES]: { ministerios: [] } },
  ministry: { [`${MINISTRIES}61`]: wireMinistry() },
  bareMinistry: {
    [`${MINISTRIES}61`]: wireMinistry({
      responsavel: null,
      encontro: null,
      email: null,
      telefone: null,
      conteudo: null,
      projetos: [],
    }),
  },
  project: { [`${MINISTRIES}61/projeto/62`]: wireProject() },
  publicationTypes: { [TYPES]: { tipos: types } },
  noPublicationTypes: { [TYPES]: { tipos: [] } },
  publications: {
    [TYPES]: { tipos: types },
    [PUBLICATIONS]: { publicacoes: [publication], proximo: null },
    [`${PUBLICATIONS}?tipo=boletins`]: { publicacoes: [publication], proximo: null },
    [`${PUBLICATIONS}?tipo=livretos`]: { publicacoes: [], proximo: null },
    [`${PUBLICATIONS}?busca=boletim`]: { publicacoes: [publication], proximo: 'Wy' },
    [`${PUBLICATIONS}?tipo=livretos&busca=boletim`]: { publicacoes: [], proximo: null },
  },
  publication: { [`${PUBLICATIONS}boletim-de-novembro`]: wirePublication() },
  unsafeFile: {
    [`${PUBLICATIONS}boletim-de-novembro`]: wirePublication({
      arquivos: [{ nome: 'x', url: 'javascript:alert(1)', tipo: 'application/pdf' }],
    }),
  },
  classes: { [CLASSES]: { ebds: [schoolClass], proximo: null } },
  noClasses: { [CLASSES]: { ebds: [], proximo: null } },
  class: { [`${CLASSES}rute`]: wireClass() },
  videos: {
    [VIDEOS]: { videos, listas: playlists, proximo: null },
    [`${VIDEOS}?lista=conversas`]: { videos: videos.slice(0, 1), listas: playlists, proximo: null },
    [`${VIDEOS}?lista=conversas&busca=mesa`]: { videos: videos.slice(0, 1), listas: playlists, proximo: null },
    [`${VIDEOS}?busca=mesa`]: { videos: [], listas: playlists, proximo: null },
  },
  noVideos: { [VIDEOS]: { videos: [], listas: [], proximo: null } },
  video: {
    [`${CHURCH}/video/91`]: wireVideo(),
    [`${VIDEOS}?lista=conversas`]: {
      videos: [wireVideo(), wireVideo({ id: 93, titulo: 'O pão e o coro' })],
      listas: playlists,
      proximo: null,
    },
  },
  videoAlone: { [`${CHURCH}/video/91`]: wireVideo({ lista: null }) },
  unplayable: { [`${CHURCH}/video/91`]: wireVideo({ lista: null, source: 'hls', url: 'javascript:alert(1)' }) },
} satisfies Record<string, FakeHttp>

/** The next page loads at the second try; built per use, because it counts its calls. */
export const failingNews = (): FakeHttp => {
  let left = 1
  return {
    ...writingScenes.newsPages,
    [`${NEWS}?depois=Wy`]: () => (left-- > 0 ? refuse(500) : { noticias: [moreNews], proximo: null }),
  }
}

/** The start-up data of a church with all of these modules. */
export const withWritings = {
  modulos: ['MOD_DEVOCIONAL', 'MOD_NOTICIA', 'MOD_EBD', 'MOD_PUBLICACAO'].map((codigo) => ({ codigo })),
}
