import Type from 'typebox'
import { videoServices } from '../live/live.schemas.ts'
import { Id, ImagemWire, Instant, Nullable, SlugText } from '../schema.ts'

// Document 2 section 7.7 names these pages and shows no paths: the calls are our own, see docs/wire.md.
const Words = Nullable(Type.String())
const Html = Nullable(Type.String({ description: 'sanitised HTML' }))

const Proximo = Nullable(Type.String({ description: 'where the next page begins; null after the last one' }))

/** A document to read or download. */
export const ArquivoWire = Type.Object({
  nome: Type.String(),
  url: Type.String(),
  tipo: Type.String({ description: 'media type: application/pdf, image/png' }),
})
export type ArquivoWire = Type.Static<typeof ArquivoWire>

const writing = {
  id: Id,
  slug: SlugText,
  titulo: Type.String(),
  resumo: Words,
  imagem: Nullable(ImagemWire),
  autor: Words,
  dataPublicacao: Instant,
  minutosLeitura: Type.Integer({ minimum: 1 }),
}

/** A text, as a list shows it. */
export const TextoWire = Type.Object(writing)
export type TextoWire = Type.Static<typeof TextoWire>

const Vizinho = Nullable(Type.Object({ id: Id, titulo: Type.String() }))

/** GET /igreja/{slug}/devocional/?depois=, the newest first. */
export const DevocionalResumoWire = Type.Object({ ...writing, referencia: Words })
export type DevocionalResumoWire = Type.Static<typeof DevocionalResumoWire>
export const DevocionaisWire = Type.Object({ devocionais: Type.Array(DevocionalResumoWire), proximo: Proximo })
export type DevocionaisWire = Type.Static<typeof DevocionaisWire>

/** GET /igreja/{slug}/devocional/{id} */
export const DevocionalWire = Type.Object({
  ...writing,
  referencia: Type.Union([Type.String(), Type.Null()], { description: 'reference of the verse: Salmo 23.1–3' }),
  versiculo: Words,
  creditoVersiculo: Type.Union([Type.String(), Type.Null()], { description: 'whose translation the verse is' }),
  conteudo: Html,
  anterior: Vizinho,
  seguinte: Vizinho,
})
export type DevocionalWire = Type.Static<typeof DevocionalWire>

/** GET /igreja/{slug}/noticia/?depois=, the newest first. */
export const NoticiasWire = Type.Object({ noticias: Type.Array(TextoWire), proximo: Proximo })
export type NoticiasWire = Type.Static<typeof NoticiasWire>

/** GET /igreja/{slug}/noticia/{id} */
export const NoticiaWire = Type.Object({ ...writing, conteudo: Html })
export type NoticiaWire = Type.Static<typeof NoticiaWire>

const area = { id: Id, slug: SlugText, nome: Type.String(), resumo: Words, imagem: Nullable(ImagemWire) }
const Area = Type.Object(area)

/** GET /igreja/{slug}/ministerio/, in the church's order. */
export const MinisteriosWire = Type.Object({ ministerios: Type.Array(Area) })
export type MinisteriosWire = Type.Static<typeof MinisteriosWire>

/** GET /igreja/{slug}/ministerio/{id} */
export const MinisterioWire = Type.Object({
  ...area,
  conteudo: Html,
  responsavel: Words,
  encontro: Type.Union([Type.String(), Type.Null()], { description: 'when and where it meets, in words' }),
  email: Words,
  telefone: Words,
  projetos: Type.Array(Area),
})
export type MinisterioWire = Type.Static<typeof MinisterioWire>

/** GET /igreja/{slug}/ministerio/{id}/projeto/{projetoId} */
export const ProjetoWire = Type.Object({
  ...area,
  conteudo: Html,
  ministerio: Type.Object({ id: Id, nome: Type.String() }),
})
export type ProjetoWire = Type.Static<typeof ProjetoWire>

const Tipo = Type.Object({ id: Id, slug: SlugText, nome: Type.String(), descricao: Words })

/** GET /igreja/{slug}/publicacao-tipo/, in the church's order. */
export const PublicacaoTiposWire = Type.Object({ tipos: Type.Array(Tipo) })
export type PublicacaoTiposWire = Type.Static<typeof PublicacaoTiposWire>

const NomeDoTipo = Type.Object({ slug: SlugText, nome: Type.String() })
/** GET /igreja/{slug}/publicacao/?tipo=&depois=, the newest first. */
export const PublicacoesWire = Type.Object({
  publicacoes: Type.Array(Type.Object({ ...writing, tipo: NomeDoTipo })),
  proximo: Proximo,
})
export type PublicacoesWire = Type.Static<typeof PublicacoesWire>

/** GET /igreja/{slug}/publicacao/{publicacaoSlug} */
export const PublicacaoWire = Type.Object({
  ...writing,
  tipo: NomeDoTipo,
  conteudo: Html,
  arquivos: Type.Array(ArquivoWire),
})
export type PublicacaoWire = Type.Static<typeof PublicacaoWire>

export const AulaWire = Type.Object({
  titulo: Type.String(),
  referencia: Words,
  resumo: Words,
  data: Nullable(Instant),
})
export type AulaWire = Type.Static<typeof AulaWire>

/** GET /igreja/{slug}/ebd/?depois=, the newest first. */
export const EbdsWire = Type.Object({ ebds: Type.Array(Type.Object({ ...writing, publico: Words })), proximo: Proximo })
export type EbdsWire = Type.Static<typeof EbdsWire>

/** GET /igreja/{slug}/ebd/{ebdSlug} */
export const EbdWire = Type.Object({
  ...writing,
  publico: Type.Union([Type.String(), Type.Null()], { description: 'whom the class is for' }),
  encontro: Type.Union([Type.String(), Type.Null()], { description: 'when and where it meets, in words' }),
  conteudo: Html,
  aulas: Type.Array(AulaWire),
  arquivos: Type.Array(ArquivoWire),
})
export type EbdWire = Type.Static<typeof EbdWire>

/** One video. `source` and `contentDetails.videoId` are named by document 1 section 3; the rest is ours. */
export const VideoDaIgrejaWire = Type.Object({
  id: Id,
  titulo: Type.String(),
  descricao: Words,
  imagem: Nullable(ImagemWire),
  source: Type.Enum([...videoServices]),
  contentDetails: Type.Object({
    videoId: Type.Union([Type.String(), Type.Null()], {
      description: 'youtube, vimeo: the service’s code of the video',
    }),
  }),
  url: Type.Union([Type.String(), Type.Null()], { description: 'hls, mp4: beginning with https:// or /media/' }),
  html: Type.Union([Type.String(), Type.Null()], { description: 'embed: one frame of an allowed place' }),
  duracaoSegundos: Nullable(Type.Integer({ minimum: 1 })),
  dataPublicacao: Instant,
  lista: Nullable(Type.Object({ slug: SlugText, titulo: Type.String() })),
})
export type VideoDaIgrejaWire = Type.Static<typeof VideoDaIgrejaWire>

/** GET /video/{slug}?lista=&depois=, the newest first. */
export const VideosWire = Type.Object({
  videos: Type.Array(VideoDaIgrejaWire),
  listas: Type.Array(Type.Object({ slug: SlugText, titulo: Type.String(), descricao: Words })),
  proximo: Proximo,
})
export type VideosWire = Type.Static<typeof VideosWire>
